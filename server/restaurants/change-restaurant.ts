import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from './access.ts';
import { bumpAvailability, bumpRevision, lockRestaurant, type RestaurantRow } from './queries.ts';

/**
 * One transaction for a change that a publication shows: the restaurant's row is locked first, so that edits and
 * publishing take turns; afterwards `revision` and `updated_at` move on. When `change` throws, nothing is kept.
 *
 * @param change Is given the transaction and the restaurant's row as it was before.
 * @throws Refusal `not_found` where the restaurant is gone.
 */
export async function changeRestaurant<T>(
  deps: Pick<Deps, 'db' | 'now' | 'changes'>,
  access: RestaurantAccess,
  change: (tx: Db, restaurant: RestaurantRow) => Promise<T>,
): Promise<T> {
  const changed = deps.db.transaction(async (tx) => {
    const restaurant = await lockRestaurant(tx, access);
    if (!restaurant) throw new Refusal('not_found');
    const result = await change(tx, restaurant);
    await bumpRevision(tx, access, deps.now());
    return result;
  });
  return await changed.finally(() => deps.changes.drop(access.restaurant_id));
}

/** Locks the restaurant's row and marks a change of what is sold out, which shows without publishing. */
export async function touchAvailability(tx: Db, access: RestaurantAccess): Promise<void> {
  const restaurant = await lockRestaurant(tx, access);
  if (!restaurant) throw new Refusal('not_found');
  await bumpAvailability(tx, access);
}
