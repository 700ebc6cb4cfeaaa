import { describe, expect, it } from 'vitest';
import { draftSchema } from '../../shared/draft.ts';
import { about, dish, heading, type MadeUpLine, madeUpPage, soups } from '../../test/made-up-page.ts';
import { toCommandLineSections } from '../command-line-menu.ts';
import { structurePages } from './structure-pages.ts';

const read = (...lines: MadeUpLine[]) => toCommandLineSections(structurePages([madeUpPage(lines)]));

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

  it('keeps its headings when each has a subtitle in a second language', () => {
    const block = (title: string, subtitle: string, from: number, names: string[]): MadeUpLine[] => [
      { text: title, y: from, size: 3, bold: true },
      { text: subtitle, y: from + 3.6, size: 2.8 },
      ...names.map((name, at) => dish(name, from + 9 + 4 * at, `$${7 + at}.50`)),
    ];
    const sections = read(
      ...block('STARTERS', 'Pour commencer', 5, ['Leek soup', 'Onion broth', 'Pea salad']),
      ...block('MAINS', 'Les plats', 35, ['Roast trout', 'Lamb stew', 'Bean curry']),
      ...block('DESSERTS', 'Douceurs', 65, ['Plum tart', 'Rice pudding', 'Lemon cake']),
    );
    expect(sections.map(({ title, description, items }) => [title, description, items.length])).toEqual([
      ['STARTERS', 'Pour commencer', 3],
      ['MAINS', 'Les plats', 3],
      ['DESSERTS', 'Douceurs', 3],
    ]);
  });

  it('keeps the sections of a part of the menu, though each part has a heading of its own', () => {
    const section = (title: string, from: number, names: string[]): MadeUpLine[] => [
      { text: title, y: from, size: 2.8 },
      ...names.map((name, at) => dish(name, from + 5 + 4 * at, `$${7 + at}.50`)),
    ];
    const sections = read(
      { text: 'FOOD', y: 5, size: 3, bold: true },
      ...section('Soups', 8.6, ['Leek soup', 'Onion broth', 'Pea soup']),
      ...section('Stews', 30, ['Lamb stew', 'Bean stew', 'Fish stew']),
      { text: 'DRINKS', y: 55, size: 3, bold: true },
      ...section('Beers', 58.6, ['Abbey brown', 'Canal blonde', 'Valley white']),
      ...section('Juices', 80, ['Apple juice', 'Pear juice', 'Grape juice']),
    );
    expect(sections.map(({ title }) => title)).toEqual(['Soups', 'Stews', 'Beers', 'Juices']);
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

  const plain = (text: string, y: number, price?: string): MadeUpLine => ({
    text,
    y,
    x: 5,
    ...(price === undefined ? {} : { price, at: 48 }),
  });
  const dishesOf = (...lines: MadeUpLine[]) =>
    read(heading('Starters', 5), ...lines).flatMap(({ items }) =>
      items.map(({ title, description, price }) => [title, description, price]),
    );

  it.each<[string, MadeUpLine[], string[]]>([
    ['at its end', [], ['Soup of the day', 'Bread basket']],
    ['among them', [plain('Green salad', 27, '6'), plain('Trout', 30, '12')], ['Soup of the day', 'Bread basket']],
  ])('may have dishes without a price %s, set like those that have theirs', (_, after, names) => {
    const priced = [plain('Leek soup', 12, '7'), plain('Onion broth', 15, '8'), plain('Caesar salad', 18, '9')];
    const bare = [plain('Soup of the day', 21), plain('Bread basket', 24)];
    const dishes = dishesOf(...priced, ...bare, ...after);
    expect(dishes.slice(0, 5)).toEqual([
      ['Leek soup', null, 7],
      ['Onion broth', null, 8],
      ['Caesar salad', null, 9],
      ...names.map((name) => [name, null, null]),
    ]);
    expect(dishes).toHaveLength(5 + after.length);
  });

  it('may describe its dishes in the type of their names', () => {
    const dishes = dishesOf(
      ...[plain('Leek soup', 12, '7'), plain('Potatoes and cream', 15), plain('Onion broth', 18, '8')],
      ...[plain('Old cheese on toast', 21), plain('Caesar salad', 24, '9'), plain('Anchovies and egg', 27)],
    );
    expect(dishes.map(([title]) => title)).toEqual(['Leek soup', 'Onion broth', 'Caesar salad']);
  });

  it('may go on with a long name on the next line', () => {
    const dishes = dishesOf(
      ...[plain('Leek soup', 12, '7'), plain('Onion broth', 15, '8'), plain('Caesar salad', 18, '9')],
      ...[plain('Slowly roasted shoulder of lamb Provençal', 21), plain('Grandmother style', 24, '29')],
    );
    expect(dishes.at(-1)?.[2]).toBe(29);
    expect(dishes).toHaveLength(4);
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

  it('continues a section where its heading says so', () => {
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

  it('may have its headings beside their lists', () => {
    const list = (names: string[], y: number) => names.map((text, index) => dish(text, y + 4 * index, '$7.50', 40));
    const sections = read(
      ...['Soups', 'Pies', 'Cakes'].map((text, index): MadeUpLine => ({ text, y: 10 + 20 * index, x: 5, size: 3 })),
      ...list(['Leek soup', 'Onion broth', 'Pea soup', 'Fish soup'], 10.5),
      ...list(['Game pie', 'Leek pie', 'Fish pie'], 30.5),
      ...list(['Plum cake', 'Nut cake', 'Bean cake'], 50.5),
    );
    expect(sections.map(({ title, items }) => [title, items.length])).toEqual([
      ['Soups', 4],
      ['Pies', 3],
      ['Cakes', 3],
    ]);
  });

  it('may have a note under each of the headings beside its lists', () => {
    const list = (text: string, note: string, from: number, names: string[]): MadeUpLine[] => [
      { text, y: from, size: 3, bold: true },
      { text: note, y: from + 4, size: 1.6 },
      ...names.map((name, at): MadeUpLine => ({ text: name, y: from + 5 * at, x: 40, price: `${6 + at}.50`, at: 95 })),
    ];
    const sections = read(
      ...list('Soups', 'served with bread', 5, ['Leek soup', 'Onion broth', 'Pea soup']),
      ...list('Salads', 'served with toast', 30, ['Garden salad', 'Goat cheese salad', 'Potato salad']),
      ...list('Pasta', 'egg or none', 55, ['Lasagne', 'Spaghetti', 'Penne']),
    );
    expect(sections.map(({ title, description, items }) => [title, description, items.length])).toEqual([
      ['Soups', 'served with bread', 3],
      ['Salads', 'served with toast', 3],
      ['Pasta', 'egg or none', 3],
    ]);
  });

  it('may set a heading in two rows of two sizes', () => {
    const sections = read(
      { text: 'SWEETS FOR YOUR', y: 5, size: 2.6, bold: true },
      { text: 'BREAKFAST', y: 7.6, size: 4, bold: true },
      dish('Plum tart', 15, '$6.00'),
      dish('Almond cake', 20, '$5.00'),
      dish('Apple pie', 25, '$5.50'),
    );
    expect(sections.map(({ title, items }) => [title, items.length])).toEqual([['SWEETS FOR YOUR BREAKFAST', 3]]);
  });

  it('may call a section by the words for a size, if no row below has several prices', () => {
    const sections = read(
      heading('Beers', 5),
      { text: 'On tap', y: 12, size: 2.6, bold: true },
      ...['Lager', 'Pilsner', 'Porter'].map((name, at) => dish(name, 17 + 4 * at, '$4.50')),
      { text: 'Bouteille - bottle', y: 32, size: 2.6, bold: true },
      ...['Stout', 'Cider', 'Trappist'].map((name, at) => dish(name, 37 + 4 * at, '$6.50')),
    );
    expect(sections.map(({ title, items }) => [title, items.length])).toEqual([
      ['On tap', 3],
      ['Bouteille - bottle', 3],
    ]);
  });

  it('may print diet marks below its dishes', () => {
    const [section] = read(
      ...soups,
      { text: '(GF)(VG)', y: 28, size: 1.7 },
      dish('Pea soup', 33, '$8.00'),
      { text: '(VG)', y: 36, size: 1.7 },
      dish('Fish soup', 41, '$9.00'),
    );
    expect(section?.items.map(({ title, tags = [] }) => [title, tags])).toEqual([
      ['Leek soup', []],
      ['Onion broth', ['GF', 'VG']],
      ['Pea soup', ['VG']],
      ['Fish soup', []],
    ]);
  });

  it('in two columns is read one column after the other', () => {
    const right = soups.map((line) => ({ ...line, x: 55, text: line.text.replace('Soups', 'Stews'), at: 98 }));
    expect(read(...soups, ...right).map(({ title, items }) => [title, items.length])).toEqual([
      ['Soups', 2],
      ['Stews', 2],
    ]);
  });

  it.each(['[ Soups ]', '[Soups]', '~Soups~', '* Soups *'])('may frame its headings: %s', (text) => {
    const [, ...dishes] = soups;
    expect(read(heading(text, 5), ...dishes).map(({ title }) => title)).toEqual(['Soups']);
  });

  it('may print letters twice, for their shadow', () => {
    const shadow = heading('Soups of the day', 5.4, 5.4);
    const [, ...dishes] = soups;
    expect(read(heading('Soups of the day', 5), shadow, ...dishes).map(({ title }) => title)).toEqual([
      'Soups of the day',
    ]);
  });

  it('keeps a column together that continues below its neighbour', () => {
    const stews = ['Lamb stew', 'Bean stew', 'Fish stew'];
    const soups = ['Leek soup', 'Onion soup', 'Bread soup', 'Roasted roots and old cheese soup', 'Corn soup'];
    const found = read(
      heading('Soups', 5),
      ...soups.map((text, at): MadeUpLine => ({ text: `${text} $7.50`, y: 12 + 5 * at, bold: true })),
      heading('Stews', 5, 52),
      ...stews
        .slice(0, 3)
        .map((text, at): MadeUpLine => ({ text: `${text} $9.50`, y: 12 + 5 * at, x: 52, bold: true })),
      { text: 'All prices include service', y: 60, x: 40, size: 1.2 },
    );
    expect(found.map(({ title, items }) => [title, ...items.map((item) => item.title)])).toEqual([
      ['Soups', ...soups],
      ['Stews', ...stews],
    ]);
  });
});

describe('lines that are no dish', () => {
  it.each([
    'Open daily 11am to 9pm',
    'Dienstag, 14. Mai',
    'IVA incluido',
    'Seite 2',
    'A tray charge of $5.00 applies to each order.',
    'www.leek-and-onion.example.com',
    'All prices include taxes',
    'Marktplatz 4',
    'Gift vouchers from $20',
    'Chèques-cadeaux dès $20',
    'Livraison à domicile $3.00',
    'Pane e coperto $2.00',
    'Kartenzahlung ab $10',
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
