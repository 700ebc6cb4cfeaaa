import { expect, test } from 'vitest';
import { isInFrance, meatOriginSchema, ORIGIN_COUNTRIES, originWords } from './meat-origins.ts';

test.each([
  ['fr', 'France et Allemagne', 'Espagne'],
  ['de', 'Frankreich und Deutschland', 'Spanien'],
  ['ja', 'フランス、ドイツ', 'スペイン'],
])('in %s the countries are named, those of one meat together', (language, beef, lamb) => {
  const origins = [
    { meat: 'beef', country: 'FR' },
    { meat: 'lamb', country: 'ES' },
    { meat: 'beef', country: 'DE' },
  ] as const;
  expect(originWords(origins, language)).toEqual([
    { meat: 'beef', countries: beef },
    { meat: 'lamb', countries: lamb },
  ]);
  expect(originWords([], language)).toEqual([]);
});

test('each country is a code that has a name, once', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(ORIGIN_COUNTRIES.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(new Set(ORIGIN_COUNTRIES).size).toBe(ORIGIN_COUNTRIES.length);
  expect(meatOriginSchema.safeParse({ meat: 'beef', country: 'XX' }).success).toBe(false);
});

test('France is where the euro and a French clock are', () => {
  expect(isInFrance({ currency: 'EUR', timezone: 'Europe/Paris' })).toBe(true);
  expect(isInFrance({ currency: 'EUR', timezone: 'Europe/Berlin' })).toBe(false);
  expect(isInFrance({ currency: 'CAD', timezone: 'Europe/Paris' })).toBe(false);
});
