import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess, ServiceAccess } from './access.ts';
import { bumpAvailability, bumpRevision, lockForSoldOut, lockRestaurant, type RestaurantRow } from './queries.ts';

/**
 * One transaction for a change that a publication shows: the restaurant's row is locked first, so that edits and
 * publishing are serialised; afterwards `revision` and `updated_at` are raised, unless nothing was changed. If `change`
 * throws, it is rolled back.
 *
 * @param change Gets the transaction and the restaurant's row as it was before. Returns `unchanged(result)` if it
 * changed nothing that a publication shows.
 * @throws Refusal `not_found` if the restaurant is gone.
 */
export async function changeRestaurant<T>(
  deps: Pick<Deps, 'db' | 'now' | 'changes'>,
  access: RestaurantAccess,
  change: (tx: Db, restaurant: RestaurantRow) => Promise<T | Unchanged<T>>,
): Promise<T> {
  return await changeAndRead(deps, access, change, async (_tx, result) => result);
}

/**
 * As `changeRestaurant`, for an answer that contains the new `updated_at`.
 *
 * @param read Gets the result of `change`, in the same transaction, after the revision was raised.
 */
export async function changeAndRead<T, Answer>(
  deps: Pick<Deps, 'db' | 'now' | 'changes'>,
  access: RestaurantAccess,
  change: (tx: Db, restaurant: RestaurantRow) => Promise<T | Unchanged<T>>,
  read: (tx: Db, result: T) => Promise<Answer>,
): Promise<Answer> {
  const changedAnswer = deps.db.transaction(async (tx) => {
    const restaurant = await lockRestaurant(tx, access);
    if (!restaurant) throw new Refusal('not_found');
    const changeResult = await change(tx, restaurant);
    if (changeResult instanceof Unchanged) return await read(tx, changeResult.result);
    await bumpRevision(tx, access, deps.now());
    return await read(tx, changeResult);
  });
  return await changedAnswer.finally(() => deps.changes.drop(access.restaurant_id));
}

/** Locks the restaurant's row and counts a change of what is sold out, which shows without publishing. */
export async function touchAvailability(tx: Db, access: ServiceAccess): Promise<{ timezone: string }> {
  const restaurant = await lockForSoldOut(tx, access);
  if (!restaurant) throw new Refusal('not_found');
  await bumpAvailability(tx, access);
  return restaurant;
}

/** The result of a change that changed nothing a publication shows: the revision is not raised. */
class Unchanged<T> {
  readonly result: T;

  constructor(result: T) {
    this.result = result;
  }
}

/** `return unchanged(item)` inside `changeRestaurant`. */
export const unchanged = <T>(result: T): Unchanged<T> => new Unchanged(result);

/** @throws Refusal `version_stale` if the client edited an older version than the current one. */
export function checkVersion(row: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw new Refusal('version_stale');
}
