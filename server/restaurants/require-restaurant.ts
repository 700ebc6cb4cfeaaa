import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/errors.ts';
import type { RestaurantRole } from '../../shared/roles.ts';
import { requireUserWithConfirmation } from '../accounts/require-user.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { grantAccess, grantServiceAccess, type RestaurantAccess, type ServiceAccess } from './access.ts';
import { isOwnersOnly } from './owners-only.ts';
import {
  findCurrentRestaurantId,
  listOwnedRestaurants,
  listRestaurantsOfUser,
  type OwnedRestaurant,
  type RestaurantOfUser,
} from './people-queries.ts';

/**
 * The restaurant of a request; the first line of every handler that reads or writes one. A request names the one that it is
 * meant for, in X-Restaurant-Id or in its path: so a tab that shows one of them never reads or changes another, whatever is
 * chosen in another tab. Without either it is the user's first, which is all that apps from before there were several mean.
 *
 * @param id The restaurant named in the path, if there is one.
 * @throws Refusal `unauthenticated` without a session; `no_restaurant` before one was created; `restaurant_mismatch` if
 * X-Restaurant-Id names one that isn't the user's (any more), such as an edit that was queued before another owner signed in;
 * `not_found` if `id` is another; `owners_only` for a manager, of a route that only owners may use; `managers_only` for staff.
 */
export async function requireRestaurant(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  request: FastifyRequest,
  id?: string,
): Promise<RestaurantAccess> {
  const { user_id, is_confirmed } = await requireUserWithConfirmation(deps, request);
  const restaurant = await findNamedRestaurant(deps.db, request, user_id, id);
  if (!restaurant) throw new Refusal('no_restaurant');
  if (id !== undefined && id !== restaurant.id) throw new Refusal('not_found');
  checkRole(restaurant.role, request);
  return grantAccess({ restaurant_id: restaurant.id, person: { user_id, role: restaurant.role }, is_confirmed });
}

/** @throws Refusal `owners_only`, `managers_only` if somebody with that role may not use the route of a request. */
function checkRole(role: RestaurantRole, request: FastifyRequest): void {
  if (role === 'staff') throw new Refusal('managers_only');
  if (role === 'manager' && isOwnersOnly(request)) throw new Refusal('owners_only');
}

/**
 * The restaurant that a request names, or without a name the user's first; undefined if the user has none.
 * @throws Refusal `restaurant_mismatch` if X-Restaurant-Id or the address names one that isn't the user's; `not_found` if `id`,
 * of the path, isn't.
 */
export async function findNamedRestaurant(
  db: Db,
  request: FastifyRequest,
  userId: string,
  id?: string,
): Promise<RestaurantOfUser | undefined> {
  const restaurants = await listRestaurantsOfUser(db, userId);
  const namedId = namedRestaurant(request);
  const wantedId = namedId ?? id;
  if (wantedId === undefined) return restaurants[0];
  const restaurant = restaurants.find((userRestaurant) => userRestaurant.id === wantedId);
  if (restaurant) return restaurant;
  if (namedId !== undefined) throw new Refusal('restaurant_mismatch');
  if (restaurants.length > 0) throw new Refusal('not_found');
  return undefined;
}

type OwnedAccess = { access: RestaurantAccess } & Omit<OwnedRestaurant, 'id'>;

/** Access to each restaurant that the signed-in user owns, the first one first. */
export async function listOwnedAccess(db: Db, { id: user_id }: { id: string }): Promise<OwnedAccess[]> {
  const owned = await listOwnedRestaurants(db, user_id);
  return owned.map(({ id, ...row }) => ({
    access: grantAccess({ restaurant_id: id, person: { user_id, role: 'owner' } }),
    ...row,
  }));
}

type OpenedRestaurants = { restaurant: RestaurantOfUser | undefined; restaurants: RestaurantOfUser[] };

/**
 * All restaurants of a user, and the one that the app opens: that which the request names, or the one chosen last, or the
 * first. Only for answers that say which it is, and from which a tab that showed another starts again.
 */
export async function restaurantsToOpen(db: Db, request: FastifyRequest, userId: string): Promise<OpenedRestaurants> {
  const restaurants = await listRestaurantsOfUser(db, userId);
  const findById = (wantedId: string | undefined) => restaurants.find((restaurant) => restaurant.id === wantedId);
  const namedOne = findById(namedRestaurant(request));
  if (namedOne || restaurants.length < 2) return { restaurant: namedOne ?? restaurants[0], restaurants };
  return { restaurant: findById(await findCurrentRestaurantId(db, userId)) ?? restaurants[0], restaurants };
}

/** For a user's answer that must not change the tab's restaurant. @throws Refusal `restaurant_mismatch`. */
export async function requireNamedRestaurant(db: Db, request: FastifyRequest, userId: string): Promise<void> {
  if (namedRestaurant(request) !== undefined) await findNamedRestaurant(db, request, userId);
}

/**
 * Nodes of versions from before accounts had several restaurants misread further ones and memberships: while any runs, none
 * may be created (docs/operating.md). @throws Refusal `upgrade_running`
 */
export function requireSeveral({ env }: Pick<Deps, 'env'>): void {
  if (env.SEVERAL_RESTAURANTS === 'off') throw new Refusal('upgrade_running');
}

/** Access to the restaurant that the app opens; undefined for staff, who open another screen. */
export const accessOfOpened = (user_id: string, { id, role }: RestaurantOfUser): RestaurantAccess | undefined =>
  role === 'staff' ? undefined : grantAccess({ restaurant_id: id, person: { user_id, role } });

/** The access of somebody who is staff of the restaurant that a request names; undefined for everybody else. */
export async function findStaffAccess(
  db: Db,
  request: FastifyRequest,
  userId: string,
): Promise<ServiceAccess | undefined> {
  const namedId = namedRestaurant(request);
  const restaurants = await listRestaurantsOfUser(db, userId);
  const restaurant = restaurants.find(({ id, role }) => id === namedId && role === 'staff');
  return restaurant && grantServiceAccess(restaurant.id, { user_id: userId, role: 'staff' });
}

/** Pictures can't have a header: they name it in their address. */
function namedRestaurant({ headers, query }: FastifyRequest): string | undefined {
  const named = headers['x-restaurant-id'];
  if (typeof named === 'string') return named;
  const inAddress = typeof query === 'object' && query !== null && 'restaurant' in query ? query.restaurant : undefined;
  return typeof inAddress === 'string' ? inAddress : undefined;
}

/**
 * For requests of staff, whose session names the restaurant: one that names another in X-Restaurant-Id isn't that session's, such
 * as a tap that waited, which would mark another restaurant's dish with the same number, or a list to mark them in.
 */
export function isMeantFor(request: FastifyRequest, restaurantId: string): boolean {
  const meant = request.headers['x-restaurant-id'];
  return meant === undefined || meant === restaurantId;
}
