import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMenuLocale, LANGUAGE_TAGS, languageName, MENU_LOCALES, type MenuLocale } from '../../../shared/locales.ts';
import { APP_PATHS } from '../../../shared/paths.ts';
import { useAppData } from '../../api/queries.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { guessMenuLocale } from '../../session/guess-menu-locale.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './onboarding.module.css';
import { OnboardingStep } from './onboarding-step.tsx';
import { useAnswers } from './use-answers.ts';

/** The language the menu is written in; the likely one is preselected. */
export function LanguagePage() {
  const { t } = useTranslation();
  const { translation_languages: names } = useAppData();
  const { answers, goOn } = useAnswers();
  const [locale, setLocale] = useState(answers.main_locale ?? guessMenuLocale(navigator.languages, currentLocale()));
  return (
    <OnboardingStep
      title={t('onboarding.language_title')}
      description={t('onboarding.language_description')}
      help={t('onboarding.language_help')}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          goOn({ main_locale: locale }, APP_PATHS.onboardingCurrency);
        }}
      >
        <Radio.Group
          aria-label={t('onboarding.language_title')}
          value={locale}
          onChange={(value) => isMenuLocale(value) && setLocale(value)}
        >
          <div className={styles.languages}>
            {MENU_LOCALES.map((value) => (
              <Radio
                key={value}
                className={uiStyles.choice}
                value={value}
                label={<LanguageName name={names[value] ?? value} locale={value} />}
              />
            ))}
          </div>
        </Radio.Group>
        <Button type="submit" fullWidth>
          {t('onboarding.continue')}
        </Button>
      </form>
    </OnboardingStep>
  );
}

/** In the interface's language, and in its own. */
function LanguageName({ name, locale }: { name: string; locale: MenuLocale }) {
  return (
    <>
      {name}
      <span className={styles.ownName} lang={LANGUAGE_TAGS[locale]}>
        {languageName(locale, locale)}
      </span>
    </>
  );
}
