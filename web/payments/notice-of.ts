import type { Subscription } from '../../shared/api/subscriptions.ts';

/** How long before its end a canceled subscription is announced. */
const SOON_MS = 7 * 24 * 60 * 60 * 1_000;

export type SubscriptionNotice = { kind: 'overdue' | 'ending'; date: string } | { kind: 'overdue_closed' };

/** What a subscription's owner must know on every screen. `now` in milliseconds since 1970. */
export function noticeOf(subscription: Subscription | null, now: number): SubscriptionNotice | null {
  if (!subscription) return null;
  const { closes_at, cancel_at, is_active } = subscription;
  if (closes_at !== null)
    return Date.parse(closes_at) > now ? { kind: 'overdue', date: closes_at } : { kind: 'overdue_closed' };
  if (is_active && cancel_at !== null && Date.parse(cancel_at) - now <= SOON_MS)
    return { kind: 'ending', date: cancel_at };
  return null;
}
