import { expect, test } from 'vitest';
import { seriesNames } from './series-names.ts';

test('a series counts from the first number to the last', () => {
  expect(seriesNames(' Table ', '8', ' 11')).toEqual(['Table 8', 'Table 9', 'Table 10', 'Table 11']);
  expect(seriesNames('Bar', '0', '0')).toEqual(['Bar 0']);
});

test.each([
  ['2', '1'],
  ['', '4'],
  ['1', ''],
  ['1.5', '3'],
  ['-1', '3'],
  ['one', 'two'],
  ['1', '10000'],
])('%s to %s is none', (from, to) => {
  expect(seriesNames('Table', from, to)).toBeUndefined();
});
