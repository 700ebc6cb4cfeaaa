import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type InvitedRole, RESTAURANT_ROLES, type RestaurantRole } from '../../shared/roles.ts';
import type { AuthorizedUser } from '../accounts/authorized-user.ts';
import { users } from '../accounts/tables.ts';
import type { Db } from '../db/db.ts';
import { announcePublicChange } from '../db/public-changes.ts';
import { ofRestaurant, type RestaurantAccess } from './access.ts';
import { currentRestaurants, isFirstOfOwner, isOwnedBy, memberships, ownerId, restaurants } from './tables.ts';

/** Whose restaurants are whose: one account has several restaurants, and one restaurant several people. */

export type RestaurantOfUser = {
  id: string;
  name: string;
  role: RestaurantRole;
  /** Whether it is the first of its owner's account, which pays for it by the account's first subscription. */
  is_first: boolean;
  created_at: string;
};

/** What a user may open, the first of their own first, then by role and age; without what is being deleted. */
export async function listRestaurantsOfUser(db: Db, userId: string): Promise<RestaurantOfUser[]> {
  const { id, name, created_at } = restaurants;
  const is_first = isFirstOfOwner.as('is_first');
  const rows = await unionAll(
    db
      .select({ id, name, role: sql<RestaurantRole>`'owner'`.as('role'), is_first, created_at })
      .from(restaurants)
      .where(and(isOwnedBy(userId), isNull(restaurants.deleted_at))),
    db
      .select({ id, name, role: sql<RestaurantRole>`${memberships.role}`.as('role'), is_first, created_at })
      .from(memberships)
      .innerJoin(restaurants, eq(restaurants.id, memberships.restaurant_id))
      .where(and(eq(memberships.user_id, userId), isNull(restaurants.deleted_at))),
  );
  const rankOf = ({ role, is_first: isFirst }: RestaurantOfUser) =>
    role === 'owner' ? (isFirst ? 0 : 1) : RESTAURANT_ROLES.indexOf(role) + 1;
  return rows.sort(
    (first, second) =>
      rankOf(first) - rankOf(second) ||
      first.created_at.localeCompare(second.created_at) ||
      first.id.localeCompare(second.id),
  );
}

export type OwnedRestaurant = {
  id: string;
  is_first: boolean;
  /** Which the browser made for its creation; null for a first one. */
  creation_key: number | null;
};

/** Those that a user owns, also what is being deleted: for the end of the account, its export and its payments. */
export async function listOwnedRestaurants(db: Db, userId: string): Promise<OwnedRestaurant[]> {
  return await db
    .select({ id: restaurants.id, is_first: isFirstOfOwner, creation_key: restaurants.creation_key })
    .from(restaurants)
    .where(isOwnedBy(userId))
    .orderBy(sql`${restaurants.owner_id} is null`, asc(restaurants.id));
}

/** The ids of all restaurants of a user, for a subselect. */
export const idsOfOwned = (db: Db, userId: string) =>
  db.select({ id: restaurants.id }).from(restaurants).where(isOwnedBy(userId));

/** Somebody's account ends: their edits stay. */
export async function deleteMembershipsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(memberships).where(eq(memberships.user_id, userId));
}

/** A restaurant ends, or has another owner. Under its lock, so that no request of its people continues. */
export async function deleteMemberships(tx: Db, access: RestaurantAccess): Promise<void> {
  await tx.delete(memberships).where(ofRestaurant(access, memberships));
}

type Member = { id: string; email: string; role: InvitedRole };

/** The people besides the owner, by address. */
export async function listMembers(db: Db, access: RestaurantAccess): Promise<Member[]> {
  return await db
    .select({ id: users.id, email: users.email, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(ofRestaurant(access, memberships))
    .orderBy(asc(users.email), asc(users.id));
}

/** Returns whether the user was one of its people. */
export const deleteMembership = (tx: Db, { restaurant_id }: RestaurantAccess, userId: string): Promise<boolean> =>
  endMembership(tx, restaurant_id, userId);

/** Somebody leaves: their edits stay. Returns whether they worked there. */
export const deleteOwnMembership = ({ tx, user }: AuthorizedUser, restaurantId: string): Promise<boolean> =>
  endMembership(tx, restaurantId, user.id);

async function endMembership(tx: Db, restaurantId: string, userId: string): Promise<boolean> {
  const deletedRows = await tx
    .delete(memberships)
    .where(and(eq(memberships.restaurant_id, restaurantId), eq(memberships.user_id, userId)))
    .returning({ user_id: memberships.user_id });
  return deletedRows.length > 0;
}

/** Makes a user its owner, as their first one or a further one, without its people. Whether guests see it depends on its owner's subscription, so this is announced. */
export async function setOwner(
  tx: Db,
  access: RestaurantAccess,
  { user_id, is_first }: { user_id: string; is_first: boolean },
): Promise<void> {
  await tx
    .update(restaurants)
    .set(is_first ? { owner_id: user_id, further_owner_id: null } : { owner_id: null, further_owner_id: user_id })
    .where(eq(restaurants.id, access.restaurant_id));
  await deleteMemberships(tx, access);
  await announcePublicChange(tx, access.restaurant_id);
}

/** The lock under which somebody who was invited becomes one of a restaurant's people. */
export async function lockForNewMember(
  tx: Db,
  id: string,
): Promise<{ owner_id: string; deleted_at: string | null } | undefined> {
  const [row] = await tx
    .select({ owner_id: ownerId, deleted_at: restaurants.deleted_at })
    .from(restaurants)
    .where(eq(restaurants.id, id))
    .for('no key update');
  return row;
}

/** A newer role replaces an older one. */
export async function insertMembership(
  { tx, user }: AuthorizedUser,
  { restaurant_id, role, created_at }: { restaurant_id: string; role: InvitedRole; created_at: string },
): Promise<void> {
  await tx
    .insert(memberships)
    .values({ restaurant_id, user_id: user.id, role, created_at })
    .onConflictDoUpdate({ target: [memberships.restaurant_id, memberships.user_id], set: { role, created_at } });
}

export async function findFirstRestaurantId(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.owner_id, userId));
  return row?.id;
}

export async function findCurrentRestaurantId(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: currentRestaurants.restaurant_id })
    .from(currentRestaurants)
    .where(eq(currentRestaurants.user_id, userId));
  return row?.id;
}

/** The app opens with it from now on. Returns false if it isn't the user's. */
export async function setCurrentRestaurant(tx: Db, user_id: string, restaurant_id: string): Promise<boolean> {
  const isMember = sql`exists (select 1 from ${memberships}
    where ${memberships.restaurant_id} = ${restaurants.id} and ${memberships.user_id} = ${user_id})`;
  const theirs = tx
    .select({ user_id: sql`${user_id}::uuid`.as('user_id'), restaurant_id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.id, restaurant_id), isNull(restaurants.deleted_at), or(isOwnedBy(user_id), isMember)))
    // One that is deleted at this moment is waited for, and then isn't there.
    .for('key share');
  const setRows = await tx
    .insert(currentRestaurants)
    .select(theirs)
    .onConflictDoUpdate({ target: currentRestaurants.user_id, set: { restaurant_id } })
    .returning({ user_id: currentRestaurants.user_id });
  return setRows.length > 0;
}
