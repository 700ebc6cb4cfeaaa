import type { Subscription } from '../../../../shared/api/subscriptions.ts';
import type { SubscriptionStatus } from '../../../../shared/premium.ts';

/** Labels for each status; two differ from the provider's (specification §4). */
export const STATUS_WORDS = {
  active: 'subscription.status_active',
  canceled: 'subscription.status_canceled',
  incomplete: 'subscription.status_incomplete',
  incomplete_expired: 'subscription.status_incomplete_expired',
  past_due: 'subscription.status_past_due',
  paused: 'subscription.status_paused',
  trialing: 'subscription.status_trialing',
  unpaid: 'subscription.status_unpaid',
} as const satisfies Record<SubscriptionStatus, string>;

type Renewal = { kind: 'next_invoice' | 'ends' | 'ended' | 'closes'; date: string };

/** Messages about the next invoice also contain its amount, once it is known. */
export const RENEWAL_WORDS = {
  ends: 'subscription.ends',
  ended: 'subscription.ended',
  closes: 'subscription.closes',
} as const satisfies Record<Exclude<Renewal['kind'], 'next_invoice'>, string>;

/** The renewal message (specification §4): the next invoice, the end date or the ended date; null if none applies. */
export function renewalOf(subscription: Subscription): Renewal | null {
  const { is_active, current_period_end, cancel_at, ended_at, closes_at } = subscription;
  if (ended_at !== null) return { kind: 'ended', date: ended_at };
  if (closes_at !== null) return { kind: 'closes', date: closes_at };
  if (!is_active) return null;
  return cancel_at === null ? { kind: 'next_invoice', date: current_period_end } : { kind: 'ends', date: cancel_at };
}
