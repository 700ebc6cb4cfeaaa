import type { User } from '../shared/api/accounts.ts';

/** A user without a restaurant. */
export const MADE_UP_USER = {
  id: 'u',
  email: 'chef@example.com',
  new_email: null,
  email_verified_at: '2026-11-01T12:00:00.000Z',
  is_new_customer: true,
  locale: 'en',
  idle_limit_hours: 744,
  restaurant: null,
} satisfies User;
