import { expect, test } from 'vitest';
import type { Subscription } from '../../shared/api/subscriptions.ts';
import { noticeOf } from './notice-of.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const ACTIVE: Subscription = {
  status: 'active',
  is_active: true,
  price_id: 'price_month',
  amount: 2900,
  currency: 'CAD',
  interval: 'month',
  current_period_end: '2026-12-01T12:00:00.000Z',
  cancel_at: null,
  ended_at: null,
  closes_at: null,
  default_payment_method: null,
};
const OVERDUE: Subscription = { ...ACTIVE, status: 'past_due', is_active: false };

test.each<[string, Subscription | null, ReturnType<typeof noticeOf>]>([
  ['no subscription', null, null],
  ['one that renews', ACTIVE, null],
  ['one that ends in a month', { ...ACTIVE, cancel_at: '2026-12-22T12:00:00.000Z' }, null],
  [
    'one that ends in a week',
    { ...ACTIVE, cancel_at: '2026-11-29T12:00:00.000Z' },
    { kind: 'ending', date: '2026-11-29T12:00:00.000Z' },
  ],
  [
    'an overdue one',
    { ...OVERDUE, closes_at: '2026-11-25T12:00:00.000Z' },
    { kind: 'overdue', date: '2026-11-25T12:00:00.000Z' },
  ],
  [
    'an overdue one whose week is over',
    { ...OVERDUE, closes_at: '2026-11-21T12:00:00.000Z' },
    { kind: 'overdue_closed' },
  ],
  ['an ended one', { ...ACTIVE, status: 'canceled', is_active: false, cancel_at: '2026-11-21T12:00:00.000Z' }, null],
])('%s', (_, subscription, notice) => {
  expect(noticeOf(subscription, NOW)).toEqual(notice);
});
