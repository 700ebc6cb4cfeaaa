import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCIES } from '../../../shared/money.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { useAppData } from '../../api/queries.ts';
import { guessCurrency } from '../../session/guess-currency.ts';
import { browserTimezone } from '../../session/timezone.ts';
import styles from './onboarding.module.css';
import { OnboardingStep } from './onboarding-step.tsx';
import { useAnswers } from './use-answers.ts';

/** The currency of the prices; guessed from the browser's time zone and languages. */
export function CurrencyPage() {
  const { t } = useTranslation();
  const { currencies } = useAppData();
  const { answers, goOn } = useAnswers();
  const [currency, setCurrency] = useState(answers.currency ?? guessCurrency(browserTimezone(), navigator.languages));
  return (
    <OnboardingStep title={t('onboarding.currency_title')} description={t('onboarding.currency_description')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          goOn({ currency }, APP_PATHS.onboardingLogo);
        }}
      >
        <Select
          label={t('onboarding.currency')}
          data={CURRENCIES.map((value) => ({ value, label: `${currencies[value] ?? value} (${value})` }))}
          value={currency}
          onChange={(value) => setCurrency(CURRENCIES.find((known) => known === value) ?? currency)}
          nothingFoundMessage={t('onboarding.currency_none')}
          searchable
          allowDeselect={false}
          maxDropdownHeight={300}
        />
        <Button type="submit" fullWidth>
          {t('onboarding.continue')}
        </Button>
      </form>
    </OnboardingStep>
  );
}
