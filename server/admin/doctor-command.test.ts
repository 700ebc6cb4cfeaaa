import { expect, test } from 'vitest';
import { judgeConnections } from './doctor-command.ts';

const direct = { DATABASE_CONNECTIONS: 15, DATABASE_DIRECT_URL: undefined };
const pooled = { DATABASE_CONNECTIONS: 15, DATABASE_DIRECT_URL: 'postgres://direct.test/ardoise' };
const counts = { max_connections: 97, node_count: 3, other_connections: 10, pool_connections: 0 };

test('connections of all nodes are compared with those that the database has left', () => {
  expect(judgeConnections(counts, direct)).toEqual({
    is_good: true,
    text: '3 × 15 connections of the 87 that others leave',
  });
  expect(judgeConnections({ ...counts, node_count: 6 }, direct).is_good).toBe(false);
});

test('behind pgbouncer its own connections count, too', () => {
  expect(judgeConnections({ ...counts, pool_connections: 8 }, pooled).text).toBe(
    '3 × 4 and 8 of pgbouncer now, which may grow to its default_pool_size, of the 87 that others leave',
  );
  expect(judgeConnections({ ...counts, pool_connections: 76 }, pooled)).toMatchObject({
    is_good: false,
    text: expect.stringContaining('lower default_pool_size'),
  });
});
