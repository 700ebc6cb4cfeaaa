import { and, asc, eq } from 'drizzle-orm';
import type { Availability } from '../../shared/publication.ts';
import type { Db } from '../db/db.ts';
import { menuItems } from '../menus/tables.ts';

/**
 * What is marked as sold out, in the order of ids. Items in the bin count too: until the next publication guests still
 * read them.
 */
export async function listSoldOut(db: Db, restaurantId: string): Promise<Availability['sold_out']> {
  return await db
    .select({ item_id: menuItems.id, back_at: menuItems.back_at })
    .from(menuItems)
    .where(and(eq(menuItems.restaurant_id, restaurantId), eq(menuItems.sold_out, true)))
    .orderBy(asc(menuItems.id));
}
