import { describe, expect, test } from 'vitest';
import type { Item } from '../../../../shared/menu.ts';
import { sampleItem, sampleSection } from '../../../../test/sample-draft.ts';
import { isAmbiguousAmount, isSeveralCells, pastedPrices } from './pasted-prices.ts';
import { type KeyedRow, nameOf, priceRowsOf, tableEdits } from './price-rows.ts';
import { filledCells, TypedPrices } from './typed-prices.ts';

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
const section = sampleSection({ title: 'Mains', price: null, items: [SOUP, WINE, BURGER] });
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

test('a size is found by its label, wherever another device has moved it', () => {
  const glassRow = rows()[1];
  const reordered = { ...WINE, variants: WINE.variants.toReversed() };
  const edits = tableEdits(glassRow ? [{ row: { ...glassRow, item: reordered }, text: '8.50' }] : [], 'CAD');
  expect(edits.items[0]?.fields.variants).toEqual([
    { label: 'Bottle', price: null, allergens: [] },
    { label: 'Glass', price: 850 },
  ]);
  const twins = dish(4, 'Tea', {
    variants: [
      { label: 'Pot', price: 400 },
      { label: 'Pot', price: 600 },
    ],
  });
  const twinRows = priceRowsOf({ ...section, items: [twins] }, 'CAD');
  expect(twinRows.map(nameOf)).toEqual(['Tea, Pot', 'Tea, Pot (2)']);
  const lastTwin = twinRows.slice(1).map((row) => ({ row, text: '7' }));
  expect(tableEdits(lastTwin, 'CAD').items[0]?.fields.variants).toEqual([
    { label: 'Pot', price: 400 },
    { label: 'Pot', price: 700 },
  ]);
});

test('a price in words that has a digit stays, untouched', () => {
  const menuRows = priceRowsOf(
    { ...section, items: [dish(5, 'Feast', { price: null, price_text: 'from 2 up' })] },
    'CAD',
  );
  const cells = menuRows.map((row) => ({ row, text: row.text }));
  expect(tableEdits(cells, 'CAD')).toEqual({ items: [], sections: [], problems: [] });
});

describe('typed prices', () => {
  const keyedRows = () => rows().map((row, index): KeyedRow => ({ ...row, key: String(index) }));

  test('are saved as an edit of the dish as it was when typing began', () => {
    const typedPrices = new TypedPrices();
    const [row, otherRow] = keyedRows();
    if (!row || !otherRow) throw new Error('no rows');
    typedPrices.type(row, '1');
    typedPrices.type({ ...row, item: dish(1, 'Leek soup', { price: 950, version: 8 }) }, '12');
    expect(typedPrices.priceOf(row.key)).toEqual({ row, text: '12', problem: undefined });
    typedPrices.refuse(row.key, 'not_an_amount');
    expect(typedPrices.priceOf(row.key)?.problem).toBe('not_an_amount');
    typedPrices.forget([row.key]);
    expect(typedPrices.keys()).toEqual([]);
  });

  test('fill the rows below as they are typed, and are neither left behind nor replaced', () => {
    const typedPrices = new TypedPrices();
    const [soup, , bottle] = keyedRows();
    if (!soup || !bottle) throw new Error('no rows');
    typedPrices.type(soup, '12');
    typedPrices.type(bottle, '40');
    const edits = tableEdits(filledCells(keyedRows().slice(0, 4), typedPrices), 'CAD');
    expect(edits.items.map(({ item, fields }) => [item.title, fields])).toEqual([
      ['Leek soup', { price: 1_200, price_max: null, price_text: null }],
      [
        'Riesling',
        {
          variants: [
            { label: 'Glass', price: 1_200 },
            { label: 'Bottle', price: 4_000, allergens: [] },
          ],
        },
      ],
      ['Burger', { price: 1_200, price_max: null, price_text: null }],
    ]);
  });
});

describe('a pasted text', () => {
  const pasted = (text: string, start = 0, pastedRows = rows()) => {
    const { cells, problems, skipped } = pastedPrices(text, pastedRows, start, 'CAD');
    return { cells: cells.map(({ row, text: cell }) => [nameOf(row), cell]), problems, skipped };
  };

  test('as a column goes to the rows below, with the line ends of any spreadsheet', () => {
    expect(pasted('10\r\n$11.50\r\n', 3)).toEqual({
      cells: [
        ['Burger', '10'],
        ['Burger, Cheese', '$11.50'],
      ],
      problems: [],
      skipped: 0,
    });
  });

  test('with names goes to the rows of these names, in whatever order', () => {
    expect(pasted('"Burger"\t16\nriesling\tBottle\t38\nLeek  soup\t9.50', 4).cells).toEqual([
      ['Burger', '16'],
      ['Riesling, Bottle', '38'],
      ['Leek soup', '9.50'],
    ]);
  });

  test('leaves the prices of empty cells, the first too, and counts them', () => {
    expect(pasted('\n10\n\n16\n\n')).toEqual({
      cells: [
        ['Riesling, Glass', '10'],
        ['Burger', '16'],
      ],
      problems: [],
      skipped: 2,
    });
    expect(pasted('Leek soup\t\n\t\nBurger\t16')).toEqual({ cells: [['Burger', '16']], problems: [], skipped: 1 });
  });

  test('may have the names of its columns and the titles of sections', () => {
    expect(pasted('Dish\tPrice ($)\nMains\t\nMains\nBurger\t16')).toEqual({
      cells: [['Burger', '16']],
      problems: [],
      skipped: 0,
    });
    expect(pasted('Prix\nMAINS\n10').cells).toEqual([['Leek soup', '10']]);
  });

  test('has words as they are typed, among amounts', () => {
    expect(pasted('MP\n10').cells).toEqual([
      ['Leek soup', 'MP'],
      ['Riesling, Glass', '10'],
    ]);
    expect(pasted('Leek soup\tMP').cells).toEqual([['Leek soup', 'MP']]);
  });

  test('is refused by line: names among prices, names that no dish has, and lines that have no row', () => {
    expect(pasted('10\nLeek soup\n12', 3).problems).toEqual([
      { line: 2, text: 'Leek soup', problem: 'not_an_amount' },
      { line: 3, text: '12', problem: 'too_many_lines' },
    ]);
    expect(pasted('Call me Ishmael.\nSome years ago').problems).toHaveLength(2);
    expect(pasted('Riesling\t9').problems).toEqual([{ line: 1, text: 'Riesling', problem: 'has_sizes' }]);
    expect(pasted('Lobster\t30\nOysters').problems).toEqual([
      { line: 1, text: 'Lobster', problem: 'unknown_name' },
      { line: 2, text: 'Oysters', problem: 'unknown_name' },
    ]);
    expect(pasted('x'.repeat(300_000)).problems).toEqual([{ line: null, text: '', problem: 'too_long' }]);
  });

  test('is refused by line if it names one of several dishes of a name, or one dish twice', () => {
    const soupTwin = { ...section, items: [SOUP, dish(6, 'Leek Soup', { price: 1_100 }), BURGER] };
    expect(pasted('Burger\t16\nLeek soup\t12\nburger\t17', 0, priceRowsOf(soupTwin, 'CAD')).problems).toEqual([
      { line: 2, text: 'Leek soup', problem: 'ambiguous_name' },
      { line: 3, text: 'burger', problem: 'repeated_name' },
    ]);
  });

  test.each(['9.975', '9,975', '$1,200', '3 – 9.975'])('"%s" is refused: thousands or decimals', (amount) => {
    expect(pasted(`10\n${amount}`).problems).toEqual([{ line: 2, text: amount, problem: 'ambiguous_amount' }]);
  });

  test.each([
    ['1,200.00', 'CAD'],
    ['1 200', 'CAD'],
    ['1200', 'CAD'],
    ['1,200', 'JPY'],
    ['9.975', 'KWD'],
  ] as const)('"%s" in %s is clear', (amount, currency) => {
    expect(isAmbiguousAmount(amount, currency)).toBe(false);
  });

  test('names the line of an amount that its row can’t have', () => {
    const { cells } = pastedPrices('9\n1.2.3', rows(), 0, 'CAD');
    expect(tableEdits(cells, 'CAD').problems).toMatchObject([{ line: 2, text: '1.2.3', problem: 'not_an_amount' }]);
  });

  test('as one cell is typed', () => {
    const texts = ['12.50\n', '12\n13', '\n13', 'Soup\t12'];
    expect(texts.map(isSeveralCells)).toEqual([false, true, true, true]);
  });
});
