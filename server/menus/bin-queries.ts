import { asc, desc, eq, inArray, isNotNull, isNull, lt, lte, max, sql } from 'drizzle-orm';
import type { BinEntity } from '../../shared/api/menus.ts';
import { Refusal } from '../../shared/errors.ts';
import {
  BIN_KEPT_AT_LEAST_MS,
  BIN_OVERFLOW_FACTOR,
  MAX_BIN_ITEMS,
  MAX_BIN_MENUS,
  MAX_BIN_SECTIONS,
} from '../../shared/limits.ts';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import type { ItemRow, MenuRow } from './queries.ts';
import { menuItems, menuSections, menus } from './tables.ts';

/**
 * The bin: deleting marks a row with the time, and its children with the same time, so that nothing live has a deleted
 * parent and a restore can bring the whole back. The bin holds a maximum of each kind: the oldest are then deleted for
 * good, if they have been in it for a day.
 */

export async function moveMenuToBin(tx: Db, access: RestaurantAccess, id: number, deletedAt: Date): Promise<void> {
  const deletedFields = { deleted_at: deletedAt.toISOString() };
  await tx
    .update(menuItems)
    .set(deletedFields)
    .where(ofRestaurant(access, menuItems, eq(menuItems.menu_id, id), isNull(menuItems.deleted_at)));
  await tx
    .update(menuSections)
    .set(deletedFields)
    .where(ofRestaurant(access, menuSections, eq(menuSections.menu_id, id), isNull(menuSections.deleted_at)));
  await tx
    .update(menus)
    .set(deletedFields)
    .where(ofRestaurant(access, menus, eq(menus.id, id), isNull(menus.deleted_at)));
  await trimBin(tx, access, deletedAt);
}

export async function moveSectionsToBin(
  tx: Db,
  access: RestaurantAccess,
  ids: number[],
  deletedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const deletedFields = { deleted_at: deletedAt.toISOString() };
  await tx
    .update(menuItems)
    .set(deletedFields)
    .where(ofRestaurant(access, menuItems, inArray(menuItems.menu_section_id, ids), isNull(menuItems.deleted_at)));
  await tx
    .update(menuSections)
    .set(deletedFields)
    .where(ofRestaurant(access, menuSections, inArray(menuSections.id, ids), isNull(menuSections.deleted_at)));
  await trimBin(tx, access, deletedAt);
}

export async function moveItemsToBin(tx: Db, access: RestaurantAccess, ids: number[], deletedAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(menuItems)
    .set({ deleted_at: deletedAt.toISOString() })
    .where(ofRestaurant(access, menuItems, inArray(menuItems.id, ids), isNull(menuItems.deleted_at)));
  await trimBin(tx, access, deletedAt);
}

/**
 * When a section or menu goes to the bin: later than anything of it went there before, so that what was deleted on its own
 * isn't restored with it.
 */
export async function binTime(
  tx: Db,
  access: RestaurantAccess,
  parent: { menu_id: number } | { section_id: number },
  now: Date,
): Promise<Date> {
  const ofParent =
    'menu_id' in parent ? eq(menuItems.menu_id, parent.menu_id) : eq(menuItems.menu_section_id, parent.section_id);
  const [item] = await tx
    .select({ latest: max(menuItems.deleted_at) })
    .from(menuItems)
    .where(ofRestaurant(access, menuItems, ofParent));
  const sections =
    'menu_id' in parent
      ? await tx
          .select({ latest: max(menuSections.deleted_at) })
          .from(menuSections)
          .where(ofRestaurant(access, menuSections, eq(menuSections.menu_id, parent.menu_id)))
      : [];
  const latestTimes = [item, ...sections].flatMap((row) => (row?.latest == null ? [] : [Date.parse(row.latest) + 1]));
  return new Date(Math.max(now.getTime(), ...latestTimes));
}

/** A row in the bin or on the menu: where it belongs, and since when it is in the bin. */
export type BinRow = Pick<MenuRow, 'id' | 'deleted_at'> & Partial<Pick<ItemRow, 'menu_id' | 'menu_section_id'>>;

export async function listBinRows(
  tx: Db,
  access: RestaurantAccess,
  ids: Record<BinEntity, number[]>,
): Promise<Record<BinEntity, BinRow[]>> {
  const ofMenu = { id: menus.id, deleted_at: menus.deleted_at };
  const ofSection = { id: menuSections.id, deleted_at: menuSections.deleted_at, menu_id: menuSections.menu_id };
  const { id, deleted_at, menu_id, menu_section_id } = menuItems;
  return {
    menu: await tx
      .select(ofMenu)
      .from(menus)
      .where(ofRestaurant(access, menus, inArray(menus.id, ids.menu))),
    section: await tx
      .select(ofSection)
      .from(menuSections)
      .where(ofRestaurant(access, menuSections, inArray(menuSections.id, ids.section))),
    item: await tx
      .select({ id, deleted_at, menu_id, menu_section_id })
      .from(menuItems)
      .where(ofRestaurant(access, menuItems, inArray(id, ids.item))),
  };
}

/** What is in the bin: items, and sections with their menus. */
export type BinContent = { sections: ReadonlyMap<number, number>; items: ReadonlySet<number> };

export async function findBinContent(tx: Db, access: RestaurantAccess): Promise<BinContent> {
  const sections = await tx
    .select({ id: menuSections.id, menu_id: menuSections.menu_id })
    .from(menuSections)
    .where(ofRestaurant(access, menuSections, isNotNull(menuSections.deleted_at)));
  const items = await tx
    .select({ id: menuItems.id })
    .from(menuItems)
    .where(ofRestaurant(access, menuItems, isNotNull(menuItems.deleted_at)));
  return {
    sections: new Map(sections.map(({ id, menu_id }) => [id, menu_id])),
    items: new Set(items.map(({ id }) => id)),
  };
}

/** The live rows of the list that a row belongs to, in their order. */
export async function listSiblings(
  tx: Db,
  access: RestaurantAccess,
  { menu_id, menu_section_id }: BinRow,
): Promise<{ id: number }[]> {
  const [table, parent] =
    menu_section_id !== undefined
      ? [menuItems, eq(menuItems.menu_section_id, menu_section_id)]
      : menu_id !== undefined
        ? [menuSections, eq(menuSections.menu_id, menu_id)]
        : [menus, undefined];
  return await tx
    .select({ id: table.id })
    .from(table)
    .where(ofRestaurant(access, table, isNull(table.deleted_at), parent))
    .orderBy(asc(table.position), asc(table.id));
}

/** Restores from the bin the rows that were deleted together with menus or sections that are still in it. */
export async function takeChildrenOutOfBin(
  tx: Db,
  access: RestaurantAccess,
  ids: Pick<Record<BinEntity, number[]>, 'menu' | 'section'>,
): Promise<void> {
  for (const [parent, parentIds, child, parentId] of [
    [menus, ids.menu, menuItems, menuItems.menu_id],
    [menus, ids.menu, menuSections, menuSections.menu_id],
    [menuSections, ids.section, menuItems, menuItems.menu_section_id],
  ] as const) {
    const parents = tx
      .select({ id: parent.id, deleted_at: parent.deleted_at })
      .from(parent)
      .where(ofRestaurant(access, parent, inArray(parent.id, parentIds)));
    await tx
      .update(child)
      .set({ deleted_at: null })
      .where(ofRestaurant(access, child, sql`(${parentId}, ${child.deleted_at}) in ${parents}`));
  }
}

/**
 * Restores from the bin all that was deleted at a moment, and the sections and menus that it is in without their other
 * content. Returns whether anything did.
 */
export async function takeMomentOutOfBin(tx: Db, access: RestaurantAccess, deletedAt: string): Promise<boolean> {
  let restoredCount = 0;
  for (const table of [menuItems, menuSections, menus]) {
    const rows = await tx
      .update(table)
      .set({ deleted_at: null })
      .where(ofRestaurant(access, table, eq(table.deleted_at, deletedAt)))
      .returning({ id: table.id });
    restoredCount += rows.length;
  }
  await takeParentsOutOfBin(tx, access);
  return restoredCount > 0;
}

/** Restores rows from the bin, and the sections and menus that they are in without their other content. */
export async function takeRowsOutOfBin(
  tx: Db,
  access: RestaurantAccess,
  ids: { menus: number[]; sections: number[]; items: number[] },
): Promise<void> {
  for (const [table, parentOf] of [
    [menuItems, ids.items],
    [menuSections, ids.sections],
    [menus, ids.menus],
  ] as const)
    await tx
      .update(table)
      .set({ deleted_at: null })
      .where(ofRestaurant(access, table, isNotNull(table.deleted_at), inArray(table.id, parentOf)));
  await takeParentsOutOfBin(tx, access);
}

/** Nothing live has a deleted parent. */
async function takeParentsOutOfBin(tx: Db, access: RestaurantAccess): Promise<void> {
  for (const [parent, child, parentId] of [
    [menuSections, menuItems, menuItems.menu_section_id],
    [menus, menuSections, menuSections.menu_id],
  ] as const) {
    const ids = tx
      .select({ id: parentId })
      .from(child)
      .where(ofRestaurant(access, child, isNull(child.deleted_at)));
    await tx
      .update(parent)
      .set({ deleted_at: null })
      .where(ofRestaurant(access, parent, isNotNull(parent.deleted_at), inArray(parent.id, ids)));
  }
}

/**
 * Deletes rows together with their children, which went to the bin with them or before.
 * @throws Refusal `confirmation_required` if that would delete what went there within a day, and the owner's session
 * isn't a fresh one.
 */
async function trimBin(tx: Db, access: RestaurantAccess, deletedAt: Date): Promise<void> {
  const dayBefore = new Date(deletedAt.getTime() - BIN_KEPT_AT_LEAST_MS).toISOString();
  for (const [table, maxEntries] of [
    [menus, MAX_BIN_MENUS],
    [menuSections, MAX_BIN_SECTIONS],
    [menuItems, MAX_BIN_ITEMS],
  ] as const) {
    const oldestBeyond = (count: number) =>
      tx
        .select({ id: table.id })
        .from(table)
        .where(ofRestaurant(access, table, isNotNull(table.deleted_at)))
        .orderBy(desc(table.deleted_at), desc(table.id))
        .offset(count);
    await tx
      .delete(table)
      .where(
        ofRestaurant(access, table, inArray(table.id, oldestBeyond(maxEntries)), lte(table.deleted_at, dayBefore)),
      );
    const overflowRows = await tx
      .delete(table)
      .where(ofRestaurant(access, table, inArray(table.id, oldestBeyond(maxEntries * BIN_OVERFLOW_FACTOR))))
      .returning({ id: table.id });
    if (overflowRows.length > 0 && access.is_confirmed === false) throw new Refusal('confirmation_required');
  }
}

/** Deletes for good what went to the bin before a time, for every restaurant: the one job that has no access. */
export async function emptyBin(db: Db, before: Date): Promise<void> {
  const deletedBefore = before.toISOString();
  for (const table of [menuItems, menuSections, menus])
    await deleteInBatches(db, table, lt(table.deleted_at, deletedBefore));
}
