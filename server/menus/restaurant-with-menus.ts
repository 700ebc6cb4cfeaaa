import { Refusal } from '../../shared/errors.ts';
import type { Restaurant } from '../../shared/menu.ts';
import type { Db } from '../db/db.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { toRestaurant } from '../restaurants/to-restaurant.ts';
import { listMenus } from './queries.ts';

/**
 * The owner's draft: the restaurant with all its live menus.
 *
 * @throws Refusal `not_found` where the restaurant is gone.
 */
export async function restaurantWithMenus(db: Db, access: RestaurantAccess, now = new Date()): Promise<Restaurant> {
  const row = await findRestaurant(db, access);
  if (!row) throw new Refusal('not_found');
  return toRestaurant(row, await listMenus(db, access, { now }));
}
