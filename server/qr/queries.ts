import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { namedCodes } from './tables.ts';

export type NamedCodeRow = typeof namedCodes.$inferSelect;

export async function listCodes(db: Db, access: RestaurantAccess): Promise<NamedCodeRow[]> {
  return await db.select().from(namedCodes).where(ofRestaurant(access, namedCodes)).orderBy(asc(namedCodes.id));
}

export async function findCode(db: Db, access: RestaurantAccess, id: number): Promise<NamedCodeRow | undefined> {
  const [row] = await db
    .select()
    .from(namedCodes)
    .where(ofRestaurant(access, namedCodes, eq(namedCodes.id, id)));
  return row;
}

export async function insertCodes(
  tx: Db,
  { restaurant_id }: RestaurantAccess,
  rows: readonly Omit<NamedCodeRow, 'restaurant_id'>[],
): Promise<NamedCodeRow[]> {
  return await tx
    .insert(namedCodes)
    .values(rows.map((row) => ({ restaurant_id, ...row })))
    .returning();
}

/** Returns undefined if there is no such code. */
export async function setCodeName(
  tx: Db,
  access: RestaurantAccess,
  { id, name, folded_name }: Pick<NamedCodeRow, 'id' | 'name' | 'folded_name'>,
): Promise<NamedCodeRow | undefined> {
  const [row] = await tx
    .update(namedCodes)
    .set({ name, folded_name })
    .where(ofRestaurant(access, namedCodes, eq(namedCodes.id, id)))
    .returning();
  return row;
}

/** Deletes the code, and with it its counts; returns whether there was one. */
export async function deleteCode(tx: Db, access: RestaurantAccess, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(namedCodes)
    .where(ofRestaurant(access, namedCodes, eq(namedCodes.id, id)))
    .returning({ id: sql<number>`1` });
  return deleted.length > 0;
}
