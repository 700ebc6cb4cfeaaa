import { expect, test } from 'vitest';
import type { SubscriptionPrice } from '../../../../shared/api/subscriptions.ts';
import { yearlySaving } from './yearly-saving.ts';

const price = (
  interval: SubscriptionPrice['interval'],
  amount: number,
  currency: SubscriptionPrice['currency'] = 'CAD',
): SubscriptionPrice => ({
  ...{ id: `price_${interval}`, product_id: 'prod_premium', amount, currency, interval },
});

test.each([
  [[price('month', 2900), price('year', 29_000)], { amount: 5_800, currency: 'CAD' }],
  [[price('month', 2900), price('year', 34_800)], null],
  [[price('month', 2900), price('year', 29_000, 'USD')], null],
  [[price('year', 29_000)], null],
])('of %j', (prices, saving) => {
  expect(yearlySaving(prices)).toEqual(saving);
});
