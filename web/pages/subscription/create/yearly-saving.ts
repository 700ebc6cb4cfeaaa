import type { SubscriptionPrice } from '../../../../shared/api/subscriptions.ts';
import type { Currency } from '../../../../shared/money.ts';

/** How much less a year costs than twelve months, in minor units; null if it doesn't, or can't be compared. */
export function yearlySaving(prices: readonly SubscriptionPrice[]): { amount: number; currency: Currency } | null {
  const monthlyPrice = prices.find(({ interval }) => interval === 'month');
  const yearlyPrice = prices.find(({ interval }) => interval === 'year');
  if (!monthlyPrice || !yearlyPrice || monthlyPrice.currency !== yearlyPrice.currency) return null;
  const amount = 12 * monthlyPrice.amount - yearlyPrice.amount;
  return amount > 0 ? { amount, currency: yearlyPrice.currency } : null;
}
