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
 * Marks an item as sold out, or puts it back (null). It shows to guests without publishing and leaves the item's
 * version alone.
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
 * As `markSoldOut`, for who may do nothing else.
 *
 * @param mark `marked_at`: when it was made, for one that waited for a network; now if it isn't said, or is to come. It
 * counts from then: one older than the mark that holds changes nothing, and tomorrow is the day after it.
 * @param read Is given the same transaction, after the change; what it returns is the answer. Throws `not_found` if the
 * item isn't on the menu.
 * @throws Refusal `not_found`.
 */
export async function changeSoldOut<Answer>(
  deps: Pick<Deps, 'db' | 'now' | 'changes'>,
  access: ServiceAccess,
  { id, until, marked_at }: { id: number; until: SoldOutUntil; marked_at?: string | undefined },
  read: (tx: Db, now: Date) => Promise<Answer>,
): Promise<Answer> {
  const marked = deps.db.transaction(async (tx) => {
    const { timezone } = await touchAvailability(tx, access);
    const now = deps.now();
    const at = new Date(Math.min(now.getTime(), marked_at === undefined ? now.getTime() : Date.parse(marked_at)));
    const back_at = until === 'tomorrow' ? nextServiceDay(at, timezone).toISOString() : null;
    await setSoldOut(tx, access, id, { sold_out: until !== null, back_at, sold_out_marked_at: at.toISOString() });
    return await read(tx, now);
  });
  return await marked.finally(() => deps.changes.drop(access.restaurant_id));
}

/**
 * The next time it is 05:00 in the timezone (design §4): what sells out at 01:00 still belongs to the evening before,
 * and is back for the service of the day that has begun.
 */
export function nextServiceDay(now: Date, timezone: string): Date {
  const back = TZDate.tz(timezone, now);
  back.setHours(SOLD_OUT_BACK_HOUR, 0, 0, 0);
  if (back.getTime() <= now.getTime()) back.setDate(back.getDate() + 1);
  return new Date(back.getTime());
}
