import { isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { updateRows } from './bulk-queries.ts';
import { menuItems, menuSections } from './tables.ts';

export type ItemAmounts = Pick<
  typeof menuItems.$inferSelect,
  'id' | 'price' | 'price_max' | 'variants' | 'options' | 'deleted_at'
>;
export type SectionAmounts = Pick<typeof menuSections.$inferSelect, 'id' | 'price' | 'deleted_at'>;

/** Everything that holds an amount, including the bin. */
export async function listItemAmounts(tx: Db, access: RestaurantAccess): Promise<ItemAmounts[]> {
  const { id, price, price_max, variants, options, deleted_at } = menuItems;
  return await tx
    .select({ id, price, price_max, variants, options, deleted_at })
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
  const { price, price_max, variants, options } = menuItems;
  await updateRows(tx, access, [price, price_max, variants, options], rows);
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
