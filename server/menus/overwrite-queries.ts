import { and, eq, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { insertItems, insertMenus, insertSections, type NewItem, type NewMenu, type NewSection } from './queries.ts';
import { menuItems, menuSections, menus } from './tables.ts';

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
