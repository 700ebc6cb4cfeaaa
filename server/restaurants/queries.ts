import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import { announcePublicChange } from '../db/public-changes.ts';
import { grantAccess, ofRestaurant, type Person, type RestaurantAccess, type ServiceAccess } from './access.ts';
import {
  COUNTER_KINDS,
  type CounterKind,
  hasSurplusPublications,
  isOwnedBy,
  memberships,
  restaurantCounters,
  restaurants,
} from './tables.ts';

export type RestaurantRow = typeof restaurants.$inferSelect;
type NewRestaurantRow = Omit<typeof restaurants.$inferInsert, 'owner_id' | 'further_owner_id'>;

/** The fields that a publication shows of the restaurant itself; the logo has a route of its own. */
type PublishedFields = Partial<
  Pick<
    RestaurantRow,
    | 'name'
    | 'main_locale'
    | 'currency'
    | 'timezone'
    | 'title_font'
    | 'text_font'
    | 'tagline'
    | 'address'
    | 'phone'
    | 'hours'
    | 'opening_hours'
    | 'taxes'
    | 'prices_include_taxes'
    | 'service_charge'
  >
>;

/** The access of a former owner or manager matches nothing: the restaurant was transferred, or they were removed, after the check. */
const isThis = ({ restaurant_id, person }: ServiceAccess) =>
  and(eq(restaurants.id, restaurant_id), person && isStillPerson(restaurant_id, person));

const isStillPerson = (restaurantId: string, { user_id, role }: Person): SQL =>
  role === 'owner'
    ? isOwnedBy(user_id)
    : sql`exists (select 1 from ${memberships}
        where ${memberships.restaurant_id} = ${restaurantId} and ${memberships.user_id} = ${user_id}
        and ${memberships.role} = ${role})`;

/** The owner of a row. */
export const ownerOfRow = ({ owner_id, further_owner_id }: RestaurantRow): string =>
  // A constraint of the table sets one of both.
  (owner_id ?? further_owner_id) as string;

export async function findRestaurant(db: Db, access: RestaurantAccess): Promise<RestaurantRow | undefined> {
  const [row] = await db.select().from(restaurants).where(isThis(access));
  return row;
}

/**
 * The row, locked until the transaction ends, so that edits and publishing are serialised, and a transfer or the removal of
 * somebody comes before or after: undefined if the person of `access` isn't its owner or manager any more. Its id can't
 * change, so rows that only refer to it (a subscription's, a scan's) don't wait.
 */
export async function lockRestaurant(tx: Db, access: RestaurantAccess): Promise<RestaurantRow | undefined> {
  const [row] = await tx.select().from(restaurants).where(isThis(access)).for('no key update');
  return row && (await isPersonUnderLock(tx, access)) ? row : undefined;
}

/**
 * Somebody may have been removed while the lock was waited for, in a row that the waiting statement doesn't look at again.
 * Of an owner it does: a transfer changes the restaurant's own row.
 */
async function isPersonUnderLock(tx: Db, access: ServiceAccess): Promise<boolean> {
  if (access.person === undefined || access.person.role === 'owner') return true;
  return (await tx.$count(restaurants, isThis(access))) > 0;
}

/** As `lockRestaurant`, for access that only allows marking dishes as sold out. */
export async function lockForSoldOut(tx: Db, access: ServiceAccess): Promise<{ timezone: string } | undefined> {
  const [row] = await tx
    .select({ timezone: restaurants.timezone })
    .from(restaurants)
    .where(isThis(access))
    .for('no key update');
  return row && (await isPersonUnderLock(tx, access)) ? row : undefined;
}

/**
 * Returns its owner's access, or undefined if it was to be the first one of an owner who has a first one. Creates its
 * counters too; menu ids start at 1.
 */
export async function insertRestaurant(
  tx: Db,
  { user_id, is_first }: { user_id: string; is_first: boolean },
  row: NewRestaurantRow,
): Promise<RestaurantAccess | undefined> {
  const owner = is_first ? { owner_id: user_id } : { further_owner_id: user_id };
  const [inserted] = await tx
    .insert(restaurants)
    .values({ ...row, ...owner })
    .onConflictDoNothing({ target: restaurants.owner_id })
    .returning({ id: restaurants.id });
  if (!inserted) return undefined;
  await tx
    .insert(restaurantCounters)
    .values(COUNTER_KINDS.map((kind) => ({ restaurant_id: inserted.id, kind, next: 1 })));
  return grantAccess({ restaurant_id: inserted.id, person: { user_id, role: 'owner' } });
}

/** Raises the restaurant's own version with its fields. */
export async function updateRestaurantFields(tx: Db, access: RestaurantAccess, fields: PublishedFields): Promise<void> {
  await tx
    .update(restaurants)
    .set({ ...fields, version: sql`${restaurants.version} + 1` })
    .where(isThis(access));
}

/**
 * The logo has a route of its own, so it doesn't raise the version: an open form stays valid. Returns whether it
 * changed.
 */
export async function setLogo(tx: Db, access: RestaurantAccess, logo: RestaurantRow['logo']): Promise<boolean> {
  const logoText = logo && JSON.stringify(logo);
  const rows = await tx
    .update(restaurants)
    .set({ logo })
    .where(and(isThis(access), sql`${restaurants.logo} is distinct from ${logoText}::jsonb`))
    .returning({ id: restaurants.id });
  return rows.length > 0;
}

/** Those that have made more publications than are kept, by id, starting after `after`: for the sweep of old ones. */
export async function listWithSurplusPublications(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { restaurant_id } = restaurantCounters;
  const rows = await db
    .select({ id: restaurant_id })
    .from(restaurantCounters)
    .where(and(hasSurplusPublications(restaurantCounters), gt(restaurant_id, after)))
    .orderBy(asc(restaurant_id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Which of these files any restaurant has as its logo: for jobs that delete files. */
export async function listUsedLogoFiles(db: Db, files: readonly string[]): Promise<string[]> {
  const file = sql<string>`${restaurants.logo} ->> 'file'`;
  const rows = await db
    .selectDistinct({ file })
    .from(restaurants)
    // The first condition is that of the index.
    .where(and(isNotNull(restaurants.logo), sql`${file} = any(${sql.param(files)}::text[])`));
  return rows.map((row) => row.file);
}

/** Guests get `not_found` from now on; a job removes the restaurant later. */
export async function markRestaurantDeleted(tx: Db, access: RestaurantAccess, now: string): Promise<void> {
  await tx.update(restaurants).set({ deleted_at: now }).where(isThis(access));
  await announcePublicChange(tx, access.restaurant_id);
}

/** Deletes the restaurant, and with it its rows in every table. */
export async function deleteRestaurant(tx: Db, access: RestaurantAccess): Promise<void> {
  await tx.delete(restaurants).where(isThis(access));
}

/** Counts a change that a publication shows. `updated_at` always grows, even within one millisecond. */
export async function bumpRevision(tx: Db, access: RestaurantAccess, now: Date): Promise<void> {
  await tx
    .update(restaurants)
    .set({
      revision: sql`${restaurants.revision} + 1`,
      updated_at: sql`greatest(${now.toISOString()}::timestamptz, ${restaurants.updated_at} + interval '1 millisecond')`,
    })
    .where(isThis(access));
}

export async function bumpAvailability(tx: Db, access: ServiceAccess): Promise<void> {
  await tx
    .update(restaurants)
    .set({ availability_version: sql`${restaurants.availability_version} + 1` })
    .where(isThis(access));
  await announcePublicChange(tx, access.restaurant_id);
}

/** Starts the counter of a kind that restaurants from before it don't have. */
export async function startCounter(tx: Db, { restaurant_id }: RestaurantAccess, kind: CounterKind): Promise<void> {
  await tx.insert(restaurantCounters).values({ restaurant_id, kind, next: 1 }).onConflictDoNothing();
}

/** The next id of a kind within the restaurant, in the transaction of the row that will use it. */
export const nextId = (tx: Db, access: RestaurantAccess, kind: CounterKind): Promise<number> =>
  nextIds(tx, access, kind, 1);

/** The first of `count` ids in a row. @throws Refusal `not_found` if the restaurant is gone. */
export async function nextIds(tx: Db, access: RestaurantAccess, kind: CounterKind, count: number): Promise<number> {
  const [row] = await tx
    .update(restaurantCounters)
    .set({ next: sql`${restaurantCounters.next} + ${count}` })
    .where(ofRestaurant(access, restaurantCounters, eq(restaurantCounters.kind, kind)))
    .returning({ next: restaurantCounters.next });
  if (!row) throw new Refusal('not_found');
  return row.next - count;
}
