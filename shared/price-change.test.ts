import { expect, test } from 'vitest';
import { EMPTY_CONTENT } from './menu-edits.ts';
import { MAX_MINOR_UNITS } from './money.ts';
import { changedAmount, changedPrices, type PriceChange, ROUNDINGS, roundingsOf } from './price-change.ts';

const percent = (value: number, rounding: PriceChange['rounding'] = 'none') =>
  ({ by: 'percent', value: value * 100, rounding, with_options: true }) as const;
const amount = (value: number, rounding: PriceChange['rounding'] = 'none') =>
  ({ by: 'amount', value, rounding, with_options: true }) as const;

test.each([
  [1_250, percent(10), 1_375],
  [1_250, percent(-10), 1_125],
  [1_999, percent(5.5), 2_109],
  [1_250, amount(100), 1_350],
  [1_250, percent(10, '00'), 1_400],
  [1_250, percent(10, '05'), 1_375],
  [1_252, percent(10, '05'), 1_375],
  [1_250, percent(10, '50'), 1_400],
  [1_210, percent(0, '50'), 1_200],
  [1_250, percent(10, '95'), 1_395],
  [1_210, percent(0, '95'), 1_195],
  [1_250, percent(10, '99'), 1_399],
  [30, percent(0, '99'), 99],
])('%i becomes by %o %i', (before, change, after) => {
  expect(changedAmount(before, change, 'CAD')).toBe(after);
});

test('three decimals are rounded alike, and a currency without any is not', () => {
  expect(changedAmount(12_300, percent(0, '95'), 'KWD')).toBe(11_950);
  expect(changedAmount(12_340, percent(0, '05'), 'KWD')).toBe(12_350);
  expect(roundingsOf('JPY')).toEqual(['none']);
  expect(changedAmount(1_234, percent(10), 'JPY')).toBe(1_357);
});

test('nothing becomes free, or falls below 0 or above the limit', () => {
  expect(changedAmount(0, amount(500), 'CAD')).toBe(0);
  expect(changedAmount(30, percent(0, '00'), 'CAD')).toBe(30);
  expect(changedAmount(300, amount(-300), 'CAD')).toBeNull();
  expect(changedAmount(300, amount(-400), 'CAD')).toBeNull();
  expect(changedAmount(MAX_MINOR_UNITS, percent(1), 'CAD')).toBeNull();
  for (const rounding of ROUNDINGS)
    for (const before of [1, 7, 49, 50, 51, 99, 100, MAX_MINOR_UNITS - 1, MAX_MINOR_UNITS]) {
      const after = changedAmount(before, percent(0, rounding), 'CAD') ?? 1;
      expect(after > 0 && after <= MAX_MINOR_UNITS).toBe(true);
    }
});

const dish = { ...EMPTY_CONTENT, price: null, price_max: null, variants: [], options: [] };

test('sizes and add-ons change, what has no price stays without', () => {
  const wine = {
    ...dish,
    variants: [
      { label: 'Glass', price: 800 },
      { label: 'Bottle', price: null },
    ],
    options: [{ label: 'Ice', price: 100 }],
  };
  expect(changedPrices(wine, percent(10), 'CAD')).toEqual({
    fields: {
      variants: [
        { label: 'Glass', price: 880 },
        { label: 'Bottle', price: null },
      ],
      options: [{ label: 'Ice', price: 110 }],
    },
    is_held: false,
  });
  const withoutOptions = changedPrices(wine, { ...percent(10), with_options: false }, 'CAD');
  expect(Object.keys(withoutOptions.fields)).toEqual(['variants']);
  expect(changedPrices(dish, percent(10), 'CAD')).toEqual({ fields: {}, is_held: false });
});

test('both ends of a range stay if one of them would pass the other', () => {
  expect(changedPrices({ ...dish, price: 300, price_max: 400 }, amount(-300), 'CAD')).toEqual({
    fields: {},
    is_held: true,
  });
  expect(changedPrices({ ...dish, price: 300, price_max: 500 }, percent(10), 'CAD').fields).toEqual({
    price: 330,
    price_max: 550,
  });
});
