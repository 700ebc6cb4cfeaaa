import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import type { AuthorizedUser } from './authorized-user.ts';
import type { UsersRestaurants } from './to-user.ts';

/** Hooks of features that come after accounts; composed in server/app.ts. */
export type AccountHooks = {
  /** Finds a user's restaurants, and which of them the app opens: for the answers that carry them. */
  restaurantsOf(db: Db, request: FastifyRequest, userId: string): Promise<UsersRestaurants>;
  /** @throws Refusal `restaurant_mismatch` if a request names a restaurant that isn't the user's (any more). */
  requireNamedRestaurant(db: Db, request: FastifyRequest, userId: string): Promise<void>;
  /** Called at each sign-in. */
  onSignIn(userId: string): Promise<void>;
  /** Called in the transaction that changes an account's address. */
  onNewEmail(authorized: AuthorizedUser): Promise<void>;
  /**
   * Revokes every other way to sign in to an account (passkeys, the staff's link). Called if somebody else may have had
   * access, and when the account ends.
   */
  revokeOtherSignIns(authorized: AuthorizedUser): Promise<void>;
};
