import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../shared/api/imports.ts';
import { saveReviewAnswerSchema } from '../../shared/api/imports.ts';
import { CURRENCIES_OF_SIGN } from '../../shared/currency-signs.ts';
import { itemsOf } from '../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { isProblem } from '../api/api-problem.ts';
import { askApi } from '../api/ask.ts';
import { KEYS } from '../api/keys.ts';
import { problemWords } from '../api/problem-words.ts';
import { useRestaurant } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { askToChoose } from '../dialogs/modals.tsx';
import { cachedRestaurant, commitFields } from '../draft/draft.ts';
import { Wordmark } from '../frame/wordmark.tsx';
import { currentLocale, t } from '../i18n/i18n.ts';
import styles from './ask-setting.module.css';
import {
  currencyWords,
  type OtherSetting,
  presentWords,
  type SharedSign,
  settingFields,
  settingWords,
} from './other-settings.ts';
import reviewStyles from './review.module.css';
import { updateReview } from './state/review-queries.ts';

type Props = {
  foundSetting: OtherSetting | SharedSign;
  importId: number;
  choices: ReviewChoices;
  /** The restaurant was changed to what is printed. */
  onChanged(setting: OtherSetting): void;
};

/** "Your menu is in euros; your restaurant is set to dollars": the restaurant keeps its setting unless it is changed. */
export function AskSetting({ foundSetting: askedSetting, importId, choices, onChanged }: Props) {
  const { t } = useTranslation();
  const dishCount = itemsOf(useRestaurant().menus).length;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const present = presentWords(askedSetting, currentLocale());
  const questionText =
    'sign' in askedSetting
      ? t('review.other_sign', { sign: askedSetting.sign, present })
      : t('review.other_setting', {
          printed: settingWords(askedSetting, 'printed', currentLocale()),
          present,
        });
  // The second question follows the first in the same place.
  useEffect(() => headingRef.current?.focus(), []);
  const change = useMutation({
    mutationFn: (setting: OtherSetting) =>
      commitFields('restaurant', cachedRestaurant(), settingFields(setting, 'printed')),
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: async (_, setting) => {
      onChanged(setting);
      // The comparison with the menu used the previous setting.
      await queryClient.invalidateQueries({ queryKey: KEYS.review(importId) });
    },
  });
  const keepPresent = useMutation({
    mutationFn: () => {
      const path = fillPath(API_PATHS.importReview, { id: importId });
      const keptChoices = { ...choices, keeps: [...(choices.keeps ?? []), askedSetting.setting] };
      return askApi(saveReviewAnswerSchema, 'PUT', path, keptChoices);
    },
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: (answer) => updateReview(importId, answer),
  });
  const changeLabel =
    'sign' in askedSetting
      ? t('review.change_currency')
      : t('review.change_setting', { printed: settingWords(askedSetting, 'printed', currentLocale()) });
  const startChange = () =>
    'sign' in askedSetting ? askForCurrency(askedSetting, change.mutate) : change.mutate(askedSetting);
  const error = change.error ?? keepPresent.error;
  const isRefused = isProblem(change.error, 'validation_failed');
  const helpText =
    askedSetting.setting === 'currency' ? t('review.other_currency_help') : t('review.other_language_help');
  return (
    <>
      <header className={reviewStyles.header}>
        <Wordmark />
      </header>
      <main id="content" className={styles.askSetting}>
        <h1 ref={headingRef} tabIndex={-1}>
          {questionText}
        </h1>
        <p>{helpText}</p>
        {dishCount > 0 && <p>{t('review.change_concerns', { count: dishCount })}</p>}
        {error && (
          <p role="alert" className={styles.askProblem}>
            {isRefused && change.variables
              ? t('review.currency_refused', { printed: settingWords(change.variables, 'printed', currentLocale()) })
              : problemWords(error)}
          </p>
        )}
        <div className={styles.askAnswers} data-part="ask-answers">
          <Button loading={keepPresent.isPending} disabled={change.isPending} onClick={() => keepPresent.mutate()}>
            {t('review.keep_setting', { present })}
          </Button>
          <Button variant="default" loading={change.isPending} disabled={keepPresent.isPending} onClick={startChange}>
            {changeLabel}
          </Button>
        </div>
      </main>
    </>
  );
}

/** Which of the sign's currencies it is. */
function askForCurrency({ sign, present }: SharedSign, onChosen: (setting: OtherSetting) => void): void {
  askToChoose({
    title: t('review.which_currency'),
    choices: CURRENCIES_OF_SIGN[sign].map((currency) => ({
      value: currency,
      label: `${currencyWords(currency, currentLocale())} (${currency})`,
    })),
    initial: null,
    onSave: (value) => {
      const currency = CURRENCIES_OF_SIGN[sign].find((code) => code === value);
      if (currency) onChosen({ setting: 'currency', printed: currency, present });
    },
  });
}
