import { expect, it } from 'vitest';
import { about, heading, type MadeUpLine, madeUpPage } from '../../test/made-up-page.ts';
import { misplacedWords } from '../../test/misplaced-words.ts';
import { structurePages } from '../draft/structure-pages.ts';

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
])('every word of a menu with %s is in one place of one line', (_, texts) => {
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
