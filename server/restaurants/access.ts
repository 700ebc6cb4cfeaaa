import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RestaurantRole } from '../../shared/roles.ts';

declare const granted: unique symbol;
declare const grantedToStaff: unique symbol;
declare const grantedToKey: unique symbol;

export type Person = { user_id: string; role: RestaurantRole };

/**
 * The permission to mark one restaurant's dishes as sold out and back, and to read what that needs; it is all that staff
 * have. An owner's access includes it. All other queries require `RestaurantAccess` and do not compile with it.
 */
export type ServiceAccess = {
  readonly [grantedToStaff]: true;
  readonly restaurant_id: string;
  /**
   * The user whose request passed the check, and as what: an operator can transfer a restaurant and its owner can remove
   * people at any time, so locking its row compares them. Jobs, operators and phones with the staff's link act for the restaurant, whoever owns it.
   */
  readonly person?: Person;
  /** Whether that user's session began within the last minutes (docs/decisions/115); undefined without one. */
  readonly is_confirmed?: boolean;
};

/**
 * The permission to read and write one restaurant's rows. Queries require it instead of an id, and only this folder
 * creates one: its checks, the insertion of a new restaurant and, for jobs, `workerAccess`. So a route without its
 * check does not compile.
 */
export type RestaurantAccess = ServiceAccess & { readonly [granted]: true };

/** @internal Called in this folder only (the linter refuses others). */
export const grantAccess = (restaurant: {
  restaurant_id: string;
  person?: Person;
  is_confirmed?: boolean;
}): RestaurantAccess =>
  // The brand exists only for the compiler; this is the one place that creates it.
  restaurant as RestaurantAccess;

/**
 * The permission of a job. The id comes from a payload that was written in a transaction of the restaurant's owner, after
 * the check; never from a request.
 */
export const workerAccess = (restaurantId: string): RestaurantAccess => grantAccess({ restaurant_id: restaurantId });

/** The permission of the operator's commands (server/admin), which act for anybody and are written down. */
export const operatorAccess = (restaurantId: string): RestaurantAccess => grantAccess({ restaurant_id: restaurantId });

/** @internal Called by the check of a staff member's session only (the linter refuses others). */
export const grantServiceAccess = (restaurantId: string, person?: Person): ServiceAccess =>
  // As above: the brand exists only for the compiler.
  ({ restaurant_id: restaurantId, ...(person && { person }) }) as ServiceAccess;

/** The permission to read what a restaurant has published: all that a key of its till or website grants. */
export type KeyAccess = { readonly [grantedToKey]: true; readonly restaurant_id: string };

/** @internal Called by the check of a key only (the linter refuses others). */
export const grantKeyAccess = (restaurantId: string): KeyAccess =>
  // As above: the brand exists only for the compiler.
  ({ restaurant_id: restaurantId }) as KeyAccess;

/**
 * The condition that restricts a query to its restaurant:
 * `db.select().from(menus).where(ofRestaurant(access, menus, eq(menus.id, id)))`.
 */
export function ofRestaurant(
  access: ServiceAccess,
  table: { restaurant_id: PgColumn },
  ...conditions: (SQL | undefined)[]
): SQL {
  // `and` returns undefined only without arguments.
  return and(eq(table.restaurant_id, access.restaurant_id), ...conditions) as SQL;
}
