import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

declare const granted: unique symbol;

/**
 * The permission to read and write one restaurant's rows. Queries take it instead of an id, and only this folder's
 * checks make one, so that a route without its check does not compile.
 */
export type RestaurantAccess = {
  readonly [granted]: true;
  readonly restaurant_id: string;
};

/** @internal Called by the checks in this folder only (the linter refuses others). */
export const grantAccess = (restaurantId: string): RestaurantAccess =>
  // The brand exists only for the compiler; this is the one place that makes it.
  ({ restaurant_id: restaurantId }) as RestaurantAccess;

/**
 * The condition that keeps a query within its restaurant:
 * `db.select().from(menus).where(ofRestaurant(access, menus, eq(menus.id, id)))`.
 */
export function ofRestaurant(
  access: RestaurantAccess,
  table: { restaurant_id: PgColumn },
  ...conditions: (SQL | undefined)[]
): SQL {
  // `and` gives undefined only when it is given nothing.
  return and(eq(table.restaurant_id, access.restaurant_id), ...conditions) as SQL;
}
