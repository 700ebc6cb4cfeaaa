import { describe, expect, it } from 'vitest';
import { draftSchema } from '../../shared/draft.ts';
import { type MadeUpLine, madeUpPage } from '../../test/made-up-page.ts';
import { toCommandLineSections } from '../command-line-menu.ts';
import { structurePages } from './structure-pages.ts';

const read = (...lines: MadeUpLine[]) => toCommandLineSections(structurePages([madeUpPage(lines)]));
const heading = (text: string, y: number, x = 5): MadeUpLine => ({ text, y, x, size: 4, bold: true });
const dish = (text: string, y: number, price: string, x = 5): MadeUpLine => ({
  text,
  y,
  x,
  price,
  bold: true,
  at: x + 43,
});
const about = (text: string, y: number, x = 5): MadeUpLine => ({ text, y, x, size: 1.7 });

const soups = [
  heading('Soups', 5),
  dish('Leek soup', 12, '$7.50'),
  about('potatoes, cream, chives', 15),
  dish('Onion broth', 21, '$8.00'),
  about('toast, old cheese', 24),
];

describe('a menu', () => {
  it('has its dishes under their heading, with description and price', () => {
    expect(read(...soups)).toEqual([
      {
        title: 'Soups',
        description: null,
        items: [
          {
            title: 'Leek soup',
            description: 'potatoes, cream, chives',
            price: 7.5,
            prices: [{ label: null, amount: 7.5 }],
          },
          {
            title: 'Onion broth',
            description: 'toast, old cheese',
            price: 8,
            prices: [{ label: null, amount: 8 }],
          },
        ],
      },
    ]);
  });

  it('is a valid draft in which each field says where it stood', () => {
    const draft = draftSchema.parse(structurePages([madeUpPage(soups)]));
    const title = draft.sections[0]?.items[0]?.title;
    expect(title?.boxes).toHaveLength(1);
    expect(title?.boxes[0]?.y).toBeCloseTo(12 / 140, 2);
  });

  it('may print its prices at the end of the description', () => {
    const [section] = read(
      heading('Burgers', 5),
      { text: 'Plain burger', y: 12, bold: true },
      { text: 'lettuce and tomato 9.50', y: 14.5 },
      { text: 'Cheese burger', y: 20, bold: true },
      { text: 'cheddar, pickles and', y: 22.5 },
      { text: 'mustard 11.50', y: 25 },
      { text: 'Veggie burger', y: 31, bold: true },
      { text: 'beans and avocado 10.50', y: 33.5 },
    );
    expect(section?.items.map(({ title, price }) => [title, price])).toEqual([
      ['Plain burger', 9.5],
      ['Cheese burger', 11.5],
      ['Veggie burger', 10.5],
    ]);
    expect(section?.items[1]?.description).toBe('cheddar, pickles and mustard');
  });

  it('may name its dishes one below the other, with neither description nor price', () => {
    const names = ['Pea soup', 'Tomato salad with herbs', 'Stuffed peppers', 'Bean stew'];
    const [section] = read(
      heading('To begin', 5),
      ...names.map((text, index) => ({ text, y: 12 + 3 * index })),
      heading('To end', 27),
      ...names.map((text, index) => ({ text: text.replace(/\w+$/, 'cake'), y: 34 + 3 * index })),
    );
    expect(section?.items.map(({ title }) => title)).toEqual(names);
  });

  it('may part the dishes of a choice by a word', () => {
    const [section] = read(
      heading('To end', 5),
      { text: 'Plum tart, almond cream', y: 12 },
      { text: 'or', y: 15 },
      { text: 'Baked apple, vanilla sauce', y: 18 },
    );
    expect(section?.items.map(({ title }) => title)).toEqual(['Plum tart, almond cream', 'Baked apple, vanilla sauce']);
  });

  it('goes on with a section where its heading says so', () => {
    const more = [heading('Soups (continued)', 30), dish('Pea soup', 37, '$6.00'), about('mint, cream', 40)];
    expect(read(...soups, ...more).map(({ title, items }) => [title, items.length])).toEqual([['Soups', 3]]);
  });

  it('keeps the vintages of its wines', () => {
    const [section] = read(
      heading('Wines', 5),
      ...['Hill of Doves 2019', 'Old Ferry 2021', 'Stone Orchard 2020'].flatMap((text, index): MadeUpLine[] => [
        { text, y: 12 + 4 * index },
        { text: 'Riverside estate', y: 12 + 4 * index, x: 27, price: '38' },
      ]),
    );
    expect(section?.items.map(({ title, price }) => [title, price])[0]).toEqual([
      'Hill of Doves 2019 Riverside estate',
      38,
    ]);
  });

  it('may number its dishes', () => {
    const dishes = ['Pea soup', 'Tomato salad', 'Stuffed peppers', 'Bean stew', 'Leek pie'];
    const [section] = read(
      heading('Kitchen', 3),
      ...dishes.flatMap((text, index): MadeUpLine[] => [
        { text: `${21 + index}`, y: 12 + 4 * index, x: 3 },
        { text, y: 12 + 4 * index, x: 9, price: '9.50' },
      ]),
    );
    expect(section?.items.map(({ title, price }) => [title, price])).toEqual(dishes.map((title) => [title, 9.5]));
  });

  it('may print its prices before the dishes', () => {
    const dishes = ['Pea soup', 'Tomato salad', 'Stuffed peppers', 'Bean stew', 'Leek pie'];
    const [section] = read(
      heading('Kitchen', 3),
      ...dishes.flatMap((text, index): MadeUpLine[] => [
        { text: `${[7, 9, 13, 12, 11][index]}`, y: 12 + 4 * index, x: 3 },
        { text, y: 12 + 4 * index, x: 9 },
      ]),
    );
    expect(section?.items.map(({ title, price }) => [title, price])).toEqual([
      ['Pea soup', 7],
      ['Tomato salad', 9],
      ['Stuffed peppers', 13],
      ['Bean stew', 12],
      ['Leek pie', 11],
    ]);
  });

  it('in two columns is read one column after the other', () => {
    const right = soups.map((line) => ({ ...line, x: 55, text: line.text.replace('Soups', 'Stews'), at: 98 }));
    expect(read(...soups, ...right).map(({ title, items }) => [title, items.length])).toEqual([
      ['Soups', 2],
      ['Stews', 2],
    ]);
  });
});

describe('prices', () => {
  it('are never made up where none is printed', () => {
    const garden = [{ text: 'Garden soup', y: 30, bold: true }, about('whatever the garden gives', 33)];
    const [section] = read(...soups, ...garden);
    expect(section?.items.map(({ prices }) => prices.length)).toEqual([1, 1, 0]);
  });

  it('of several sizes keep their labels', () => {
    const [section] = read(...soups, { text: 'House broth', y: 30, bold: true, price: 'small $4 large $6' });
    expect(section?.items[2]?.prices).toEqual([
      { label: 'small', amount: 4 },
      { label: 'large', amount: 6 },
    ]);
  });

  it('in columns take the labels that head the columns, under further headings as well', () => {
    const row = (text: string, y: number, ...cells: string[]): MadeUpLine[] => [
      { text, y },
      ...cells.map((cell, index) => ({ text: cell, y, x: 40 + 12 * index })),
    ];
    const sections = read(
      { text: 'Cold plates', y: 10, size: 4, bold: true },
      { text: 'for me', y: 11.5, x: 40 },
      { text: 'for us', y: 11.5, x: 52 },
      ...row('Pickled beans', 17, '4.50', '8.00'),
      ...row('Smoked trout', 21, '6.50', '12.00'),
      { text: 'Warm plates', y: 27, size: 4, bold: true },
      ...row('Fried leeks', 34, '5.50', '9.00'),
      ...row('Baked onions', 38, '5.00', '9.50'),
      { text: 'Sweets', y: 44, size: 4, bold: true },
      ...row('Plum cake', 51, '5.00'),
      ...row('Rice pudding', 55, '4.00'),
    );
    expect(
      sections.map(({ title, items }) => [title, ...items.map(({ prices }) => prices.map((price) => price.label))]),
    ).toEqual([
      ['Cold plates', ['for me', 'for us'], ['for me', 'for us']],
      ['Warm plates', ['for me', 'for us'], ['for me', 'for us']],
      ['Sweets', [null], [null]],
    ]);
  });

  it('that measure a drink keep the measure as their label', () => {
    const [section] = read(...soups, { text: 'Cider 0,3 l 3,20 / 0,5 l 4,80', y: 30 });
    expect(section?.items[2]).toMatchObject({
      title: 'Cider',
      prices: [
        { label: '0,3 l', amount: 3.2 },
        { label: '0,5 l', amount: 4.8 },
      ],
    });
  });

  it('on lines of their own belong to the dish above', () => {
    const [section] = read(
      heading('Salads', 5),
      { text: 'Goat cheese salad', y: 12, bold: true },
      { text: '- small', y: 15, price: '$6.00' },
      { text: '- large', y: 18, price: '$9.00' },
      dish('Green salad', 24, '$5.00'),
    );
    expect(section?.items.map(({ prices }) => prices.map(({ amount }) => amount))).toEqual([[6, 9], [5]]);
  });

  it('may leave out their decimals where they stand among others', () => {
    const [section] = read(...soups, { text: 'Bread soup', y: 30, bold: true, price: '6', at: 48 });
    expect(section?.items[2]).toMatchObject({ title: 'Bread soup', price: 6 });
  });

  it('from and to are both given', () => {
    const [section] = read(...soups, dish('Soup of the day', 30, '$5-$9'));
    expect(section?.items[2]?.prices.map(({ amount }) => amount)).toEqual([5, 9]);
  });

  it('of a surcharge are not the price of a dish', () => {
    const [section] = read(...soups, about('*substitute vegan cheese for $1', 27));
    expect(section?.items[1]?.prices.map(({ amount }) => amount)).toEqual([8]);
  });

  it('of several dishes on one line part them', () => {
    const row = [
      { text: 'Bread 2.50', y: 30, bold: true },
      { text: 'Butter 1.50', y: 30, x: 20, bold: true },
    ];
    const [section] = read(...soups, ...row);
    expect(section?.items.slice(2).map(({ title, price }) => [title, price])).toEqual([
      ['Bread', 2.5],
      ['Butter', 1.5],
    ]);
  });
});

describe('what is no dish', () => {
  it.each([
    'Open daily 11am to 9pm',
    'Dienstag, 14. Mai',
    'IVA incluido',
    'Seite 2',
    'A tray charge of $5.00 applies to each order.',
    'www.leek-and-onion.example.com',
    'All prices include taxes',
    'Marktplatz 4',
  ])('%s', (text) => {
    const titles = read(...soups, about(text, 60)).flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles).toEqual(['Leek soup', 'Onion broth']);
  });

  it('a slogan under the name of the house', () => {
    const sections = read(
      heading('The Leek', 0),
      about('Kitchen of the lower town', 3.8),
      ...soups.map((line) => ({ ...line, y: line.y + 20 })),
    );
    expect(sections.map(({ title }) => title)).toEqual(['Soups']);
  });
});

describe('confidence', () => {
  it('is lower for a dish without a price where prices are the rule', () => {
    const garden = [{ text: 'Garden soup', y: 30, bold: true }, about('whatever the garden gives', 33)];
    const [priced, , bare] = structurePages([madeUpPage([...soups, ...garden])]).sections[0]?.items ?? [];
    expect(priced?.title.confidence).toBeGreaterThan(0.9);
    expect(bare?.title.confidence).toBeLessThan(0.9);
  });
});
