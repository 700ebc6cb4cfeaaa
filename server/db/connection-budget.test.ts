import { expect, test } from 'vitest';
import { MIN_CONNECTIONS } from '../env.ts';
import { splitConnections } from './connection-budget.ts';

test.each([
  [MIN_CONNECTIONS, { queries: 2, jobs: 2, changes: 1 }],
  [8, { queries: 5, jobs: 2, changes: 1 }],
  [15, { queries: 11, jobs: 3, changes: 1 }],
  [40, { queries: 35, jobs: 4, changes: 1 }],
])('of %i connections, queries have most', (total, budget) => {
  expect(splitConnections(total)).toEqual(budget);
});

test('a process never opens more than its share', () => {
  for (let total = MIN_CONNECTIONS; total <= 100; total += 1) {
    const { queries, jobs, changes } = splitConnections(total);
    expect(queries + jobs + changes).toBe(total);
    expect(queries).toBeGreaterThan(1);
  }
});
