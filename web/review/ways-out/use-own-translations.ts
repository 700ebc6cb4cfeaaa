import { useQueries, useQuery } from '@tanstack/react-query';
import type { TranslationsAnswer } from '../../../shared/api/translations.ts';
import { textKey } from '../../../shared/translated-texts.ts';
import { translationProgressQuery } from '../../api/translation-progress-query.ts';
import { translationsQuery } from '../../api/translations-query.ts';

/** Keys (`textKey`) of the texts that the owner has translated, in any language that guests are offered. */
export function useOwnTranslations(): ReadonlySet<string> {
  const { data: progress } = useQuery(translationProgressQuery());
  const shownLanguages = progress?.version == null ? [] : progress.languages.filter(({ is_shown }) => is_shown);
  return useQueries({
    queries: shownLanguages.map(({ locale }) => translationsQuery(locale)),
    combine: collectOwnTexts,
  });
}

/** Outside of the hook, so that the set stays the same while the answers do. */
const collectOwnTexts = (answers: { data?: TranslationsAnswer | undefined }[]): ReadonlySet<string> =>
  new Set(answers.flatMap(({ data }) => (data?.texts ?? []).filter(({ origin }) => origin === 'owner').map(textKey)));
