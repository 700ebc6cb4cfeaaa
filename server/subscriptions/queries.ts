import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PaymentProviderName } from '../../shared/api/app-data.ts';
import type { BillingAddress } from '../../shared/api/subscriptions.ts';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { rowIsActive, rowIsOnline } from './premium-queries.ts';
import {
  billingDetails,
  type NoticeKind,
  type PaymentAccount,
  paymentEvents,
  type SubscribeAttempt,
  subscriptionNotices,
  subscriptions,
} from './tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect & { is_active: boolean; is_online: boolean };
export type { NoticeKind, SubscribeAttempt as Attempt };
/** Who pays for a restaurant: its owner; `restaurant_id` is null for the account's first restaurant, or before there is one. */
export type Payer = { user_id: string; restaurant_id: string | null };
/** A payer with a provider. */
export type PayingOwner = Payer & { provider: PaymentProviderName };

const RUNNING_STATUSES: readonly (string | null)[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** Whether the provider charges for it, or tries to: also a subscription whose payment failed. */
export const isStillCharged = (row: Pick<SubscriptionRow, 'status'> | undefined): boolean =>
  row !== undefined && RUNNING_STATUSES.includes(row.status);

/** Whether an order's outcome isn't known yet: it may become a subscription at any moment. */
export const isOrdering = (row: Pick<SubscriptionRow, 'status' | 'attempt' | 'attempt_key'> | undefined): boolean =>
  row !== undefined && (row.status === 'incomplete' || (row.attempt !== null && row.attempt.key !== row.attempt_key));

const keyOf = ({ user_id, restaurant_id, provider }: PayingOwner) => ({
  user_id,
  provider: restaurant_id === null ? provider : (`${provider}:${restaurant_id}` as const),
});

const isOwners = (owner: PayingOwner) => {
  const { user_id, provider } = keyOf(owner);
  return and(eq(subscriptions.user_id, user_id), eq(subscriptions.provider, provider));
};

function ownerOfKey({ user_id, provider: account }: { user_id: string; provider: PaymentAccount }): PayingOwner {
  const [provider = account, restaurant_id = null] = account.split(':');
  // The part before the colon: the provider's name, by the type of the column.
  return { user_id, restaurant_id, provider: provider as PaymentProviderName };
}

/** In the payload of a job; older nodes know jobs of first restaurants only. */
export const furtherOf = (restaurant_id: string | null): { restaurant_id?: string } =>
  restaurant_id === null ? {} : { restaurant_id };

/** The rows of a provider, of first and further restaurants. */
const isOfProvider = (provider: PaymentProviderName) =>
  or(eq(subscriptions.provider, provider), like(subscriptions.provider, `${provider}:%`));

const ROW_COLUMNS = { ...getTableColumns(subscriptions), is_active: rowIsActive, is_online: rowIsOnline };

export async function findSubscriptionRow(
  db: Db,
  owner: PayingOwner,
  { lock = false } = {},
): Promise<SubscriptionRow | undefined> {
  const query = db.select(ROW_COLUMNS).from(subscriptions).where(isOwners(owner));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function findOwnerOfCustomer(db: Db, customerId: string): Promise<PayingOwner | undefined> {
  const [row] = await db
    .select({ user_id: subscriptions.user_id, provider: subscriptions.provider })
    .from(subscriptions)
    .where(eq(subscriptions.customer_id, customerId));
  return row && ownerOfKey(row);
}

/** Everything that a user is or was a customer of a provider for. */
export async function listPayments(
  db: Db,
  { user_id, provider }: Pick<PayingOwner, 'user_id' | 'provider'>,
): Promise<{ owner: PayingOwner; row: SubscriptionRow }[]> {
  const rows = await db
    .select(ROW_COLUMNS)
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, user_id), isOfProvider(provider)))
    .orderBy(asc(subscriptions.provider));
  return rows.map((row) => ({ owner: ownerOfKey(row), row }));
}

/** The first one stays. @returns the stored customer. */
export async function keepCustomer(
  db: Db,
  owner: PayingOwner,
  { customer_id, email }: { customer_id: string; email: string },
): Promise<string> {
  const [row] = await db
    .insert(subscriptions)
    .values({ ...keyOf(owner), customer_id, customer_email: email })
    .onConflictDoUpdate({
      target: [subscriptions.user_id, subscriptions.provider],
      set: {
        customer_id: sql`coalesce(${subscriptions.customer_id}, excluded.customer_id)`,
        // Of another customer than the stored one it says nothing.
        customer_email: sql`case when ${subscriptions.customer_id} is null then excluded.customer_email else ${subscriptions.customer_email} end`,
      },
    })
    .returning({ customer_id: subscriptions.customer_id });
  return row?.customer_id ?? customer_id;
}

/** After another address of the customer was sent to the provider. */
export async function keepCustomerEmail(db: Db, owner: PayingOwner, email: string): Promise<void> {
  await db.update(subscriptions).set({ customer_email: email }).where(isOwners(owner));
}

export async function keepAttempt(db: Db, owner: PayingOwner, attempt: SubscribeAttempt): Promise<void> {
  await db.update(subscriptions).set({ attempt, province: attempt.province }).where(isOwners(owner));
}

/** An attempt that ended: kept without its time while the bank asks, else deleted. A newer attempt is unchanged. */
export async function endAttempt(db: Db, owner: PayingOwner, key: string, isKept: boolean): Promise<void> {
  await db
    .update(subscriptions)
    .set({ attempt: isKept ? sql`jsonb_set(${subscriptions.attempt}, '{until}', 'null')` : null })
    .where(and(isOwners(owner), sql`${subscriptions.attempt} ->> 'key' = ${key}`));
}

/** Numbers a query to the provider. Undefined if there is no customer to ask about. */
export async function startSync(
  db: Db,
  owner: PayingOwner,
): Promise<{ customer_id: string; serial: number } | undefined> {
  const [row] = await db
    .update(subscriptions)
    .set({ sync_started: sql`${subscriptions.sync_started} + 1` })
    .where(and(isOwners(owner), isNotNull(subscriptions.customer_id)))
    .returning({ customer_id: subscriptions.customer_id, serial: subscriptions.sync_started });
  return row?.customer_id ? { customer_id: row.customer_id, serial: row.serial } : undefined;
}

type MirroredFields = Pick<
  typeof subscriptions.$inferInsert,
  | 'subscription_id'
  | 'status'
  | 'price_id'
  | 'amount'
  | 'currency'
  | 'interval'
  | 'current_period_end'
  | 'cancel_at'
  | 'ended_at'
  | 'past_due_since'
  | 'card'
  | 'attempt_key'
  | 'clock_offset_ms'
  | 'sync_written'
  | 'synced_at'
>;

export async function setMirror(tx: Db, owner: PayingOwner, mirrored: MirroredFields): Promise<void> {
  await tx.update(subscriptions).set(mirrored).where(isOwners(owner));
}

/** Users with a customer at a provider, starting after `after`. */
export async function listCustomers(
  db: Db,
  provider: PaymentProviderName,
  { after, limit }: { after: string; limit: number },
): Promise<{ user_id: string }[]> {
  return await db
    .selectDistinct({ user_id: subscriptions.user_id })
    .from(subscriptions)
    .where(and(isOfProvider(provider), isNotNull(subscriptions.customer_id), gt(subscriptions.user_id, after)))
    .orderBy(asc(subscriptions.user_id))
    .limit(limit);
}

export async function deleteSubscriptionRows(db: Db, userId: string): Promise<void> {
  await deleteRowsWhere(db, eq(subscriptions.user_id, userId));
  await db.delete(billingDetails).where(eq(billingDetails.user_id, userId));
  await db.delete(subscriptionNotices).where(eq(subscriptionNotices.user_id, userId));
}

/** What was bought for one restaurant; billing address and notices are the account's. */
export const deleteSubscriptionRow = (db: Db, owner: PayingOwner): Promise<void> =>
  deleteRowsWhere(db, isOwners(owner));

async function deleteRowsWhere(db: Db, condition: SQL | undefined): Promise<void> {
  const customers = db.select({ id: subscriptions.customer_id }).from(subscriptions).where(condition);
  await db.update(paymentEvents).set({ customer_id: null }).where(inArray(paymentEvents.customer_id, customers));
  await db.delete(subscriptions).where(condition);
}

export async function findBilling(db: Db, userId: string): Promise<BillingAddress | undefined> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.user_id, userId));
  if (!row) return undefined;
  const { user_id: _, ...billing } = row;
  return billing;
}

export async function keepBilling(db: Db, userId: string, billing: BillingAddress): Promise<void> {
  await db
    .insert(billingDetails)
    .values({ user_id: userId, ...billing })
    .onConflictDoUpdate({ target: billingDetails.user_id, set: billing });
}

/** Returns whether the event is new. */
export async function addEvent(
  tx: Db,
  event: { id: string; type: string; customer_id: string | null; received_at: string },
): Promise<boolean> {
  const addedRows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return addedRows.length > 0;
}

export async function findEvent(db: Db, id: string): Promise<typeof paymentEvents.$inferSelect | undefined> {
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row;
}

/** An event of a customer that is nobody's (any more) is applied without its id. */
export async function markEventApplied(db: Db, id: string, applied_at: string): Promise<void> {
  const owner = db
    .select({ id: subscriptions.customer_id })
    .from(subscriptions)
    .where(eq(subscriptions.customer_id, paymentEvents.customer_id));
  const customer_id = sql`case when exists ${owner} then ${paymentEvents.customer_id} end`;
  await db.update(paymentEvents).set({ applied_at, customer_id }).where(eq(paymentEvents.id, id));
}

export async function deleteOldEvents(db: Db, receivedBefore: string): Promise<void> {
  await deleteInBatches(db, paymentEvents, lt(paymentEvents.received_at, receivedBefore));
}

/** A notice is about an invoice, a card's month or an end: years later none of them comes again. */
export async function deleteOldNotices(db: Db, toldBefore: string): Promise<void> {
  await deleteInBatches(db, subscriptionNotices, lt(subscriptionNotices.told_at, toldBefore));
}

/** Returns whether it has to be sent: each notice is sent once. */
export async function addNotice(
  tx: Db,
  notice: { user_id: string; kind: NoticeKind; about: string; told_at: string },
): Promise<boolean> {
  const addedRows = await tx
    .insert(subscriptionNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ kind: subscriptionNotices.kind });
  return addedRows.length > 0;
}
