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
  ['12.–', ['12']],
  ['12,-€', ['12']],
  ['¥1250', ['1250']],
  ['R$12,90', ['12.90']],
  ['120kr', ['120']],
  ['1.250,00€', ['1250.00']],
  ['$1,250', ['1250']],
  ['$.75', ['0.75']],
  ['1\u202f250¥', ['1250']],
  ['$12.00+', ['12.00']],
])('%s is a price', (printed, amounts) => {
  expect(parsePriceTokens(printed)?.map(({ amount }) => amount)).toEqual(amounts);
});

it('a range has two ends', () => {
  expect(parsePriceTokens('3-5')?.[0]).toMatchObject({ amount: '3', amount_max: '5' });
});

it.each(['6-4', '(3)', '0.00', '012', 'A4', '7/Up', '+4', 'kr', '1.25.3', ''])('%s is none', (printed) => {
  expect(parsePriceTokens(printed)).toBeUndefined();
});
