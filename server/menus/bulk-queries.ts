import { inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import type { ItemRow, SectionRow } from './queries.ts';
import { menuItems, menuSections } from './tables.ts';

/**
 * Many rows with one statement: thousands of single ones would lock the restaurant's row, and the embedded database for
 * everyone, for seconds. Inside `changeRestaurant`, like all writes.
 */

export type SectionUpdate = Pick<SectionRow, 'id' | 'title' | 'description' | 'price' | 'price_text'>;

/** Updates the fields and raises the versions. */
export async function updateSections(tx: Db, access: RestaurantAccess, rows: SectionUpdate[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .update(menuSections)
    .set({
      title: sql`given.title`,
      description: sql`given.description`,
      price: sql`given.price`,
      price_text: sql`given.price_text`,
      version: sql`${menuSections.version} + 1`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(id int, title text, description text, price int, price_text text)`,
    )
    .where(ofRestaurant(access, menuSections, sql`${menuSections.id} = given.id`));
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
  | 'confidence'
  | 'source'
>;

/** Updates the fields and raises the versions. */
export async function updateItems(tx: Db, access: RestaurantAccess, rows: ItemUpdate[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .update(menuItems)
    .set({
      menu_id: sql`given.menu_id`,
      menu_section_id: sql`given.menu_section_id`,
      title: sql`given.title`,
      description: sql`given.description`,
      price: sql`given.price`,
      price_max: sql`given.price_max`,
      price_text: sql`given.price_text`,
      variants: sql`given.variants`,
      options: sql`given.options`,
      tags: sql`given.tags`,
      confidence: sql`given.confidence`,
      source: sql`given.source`,
      version: sql`${menuItems.version} + 1`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        id int, menu_id int, menu_section_id int, title text, description text, price int, price_max int,
        price_text text, variants jsonb, options jsonb, tags jsonb, confidence double precision, source jsonb
      )`,
    )
    .where(ofRestaurant(access, menuItems, sql`${menuItems.id} = given.id`));
}

/** Moves items into other sections and raises their versions. */
export async function moveItems(
  tx: Db,
  access: RestaurantAccess,
  rows: Pick<ItemRow, 'id' | 'menu_id' | 'menu_section_id'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .update(menuItems)
    .set({
      menu_id: sql`given.menu_id`,
      menu_section_id: sql`given.menu_section_id`,
      version: sql`${menuItems.version} + 1`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, menu_id int, menu_section_id int)`)
    .where(ofRestaurant(access, menuItems, sql`${menuItems.id} = given.id`));
}

/** Positions are not part of a version, so that an open form stays valid. */
export async function positionItems(
  tx: Db,
  access: RestaurantAccess,
  rows: Pick<ItemRow, 'id' | 'position'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .update(menuItems)
    .set({ position: sql`given.position` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, position int)`)
    .where(ofRestaurant(access, menuItems, sql`${menuItems.id} = given.id`));
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
