import { expect, it } from 'vitest';
import { type MadeUpLine, madeUpPage } from '../../test/made-up-page.ts';
import { placeWords } from '../geometry/placed-word.ts';
import { joinRuns } from '../prices/join-runs.ts';
import { joinLines } from './lines.ts';

const rowsOf = (...lines: MadeUpLine[]) =>
  joinLines(joinRuns(placeWords(madeUpPage(lines)))).map((words) => words.map(({ text }) => text).join(' '));

it('parts a heading from the dish that stands far to its left, in smaller type', () => {
  expect(rowsOf({ text: 'Roast leek', y: 6 }, { text: 'DINNER', y: 6.4, x: 60, size: 3 })).toEqual([
    'DINNER',
    'Roast leek',
  ]);
});

it('joins a note in smaller type that stands close to its dish, and a price in any size', () => {
  expect(
    rowsOf(
      { text: 'Roast leek', y: 6, size: 3 },
      { text: 'with mustard', y: 6.8, x: 24 },
      { text: '12.50', y: 6.8, x: 80 },
    ),
  ).toEqual(['Roast leek with mustard 12.50']);
});
