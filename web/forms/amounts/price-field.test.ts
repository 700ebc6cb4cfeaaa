import { expect, test } from 'vitest';
import { parsePrice } from './price-field.ts';
import { priceText } from './price-text.ts';

const NONE = { price: null, price_max: null, price_text: null };

test.each([
  ['', NONE],
  ['12,50', { ...NONE, price: 1250 }],
  ['$12', { ...NONE, price: 1200 }],
  ['3 – 5', { ...NONE, price: 300, price_max: 500 }],
  ['3-5.50', { ...NONE, price: 300, price_max: 550 }],
  ['3 à 5', { ...NONE, price: 300, price_max: 500 }],
  ['MP', { ...NONE, price_text: 'MP' }],
  [' prix du marché ', { ...NONE, price_text: 'prix du marché' }],
])('typed as a price, "%s" is understood', (typed, price) => {
  expect(parsePrice(typed, 'CAD')).toEqual(price);
});

test.each(['5 – 3', '12..5', '12 each', '1/2', 'x'.repeat(41)])('"%s" is no price', (typed) => {
  expect(parsePrice(typed, 'CAD')).toBeUndefined();
});

test.each([
  [NONE, 'en', ''],
  [{ ...NONE, price: 3450 }, 'en', '34.50'],
  [{ ...NONE, price: 3450 }, 'fr', '34,50'],
  [{ ...NONE, price: 300, price_max: 500 }, 'fr', '3,00 – 5,00'],
  [{ ...NONE, price_text: 'MP' }, 'en', 'MP'],
] as const)('%o is shown as "%s" and can be typed back', (price, locale, text) => {
  const shown = priceText(price, 'CAD', locale);
  expect([shown, parsePrice(shown, 'CAD')]).toEqual([text, price]);
});
