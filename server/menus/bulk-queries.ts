import { inArray, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import type { ItemRow, SectionRow } from './queries.ts';
import { menuItems, menuSections } from './tables.ts';

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

export type SectionUpdate = Pick<SectionRow, 'id' | 'title' | 'description' | 'price' | 'price_text'>;

export async function updateSections(tx: Db, access: RestaurantAccess, rows: SectionUpdate[]): Promise<void> {
  const { title, description, price, price_text } = menuSections;
  await updateRows(tx, access, [title, description, price, price_text], rows);
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
  | 'allergens'
  | 'allergens_checked_at'
  | 'confidence'
  | 'source'
>;

export async function updateItems(tx: Db, access: RestaurantAccess, rows: ItemUpdate[]): Promise<void> {
  const { menu_id, menu_section_id, title, description, price, price_max, price_text } = menuItems;
  const { variants, options, tags, allergens, allergens_checked_at, confidence, source } = menuItems;
  const printedColumns = [title, description, price, price_max, price_text, variants, options, tags];
  const declaredColumns = [allergens, allergens_checked_at];
  await updateRows(
    tx,
    access,
    [menu_id, menu_section_id, ...printedColumns, ...declaredColumns, confidence, source],
    rows,
  );
}

export async function updateItemPrices(
  tx: Db,
  access: RestaurantAccess,
  rows: Pick<ItemRow, 'id' | 'price' | 'price_max' | 'variants' | 'options'>[],
): Promise<void> {
  const { price, price_max, variants, options } = menuItems;
  await updateRows(tx, access, [price, price_max, variants, options], rows);
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
