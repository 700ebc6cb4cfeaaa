import { desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { MAX_BIN_ITEMS, MAX_BIN_MENUS, MAX_BIN_SECTIONS } from '../../shared/limits.ts';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { menuItems, menuSections, menus } from './tables.ts';

/**
 * The bin: deleting marks a row with the time, and its children with the same time, so that nothing live has a deleted
 * parent and a restore can bring the whole back. The bin holds a maximum of each kind: the oldest are then deleted for
 * good.
 */

export async function moveMenuToBin(tx: Db, access: RestaurantAccess, id: number, at: Date): Promise<void> {
  const deleted = { deleted_at: at.toISOString() };
  await tx
    .update(menuItems)
    .set(deleted)
    .where(ofRestaurant(access, menuItems, eq(menuItems.menu_id, id), isNull(menuItems.deleted_at)));
  await tx
    .update(menuSections)
    .set(deleted)
    .where(ofRestaurant(access, menuSections, eq(menuSections.menu_id, id), isNull(menuSections.deleted_at)));
  await tx
    .update(menus)
    .set(deleted)
    .where(ofRestaurant(access, menus, eq(menus.id, id), isNull(menus.deleted_at)));
  await trim(tx, access);
}

export async function moveSectionsToBin(tx: Db, access: RestaurantAccess, ids: number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const deleted = { deleted_at: at.toISOString() };
  await tx
    .update(menuItems)
    .set(deleted)
    .where(ofRestaurant(access, menuItems, inArray(menuItems.menu_section_id, ids), isNull(menuItems.deleted_at)));
  await tx
    .update(menuSections)
    .set(deleted)
    .where(ofRestaurant(access, menuSections, inArray(menuSections.id, ids), isNull(menuSections.deleted_at)));
  await trim(tx, access);
}

export async function moveItemsToBin(tx: Db, access: RestaurantAccess, ids: number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(menuItems)
    .set({ deleted_at: at.toISOString() })
    .where(ofRestaurant(access, menuItems, inArray(menuItems.id, ids), isNull(menuItems.deleted_at)));
  await trim(tx, access);
}

/** Deletes rows together with their children, which went to the bin with them or before. */
async function trim(tx: Db, access: RestaurantAccess): Promise<void> {
  for (const [table, most] of [
    [menus, MAX_BIN_MENUS],
    [menuSections, MAX_BIN_SECTIONS],
    [menuItems, MAX_BIN_ITEMS],
  ] as const) {
    const oldest = tx
      .select({ id: table.id })
      .from(table)
      .where(ofRestaurant(access, table, isNotNull(table.deleted_at)))
      .orderBy(desc(table.deleted_at), desc(table.id))
      .offset(most);
    await tx.delete(table).where(ofRestaurant(access, table, inArray(table.id, oldest)));
  }
}

/** Deletes for good what went to the bin before a time, for every restaurant: the one job that has no access. */
export async function emptyBin(db: Db, before: Date): Promise<void> {
  const limit = before.toISOString();
  for (const table of [menuItems, menuSections, menus]) await deleteInBatches(db, table, lt(table.deleted_at, limit));
}
