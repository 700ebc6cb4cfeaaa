import { expect, test } from 'vitest';
import { guessMenuLocale } from './guess-menu-locale.ts';

test.each([
  [['fr-CA', 'en'], 'fr', 'fr'],
  [['en-US'], 'fr', 'fr'],
  [['zh-Hans-CN'], 'en', 'zh'],
  [['nl-BE', 'pt-BR'], 'fr', 'pt'],
  [['nl'], 'fr', 'fr'],
  [[], 'en', 'en'],
] as const)('%j, app in %s: %s', (languages, appLocale, locale) =>
  expect(guessMenuLocale(languages, appLocale)).toBe(locale),
);
