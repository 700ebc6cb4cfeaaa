import { expect, it } from 'vitest';
import { parsePriceTokens } from './price-token.ts';

it.each([
  ['12', ['12']],
  ['12.5', ['12.5']],
  ['12,50', ['12.50']],
  ['$4.5', ['4.5']],
  ['12€50', ['12.50']],
  ['€12,50', ['12.50']],
  ['12.-', ['12']],
  ['11/52', ['11', '52']],
  ['$7/$8/$9', ['7', '8', '9']],
  ['S7.50', ['7.50']],
  ['7,50E€', ['7.50']],
])('%s is a price', (printed, amounts) => {
  expect(parsePriceTokens(printed)?.map(({ amount }) => amount)).toEqual(amounts);
});

it('a range has two ends', () => {
  expect(parsePriceTokens('3-5')?.[0]).toMatchObject({ amount: '3', amount_max: '5' });
});

it.each(['6-4', '(3)', '0.00', '012', 'A4', '7/Up', ''])('%s is none', (printed) => {
  expect(parsePriceTokens(printed)).toBeUndefined();
});
