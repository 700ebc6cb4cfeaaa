import { and, eq, inArray, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import {
  type ItemRow,
  insertItems,
  insertMenus,
  insertSections,
  type NewItem,
  type NewMenu,
  type NewSection,
  type SectionRow,
} from './queries.ts';
import { menuItems, menuSections, menus } from './tables.ts';

/**
 * Many rows with one statement: thousands of single ones would lock the restaurant's row, and the embedded database for
 * everyone, for seconds. Inside `changeRestaurant`, like all writes.
 */

/**
 * Sets columns of each row to its own values, and raises the versions. Positions are not part of a version, so that an
 * open form stays valid.
 */
export async function updateRows(
  tx: Db,
  access: RestaurantAccess,
  columns: readonly [PgColumn, ...PgColumn[]],
  rows: readonly { id: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  const entityTable = columns[0].table === menuItems ? menuItems : menuSections;
  const columnTypes = [entityTable.id, ...columns].map(
    (column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
  );
  const givenColumns = Object.fromEntries(columns.map(({ name }) => [name, sql`given.${sql.identifier(name)}`]));
  await tx
    .update(entityTable)
    .set('position' in givenColumns ? givenColumns : { ...givenColumns, version: sql`${entityTable.version} + 1` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.join(columnTypes, sql`, `)})`)
    .where(ofRestaurant(access, entityTable, sql`${entityTable.id} = given.id`));
}

export async function hideParts(
  tx: Db,
  access: RestaurantAccess,
  { sections, items }: { sections: readonly number[]; items: readonly number[] },
): Promise<void> {
  const hiddenRows = (ids: readonly number[]) => ids.map((id) => ({ id, hidden: true }));
  await updateRows(tx, access, [menuSections.hidden], hiddenRows(sections));
  await updateRows(tx, access, [menuItems.hidden], hiddenRows(items));
}

export type SectionUpdate = Pick<SectionRow, 'id' | 'title' | 'description' | 'price' | 'price_text' | 'hidden'>;

export async function updateSections(tx: Db, access: RestaurantAccess, rows: SectionUpdate[]): Promise<void> {
  const { title, description, price, price_text, hidden } = menuSections;
  await updateRows(tx, access, [title, description, price, price_text, hidden], rows);
}

export type ItemUpdate = Pick<
  ItemRow,
  | 'id'
  | 'menu_id'
  | 'menu_section_id'
  | 'title'
  | 'description'
  | 'price'
  | 'price_max'
  | 'price_text'
  | 'variants'
  | 'options'
  | 'tags'
  | 'details'
  | 'hidden'
  | 'allergens'
  | 'allergens_checked_at'
  | 'checked_price'
  | 'confidence'
  | 'source'
>;

export async function updateItems(tx: Db, access: RestaurantAccess, rows: ItemUpdate[]): Promise<void> {
  const { menu_id, menu_section_id, title, description, price, price_max, price_text } = menuItems;
  const { variants, options, tags, details, hidden, allergens, allergens_checked_at, checked_price } = menuItems;
  const { confidence, source } = menuItems;
  const printedColumns = [title, description, price, price_max, price_text, variants, options, tags];
  const declaredColumns = [details, hidden, allergens, allergens_checked_at, checked_price];
  await updateRows(
    tx,
    access,
    [menu_id, menu_section_id, ...printedColumns, ...declaredColumns, confidence, source],
    rows,
  );
}

/** What an edit of several items writes, apart from their places. */
export const MANY_ITEM_COLUMNS = [
  'price',
  'price_max',
  'price_text',
  'variants',
  'options',
  'tags',
  'allergens',
  'allergens_checked_at',
  'taxes',
  'hidden',
] as const satisfies (keyof ItemRow)[];
export type ManyItemRow = Pick<ItemRow, 'id' | (typeof MANY_ITEM_COLUMNS)[number]>;

export async function updateManyItems(tx: Db, access: RestaurantAccess, rows: ManyItemRow[]): Promise<void> {
  const { price, price_max, price_text, variants, options, tags, allergens, allergens_checked_at, taxes, hidden } =
    menuItems;
  const declaredColumns = [allergens, allergens_checked_at];
  await updateRows(
    tx,
    access,
    [price, price_max, price_text, variants, options, tags, ...declaredColumns, taxes, hidden],
    rows,
  );
}

/** Moves items into other sections. */
export async function moveItems(
  tx: Db,
  access: RestaurantAccess,
  rows: Pick<ItemRow, 'id' | 'menu_id' | 'menu_section_id'>[],
): Promise<void> {
  await updateRows(tx, access, [menuItems.menu_id, menuItems.menu_section_id], rows);
}

export async function positionItems(
  tx: Db,
  access: RestaurantAccess,
  rows: Pick<ItemRow, 'id' | 'position'>[],
): Promise<void> {
  await updateRows(tx, access, [menuItems.position], rows);
}

/** The position after each section's last item, as `nextItemPosition`; empty sections are left out. */
export async function nextItemPositions(
  tx: Db,
  access: RestaurantAccess,
  sectionIds: number[],
): Promise<Map<number, number>> {
  if (sectionIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: menuItems.menu_section_id, last: max(menuItems.position) })
    .from(menuItems)
    .where(ofRestaurant(access, menuItems, inArray(menuItems.menu_section_id, sectionIds)))
    .groupBy(menuItems.menu_section_id);
  return new Map(rows.map(({ id, last }) => [id, (last ?? -1) + 1]));
}

export type ItemAmounts = Pick<
  typeof menuItems.$inferSelect,
  'id' | 'price' | 'price_max' | 'variants' | 'options' | 'checked_price' | 'deleted_at'
>;
export type SectionAmounts = Pick<typeof menuSections.$inferSelect, 'id' | 'price' | 'deleted_at'>;

/** Everything that holds an amount, including the bin. */
export async function listItemAmounts(tx: Db, access: RestaurantAccess): Promise<ItemAmounts[]> {
  const { id, price, price_max, variants, options, checked_price, deleted_at } = menuItems;
  return await tx
    .select({ id, price, price_max, variants, options, checked_price, deleted_at })
    .from(menuItems)
    .where(ofRestaurant(access, menuItems));
}

export async function listSectionAmounts(tx: Db, access: RestaurantAccess): Promise<SectionAmounts[]> {
  const { id, price, deleted_at } = menuSections;
  return await tx
    .select({ id, price, deleted_at })
    .from(menuSections)
    .where(ofRestaurant(access, menuSections, isNotNull(price)));
}

export async function saveItemAmounts(tx: Db, access: RestaurantAccess, rows: ItemAmounts[]): Promise<void> {
  const { price, price_max, variants, options, checked_price } = menuItems;
  await updateRows(tx, access, [price, price_max, variants, options, checked_price], rows);
}

export async function saveSectionAmounts(tx: Db, access: RestaurantAccess, rows: SectionAmounts[]): Promise<void> {
  await updateRows(tx, access, [menuSections.price], rows);
}

/** Removes from every item the taxes whose numbers are not in the list. */
export async function keepTaxNumbers(tx: Db, access: RestaurantAccess, numbers: number[]): Promise<void> {
  const keptTaxes = sql`${JSON.stringify(numbers)}::jsonb`;
  const remainingTaxes = sql`(
    select coalesce(jsonb_agg(number), '[]') from jsonb_array_elements(${menuItems.taxes}) as number
    where ${keptTaxes} @> number
  )`;
  await tx
    .update(menuItems)
    .set({ taxes: remainingTaxes, version: sql`${menuItems.version} + 1` })
    .where(ofRestaurant(access, menuItems, sql`not ${keptTaxes} @> ${menuItems.taxes}`));
}

type AnyTable = typeof menus | typeof menuSections | typeof menuItems;

/** What rows are to be, each with its id, parent and position. Columns that are left out stay as they are. */
export type WrittenRows = { menus: NewMenu[]; sections: NewSection[]; items: NewItem[] };

/**
 * Writes earlier states of menus, sections and items back, inside `changeRestaurant`, with one statement for each kind: rows
 * that exist, also those in the bin, are overwritten and live afterwards; those that are gone for good are inserted with
 * their ids, which nothing else ever gets. All rows of a kind have the same columns.
 */
export async function overwriteRows(tx: Db, access: RestaurantAccess, rows: WrittenRows): Promise<void> {
  await insertMenus(tx, access, await overwrite(tx, access, menus, rows.menus));
  await insertSections(tx, access, await overwrite(tx, access, menuSections, rows.sections));
  await insertItems(tx, access, await overwrite(tx, access, menuItems, rows.items));
  if (rows.sections.length > 0) await moveItemsWithSections(tx, access);
}

/** The other items of sections that came from another menu, also those in the bin, follow them. */
async function moveItemsWithSections(tx: Db, access: RestaurantAccess): Promise<void> {
  await tx
    .update(menuItems)
    .set({ menu_id: sql`${menuSections.menu_id}` })
    .from(menuSections)
    .where(
      and(
        ofRestaurant(access, menuItems, ne(menuItems.menu_id, menuSections.menu_id)),
        ofRestaurant(access, menuSections, eq(menuSections.id, menuItems.menu_section_id)),
      ),
    );
}

/** Returns the rows that don't exist. */
async function overwrite<Row extends { id: number }>(
  tx: Db,
  access: RestaurantAccess,
  table: AnyTable,
  rows: Row[],
): Promise<Row[]> {
  const [first] = rows;
  if (!first) return [];
  const columnOf = new Map<string, PgColumn>(Object.entries(table));
  const fieldNames = Object.keys(first).filter((name) => name !== 'id');
  const typedColumns = ['id', ...fieldNames].map((name) => {
    const column = columnOf.get(name);
    if (!column) throw new Error(`There is no column ${name}.`);
    return sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`;
  });
  const givenColumns = Object.fromEntries(fieldNames.map((name) => [name, sql`given.${sql.identifier(name)}`]));
  const writtenRows = await tx
    .update(table)
    .set({ ...givenColumns, deleted_at: null, version: sql`${table.version} + 1` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.join(typedColumns, sql`, `)})`)
    .where(ofRestaurant(access, table, sql`${table.id} = given.id`))
    .returning({ id: table.id });
  const presentIds = new Set(writtenRows.map(({ id }) => id));
  return rows.filter(({ id }) => !presentIds.has(id));
}
