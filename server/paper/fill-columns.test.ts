import { expect, test } from 'vitest';
import { fillColumns } from './fill-columns.ts';

const block = (height: number, isWithNext = false) => ({ height, space_before: 5, isWithNext });
const placesOf = (blocks: ReturnType<typeof block>[], heights: number[]) =>
  fillColumns(blocks, heights)?.map(({ column, y }) => [column, y]);

test('fills one column after the other; the first of a column has no space above it', () => {
  expect(placesOf([block(40), block(40), block(40)], [85, 85])).toEqual([
    [0, 0],
    [0, 45],
    [1, 0],
  ]);
});

test('a heading is in the column of what follows it', () => {
  expect(placesOf([block(60), block(10, true), block(20)], [90, 90])).toEqual([
    [0, 0],
    [1, 0],
    [1, 15],
  ]);
});

test('a group that is higher than a column is placed block by block', () => {
  expect(placesOf([block(50, true), block(50, true), block(20)], [60, 60, 60])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

test('too many blocks don’t fit', () => {
  expect(placesOf([block(60), block(60)], [60])).toBeUndefined();
});
