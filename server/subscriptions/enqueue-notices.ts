import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { addNotice, furtherOf, type NoticeKind, type Payer, type SubscriptionRow } from './queries.ts';
import { sendSubscriptionMailJob } from './send-subscription-mail.job.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const ENDING_MS = 3 * DAY_MS;
/** The card's whole last month. */
const CARD_ENDING_MS = 31 * DAY_MS;

/**
 * Mails the owner what the mirror says and what was not sent yet: each failed invoice, each expiring card, each end, once.
 * Runs in the transaction that writes the mirror.
 */
export async function enqueueNotices(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  { user_id, restaurant_id }: Payer,
  seenChange: { before: SubscriptionRow; after: SubscriptionRow; unpaid_invoice_id: string | null },
): Promise<void> {
  for (const notice of dueNotices(seenChange, now().getTime() + seenChange.after.clock_offset_ms)) {
    const { kind } = notice;
    // The same card can pay for several restaurants, at each of which it has to be replaced.
    const about = restaurant_id === null ? notice.about : `${notice.about} ${restaurant_id}`;
    if (await addNotice(tx, { user_id, kind, about, told_at: now().toISOString() }))
      await jobs.send(tx, sendSubscriptionMailJob, { user_id, kind, about, ...furtherOf(restaurant_id) });
  }
}

/** @param time By the provider's clock; milliseconds since 1970. */
function dueNotices(
  {
    before,
    after,
    unpaid_invoice_id,
  }: { before: SubscriptionRow; after: SubscriptionRow; unpaid_invoice_id: string | null },
  time: number,
): { kind: NoticeKind; about: string }[] {
  const due: { kind: NoticeKind; about: string }[] = [];
  const { status, cancel_at, ended_at, card, subscription_id } = after;
  if (after.past_due_since && unpaid_invoice_id) due.push({ kind: 'payment_failed', about: unpaid_invoice_id });
  const endsIn = cancel_at === null ? null : Date.parse(cancel_at) - time;
  if (after.is_active && endsIn !== null && endsIn <= ENDING_MS)
    due.push({ kind: 'subscription_ending', about: `${subscription_id} ${cancel_at}` });
  // A first payment that was never made does not end a subscription.
  const hasRun = status === 'canceled' || (before.is_active && !after.is_active && ended_at !== null);
  if (ended_at !== null && hasRun) due.push({ kind: 'subscription_ended', about: String(subscription_id) });
  if (after.is_active && cancel_at === null && card) {
    const remainingMs = Date.UTC(card.exp_year, card.exp_month, 1) - time;
    if (remainingMs > 0 && remainingMs <= CARD_ENDING_MS)
      due.push({ kind: 'card_expiring', about: `${card.last4} ${card.exp_year}-${card.exp_month}` });
  }
  return due;
}
