import type { User } from '../../shared/api/accounts.ts';
import type { UserRow } from './user-queries.ts';

/** The public shape of a user. */
export const toUser = (row: UserRow, restaurant: { id: string; name: string } | undefined): User => ({
  id: row.id,
  email: row.email,
  new_email: row.new_email,
  email_verified_at: row.email_verified_at,
  is_new_customer: row.is_new_customer,
  locale: row.locale,
  idle_limit_hours: row.idle_limit_hours,
  restaurant: restaurant ?? null,
});
