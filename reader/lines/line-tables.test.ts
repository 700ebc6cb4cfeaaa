import { describe, expect, it } from 'vitest';
import { heading, type MadeUpLine, madeUpPage, soups } from '../../test/made-up-page.ts';
import { toCommandLineSections } from '../command-line-menu.ts';
import { structurePages } from '../draft/structure-pages.ts';

const read = (...lines: MadeUpLine[]) => toCommandLineSections(structurePages([madeUpPage(lines)]));
const row = (text: string, y: number, ...cells: string[]): MadeUpLine[] => [
  { text, y },
  ...cells.map((cell, index) => ({ text: cell, y, x: 40 + 12 * index })),
];
const pricesOf = (...lines: MadeUpLine[]) =>
  read(...lines).flatMap(({ items }) =>
    items.map(({ title, prices }) => [title, ...prices.map(({ label, amount }) => `${label ?? ''} ${amount}`.trim())]),
  );

describe('columns of figures', () => {
  it('take the labels that are printed below them', () => {
    const below = (y: number): MadeUpLine[] =>
      ['Small', 'Large'].map((text, at) => ({ text, y, x: 40 + 12 * at, size: 1.2 }));
    const found = pricesOf(
      heading('Teas', 5),
      ...row('Green leaf', 12, '3.50', '5.00'),
      ...below(14),
      ...row('Black leaf', 19, '3.20', '4.80'),
      ...below(21),
      ...row('Mint', 26, '3.00', '4.50'),
      ...below(28),
    );
    expect(found).toEqual([
      ['Green leaf', 'Small 3.5', 'Large 5'],
      ['Black leaf', 'Small 3.2', 'Large 4.8'],
      ['Mint', 'Small 3', 'Large 4.5'],
    ]);
  });

  it('below a dish leave its name alone, though it stands over them', () => {
    const sizes = (y: number, ...prices: string[]): MadeUpLine[] => [
      ...prices.map((text, at): MadeUpLine => ({ text, y, x: 5 + 9 * at })),
      ...['26 cm', '36 cm'].map((text, at): MadeUpLine => ({ text, y: y + 2.2, x: 5 + 9 * at })),
    ];
    const found = pricesOf(
      heading('Pizza', 5),
      { text: 'Quattro Stagioni', y: 12 },
      ...sizes(14.5, '9.50', '13.50'),
      { text: 'Tonno', y: 22 },
      ...sizes(24.5, '8.50', '12.50'),
      { text: 'Diavola', y: 32 },
      ...sizes(34.5, '9.00', '13.00'),
    );
    expect(found).toEqual([
      ['Quattro Stagioni', '26 cm 9.5', '36 cm 13.5'],
      ['Tonno', '26 cm 8.5', '36 cm 12.5'],
      ['Diavola', '26 cm 9', '36 cm 13'],
    ]);
  });

  it('without a currency may be over a thousand', () => {
    const found = pricesOf(
      heading('Stews', 5),
      ...row('Lamb stew', 12, '640', '1,020'),
      ...row('Bean stew', 16, '720', '1,280'),
      ...row('Fish stew', 20, '1,040', '2,010'),
    );
    expect(found).toEqual([
      ['Lamb stew', '640', '1020'],
      ['Bean stew', '720', '1280'],
      ['Fish stew', '1040', '2010'],
    ]);
  });

  it('take heads that stand close together, over two rows', () => {
    const found = pricesOf(
      heading('Pizza', 5),
      { text: 'Baby 24 cm', y: 10, x: 39, size: 1.2 },
      { text: 'Normal 30', y: 10, x: 45.7, size: 1.2 },
      { text: 'cm', y: 11.5, x: 47.8, size: 1.2 },
      ...['Margherita', 'Diavola', 'Ortolana'].flatMap((text, at): MadeUpLine[] => [
        { text, y: 15 + 4 * at },
        { text: ['9.50', '11.50', '10.50'][at] ?? '', y: 15 + 4 * at, x: 40 },
        { text: ['12.00', '14.00', '13.00'][at] ?? '', y: 15 + 4 * at, x: 46.5 },
      ]),
    );
    expect(found).toEqual([
      ['Margherita', 'Baby 24 cm 9.5', 'Normal 30 cm 12'],
      ['Diavola', 'Baby 24 cm 11.5', 'Normal 30 cm 14'],
      ['Ortolana', 'Baby 24 cm 10.5', 'Normal 30 cm 13'],
    ]);
  });

  it.each([
    ['kcal', ['450', '610', '380']],
    ['ABV', ['5.2', '4.8', '6.0']],
    ['Alc.', ['5.2', '4.8', '6.0']],
  ])('that are headed %s are no prices', (head, cells) => {
    const found = pricesOf(
      heading('Plates', 5),
      { text: head, y: 10, x: 40 },
      { text: 'Price', y: 10, x: 52 },
      ...['Leek tart', 'Lamb stew', 'Fried rice'].flatMap((text, at) =>
        row(text, 14 + 4 * at, cells[at] ?? '', '12.50'),
      ),
    );
    expect(found.map(([title, ...prices]) => [title, prices.length])).toEqual([
      ['Leek tart', 1],
      ['Lamb stew', 1],
      ['Fried rice', 1],
    ]);
  });

  it.each([
    ['years', ['2015', '2019', '2021']],
    ['alcohol', ['5.2%', '4.8%', '6.0%']],
    ['calories', ['450 kcal', '610 kcal', '380 kcal']],
  ])('of %s without a head are no prices, and no part of a name', (_, cells) => {
    const names = ['Abbey brown', 'Canal blonde', 'Valley white'];
    const found = pricesOf(
      ...soups,
      heading('Cellar', 30),
      ...names.flatMap((text, at) => row(text, 36 + 4 * at, cells[at] ?? '', '$12.50')),
    );
    expect(found.slice(2)).toEqual(names.map((name) => [name, '12.5']));
  });
});

describe('sizes in one line', () => {
  const sizes = (...texts: string[]) =>
    pricesOf(
      heading('Plates', 5),
      ...texts.flatMap((text, at): MadeUpLine[] => [
        { text: ['Dumplings', 'Spring rolls', 'Fried wings', 'Rice cakes'][at] ?? '', y: 12 + 8 * at, bold: true },
        { text, y: 15 + 8 * at, size: 1.7 },
      ]),
    ).map(([, ...prices]) => prices);

  it.each([
    ['small $4.00 | large $6.00', ['small 4', 'large 6']],
    ['small: $4.00 / large: $6.00', ['small 4', 'large 6']],
    ['$4.00 (small) $6.00 (large)', ['small 4', 'large 6']],
    ['6 pcs $8.00 | 12 pcs $15.00', ['6 pcs 8', '12 pcs 15']],
    ['1 for $2.00, 3 for $5.00', ['1 for 2', '3 for 5']],
    ['half / whole $12.00 / $18.00', ['half 12', 'whole 18']],
    ['$12.00 / $18.00 half / whole', ['half 12', 'whole 18']],
    ['0,2 l 2,00 € · 0,4 l 3,50 €', ['0,2 l 2', '0,4 l 3.5']],
    ['Prato: 12,00 Meia dose: 8,00', ['Prato 12', 'Meia dose 8']],
    ['$4.00 small $6.00 large', ['small 4', 'large 6']],
    ['4.00 Sm. 6.00 Lg.', ['Sm. 4', 'Lg. 6']],
    ['270 Sm. 420 Med. 665 Lg.', ['Sm. 270', 'Med. 420', 'Lg. 665']],
  ])('"%s" keep their labels', (text, prices) => {
    expect(sizes(text, text, text, text)).toEqual([prices, prices, prices, prices]);
  });

  it('keep the labels behind them on a page of which no row ends with a price', () => {
    const names = ['Fried rice', 'Noodle soup', 'Lamb skewers', 'Green curry', 'Spring rolls', 'Rice cakes'];
    const found = pricesOf(
      heading('Plates', 5),
      ...names.flatMap((text, at): MadeUpLine[] => [
        { text, y: 12 + 6 * at, bold: true },
        ...['270', 'Sm.', '665', 'Lg.'].map((word, index) => ({ text: word, y: 14.5 + 6 * at, x: 5 + 6 * index })),
      ]),
    );
    expect(found).toEqual(names.map((name) => [name, 'Sm. 270', 'Lg. 665']));
  });
});

describe('dishes in one line', () => {
  it.each([
    'Cola 3.50 · Tonic 3.80 · Cider 4.20',
    'Cola $3.50, Tonic $3.80, Cider $4.20',
    'Cola 3,50 € | Tonic 3,80 € | Cider 4,20 €',
    'Cola 3,50 € – Tonic 3,80 € – Cider 4,20 €',
  ])('are each one: %s', (text) => {
    const found = pricesOf(
      ...soups,
      heading('Drinks', 30),
      { text, y: 36 },
      { text: text.replace('Cola', 'Mate'), y: 39 },
    );
    expect(found.slice(2)).toEqual(
      ['Cola', 'Tonic', 'Cider', 'Mate', 'Tonic', 'Cider'].map((name, at) => [name, ['3.5', '3.8', '4.2'][at % 3]]),
    );
  });

  it.each([
    ['names', ['Cola 3.50 · Tonic 3.80 · Ginger', 'beer 4.20 · Cider 5.00']],
    ['prices', ['Cola 3.50 · Tonic 3.80 · Ginger beer', '4.20 · Cider 5.00']],
    ['signs before prices', ['Cola € 3,50 – Tonic € 3,80 – Ginger beer', '€ 4,20 – Cider € 5,00']],
  ])('may break between lines, in the middle of %s', (_, texts) => {
    const found = pricesOf(...soups, heading('Drinks', 30), ...texts.map((text, at) => ({ text, y: 36 + 3 * at })));
    expect(found.slice(2).map(([name, price]) => [name, Number(price)])).toEqual([
      ['Cola', 3.5],
      ['Tonic', 3.8],
      ['Ginger beer', 4.2],
      ['Cider', 5],
    ]);
  });

  it('are told from text that goes on below a price', () => {
    const found = pricesOf(
      ...soups,
      heading('Plates', 30),
      { text: 'Lamb stew $12.00 with bread and pickled', y: 36 },
      { text: 'Beans of the valley', y: 39 },
      { text: 'Fried rice $9.50 with two eggs', y: 46 },
    );
    expect(found.slice(2).map(([name]) => name)).toEqual(['Lamb stew', 'Fried rice']);
  });

  it('are told from a name with a number before its comma', () => {
    const found = pricesOf(
      ...soups,
      heading('Sparkling', 30),
      { text: 'Cuvée 120,', y: 36 },
      { text: 'Rosso del Colle', y: 36, x: 17 },
      { text: '45', y: 36, x: 40 },
      { text: 'Blanc de Noirs', y: 40 },
      { text: '50', y: 40, x: 40 },
    );
    expect(found.slice(2).map(([, ...prices]) => prices)).toEqual([['45'], ['50']]);
  });
});
