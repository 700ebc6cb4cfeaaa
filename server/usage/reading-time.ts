import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { addReadingTime, findReadingTime } from './reading-time-queries.ts';

/**
 * How long a restaurant's pages occupy the reader in a day (UTC): a page that uses its whole time limit costs as much as
 * dozens of ordinary ones, so pages alone don't limit the share that one restaurant can use of the others'.
 */

type Clock = Pick<Deps, 'now'>;

/** The day in UTC that reading counts for, "2026-11-24". */
export const readingDay = ({ now }: Clock): string => now().toISOString().slice(0, 10);

/** Adds to today's time, in the transaction that stores the page. */
export const recordReadingTime = (deps: Clock, tx: Db, access: RestaurantAccess, ms: number): Promise<void> =>
  addReadingTime(tx, access, readingDay(deps), ms);

/** Today's time in milliseconds. */
export const readingTimeToday = (deps: Clock, db: Db, access: RestaurantAccess): Promise<number> =>
  findReadingTime(db, access, readingDay(deps));

export async function hasReadingTimeLeft(
  deps: Pick<Deps, 'env' | 'now'>,
  db: Db,
  access: RestaurantAccess,
): Promise<boolean> {
  return (await readingTimeToday(deps, db, access)) < deps.env.limits.READING_SECONDS_PER_DAY * 1000;
}

/** @throws Refusal `reading_limit_reached` before an upload that could not be read today. */
export async function requireReadingTimeLeft(
  deps: Pick<Deps, 'env' | 'now'>,
  db: Db,
  access: RestaurantAccess,
): Promise<void> {
  if (!(await hasReadingTimeLeft(deps, db, access))) throw new Refusal('reading_limit_reached');
}
