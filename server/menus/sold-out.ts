import { TZDate } from '@date-fns/tz';
import { SOLD_OUT_BACK_HOUR } from '../../shared/limits.ts';
import type { Item } from '../../shared/menu.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess, ServiceAccess } from '../restaurants/access.ts';
import { touchAvailability } from '../restaurants/change-restaurant.ts';
import { getItem } from './entity-queries.ts';
import { setSoldOut } from './queries.ts';

export type SoldOutUntil = 'tomorrow' | 'manual' | null;

/**
 * Marks an item as sold out, or puts it back (null). Guests see it without publishing, and the item's version doesn't
 * change.
 *
 * @throws Refusal `not_found`.
 */
export async function markSoldOut(
  deps: Deps,
  access: RestaurantAccess,
  id: number,
  until: SoldOutUntil,
): Promise<Item> {
  return await changeSoldOut(deps, access, { id, until }, async (tx, now) => await getItem(tx, access, id, now));
}

/**
 * As `markSoldOut`, for access that allows nothing else.
 *
 * @param mark `marked_at`: when the mark was made, for one that waited for a network; default: now. It is effective at
 * that time: one older than the current mark changes nothing, and "tomorrow" is the day after it.
 * @param read Called in the same transaction, after the change; returns the answer. Throws `not_found` if the item isn't
 * on the menu.
 * @throws Refusal `not_found`.
 */
export async function changeSoldOut<Answer>(
  deps: Pick<Deps, 'db' | 'now' | 'changes'>,
  access: ServiceAccess,
  { id, until, marked_at }: { id: number; until: SoldOutUntil; marked_at?: string | undefined },
  read: (tx: Db, now: Date) => Promise<Answer>,
): Promise<Answer> {
  const markedItem = deps.db.transaction(async (tx) => {
    const { timezone } = await touchAvailability(tx, access);
    const now = deps.now();
    const markedAt = new Date(Math.min(now.getTime(), marked_at === undefined ? now.getTime() : Date.parse(marked_at)));
    const back_at = until === 'tomorrow' ? nextServiceDay(markedAt, timezone).toISOString() : null;
    await setSoldOut(tx, access, id, { sold_out: until !== null, back_at, sold_out_marked_at: markedAt.toISOString() });
    return await read(tx, now);
  });
  return await markedItem.finally(() => deps.changes.drop(access.restaurant_id));
}

/**
 * The next time it is 05:00 in the timezone (design §4): what sells out at 01:00 belongs to the previous evening, and is
 * back for the service of the day that has begun.
 */
export function nextServiceDay(now: Date, timezone: string): Date {
  const backAt = TZDate.tz(timezone, now);
  backAt.setHours(SOLD_OUT_BACK_HOUR, 0, 0, 0);
  if (backAt.getTime() <= now.getTime()) backAt.setDate(backAt.getDate() + 1);
  return new Date(backAt.getTime());
}
