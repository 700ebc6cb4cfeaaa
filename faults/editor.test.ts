import { expect, test } from 'vitest';
import { tornTurn } from './editor.ts';

test.each([[[3, 3, 3, 3, 3, 3]], [[4, 3, 3, 3, 3, 3]], [[4, 4, 4, 4, 4, 3]], [[0, 0, 0, 0, 0, 0]]])(
  '%j is a state that the menu was in',
  (numbers) => {
    expect(tornTurn(numbers)).toBeUndefined();
  },
);

test.each([
  [[3, 4, 3, 3, 3, 3]],
  [[3, 3, 3, 3, 3, 4]],
  [[5, 4, 4, 4, 4, 3]],
  [[3, 3, 3, 3, 3]],
  [[3, 3, 3, -1, 3, 3]],
  [[]],
])('%j is half of one', (numbers) => {
  expect(tornTurn(numbers)).toBe(numbers.join(','));
});
