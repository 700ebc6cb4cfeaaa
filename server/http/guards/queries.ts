import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { limitCounts } from './tables.ts';

/** A count in a window of so many milliseconds, which begins with the first event. */
type CountedEvent = { key: string; window_ms: number; now: Date };

const atMs = (ms: number): string => new Date(ms).toISOString();

/**
 * Counts an event. A window that would end much later than a whole one from now was begun under a clock that was set back
 * since, and is over; nodes' clocks differ by less than a window.
 */
export async function countEvent(db: Db, event: CountedEvent): Promise<{ count: number; ends_at: string }> {
  const now = event.now.getTime();
  const ends_at = atMs(now + event.window_ms);
  const isOver = sql`(${limitCounts.ends_at} <= ${atMs(now)} or ${limitCounts.ends_at} > ${atMs(now + 2 * event.window_ms)})`;
  const [row] = await db
    .insert(limitCounts)
    .values({ key: event.key, count: 1, ends_at })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limitCounts.count} + 1 end`,
        ends_at: sql`case when ${isOver} then ${ends_at}::timestamptz else ${limitCounts.ends_at} end`,
      },
    })
    .returning({ count: limitCounts.count, ends_at: limitCounts.ends_at });
  if (!row) throw new Error('an upsert returned no row');
  return row;
}

/** Deletes an event. */
export async function uncountEvent(db: Db, key: string): Promise<void> {
  await db
    .update(limitCounts)
    .set({ count: sql`${limitCounts.count} - 1` })
    .where(and(eq(limitCounts.key, key), gt(limitCounts.count, 0)));
}

/** Removes the counts whose window is over. */
export async function sweepCounts(db: Db, now: Date): Promise<void> {
  await db.delete(limitCounts).where(lt(limitCounts.ends_at, now.toISOString()));
}
