import type { User } from '../../shared/api/accounts.ts';
import type { UserRow } from './user-queries.ts';

/** What a user may open: all of them, and the one that the request is for. */
export type UsersRestaurants = {
  restaurant: { id: string; name: string } | undefined;
  restaurants: readonly NonNullable<User['restaurants']>[number][];
};

/** The public shape of a user. */
export const toUser = (row: UserRow, { restaurant, restaurants }: UsersRestaurants): User => ({
  id: row.id,
  email: row.email,
  new_email: row.new_email,
  email_verified_at: row.email_verified_at,
  is_new_customer: row.is_new_customer,
  locale: row.locale,
  idle_limit_hours: row.idle_limit_hours,
  restaurant: restaurant ? { id: restaurant.id, name: restaurant.name } : null,
  ...(isOwnOnly(restaurants) ? {} : { restaurants: restaurants.map(({ id, name, role }) => ({ id, name, role })) }),
});

/** Apps from before accounts had several restaurants refuse the list; for most accounts it says no more than `restaurant`. */
const isOwnOnly = (restaurants: UsersRestaurants['restaurants']): boolean =>
  restaurants.length < 2 && restaurants.every(({ role }) => role === 'owner');
