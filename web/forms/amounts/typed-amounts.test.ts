import { describe, expect, test } from 'vitest';
import type { AppLocale } from '../../../shared/locales.ts';
import { type Currency, typedAmount } from '../../../shared/money.ts';
import { AmountReader, parseRate, tidyAmount, typedRate } from './typed-amounts.ts';

test.each<[number | null, Currency, AppLocale, string]>([
  [1250, 'CAD', 'en', '12.50'],
  [1250, 'CAD', 'fr', '12,50'],
  [1200, 'JPY', 'fr', '1200'],
  [1250, 'KWD', 'en', '1.250'],
  [0, 'EUR', 'fr', '0,00'],
  [null, 'EUR', 'fr', ''],
])('%s in %s is shown in a field in %s as "%s"', (amount, currency, locale, shown) => {
  expect(typedAmount(amount, currency, locale)).toBe(shown);
});

test('on blur a field shows its amount in full, and any other text unchanged', () => {
  expect(tidyAmount('$12', 'CAD', 'en')).toBe('12.00');
  expect(tidyAmount('12,5', 'CAD', 'fr')).toBe('12,50');
  expect(tidyAmount('a dozen', 'CAD', 'en')).toBe('a dozen');
  expect(tidyAmount('  ', 'CAD', 'en')).toBe('');
});

test('a reader keeps the problems of the fields that hold no amount', () => {
  const amounts = new AmountReader('EUR');
  expect([amounts.read('8,90', 'price'), amounts.read('', 'price_max'), amounts.read('?', 'options.0.price')]).toEqual([
    890,
    null,
    null,
  ]);
  expect(amounts.problems).toEqual({ 'options.0.price': 'not_an_amount' });
});

describe('rates', () => {
  test.each([
    ['5', 5_000],
    ['9.975', 9_975],
    ['9,975 %', 9_975],
    ['14.9', 14_900],
    ['0', 0],
    ['100', 100_000],
  ])('"%s" is %i thousandths of a percent', (typed, rate) => {
    expect(parseRate(typed)).toBe(rate);
  });

  test.each(['', 'five', '-5', '100.001', '9.9755'])('"%s" is none', (typed) => {
    expect(parseRate(typed)).toBeUndefined();
  });

  test('a field shows them without needless zeros', () => {
    expect([typedRate(9_975, 'fr'), typedRate(5_000, 'en'), typedRate(14_900, 'en'), typedRate(100_000, 'en')]).toEqual(
      ['9,975', '5', '14.9', '100'],
    );
  });
});
