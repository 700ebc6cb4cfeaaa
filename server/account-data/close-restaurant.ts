import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import { setCurrentPublication } from '../publishing/queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { lockRestaurant, markRestaurantDeleted, type RestaurantRow } from '../restaurants/queries.ts';

/**
 * From the commit on nobody opens a restaurant, and guests see that its menu does not exist; its people have to go besides.
 * @returns its row as it was. @throws Refusal `not_found` if it is another's by now.
 */
export async function closeRestaurant(tx: Db, access: RestaurantAccess, now: string): Promise<RestaurantRow> {
  const row = await lockRestaurant(tx, access);
  if (!row) throw new Refusal('not_found');
  await markRestaurantDeleted(tx, access, now);
  await setCurrentPublication(tx, access, null);
  return row;
}
