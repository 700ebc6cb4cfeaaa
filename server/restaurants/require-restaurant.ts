import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/errors.ts';
import { requireUserWithConfirmation } from '../accounts/require-user.ts';
import type { Deps } from '../deps.ts';
import { grantAccess, type RestaurantAccess } from './access.ts';
import { findRestaurantOfUser } from './queries.ts';

/**
 * The session's restaurant; the first line of every handler that reads or writes one.
 *
 * @param id The restaurant named in the path, if there is one.
 * @throws Refusal `unauthenticated` without a session; `no_restaurant` before one was created; `not_found` if `id`
 * is another than the session's; `restaurant_mismatch` if an unsafe request names another one in X-Restaurant-Id, such as
 * an edit that was queued before another owner signed in.
 */
export async function requireRestaurant(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  request: FastifyRequest,
  id?: string,
): Promise<RestaurantAccess> {
  const { user_id, is_confirmed } = await requireUserWithConfirmation(deps, request);
  const restaurant = await findRestaurantOfUser(deps.db, user_id);
  if (!restaurant) throw new Refusal('no_restaurant');
  checkMeantFor(request, restaurant.id);
  if (id !== undefined && id !== restaurant.id) throw new Refusal('not_found');
  return grantAccess({ restaurant_id: restaurant.id, owner_id: user_id, is_confirmed });
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * An unsafe request may name the restaurant that it is meant for in X-Restaurant-Id: one that was queued before somebody
 * else signed in must not change another restaurant's row with the same number.
 * @throws Refusal `restaurant_mismatch` if it names another than `restaurantId`.
 */
export function checkMeantFor(request: FastifyRequest, restaurantId: string): void {
  const meant = request.headers['x-restaurant-id'];
  if (meant !== undefined && meant !== restaurantId && !SAFE_METHODS.includes(request.method))
    throw new Refusal('restaurant_mismatch');
}
