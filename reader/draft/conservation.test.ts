import { expect, it } from 'vitest';
import { about, heading, type MadeUpLine, madeUpPage } from '../../test/made-up-page.ts';
import { misplacedWords } from '../../test/misplaced-words.ts';
import { structurePages, structureWithRest } from './structure-pages.ts';

const rows = (...texts: [string, string][]): MadeUpLine[] => [
  heading('Plates', 5),
  ...texts.flatMap(([text, price], index): MadeUpLine[] => [
    { text, y: 12 + 8 * index, bold: true, price },
    about('with leaves, REST of the day and 12 olives', 15 + 8 * index),
  ]),
];

it.each<[string, [string, string][]]>([
  [
    'years',
    [
      ['Brouilly 2012', '$24'],
      ['Chablis', '2019 $31'],
      ['Rioja', '2021 $28'],
      ['Port 1998', '$9'],
    ],
  ],
  [
    'labels',
    [
      ['Tea', 'small $3 large $4'],
      ['Coffee', 'small $2 large $5'],
      ['Beer', '0,2 l $3 0,4 l $5'],
      ['Milk', '$2 glass'],
    ],
  ],
  [
    'measures',
    [
      ['Soup', '450 kcal $7'],
      ['Stew', '610 kcal $9'],
      ['Tart', '5.2% $4'],
      ['Cake', '12 cal $6'],
    ],
  ],
  [
    'marks',
    [
      ['Soup V', '$7 *'],
      ['Stew (GF)', '$9 1,3'],
      ['Tart **', '$4 V'],
      ['Cake', '$6 (V) GF'],
    ],
  ],
  [
    'prices in words',
    [
      ['Soup', 'market price'],
      ['Stew', 'MP'],
      ['Tart', 'ask'],
      ['Cake', '$6'],
    ],
  ],
  [
    'wrapped prices',
    [
      ['Soup', '(7)'],
      ['Stew', '(9)'],
      ['Tart', '(4)'],
      ['Cake', '(6)'],
    ],
  ],
])('every word of a menu with %s is in one field or left out for a reason', (_, texts) => {
  expect(misplacedWords([madeUpPage(rows(...texts))])).toEqual([]);
});

it('keeps what stands behind a price in a heading as what the heading says', () => {
  const page = madeUpPage([
    { text: 'Pizzas $12.50 per person', y: 5, size: 4, bold: true },
    ...['Margherita', 'Diavola', 'Ortolana', 'Calzone'].map((text, index) => ({ text, y: 12 + 4 * index })),
    heading('Plates', 40),
    ...['Leek tart', 'Lamb stew', 'Fried rice'].map((text, index) => ({ text, y: 48 + 4 * index, price: '$7.50' })),
  ]);
  const [section] = structurePages([page]).sections;
  expect([section?.title?.value, section?.price?.value, section?.description?.value]).toEqual([
    'Pizzas',
    '12.50',
    'per person',
  ]);
});

it('leaves out what heads no dishes, with the reason', () => {
  const page = madeUpPage([
    ...rows(['Soup', '$7'], ['Stew', '$9'], ['Tart', '$4'], ['Cake', '$6']),
    heading('Our story', 60),
    heading('Open every day', 80),
  ]);
  const { left_out } = structureWithRest([page]);
  expect(left_out.map(({ why, words }) => [why, words.map(({ text }) => text).join(' ')])).toEqual([
    ['heading without dishes', 'Our story'],
    ['heading without dishes', 'Open every day'],
  ]);
  expect(misplacedWords([page])).toEqual([]);
});

it('keeps several prices of a heading as it prints them, and amounts in its note', () => {
  const names = ['Margherita', 'Diavola', 'Ortolana', 'Calzone'];
  const page = madeUpPage([
    { text: 'Pizzas half $8.50 / whole $12.50', y: 5, size: 4, bold: true },
    ...names.map((text, index) => ({ text, y: 12 + 4 * index })),
    heading('Plates', 40),
    about('with bread for $2.00 more', 45),
    ...['Leek tart', 'Lamb stew', 'Fried rice'].map((text, index) => ({ text, y: 50 + 4 * index, price: '$7.50' })),
  ]);
  const [pizzas, plates] = structurePages([page]).sections;
  expect([pizzas?.title?.value, pizzas?.price, pizzas?.price_text?.value]).toEqual([
    'Pizzas',
    null,
    'half $8.50 whole $12.50',
  ]);
  expect(plates?.description?.value).toBe('with bread for $2.00 more');
  expect(misplacedWords([page])).toEqual([]);
});

it('keeps years and calories in columns of their own as tags of their dish', () => {
  const page = madeUpPage(
    rows(['Brouilly', '2012 $24'], ['Chablis', '2019 $31'], ['Rioja', '2021 $28'], ['Port', '450 kcal $9']),
  );
  const items = structurePages([page]).sections.flatMap((section) => section.items);
  expect(items.map(({ tags }) => tags)).toEqual([['2012'], ['2019'], ['2021'], ['450 kcal']]);
});
