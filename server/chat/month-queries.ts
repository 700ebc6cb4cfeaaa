import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { chatMonths } from './tables.ts';

/**
 * Counts one message of a restaurant's month, unless its limit is reached: one statement, so that nodes share the count.
 *
 * @returns how many are left after it; undefined if the limit was reached before.
 */
export async function countMonthlyMessage(
  tx: Db,
  { restaurant_id, month, limit }: { restaurant_id: string; month: string; limit: number },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(chatMonths)
    .values({ restaurant_id, month, sent: 1 })
    .onConflictDoUpdate({
      target: [chatMonths.restaurant_id, chatMonths.month],
      set: { sent: sql`${chatMonths.sent} + 1` },
      setWhere: sql`${chatMonths.sent} < ${limit}`,
    })
    .returning({ sent: chatMonths.sent });
  return row && limit - row.sent;
}

/** A restaurant's own month: "2026-11". */
export function monthOf(now: Date, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', timeZone: timezone });
  const part = (type: 'year' | 'month') => parts.formatToParts(now).find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}`;
}
