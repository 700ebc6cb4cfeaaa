import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { announcePublicChange } from '../db/public-changes.ts';
import type { Env } from '../env.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { restaurants } from '../restaurants/tables.ts';
import { onlineCondition } from '../subscriptions/premium-queries.ts';
import { hasServedState, ownDomains } from './tables.ts';

export type OwnDomainRow = typeof ownDomains.$inferSelect;

export async function findOwnDomain(db: Db, access: RestaurantAccess): Promise<OwnDomainRow | undefined> {
  const [row] = await db.select().from(ownDomains).where(ofRestaurant(access, ownDomains));
  return row;
}

/** Sets the one domain. */
export async function setOwnDomain(
  tx: Db,
  { restaurant_id }: RestaurantAccess,
  row: Omit<OwnDomainRow, 'restaurant_id'>,
): Promise<void> {
  await tx
    .insert(ownDomains)
    .values({ restaurant_id, ...row })
    .onConflictDoUpdate({ target: ownDomains.restaurant_id, set: row });
  await announcePublicChange(tx, restaurant_id);
}

export async function deleteOwnDomain(tx: Db, access: RestaurantAccess): Promise<void> {
  await tx.delete(ownDomains).where(ofRestaurant(access, ownDomains));
  await announcePublicChange(tx, access.restaurant_id);
}

/** Every claim of a host, locked in one order, so that two look-ups of it don't wait for each other. */
export async function lockClaims(tx: Db, host: string): Promise<OwnDomainRow[]> {
  return await tx
    .select()
    .from(ownDomains)
    .where(eq(ownDomains.host, host))
    .orderBy(asc(ownDomains.restaurant_id))
    .for('update');
}

export async function updateOwnDomain(
  tx: Db,
  access: RestaurantAccess,
  change: Partial<Omit<OwnDomainRow, 'restaurant_id' | 'host' | 'token'>>,
): Promise<void> {
  await tx.update(ownDomains).set(change).where(ofRestaurant(access, ownDomains));
}

/** The restaurants whose domain is to be looked up, the longest overdue first. */
export async function listDueDomains(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ restaurant_id: ownDomains.restaurant_id })
    .from(ownDomains)
    .where(and(isNotNull(ownDomains.next_check_at), lte(ownDomains.next_check_at, now.toISOString())))
    .orderBy(asc(ownDomains.next_check_at))
    .limit(limit);
  return rows.map(({ restaurant_id }) => restaurant_id);
}

/** Public data: whose page a host shows, if any restaurant has proven that it may. */
export async function findRestaurantOfHost(db: Db, host: string): Promise<string | undefined> {
  const [row] = await db
    .select({ restaurant_id: ownDomains.restaurant_id })
    .from(ownDomains)
    .where(and(eq(ownDomains.host, host), hasServedState(ownDomains.state)));
  return row?.restaurant_id;
}

/** Whether guests see the restaurant's menu. */
export async function isMenuShown(
  db: Db,
  env: Pick<Env, 'PAYMENTS'>,
  { restaurant_id }: RestaurantAccess,
): Promise<boolean> {
  const { id, publication_version, suspended_at } = restaurants;
  const [row] = await db
    .select({ is_shown: onlineCondition(env) })
    .from(restaurants)
    .where(and(eq(id, restaurant_id), isNotNull(publication_version), isNull(suspended_at)));
  return row?.is_shown === true;
}
