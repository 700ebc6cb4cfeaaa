import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/errors.ts';
import { requireUser } from '../accounts/require-user.ts';
import type { Deps } from '../deps.ts';
import { findFirstRestaurantId } from '../restaurants/people-queries.ts';
import { findNamedRestaurant } from '../restaurants/require-restaurant.ts';
import { ownerOf, payerOf } from './customer.ts';
import { findSubscriptionRow, isStillCharged, type Payer } from './queries.ts';

/**
 * Who pays for the restaurant of a request, or for the first one before there is one; the first line of every handler of
 * money.
 * @throws Refusal `unauthenticated`, `restaurant_mismatch`; `owners_only` for a manager, `managers_only` for staff.
 */
export async function requirePayer(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'payments'>,
  request: FastifyRequest,
): Promise<Payer> {
  const { user_id } = await requireUser(deps, request);
  const restaurant = await findNamedRestaurant(deps.db, request, user_id);
  if (!restaurant || restaurant.role === 'owner') return payerOf(user_id, restaurant);
  // Somebody who subscribed before they became one of another's people pays for no restaurant, and must be able to end it.
  const owner = ownerOf(deps, payerOf(user_id));
  const hasFirst = (await findFirstRestaurantId(deps.db, user_id)) !== undefined;
  if (!hasFirst && isStillCharged(await findSubscriptionRow(deps.db, owner))) return payerOf(user_id);
  throw new Refusal(restaurant.role === 'staff' ? 'managers_only' : 'owners_only');
}
