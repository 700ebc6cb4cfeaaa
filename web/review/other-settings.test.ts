import { expect, it } from 'vitest';
import { currencyWords, otherSettings, settingWords } from './other-settings.ts';

const restaurant = { currency: 'CAD', main_locale: 'fr' } as const;
const menu = { printed: { currency: 'EUR', language: 'es' } } as const;

it('asks for the currency, then for the language', () => {
  expect(otherSettings(menu, restaurant, {})).toEqual([
    { setting: 'currency', printed: 'EUR', present: 'CAD' },
    { setting: 'language', printed: 'es', present: 'fr' },
  ]);
});

it('asks nothing that was answered, is already set, or isn’t printed', () => {
  expect(otherSettings(menu, restaurant, { keeps: ['currency'] }).map(({ setting }) => setting)).toEqual(['language']);
  expect(otherSettings(menu, { currency: 'EUR', main_locale: 'es' }, {})).toEqual([]);
  expect(otherSettings({ printed: { currency: null, language: null } }, restaurant, {})).toEqual([]);
  expect(otherSettings({}, restaurant, {})).toEqual([]);
});

it('asks about a sign that the restaurant’s currency isn’t written with', () => {
  const dollars = { printed: { currency: null, currency_sign: '$', language: null } } as const;
  expect(otherSettings(dollars, { currency: 'EUR', main_locale: 'fr' }, {})).toEqual([
    { setting: 'currency', sign: '$', present: 'EUR' },
  ]);
  expect(otherSettings(dollars, { currency: 'EUR', main_locale: 'fr' }, { keeps: ['currency'] })).toEqual([]);
  expect(otherSettings(dollars, restaurant, {})).toEqual([]);
});

it('names currencies and languages in words', () => {
  expect([currencyWords('EUR', 'en'), currencyWords('CAD', 'en'), currencyWords('CAD', 'fr')]).toEqual([
    'euros',
    'Canadian dollars',
    'dollars canadiens',
  ]);
  const [, language] = otherSettings(menu, restaurant, {});
  expect(
    language &&
      'printed' in language && [settingWords(language, 'printed', 'en'), settingWords(language, 'present', 'fr')],
  ).toEqual(['Spanish', 'français']);
});
