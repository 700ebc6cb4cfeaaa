import { expect, test } from 'vitest';
import { fileProblem } from './file-problem.ts';

const TYPES = ['image/png', 'image/jpeg'];

test.each([
  ['image/png', 100, null],
  ['image/jpeg', 1, null],
  ['image/gif', 50, 'type'],
  ['', 50, 'type'],
  ['image/png', 0, 'empty'],
  ['image/png', 101, 'size'],
] as const)('a file of type "%s" with %i bytes: %s', (type, size, problem) => {
  expect(fileProblem({ type, size }, TYPES, 100)).toBe(problem);
});
