import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Db } from '../db/db.ts';
import { announcePublicChange } from '../db/public-changes.ts';
import type { RestaurantAccess } from './access.ts';
import { isFirstOfOwner, ownerId, restaurants } from './tables.ts';

/** For the operator's commands (server/admin) only: what they need of restaurants, whoever owns them. */

export type OperatorsRestaurant = {
  id: string;
  name: string;
  owner_id: string;
  /** Whether it is the first of its owner's account. */
  is_first: boolean;
  owner_email: string;
  published_at: string | null;
  suspended_at: string | null;
  deleted_at: string | null;
};

const columns = {
  id: restaurants.id,
  name: restaurants.name,
  owner_id: ownerId,
  is_first: isFirstOfOwner,
  owner_email: users.email,
  published_at: restaurants.published_at,
  suspended_at: restaurants.suspended_at,
  deleted_at: restaurants.deleted_at,
};

const selectWith = (db: Db, condition: SQL | undefined) =>
  db.select(columns).from(restaurants).innerJoin(users, eq(users.id, ownerId)).where(condition);

/** Above every text that begins alike. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * By its whole id, its owner's whole address, or the beginning of its name in any case: each by its index, so that they are
 * three queries.
 */
export async function searchRestaurants(db: Db, text: string, limit: number): Promise<OperatorsRestaurant[]> {
  // By the database on both sides: which letters it knows depends on its locale.
  const begins = sql`lower(${restaurants.name}) ~>=~ lower(${text})
    and lower(${restaurants.name}) ~<~ (lower(${text}) || ${LAST_CHARACTER})`;
  const conditions = [
    eq(restaurants.id, text.toLowerCase()),
    eq(sql`lower(${users.email})`, text.toLowerCase()),
    begins,
  ];
  const rows: OperatorsRestaurant[] = [];
  for (const condition of conditions) rows.push(...(await selectWith(db, condition).limit(limit)));
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, limit);
}

export type DumpedRestaurant = {
  id: string;
  owner_id: string;
  owner_email: string;
  name: string;
  address: string | null;
  phone: string | null;
  publication_version: number | null;
};

/** What identifies each restaurant and its owner, for a dump that must have none of it; without those that are being deleted. */
export async function listDumpedRestaurants(tx: Db): Promise<DumpedRestaurant[]> {
  const { id, name, address, phone, publication_version } = restaurants;
  return await tx
    .select({ id, owner_id: ownerId, owner_email: users.email, name, address, phone, publication_version })
    .from(restaurants)
    .innerJoin(users, eq(users.id, ownerId))
    .where(isNull(restaurants.deleted_at));
}

export async function findOperatorsRestaurant(db: Db, id: string): Promise<OperatorsRestaurant | undefined> {
  const [row] = await selectWith(db, eq(restaurants.id, id));
  return row;
}

/** Suspends it, or with null ends that; returns false if it was so already. Guests see it at once. */
export async function setSuspended(tx: Db, access: RestaurantAccess, suspendedAt: string | null): Promise<boolean> {
  const isOther =
    suspendedAt === null ? sql`${restaurants.suspended_at} is not null` : isNull(restaurants.suspended_at);
  const rows = await tx
    .update(restaurants)
    .set({ suspended_at: suspendedAt })
    .where(and(eq(restaurants.id, access.restaurant_id), isOther))
    .returning({ id: restaurants.id });
  if (rows.length > 0) await announcePublicChange(tx, access.restaurant_id);
  return rows.length > 0;
}
