import type { MenuLocale } from './locales.ts';

const LIST_COMMAS: Partial<Record<MenuLocale, string>> = { zh: '、', ja: '、', ar: '، ' };

/**
 * "milk, eggs", with the comma of the language. Not by Intl.ListFormat: a dish without "milk and eggs" could have one of
 * them, and its type `unit`, which has no "and", joins Chinese and Japanese words without a comma.
 */
export const joinWords = (words: readonly string[], locale: MenuLocale): string =>
  words.join(LIST_COMMAS[locale] ?? ', ');
