import { describe, expect, it } from 'vitest';
import { heading, type MadeUpLine, madeUpPage } from '../../test/made-up-page.ts';
import { structurePages } from './structure-pages.ts';

const read = (...lines: MadeUpLine[]) =>
  structurePages([madeUpPage(lines)]).sections.map(({ title, price, items }) => ({
    title: title?.value,
    price: price?.value,
    items: items.map((item) => [
      item.title.value,
      ...item.prices.map(({ label, amount }) => `${label?.value ?? ''} ${amount.value}`.trim()),
    ]),
  }));

describe('a price', () => {
  it('half way down beside a list of names is the price of all of them', () => {
    const list = (title: string, y: number, names: string[], price: string): MadeUpLine[] => [
      heading(title, y),
      ...names.map((text, index) => ({
        text,
        y: y + 8 + 4 * index,
        ...(index === 1 && { price, at: 40 }),
      })),
    ];
    const sections = read(
      ...list('Starters', 5, ['Stuffed peppers', 'Bean stew', 'Tomato salad'], '15.75'),
      ...list('Desserts', 35, ['Rice pudding', 'Plum cake', 'Apple tart'], '6.50'),
    );
    expect(sections).toEqual([
      { title: 'Starters', price: '15.75', items: [['Stuffed peppers'], ['Bean stew'], ['Tomato salad']] },
      { title: 'Desserts', price: '6.50', items: [['Rice pudding'], ['Plum cake'], ['Apple tart']] },
    ]);
  });
});

describe('the purpose of a price', () => {
  it.each(['per person', 'pro Person', 'la pièce', 'por persona'])('beside it alone is no dish: %s', (unit) => {
    const sections = read(
      heading('Lunch', 5),
      ...['Leek soup', 'Lamb stew', 'Rice pudding'].map((text, index) => ({ text, y: 12 + 5 * index })),
      { text: `$36.50 ${unit}`, y: 32, x: 20 },
      heading('Drinks', 50),
      ...['Cola', 'Cider', 'Tonic'].map((text, index) => ({ text, y: 58 + 5 * index, price: '$3.50' })),
    );
    expect(sections.map(({ title, price, items }) => [title, price, items.length])).toEqual([
      ['Lunch', '36.50', 3],
      ['Drinks', undefined, 3],
    ]);
  });
});

describe('a name', () => {
  it('that stands before the prices of three dishes is that of a size', () => {
    const rows = ['Onion tart', 'Plum cake', 'Cheese pie'].flatMap((text, index): MadeUpLine[] => [
      { text, y: 12 + 12 * index },
      { text: 'Personal', x: 9, y: 15 + 12 * index, price: `${6 + index}.50` },
      { text: 'Sharing', x: 9, y: 18 + 12 * index, price: `${11 + index}.50` },
    ]);
    expect(read(heading('Bakery', 5), ...rows)).toEqual([
      {
        title: 'Bakery',
        items: [
          ['Onion tart', 'Personal 6.50', 'Sharing 11.50'],
          ['Plum cake', 'Personal 7.50', 'Sharing 12.50'],
          ['Cheese pie', 'Personal 8.50', 'Sharing 13.50'],
        ],
      },
    ]);
  });
});

describe('cards beside each other', () => {
  it('are dishes of the heading in the middle above them', () => {
    const row = (y: number, names: string[]): MadeUpLine[] =>
      names.map((text, index) => ({ text, y, x: 4 + 33 * index, price: `${9 + index}.50`, at: 30 + 33 * index }));
    const sections = read(
      { text: 'Pizza', x: 44, y: 5, size: 4, bold: true },
      ...row(20, ['White pie', 'Garden pie', 'Ham pie']),
      ...row(40, ['Leek pie', 'Olive pie', 'Corn pie']),
      { text: 'Cakes', x: 44, y: 55, size: 4, bold: true },
      ...row(70, ['Plum cake', 'Nut cake', 'Lemon cake']),
      ...row(90, ['Rice cake', 'Fig cake', 'Pear cake']),
    );
    expect(sections.map(({ title, items }) => [title, items.length])).toEqual([
      ['Pizza', 6],
      ['Cakes', 6],
    ]);
  });
});
