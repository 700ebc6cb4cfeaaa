import { useTranslation } from 'react-i18next';
import { visits as english } from '../../shared/i18n/app/en/visits.ts';
import { visits as french } from '../../shared/i18n/app/fr/visits.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { currentLocale } from './i18n.ts';

export type VisitsWords = Record<keyof typeof english, string>;

const WORDS: Record<AppLocale, VisitsWords> = { en: english, fr: french };

/** Beside the app's own words, which come before the first screen: these come with the screens that say them. */
export const visitsWords = (): VisitsWords => WORDS[currentLocale()];

/** The same for components, which are drawn again when the language changes. */
export function useVisitsWords(): VisitsWords {
  useTranslation();
  return visitsWords();
}
