import { expect, it } from 'vitest';
import { pageOf, type RowPiece } from '../../test/page-words.ts';
import { parseAmount, printedAmounts } from './amounts.ts';

it.each([
  ['12', '12'],
  ['12.5', '12.5'],
  ['12,50 $', '12.50'],
  ['$4.5', '4.5'],
  ['12€50', '12.50'],
  ['€ 12,50', '12.50'],
  ['1 250 ¥', '1250'],
  ['1,250.00', '1250.00'],
  ['12.-', '12'],
  ['.75', '0.75'],
  ['007', '7'],
])('%s is the amount %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each(['', 'MP', '11 / 52', '3-5', '12345678901'])('%j is no one amount', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

it('finds what spaces part, with the words it stands in', () => {
  const row: RowPiece = [10, 10, '2 pièces $ 1 250 ou 8 € 50'];
  const found = printedAmounts(pageOf(0, [row]).words);
  const textOf = (amount: string) =>
    found.filter((one) => one.amount === amount).map(({ words }) => words.map(({ text }) => text).join(' '));
  expect(textOf('1250')).toContain('1 250');
  expect(textOf('8.50')).toContain('8 50');
  expect(textOf('2')).toContain('2');
  expect(textOf('21')).toEqual([]);
});
