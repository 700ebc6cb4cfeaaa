import { expect, it } from 'vitest';
import { type MadeUpLine, madeUpPage } from '../../test/made-up-page.ts';
import { structurePages } from './structure-pages.ts';

const burger = (addition: string): MadeUpLine[] => [
  { text: 'Burgers', y: 5, size: 4, bold: true },
  { text: 'House burger', y: 12, bold: true, price: '$14.00' },
  { text: 'lettuce, tomato', y: 15, size: 1.7 },
  { text: addition, y: 18, size: 1.7 },
  { text: 'Veggie burger', y: 24, bold: true, price: '$13.00' },
  { text: 'beetroot, walnuts', y: 27, size: 1.7 },
];
const additionsOf = (addition: string) =>
  structurePages([madeUpPage(burger(addition))]).sections[0]?.items[0]?.options.map(({ label, amount }) => [
    label.value,
    amount?.value ?? null,
  ]);

it.each([
  [
    'add cheese +2 bacon + 2.50',
    [
      ['cheese', '2'],
      ['bacon', '2.50'],
    ],
  ],
  [
    'add cheese $2, bacon $3 or extra patty $4',
    [
      ['cheese', '2'],
      ['bacon', '3'],
      ['extra patty', '4'],
    ],
  ],
  ['add a fried egg +.75', [['add a fried egg', '0.75']]],
])('%s is under the dish, each with its amount', (printed, additions) => {
  expect(additionsOf(printed)).toEqual(additions);
});
