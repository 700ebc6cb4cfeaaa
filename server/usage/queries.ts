import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { type CountedKind, usageMonths } from './tables.ts';

export type Counted = { month: string; kind: CountedKind; amount: number };

/**
 * Counts an amount up if the month's limit allows it whole: one statement, so that no two callers, be it on two nodes,
 * use the same remainder.
 *
 * @returns how much the month has used with it; undefined if it was not counted.
 */
export async function addUsage(
  tx: Db,
  access: RestaurantAccess,
  { month, kind, amount }: Counted,
  limit: number,
): Promise<number | undefined> {
  if (amount > limit) return undefined;
  const [row] = await tx
    .insert(usageMonths)
    .values({ restaurant_id: access.restaurant_id, month, kind, used: amount })
    .onConflictDoUpdate({
      target: [usageMonths.restaurant_id, usageMonths.month, usageMonths.kind],
      set: { used: sql`${usageMonths.used} + excluded.used` },
      setWhere: sql`${usageMonths.used} + excluded.used <= ${limit}`,
    })
    .returning({ used: usageMonths.used });
  return row?.used;
}

/** Never below nothing. */
export async function subtractUsage(tx: Db, access: RestaurantAccess, { month, kind, amount }: Counted): Promise<void> {
  await tx
    .update(usageMonths)
    .set({ used: sql`greatest(${usageMonths.used} - ${amount}, 0)` })
    .where(ofRestaurant(access, usageMonths, and(eq(usageMonths.month, month), eq(usageMonths.kind, kind))));
}

/** For all restaurants. @param month The first that stays. */
export async function deleteUsageBefore(db: Db, month: string): Promise<void> {
  await deleteInBatches(db, usageMonths, lt(usageMonths.month, month));
}

export async function listUsage(
  db: Db,
  access: RestaurantAccess,
  month: string,
): Promise<{ kind: CountedKind; used: number }[]> {
  return await db
    .select({ kind: usageMonths.kind, used: usageMonths.used })
    .from(usageMonths)
    .where(ofRestaurant(access, usageMonths, eq(usageMonths.month, month)));
}
