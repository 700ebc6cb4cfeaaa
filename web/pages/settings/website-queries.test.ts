import { expect, test } from 'vitest';
import type { Delivery } from '../../../shared/api/webhooks.ts';
import { findFailedDelivery } from './website-queries.ts';

const delivery = (id: string, kind: Delivery['kind'], state: Delivery['state']): Delivery => ({
  ...{ id, kind, state, version: kind === 'test' ? null : 1, created_at: '2026-01-01T00:00:00.000Z', attempts: 1 },
  ...{ attempted_at: null, status: null, problem: null },
});

test.each<[what: string, deliveries: Delivery[], id: string | undefined]>([
  [
    'a publication, although a later test arrived',
    [delivery('b', 'test', 'delivered'), delivery('a', 'publication', 'failed')],
    'a',
  ],
  [
    'the newest publication, above a test that failed',
    [delivery('b', 'test', 'failed'), delivery('a', 'publication', 'failed')],
    'a',
  ],
  ['a test', [delivery('b', 'test', 'failed'), delivery('a', 'publication', 'delivered')], 'b'],
  [
    'none if a later publication arrived',
    [delivery('b', 'publication', 'delivered'), delivery('a', 'publication', 'failed')],
    undefined,
  ],
])('warns an owner of %s', (_, deliveries, id) => {
  expect(findFailedDelivery(deliveries)?.id).toBe(id);
});
