import { describe, expect, test } from 'vitest';
import type { Item } from '../../../../shared/menu.ts';
import { sampleItem, sampleSection } from '../../../../test/sample-draft.ts';
import { isSeveralCells, pastedPrices } from './pasted-prices.ts';
import { nameOf, priceRowsOf, tableEdits } from './price-rows.ts';

const dish = (id: number, title: string, fields: Partial<Item>) => sampleItem({ id, title, ...fields });
const SOUP = dish(1, 'Leek soup', { price: 900 });
const WINE = dish(2, 'Riesling', {
  price: null,
  variants: [
    { label: 'Glass', price: 800 },
    { label: 'Bottle', price: null, allergens: [] },
  ],
});
const BURGER = dish(3, 'Burger', { price: 1_500, options: [{ label: 'Cheese', price: 200 }] });
const section = sampleSection({ price: null, items: [SOUP, WINE, BURGER] });
const rows = () => priceRowsOf(section, 'CAD');

test('a dish with sizes has a row for each of them, and add-ons have rows of their own', () => {
  expect(rows().map((row) => [nameOf(row), row.text])).toEqual([
    ['Leek soup', '9.00'],
    ['Riesling, Glass', '8.00'],
    ['Riesling, Bottle', ''],
    ['Burger', '15.00'],
    ['Burger, Cheese', '2.00'],
  ]);
});

describe('several prices', () => {
  const editsOf = (texts: readonly string[]) =>
    tableEdits(
      rows().map((row, index) => ({ row, text: texts[index] ?? row.text })),
      'CAD',
    );

  test('change only what differs, the sizes of a dish together, and keep what else a size has', () => {
    const { items, problems } = editsOf(['9.00', '8,50', '40', '15.00', '2.50']);
    expect(problems).toEqual([]);
    expect(items).toEqual([
      {
        item: WINE,
        fields: {
          variants: [
            { label: 'Glass', price: 850 },
            { label: 'Bottle', price: 4_000, allergens: [] },
          ],
        },
      },
      { item: BURGER, fields: { options: [{ label: 'Cheese', price: 250 }] } },
    ]);
  });

  test('name each that is no amount', () => {
    expect(editsOf(['9', 'eight', '4 0', '', '']).problems.map(({ row, text }) => [nameOf(row), text])).toEqual([
      ['Riesling, Glass', 'eight'],
      ['Riesling, Bottle', '4 0'],
    ]);
  });
});

describe('a pasted text', () => {
  const pasted = (text: string, start = 0) => {
    const { cells, problems } = pastedPrices(text, rows(), start);
    return { cells: cells.map(({ row, text: cell }) => [nameOf(row), cell]), problems };
  };

  test('as a column goes to the rows below, with the line ends of any spreadsheet', () => {
    expect(pasted('10\r\n$11.50\r\n', 3)).toEqual({
      cells: [
        ['Burger', '10'],
        ['Burger, Cheese', '$11.50'],
      ],
      problems: [],
    });
  });

  test('with names goes to the rows of these names, in whatever order', () => {
    expect(pasted('"Burger"\t16\nriesling\tBottle\t38\nLeek  soup\t9.50', 4).cells).toEqual([
      ['Burger', '16'],
      ['Riesling, Bottle', '38'],
      ['Leek soup', '9.50'],
    ]);
  });

  test('is refused by line: words, names that no dish has, and lines that have no row', () => {
    expect(pasted('10\nCall me Ishmael.\n12', 3).problems).toEqual([
      { line: 2, text: 'Call me Ishmael.', problem: 'not_an_amount' },
      { line: 3, text: '12', problem: 'too_many_lines' },
    ]);
    expect(pasted('Lobster\t30').problems).toEqual([{ line: 1, text: 'Lobster', problem: 'unknown_name' }]);
    expect(pasted('x'.repeat(300_000)).problems).toEqual([{ line: null, text: '', problem: 'too_long' }]);
  });

  test('as one cell is typed', () => {
    expect([isSeveralCells('12.50\n'), isSeveralCells('12\n13'), isSeveralCells('Soup\t12')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
