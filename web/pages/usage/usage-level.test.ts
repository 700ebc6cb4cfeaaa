import { expect, test } from 'vitest';
import { usageLevel } from './usage-level.ts';

test.each([
  [0, 30, 'fine'],
  [23, 30, 'fine'],
  [24, 30, 'near'],
  [29, 30, 'near'],
  [30, 30, 'full'],
  // The operator lowered the limit.
  [40, 30, 'full'],
  [0, 1, 'fine'],
] as const)('%i of %i is %s', (used, limit, level) => {
  expect(usageLevel({ used, limit })).toBe(level);
});
