import { expect, test } from 'vitest';
import type { Subscription } from '../../../../shared/api/subscriptions.ts';
import { renewalOf } from './status-words.ts';

const PERIOD_END = '2026-12-22T12:00:00.000Z';
const PAST = '2026-11-01T12:00:00.000Z';
const ACTIVE: Subscription = {
  status: 'active',
  is_active: true,
  price_id: 'price_month',
  amount: 2900,
  currency: 'CAD',
  interval: 'month',
  current_period_end: PERIOD_END,
  cancel_at: null,
  ended_at: null,
  closes_at: null,
  default_payment_method: null,
};

test.each<[string, Partial<Subscription>, ReturnType<typeof renewalOf>]>([
  ['one that renews says its next invoice', {}, { kind: 'next_invoice', date: PERIOD_END }],
  ['a trial, too', { status: 'trialing' }, { kind: 'next_invoice', date: PERIOD_END }],
  ['a canceled one that still runs says its end', { cancel_at: PERIOD_END }, { kind: 'ends', date: PERIOD_END }],
  [
    'an ended one says since when',
    { status: 'canceled', is_active: false, cancel_at: PAST, ended_at: PAST },
    { kind: 'ended', date: PAST },
  ],
  [
    'an overdue one says when the menu closes',
    { status: 'past_due', is_active: false, closes_at: PERIOD_END },
    { kind: 'closes', date: PERIOD_END },
  ],
  ['one that never began says nothing', { status: 'incomplete', is_active: false }, null],
])('%s', (_, changes, renewal) => {
  expect(renewalOf({ ...ACTIVE, ...changes })).toEqual(renewal);
});
