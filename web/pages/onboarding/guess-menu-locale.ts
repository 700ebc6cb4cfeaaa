import { DEFAULT_APP_LOCALE, isMenuLocale, type MenuLocale } from '../../../shared/locales.ts';

/** The first of the browser's languages that a menu can be written in, else English. */
export const guessMenuLocale = (languages: readonly string[]): MenuLocale =>
  languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isMenuLocale) ?? DEFAULT_APP_LOCALE;
