import { expect, it } from 'vitest';
import type { Currency } from '../../../shared/money.ts';
import { parseAmount } from './parse-amount.ts';

it.each<[typed: string, Currency, amount: number]>([
  ['12', 'CAD', 1200],
  ['12,50', 'CAD', 1250],
  ['12.5', 'CAD', 1250],
  ['12.', 'CAD', 1200],
  ['0', 'CAD', 0],
  ['0,05', 'EUR', 5],
  ['$12', 'CAD', 1200],
  ['12 $', 'CAD', 1200],
  ['12,50 $', 'CAD', 1250],
  ['CA$12.50', 'CAD', 1250],
  ['$CA 12', 'CAD', 1200],
  ['12.50 cad', 'CAD', 1250],
  ['€ 8,90', 'EUR', 890],
  ['8.-', 'CHF', 800],
  ['CHF 8.–', 'CHF', 800],
  ["1'200.50", 'CHF', 120050],
  ['1 200,50', 'EUR', 120050],
  ['1 200', 'EUR', 120000],
  ['1,200', 'USD', 120000],
  ['1,234,567.50', 'USD', 123456750],
  ['1.234.567,50', 'EUR', 123456750],
  ['¥1,200', 'JPY', 1200],
  ['1200', 'JPY', 1200],
  ['1200.00', 'JPY', 1200],
  ['1.250', 'KWD', 1250],
  ['1,25', 'KWD', 1250],
  ['45 kr', 'SEK', 4500],
  ['29 zł', 'PLN', 2900],
  ['R$ 32,00', 'BRL', 3200],
  ['１２．５０', 'CAD', 1250],
  ['١٢٫٥٠', 'EGP', 1250],
  ['  7  ', 'CAD', 700],
])('reads "%s" in %s as %i minor units', (typed, currency, amount) => {
  expect(parseAmount(typed, currency)).toBe(amount);
});

it.each(['', '   ', ' '])('reads "%s" as no price', (typed) => {
  expect(parseAmount(typed, 'CAD')).toBeNull();
});

it.each<[typed: string, Currency]>([
  ['twelve', 'CAD'],
  ['-5', 'CAD'],
  ['12 each', 'CAD'],
  ['12/15', 'CAD'],
  ['1 2', 'CAD'],
  ['12,5,5', 'CAD'],
  ['12..5', 'CAD'],
  ['1.2.3', 'EUR'],
  ['0,125', 'EUR'],
  ['12.505,00.1', 'EUR'],
  ['12.50', 'JPY'],
  ['99999999999', 'CAD'],
  ['$', 'CAD'],
  [',50', 'EUR'],
])('refuses "%s" in %s', (typed, currency) => {
  expect(parseAmount(typed, currency)).toBeUndefined();
});
