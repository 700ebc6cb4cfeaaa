import { describe, expect, it } from 'vitest';
import { about, dish, heading, type MadeUpLine, madeUpPage, soups } from '../../test/made-up-page.ts';
import { toCommandLineSections } from '../command-line-menu.ts';
import { structurePages } from './structure-pages.ts';

const read = (...lines: MadeUpLine[]) => toCommandLineSections(structurePages([madeUpPage(lines)]));

describe('prices', () => {
  it('are never made up where none is printed', () => {
    const garden = [{ text: 'Garden soup', y: 30, bold: true }, about('whatever the garden gives', 33)];
    const [section] = read(...soups, ...garden);
    expect(section?.items.map(({ prices }) => prices.length)).toEqual([1, 1, 0]);
  });

  it.each(['Dec 1 – Dec 5', 'Week of June 3 - 9', 'Du 12 au 18 mai'])('are no days of %s', (dates) => {
    const dishes = [dish('Leek soup', 18, '9'), dish('Onion tart', 23, '12'), dish('Apple pie', 28, '6')];
    const sections = read(heading('Winter menu', 5), { text: dates, y: 10 }, ...dishes);
    const priced = sections.flatMap(({ items }) => items.map(({ title, price }) => [title, price]));
    expect(priced).toEqual([
      ['Leek soup', 9],
      ['Onion tart', 12],
      ['Apple pie', 6],
    ]);
  });

  it.each([
    ['Menu des rois 45 $ du 3 au 6 janvier', 'Menu des rois', 45, 'du 3 au 6 janvier'],
    ['New Year menu $85 Dec 31 - Jan 1', 'New Year menu', 85, 'Dec 31 - Jan 1'],
  ])('may be before dates: %s', (text, title, price, dates) => {
    const dishes = [dish('Leek soup', 10, '9'), dish('Onion tart', 15, '12'), dish('Apple pie', 20, '6')];
    const [section] = read(heading('Winter menu', 5), ...dishes, { text, y: 25 });
    expect(section?.items.at(-1)).toMatchObject({ title, price, description: dates });
  });

  it.each(['14.50 EUR', 'EUR 14.50', 'CHF 14.50', '14,50 €'])('of a column far away may be set as %s', (price) => {
    const dishes = ['Roast chicken', 'Leek tart', 'Braised beef', 'Grilled halloumi'];
    const [section] = read(
      heading('Mains', 5),
      ...dishes.map((text, index): MadeUpLine => ({ text, y: 12 + 5 * index, x: 5, price, at: 80 })),
    );
    expect(section?.items.map(({ title, prices }) => [title, prices])).toEqual(
      dishes.map((title) => [title, [{ label: null, amount: 14.5 }]]),
    );
  });

  it('are no allergen numbers in small type between a name and its price', () => {
    const row = (text: string, y: number, numbers: string, price: string): MadeUpLine[] => [
      { text, y, bold: true },
      { text: numbers, y: y + 0.6, x: 30, size: 1 },
      { text: price, y, x: 60 },
    ];
    const [section] = read(
      heading('Pizze', 5),
      ...row('Amatriciana', 12, '1 4 15', '12'),
      ...row('Bufalina', 17, '1,7', '9'),
      ...row('Diavola', 22, '2 16a', '10'),
    );
    expect(section?.items.map(({ title, prices }) => [title, prices])).toEqual([
      ['Amatriciana', [{ label: null, amount: 12 }]],
      ['Bufalina', [{ label: null, amount: 9 }]],
      ['Diavola', [{ label: null, amount: 10 }]],
    ]);
  });

  it('stand apart from a text that a leader joins them to in one word', () => {
    const [section] = read(
      heading('Toasts', 5),
      { text: 'Melted', y: 12, bold: true },
      about('cheddar and grilled sourdough..................$7.50', 15),
      { text: 'Rustic', y: 21, bold: true },
      about('beans, tomatoes....................$9', 24),
    );
    expect(section?.items).toEqual([
      {
        title: 'Melted',
        description: 'cheddar and grilled sourdough',
        price: 7.5,
        prices: [{ label: null, amount: 7.5 }],
      },
      { title: 'Rustic', description: 'beans, tomatoes', price: 9, prices: [{ label: null, amount: 9 }] },
    ]);
  });

  it.each(['1, 5, C, G', '3,6,7,8', 'A, C', '1,C,G'])('are not the allergens behind a name: %s', (allergens) => {
    const [section] = read(
      heading('Pasta', 5),
      { text: `Spaghetti ${allergens}`, y: 12, bold: true },
      { text: 'garlic, olive oil', y: 15, price: '10,50 €' },
      { text: `Lasagne ${allergens}`, y: 21, bold: true },
      { text: 'beef, tomatoes', y: 24, price: '12,50 €' },
    );
    expect(section?.items.map(({ title, prices }) => [title, prices])).toEqual([
      ['Spaghetti', [{ label: null, amount: 10.5 }]],
      ['Lasagne', [{ label: null, amount: 12.5 }]],
    ]);
  });

  it('end allergens that are separated from them by a comma alone', () => {
    const [section] = read(
      heading('Soups', 5),
      { text: 'Leek soup A, C, G, 5,90', y: 12, bold: true },
      { text: 'Onion soup A, G, 6,50', y: 18, bold: true },
    );
    expect(section?.items.map(({ price }) => price)).toEqual([5.9, 6.5]);
  });

  it('are not allergen numbers in small type below them', () => {
    const [section] = read(
      heading('Starters', 5),
      ...['Garlic bread', 'Peppers', 'Feta'].flatMap((text, index): MadeUpLine[] => [
        { text, y: 12 + 6 * index, price: `${4 + index},90` },
        { text: '7,8', x: 43, y: 14.4 + 6 * index, size: 1 },
      ]),
    );
    expect(section?.items.map(({ title, price }) => [title, price])).toEqual([
      ['Garlic bread', 4.9],
      ['Peppers', 5.9],
      ['Feta', 6.9],
    ]);
  });

  it('are not the numbers of dishes, though not every number is there', () => {
    const [section] = read(
      heading('Grill', 5),
      ...['50 Rump steak', '51 Liver', '54 Lamb skewer', '57 Lamb shank', '65 Gyros'].map(
        (text, index): MadeUpLine => ({ text, y: 12 + 5 * index, price: `${20 + index}.40 €` }),
      ),
    );
    expect(section?.items.map(({ title, price }) => [title, price])).toEqual([
      ['Rump steak', 20.4],
      ['Liver', 21.4],
      ['Lamb skewer', 22.4],
      ['Lamb shank', 23.4],
      ['Gyros', 24.4],
    ]);
  });

  it.each(['14 ⓥ', '14 Ⓖ ⓥ', '14 🌶'])('are found before signs of a diet: %s', (price) => {
    const dishes = ['Roast chicken', 'Leek tart', 'Braised beef', 'Grilled halloumi'];
    const [section] = read(
      heading('Mains', 5),
      ...dishes.map((text, index): MadeUpLine => ({ text: `${text} ${price}`, y: 12 + 5 * index })),
    );
    expect(section?.items.map(({ title, prices }) => [title, prices])).toEqual(
      dishes.map((title) => [title, [{ label: null, amount: 14 }]]),
    );
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

  it('may stand a little above the ends of their lines', () => {
    const names = ['Leek tart', 'Lamb stew', 'Fried rice', 'Baked onions'];
    const [section] = read(
      heading('Plates', 5),
      ...names.flatMap((text, at): MadeUpLine[] => [
        { text, y: 12 + 4 * at, bold: true },
        { text: `$${8 + at}.50`, y: 12 + 4 * at - 1.3, x: 44 },
      ]),
    );
    expect(section?.items.map(({ title, price }) => [title, price])).toEqual(names.map((name, at) => [name, 8.5 + at]));
  });
});
