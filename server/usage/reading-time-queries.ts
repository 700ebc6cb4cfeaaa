import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { readingDays } from './tables.ts';

/** @param day A day in UTC, "2026-11-24". */
export async function addReadingTime(tx: Db, access: RestaurantAccess, day: string, ms: number): Promise<void> {
  await tx
    .insert(readingDays)
    .values({ restaurant_id: access.restaurant_id, day, spent_ms: Math.round(ms) })
    .onConflictDoUpdate({
      target: [readingDays.restaurant_id, readingDays.day],
      set: { spent_ms: sql`${readingDays.spent_ms} + excluded.spent_ms` },
    });
  await tx.delete(readingDays).where(ofRestaurant(access, readingDays, lt(readingDays.day, day)));
}

/** Milliseconds that the restaurant's pages were read for on a day. */
export async function findReadingTime(db: Db, access: RestaurantAccess, day: string): Promise<number> {
  const [row] = await db
    .select({ spent_ms: readingDays.spent_ms })
    .from(readingDays)
    .where(ofRestaurant(access, readingDays, eq(readingDays.day, day)));
  return row?.spent_ms ?? 0;
}
