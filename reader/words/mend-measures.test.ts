import { expect, it } from 'vitest';
import { pageOf } from '../../test/page-words.ts';
import { placeWords } from '../geometry/placed-word.ts';
import { mendMeasures } from './mend-measures.ts';

/** The texts after mending: each row is a text in the column of measures, and a price. */
const mended = (rows: [measure: string, price: string][], confidence = 0.9) =>
  mendMeasures(
    placeWords(
      pageOf(
        0,
        rows.flatMap(([measure, price], index): [number, number, string, number][] => [
          [10, 10 + 8 * index, measure, confidence],
          [30, 10 + 8 * index, price, confidence],
        ]),
      ),
    ),
  )
    .map(({ text }) => text)
    .join(' ');

it('gives litres before a price their l back', () =>
  expect(
    mended([
      ['0,21', '2,50'],
      ['0,4 1', '3,90'],
      ['0,51', '4€'],
    ]),
  ).toBe('0,2 l 2,50 0,4 l 3,90 0,5 l 4€'));

it('takes whole litres for such among others alone', () => {
  expect(
    mended([
      ['0,21', '2,50'],
      ['0,51', '4,20'],
      ['11', '7,50'],
    ]),
  ).toBe('0,2 l 2,50 0,5 l 4,20 1 l 7,50');
  expect(mended([['11', '7,50']])).toBe('11 7,50');
});

it('leaves what a file itself says, and what no price follows', () => {
  expect(mended([['0,21', '2,50']], 1)).toBe('0,21 2,50');
  expect(mended([['tea', '0,21']])).toBe('tea 0,21');
});
