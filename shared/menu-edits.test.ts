import { expect, test } from 'vitest';
import type { Variant } from './menu.ts';
import { EMPTY_ITEM, editedPrices, priceProblems } from './menu-edits.ts';

const sizes: Variant[] = [
  { label: 'Glass', price: 900 },
  { label: '', price: 4500 },
];
const range = { price: 300, price_max: 500, variants: [] };
const sized = { price: null, price_max: null, variants: sizes };

test.each([
  ['sizes take the item’s own price away', range, { variants: sizes }, { price: null, price_max: null }],
  ['sizes that stay keep it away', sized, {}, { price: null, price_max: null }],
  ['clearing the price clears its range', range, { price: null }, { price: null, price_max: null }],
  ['another price keeps the range', range, { price: 400 }, { price: 400, price_max: 500 }],
  ['one price in place of a range', range, { price_max: null }, { price: 300, price_max: null }],
  ['one price in place of sizes', sized, { price: 1200, variants: [] }, { price: 1200, price_max: null }],
  ['what isn’t given stays', range, { price: undefined }, { price: 300, price_max: 500 }],
])('%s', (_, current, edit, prices) => {
  expect(editedPrices(current, edit)).toEqual(prices);
  expect(priceProblems(current, edit)).toEqual({});
});

test.each([
  ['a range without its lower end', EMPTY_ITEM, { price_max: 500 }, { price: 'required' }],
  ['a range in the wrong order', range, { price: 600 }, { price_max: 'too_small' }],
  [
    'a price beside sizes',
    sized,
    { price: 100, price_max: 200 },
    { price: 'invalid_value', price_max: 'invalid_value' },
  ],
  [
    'a size of which nothing is known',
    EMPTY_ITEM,
    { variants: [...sizes, { label: ' ', price: null }] },
    { 'variants.2.label': 'required' },
  ],
])('%s can’t be', (_, current, edit, problems) => {
  expect(priceProblems(current, edit)).toEqual(problems);
});
