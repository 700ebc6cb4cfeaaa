import type { Subscription } from '../../shared/api/subscriptions.ts';
import { PAST_DUE_GRACE_MS } from '../../shared/limits.ts';
import type { SubscriptionRow } from './queries.ts';

/** The public shape of a subscription; null if the provider has none. */
export function toSubscription(row: SubscriptionRow | undefined): Subscription | null {
  if (!row) return null;
  const { status, price_id, amount, currency, interval, current_period_end, past_due_since } = row;
  if (!status || price_id === null || amount === null || !currency || !interval || !current_period_end) return null;
  return {
    status,
    is_active: row.is_active,
    price_id,
    amount,
    currency,
    interval,
    current_period_end,
    cancel_at: row.cancel_at,
    ended_at: row.ended_at,
    closes_at: past_due_since && new Date(Date.parse(past_due_since) + PAST_DUE_GRACE_MS).toISOString(),
    default_payment_method: row.card,
  };
}
