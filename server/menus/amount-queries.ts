import { isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
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

/** One statement for all items: thousands of single ones would block the embedded database for a second. */
export async function saveItemAmounts(tx: Db, access: RestaurantAccess, rows: ItemAmounts[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given(id int, price int, price_max int, variants jsonb, options jsonb)`;
  await tx
    .update(menuItems)
    .set({
      price: sql`given.price`,
      price_max: sql`given.price_max`,
      variants: sql`given.variants`,
      options: sql`given.options`,
      version: sql`${menuItems.version} + 1`,
    })
    .from(given)
    .where(ofRestaurant(access, menuItems, sql`${menuItems.id} = given.id`));
}

export async function saveSectionAmounts(tx: Db, access: RestaurantAccess, rows: SectionAmounts[]): Promise<void> {
  await tx
    .update(menuSections)
    .set({ price: sql`given.price`, version: sql`${menuSections.version} + 1` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, price int)`)
    .where(ofRestaurant(access, menuSections, sql`${menuSections.id} = given.id`));
}

/** Removes from every item the taxes whose numbers are not in the list. */
export async function keepTaxNumbers(tx: Db, access: RestaurantAccess, numbers: number[]): Promise<void> {
  const kept = sql`${JSON.stringify(numbers)}::jsonb`;
  const remaining = sql`(
    select coalesce(jsonb_agg(number), '[]') from jsonb_array_elements(${menuItems.taxes}) as number
    where ${kept} @> number
  )`;
  await tx
    .update(menuItems)
    .set({ taxes: remaining, version: sql`${menuItems.version} + 1` })
    .where(ofRestaurant(access, menuItems, sql`not ${kept} @> ${menuItems.taxes}`));
}
