import { expect, test } from 'vitest';
import { guessCurrency } from './guess-currency.ts';

test.each([
  ['America/Montreal', ['fr-CA'], 'CAD'],
  ['America/Toronto', ['en-US'], 'CAD'],
  ['America/New_York', ['en-US'], 'USD'],
  ['America/Chicago', ['es'], 'USD'],
  ['America/Mexico_City', ['es-MX'], 'MXN'],
  ['Europe/Paris', ['fr-CA'], 'EUR'],
  ['Europe/London', ['en-GB'], 'GBP'],
  ['Europe/Zurich', ['de-CH'], 'CHF'],
  ['Australia/Sydney', ['en'], 'AUD'],
  ['Asia/Tokyo', ['ja'], 'JPY'],
  // Zones without a region: the language's region decides.
  ['UTC', ['en', 'fr-FR'], 'EUR'],
  ['Etc/GMT+5', ['zh-Hans-CN'], 'CNY'],
  ['UTC', ['en'], 'CAD'],
  ['UTC', [], 'CAD'],
])('in %s with %j it is %s', (zone, languages, currency) => {
  expect(guessCurrency(zone, languages)).toBe(currency);
});
