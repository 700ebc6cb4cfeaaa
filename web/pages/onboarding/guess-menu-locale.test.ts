import { expect, test } from 'vitest';
import { guessMenuLocale } from './guess-menu-locale.ts';

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['zh-Hans-CN'], 'zh'],
  [['nl-BE', 'pt-BR'], 'pt'],
  [['nl'], 'en'],
  [[], 'en'],
])('%j: %s', (languages, locale) => expect(guessMenuLocale(languages)).toBe(locale));
