import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { AuthorizedUser } from '../accounts/authorized-user.ts';
import type { Db } from '../db/db.ts';
import { menuItems, menuSections, menus } from '../menus/tables.ts';
import { ofRestaurant, type RestaurantAccess, type ServiceAccess } from '../restaurants/access.ts';
import { idsOfOwned } from '../restaurants/people-queries.ts';
import { restaurants } from '../restaurants/tables.ts';
import { serviceLinks, serviceSessions } from './tables.ts';

type ServiceLinkRow = Pick<typeof serviceLinks.$inferSelect, 'created_at' | 'last_used_at'>;

// For the owner.

export async function findServiceLink(db: Db, access: RestaurantAccess): Promise<ServiceLinkRow | undefined> {
  const [row] = await db
    .select({ created_at: serviceLinks.created_at, last_used_at: serviceLinks.last_used_at })
    .from(serviceLinks)
    .where(ofRestaurant(access, serviceLinks));
  return row;
}

/** Ends the link, and with it every phone's session; returns whether there was one. */
export async function deleteServiceLink({ tx }: AuthorizedUser, access: RestaurantAccess): Promise<boolean> {
  const deleted = await tx
    .delete(serviceLinks)
    .where(ofRestaurant(access, serviceLinks))
    .returning({ restaurant_id: serviceLinks.restaurant_id });
  return deleted.length > 0;
}

/** The same for all restaurants of a user. */
export async function deleteServiceLinkOf({ tx, user }: AuthorizedUser): Promise<void> {
  await tx.delete(serviceLinks).where(inArray(serviceLinks.restaurant_id, idsOfOwned(tx, user.id)));
}

export async function insertServiceLink(
  { tx }: AuthorizedUser,
  access: RestaurantAccess,
  { token_hash, created_at }: { token_hash: string; created_at: string },
): Promise<void> {
  await tx.insert(serviceLinks).values({ restaurant_id: access.restaurant_id, token_hash, created_at });
}

// For the phone: a token has no access yet.

/** Counts an opening of the link. Returns its restaurant, or undefined if no link has this token. */
export async function openServiceLink(tx: Db, tokenHash: string, now: string): Promise<string | undefined> {
  const [row] = await tx
    .update(serviceLinks)
    .set({ last_used_at: now })
    .where(eq(serviceLinks.token_hash, tokenHash))
    .returning({ restaurant_id: serviceLinks.restaurant_id });
  return row?.restaurant_id;
}

/** Creates a session and removes the restaurant's expired ones, so that no sweep is needed. */
export async function createServiceSession(
  tx: Db,
  row: typeof serviceSessions.$inferInsert,
  now: string,
): Promise<void> {
  await tx
    .delete(serviceSessions)
    .where(and(eq(serviceSessions.restaurant_id, row.restaurant_id), lte(serviceSessions.expires_at, now)));
  await tx.insert(serviceSessions).values(row);
}

export async function deleteServiceSession(tx: Db, tokenHash: string): Promise<void> {
  await tx.delete(serviceSessions).where(eq(serviceSessions.token_hash, tokenHash));
}

/** The restaurant of a live session. */
export async function findServiceSession(db: Db, tokenHash: string, now: string): Promise<string | undefined> {
  const [row] = await db
    .select({ restaurant_id: serviceSessions.restaurant_id })
    .from(serviceSessions)
    .where(and(eq(serviceSessions.token_hash, tokenHash), gt(serviceSessions.expires_at, now)));
  return row?.restaurant_id;
}

// What staff may read: names, and what is sold out.

export async function findNameForStaff(db: Db, access: ServiceAccess): Promise<string | undefined> {
  const [row] = await db
    .select({ name: restaurants.name })
    .from(restaurants)
    .where(eq(restaurants.id, access.restaurant_id));
  return row?.name;
}

const DISH = {
  id: menuItems.id,
  menu_section_id: menuItems.menu_section_id,
  title: menuItems.title,
  sold_out: menuItems.sold_out,
  back_at: menuItems.back_at,
};

export type DishRow = Pick<typeof menuItems.$inferSelect, keyof typeof DISH>;

/** The live menus, sections and dishes, names only, each list in order. */
export async function listDishRows(db: Db, access: ServiceAccess) {
  return {
    menus: await db
      .select({ id: menus.id, title: menus.title })
      .from(menus)
      .where(ofRestaurant(access, menus, isNull(menus.deleted_at)))
      .orderBy(asc(menus.position), asc(menus.id)),
    sections: await db
      .select({ id: menuSections.id, menu_id: menuSections.menu_id, title: menuSections.title })
      .from(menuSections)
      .where(ofRestaurant(access, menuSections, isNull(menuSections.deleted_at)))
      .orderBy(asc(menuSections.position), asc(menuSections.id)),
    dishes: await db
      .select(DISH)
      .from(menuItems)
      .where(ofRestaurant(access, menuItems, isNull(menuItems.deleted_at)))
      .orderBy(asc(menuItems.position), asc(menuItems.id)),
  };
}

export async function findDishRow(db: Db, access: ServiceAccess, id: number): Promise<DishRow | undefined> {
  const [row] = await db
    .select(DISH)
    .from(menuItems)
    .where(ofRestaurant(access, menuItems, eq(menuItems.id, id), isNull(menuItems.deleted_at)));
  return row;
}
