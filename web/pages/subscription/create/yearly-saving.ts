import type { SubscriptionPrice } from '../../../../shared/api/subscriptions.ts';
import type { Currency } from '../../../../shared/money.ts';

/** How much less a year costs than twelve months, in minor units; null if it doesn't, or can't be compared. */
export function yearlySaving(prices: readonly SubscriptionPrice[]): { amount: number; currency: Currency } | null {
  const month = prices.find(({ interval }) => interval === 'month');
  const year = prices.find(({ interval }) => interval === 'year');
  if (!month || !year || month.currency !== year.currency) return null;
  const amount = 12 * month.amount - year.amount;
  return amount > 0 ? { amount, currency: year.currency } : null;
}
