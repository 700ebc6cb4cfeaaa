import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AuthorizedUser } from '../accounts/authorized-user.ts';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { idsOfOwned } from '../restaurants/people-queries.ts';
import { menuKeys } from './tables.ts';

export type MenuKeyRow = Omit<typeof menuKeys.$inferSelect, 'token_hash' | 'restaurant_id'>;

const { id, name, folded_name, created_at, last_used_on } = menuKeys;
/** Everything but the hash. */
const SHOWN_COLUMNS = { id, name, folded_name, created_at, last_used_on };

export async function listMenuKeys(db: Db, access: RestaurantAccess): Promise<MenuKeyRow[]> {
  return await db.select(SHOWN_COLUMNS).from(menuKeys).where(ofRestaurant(access, menuKeys)).orderBy(asc(menuKeys.id));
}

export async function insertMenuKey(
  { tx }: AuthorizedUser,
  { restaurant_id }: RestaurantAccess,
  row: Omit<typeof menuKeys.$inferInsert, 'restaurant_id'>,
): Promise<void> {
  await tx.insert(menuKeys).values({ restaurant_id, ...row });
}

/** Returns whether there was one. */
export async function deleteMenuKey({ tx }: AuthorizedUser, access: RestaurantAccess, keyId: number): Promise<boolean> {
  const deleted = await tx
    .delete(menuKeys)
    .where(ofRestaurant(access, menuKeys, eq(menuKeys.id, keyId)))
    .returning({ id: menuKeys.id });
  return deleted.length > 0;
}

export async function deleteMenuKeys({ tx }: AuthorizedUser, access: RestaurantAccess): Promise<void> {
  await tx.delete(menuKeys).where(ofRestaurant(access, menuKeys));
}

/** The same for all restaurants of a user. */
export async function deleteMenuKeysOf({ tx, user }: AuthorizedUser): Promise<void> {
  await tx.delete(menuKeys).where(inArray(menuKeys.restaurant_id, idsOfOwned(tx, user.id)));
}

// For the till or website: a key has no access yet.

type UsedKey = { restaurant_id: string; id: number; last_used_on: string | null };

/** The restaurant of a key; undefined if no key has this hash. */
export async function findMenuKey(db: Db, tokenHash: string): Promise<UsedKey | undefined> {
  const [row] = await db
    .select({ restaurant_id: menuKeys.restaurant_id, id: menuKeys.id, last_used_on: menuKeys.last_used_on })
    .from(menuKeys)
    .where(eq(menuKeys.token_hash, tokenHash));
  return row;
}

export async function setLastUsed(db: Db, { restaurant_id, id: keyId }: UsedKey, day: string): Promise<void> {
  await db
    .update(menuKeys)
    .set({ last_used_on: day })
    .where(and(eq(menuKeys.restaurant_id, restaurant_id), eq(menuKeys.id, keyId)));
}
