import { and, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { type Delivery, MAX_LISTED_DELIVERIES } from '../../shared/api/webhooks.ts';
import type { AuthorizedUser } from '../accounts/authorized-user.ts';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { updateInBatches } from '../db/update-in-batches.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { idsOfOwned } from '../restaurants/people-queries.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

/** One column of each is set. */
const LOST_BATCH_ROWS = 1_000;

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export async function findWebhook(db: Db, access: RestaurantAccess): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(ofRestaurant(access, webhooks));
  return row;
}

/** Sets the one webhook; the deliveries of the one before stay. */
export async function setWebhook(
  { tx }: AuthorizedUser,
  { restaurant_id }: RestaurantAccess,
  row: Omit<WebhookRow, 'restaurant_id'>,
): Promise<void> {
  await tx
    .insert(webhooks)
    .values({ restaurant_id, ...row })
    .onConflictDoUpdate({ target: webhooks.restaurant_id, set: row });
}

/** Deletes it with its deliveries; returns whether there was one. */
export async function deleteWebhook({ tx }: AuthorizedUser, access: RestaurantAccess): Promise<boolean> {
  const deleted = await tx
    .delete(webhooks)
    .where(ofRestaurant(access, webhooks))
    .returning({ restaurant_id: webhooks.restaurant_id });
  return deleted.length > 0;
}

/** The same for all restaurants of a user. */
export async function deleteWebhookOf({ tx, user }: AuthorizedUser): Promise<void> {
  await tx.delete(webhooks).where(inArray(webhooks.restaurant_id, idsOfOwned(tx, user.id)));
}

export async function insertDelivery(
  tx: Db,
  { restaurant_id }: RestaurantAccess,
  row: Pick<DeliveryRow, 'id' | 'kind' | 'version' | 'published_at' | 'created_at'>,
): Promise<Delivery> {
  const [inserted] = await tx
    .insert(webhookDeliveries)
    .values({ restaurant_id, state: 'waiting', ...row })
    .returning(SHOWN_COLUMNS);
  // An insert of one row returns it, or throws.
  return inserted as Delivery;
}

const { id, kind, state, version, created_at, attempts, attempted_at, status, problem } = webhookDeliveries;
const SHOWN_COLUMNS = { id, kind, state, version, created_at, attempts, attempted_at, status, problem };

/** A test that has not been attempted yet. */
export async function findWaitingTest(db: Db, access: RestaurantAccess): Promise<Delivery | undefined> {
  const [row] = await db
    .select(SHOWN_COLUMNS)
    .from(webhookDeliveries)
    .where(ofRestaurant(access, webhookDeliveries, and(eq(kind, 'test'), eq(state, 'waiting'))))
    .limit(1);
  return row;
}

/** The message of the newest publication. */
export async function findNewestAnnouncement(db: Db, access: RestaurantAccess): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(ofRestaurant(access, webhookDeliveries, eq(kind, 'publication')))
    .orderBy(desc(version), desc(created_at))
    .limit(1);
  return row;
}

/** The newest first. */
export async function listDeliveries(db: Db, access: RestaurantAccess, since: Date): Promise<Delivery[]> {
  return await db
    .select(SHOWN_COLUMNS)
    .from(webhookDeliveries)
    .where(ofRestaurant(access, webhookDeliveries, gte(created_at, since.toISOString())))
    .orderBy(desc(created_at), desc(id))
    .limit(MAX_LISTED_DELIVERIES);
}

/** A delivery that waits. */
export async function findWaiting(
  db: Db,
  access: RestaurantAccess,
  deliveryId: string,
  { lock = false } = {},
): Promise<DeliveryRow | undefined> {
  const query = db
    .select()
    .from(webhookDeliveries)
    .where(ofRestaurant(access, webhookDeliveries, and(eq(id, deliveryId), eq(state, 'waiting'))));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** Whether a later publication than this one is announced. */
export async function hasLaterPublication(
  db: Db,
  access: RestaurantAccess,
  { version: announcedVersion }: Pick<DeliveryRow, 'version'>,
): Promise<boolean> {
  if (announcedVersion === null) return false;
  const laterRows = await db
    .select({ id })
    .from(webhookDeliveries)
    .where(ofRestaurant(access, webhookDeliveries, gt(version, announcedVersion)))
    .limit(1);
  return laterRows.length > 0;
}

export async function updateDelivery(
  tx: Db,
  access: RestaurantAccess,
  deliveryId: string,
  change: Pick<DeliveryRow, 'state' | 'problem'> & Partial<Pick<DeliveryRow, 'attempts' | 'attempted_at' | 'status'>>,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set(change)
    .where(ofRestaurant(access, webhookDeliveries, eq(id, deliveryId)));
}

/** Those whose job was lost: nothing attempts them any more. */
export async function failLostDeliveries(db: Db, before: Date): Promise<void> {
  const isLost = sql`${lt(created_at, before.toISOString())} and ${eq(state, 'waiting')}`;
  await updateInBatches(db, webhookDeliveries, { state: 'failed' }, { matches: isLost, batch_rows: LOST_BATCH_ROWS });
}

export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, webhookDeliveries, lt(created_at, before.toISOString()));
}
