import { asc, count, eq, inArray, isNull, lte, max, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess, type ServiceAccess } from '../restaurants/access.ts';
import { menuItems, menuSections, menus } from './tables.ts';

export type MenuRow = typeof menus.$inferSelect;
export type SectionRow = typeof menuSections.$inferSelect;
export type ItemRow = typeof menuItems.$inferSelect;

type NewRow<Row extends { $inferInsert: object }> = Omit<
  Row['$inferInsert'],
  'restaurant_id' | 'version' | 'deleted_at'
>;
export type NewMenu = NewRow<typeof menus>;
export type NewSection = NewRow<typeof menuSections>;
export type NewItem = NewRow<typeof menuItems>;

// Live rows by id.

export async function findMenu(db: Db, access: RestaurantAccess, id: number): Promise<MenuRow | undefined> {
  const isLive = ofRestaurant(access, menus, eq(menus.id, id), isNull(menus.deleted_at));
  const [row] = await db.select().from(menus).where(isLive);
  return row;
}

export async function findSection(db: Db, access: RestaurantAccess, id: number): Promise<SectionRow | undefined> {
  const isLive = ofRestaurant(access, menuSections, eq(menuSections.id, id), isNull(menuSections.deleted_at));
  const [row] = await db.select().from(menuSections).where(isLive);
  return row;
}

export async function findItem(db: Db, access: RestaurantAccess, id: number): Promise<ItemRow | undefined> {
  const isLive = ofRestaurant(access, menuItems, eq(menuItems.id, id), isNull(menuItems.deleted_at));
  const [row] = await db.select().from(menuItems).where(isLive);
  return row;
}

export async function findMenus(db: Db, access: RestaurantAccess, ids: number[]): Promise<MenuRow[]> {
  return await db
    .select()
    .from(menus)
    .where(ofRestaurant(access, menus, inArray(menus.id, ids), isNull(menus.deleted_at)));
}

export async function findSections(db: Db, access: RestaurantAccess, ids: number[]): Promise<SectionRow[]> {
  return await db
    .select()
    .from(menuSections)
    .where(ofRestaurant(access, menuSections, inArray(menuSections.id, ids), isNull(menuSections.deleted_at)));
}

/** The embedded database answers nobody else during a query: as entity-queries.ts. */
const ITEMS_PER_QUERY = 100;

export async function findItems(db: Db, access: RestaurantAccess, ids: number[]): Promise<ItemRow[]> {
  const rows: ItemRow[] = [];
  for (let start = 0; start < ids.length; start += ITEMS_PER_QUERY) {
    const isInBatch = inArray(menuItems.id, ids.slice(start, start + ITEMS_PER_QUERY));
    rows.push(
      ...(await db
        .select()
        .from(menuItems)
        .where(ofRestaurant(access, menuItems, isInBatch, isNull(menuItems.deleted_at)))),
    );
  }
  return rows;
}

export async function listItemsOfSection(db: Db, access: RestaurantAccess, sectionId: number): Promise<ItemRow[]> {
  return await db
    .select()
    .from(menuItems)
    .where(ofRestaurant(access, menuItems, eq(menuItems.menu_section_id, sectionId), isNull(menuItems.deleted_at)))
    .orderBy(asc(menuItems.position), asc(menuItems.id));
}

export async function countMenus(db: Db, access: RestaurantAccess): Promise<number> {
  const isLive = ofRestaurant(access, menus, isNull(menus.deleted_at));
  const [row] = await db.select({ count: count() }).from(menus).where(isLive);
  return row?.count ?? 0;
}

export async function countSections(db: Db, access: RestaurantAccess): Promise<number> {
  const isLive = ofRestaurant(access, menuSections, isNull(menuSections.deleted_at));
  const [row] = await db.select({ count: count() }).from(menuSections).where(isLive);
  return row?.count ?? 0;
}

export async function countItems(db: Db, access: RestaurantAccess): Promise<number> {
  const isLive = ofRestaurant(access, menuItems, isNull(menuItems.deleted_at));
  const [row] = await db.select({ count: count() }).from(menuItems).where(isLive);
  return row?.count ?? 0;
}

// The position after the last one, counting deleted rows too: a restored one keeps its position.

export async function nextMenuPosition(db: Db, access: RestaurantAccess): Promise<number> {
  const [row] = await db
    .select({ last: max(menus.position) })
    .from(menus)
    .where(ofRestaurant(access, menus));
  return (row?.last ?? -1) + 1;
}

export async function nextSectionPosition(db: Db, access: RestaurantAccess, menuId: number): Promise<number> {
  const ofMenu = ofRestaurant(access, menuSections, eq(menuSections.menu_id, menuId));
  const [row] = await db
    .select({ last: max(menuSections.position) })
    .from(menuSections)
    .where(ofMenu);
  return (row?.last ?? -1) + 1;
}

export async function nextItemPosition(db: Db, access: RestaurantAccess, sectionId: number): Promise<number> {
  const ofSection = ofRestaurant(access, menuItems, eq(menuItems.menu_section_id, sectionId));
  const [row] = await db
    .select({ last: max(menuItems.position) })
    .from(menuItems)
    .where(ofSection);
  return (row?.last ?? -1) + 1;
}

// Writes: always inside `changeRestaurant`, which has locked the restaurant's row. Ids come from `nextId`.

const withRestaurant = <Row extends object>({ restaurant_id }: RestaurantAccess, rows: Row[]) =>
  rows.map((row) => ({ ...row, restaurant_id }));

export async function insertMenus(tx: Db, access: RestaurantAccess, rows: NewMenu[]): Promise<void> {
  if (rows.length > 0) await tx.insert(menus).values(withRestaurant(access, rows));
}

export async function insertSections(tx: Db, access: RestaurantAccess, rows: NewSection[]): Promise<void> {
  if (rows.length > 0) await tx.insert(menuSections).values(withRestaurant(access, rows));
}

// PostgreSQL accepts at most 65,535 parameters per statement; an item has two dozen.
const ITEMS_PER_INSERT = 1_000;

export async function insertItems(tx: Db, access: RestaurantAccess, rows: NewItem[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ITEMS_PER_INSERT)
    await tx.insert(menuItems).values(withRestaurant(access, rows.slice(start, start + ITEMS_PER_INSERT)));
}

/** Sets fields and raises the version. */
export async function updateMenu(
  tx: Db,
  access: RestaurantAccess,
  id: number,
  fields: Partial<Omit<NewMenu, 'id'>>,
): Promise<void> {
  await tx
    .update(menus)
    .set({ ...fields, version: sql`${menus.version} + 1` })
    .where(ofRestaurant(access, menus, eq(menus.id, id)));
}

/** Sets fields and raises the version; its items, including those in the bin, follow it into another menu. */
export async function updateSection(
  tx: Db,
  access: RestaurantAccess,
  id: number,
  fields: Partial<Omit<NewSection, 'id'>>,
): Promise<void> {
  await tx
    .update(menuSections)
    .set({ ...fields, version: sql`${menuSections.version} + 1` })
    .where(ofRestaurant(access, menuSections, eq(menuSections.id, id)));
  if (fields.menu_id !== undefined)
    await tx
      .update(menuItems)
      .set({ menu_id: fields.menu_id })
      .where(ofRestaurant(access, menuItems, eq(menuItems.menu_section_id, id)));
}

/** Sets fields. @param shouldRaiseVersion Whether the dish is another one by it; a confirmation of what it is isn't. */
export async function updateItem(
  tx: Db,
  access: RestaurantAccess,
  id: number,
  fields: Partial<Omit<NewItem, 'id'>>,
  shouldRaiseVersion = true,
): Promise<ItemRow | undefined> {
  const [row] = await tx
    .update(menuItems)
    .set(shouldRaiseVersion ? { ...fields, version: sql`${menuItems.version} + 1` } : fields)
    .where(ofRestaurant(access, menuItems, eq(menuItems.id, id)))
    .returning();
  return row;
}

/**
 * The sold-out mark has no version: it may be set while someone edits the item. A mark that was made before the current
 * one changes nothing.
 */
export async function setSoldOut(
  tx: Db,
  access: ServiceAccess,
  id: number,
  mark: Pick<ItemRow, 'sold_out' | 'back_at'> & { sold_out_marked_at: string },
): Promise<void> {
  await tx
    .update(menuItems)
    .set(mark)
    .where(
      ofRestaurant(
        access,
        menuItems,
        eq(menuItems.id, id),
        isNull(menuItems.deleted_at),
        or(isNull(menuItems.sold_out_marked_at), lte(menuItems.sold_out_marked_at, mark.sold_out_marked_at)),
      ),
    );
}

/** As `setSoldOut`, for several items. */
export async function setManySoldOut(
  tx: Db,
  access: ServiceAccess,
  ids: number[],
  mark: Pick<ItemRow, 'sold_out' | 'back_at'> & { sold_out_marked_at: string },
): Promise<void> {
  const isOlder = or(isNull(menuItems.sold_out_marked_at), lte(menuItems.sold_out_marked_at, mark.sold_out_marked_at));
  await tx
    .update(menuItems)
    .set(mark)
    .where(ofRestaurant(access, menuItems, inArray(menuItems.id, ids), isNull(menuItems.deleted_at), isOlder));
}

// Order: `ids` in their new order. Positions are not part of a version, so that an open form stays valid.

const positionIn = (ids: number[], id: typeof menus.id | typeof menuSections.id | typeof menuItems.id) =>
  sql<number>`array_position(${`{${ids.join(',')}}`}::int[], ${id}) - 1`;

export async function orderMenus(tx: Db, access: RestaurantAccess, ids: number[]): Promise<void> {
  await tx
    .update(menus)
    .set({ position: positionIn(ids, menus.id) })
    .where(ofRestaurant(access, menus, inArray(menus.id, ids)));
}

export async function orderSections(tx: Db, access: RestaurantAccess, ids: number[]): Promise<void> {
  await tx
    .update(menuSections)
    .set({ position: positionIn(ids, menuSections.id) })
    .where(ofRestaurant(access, menuSections, inArray(menuSections.id, ids)));
}

export async function orderItems(tx: Db, access: RestaurantAccess, ids: number[]): Promise<void> {
  await tx
    .update(menuItems)
    .set({ position: positionIn(ids, menuItems.id) })
    .where(ofRestaurant(access, menuItems, inArray(menuItems.id, ids)));
}
