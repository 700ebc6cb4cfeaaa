import type { Db } from '../db/db.ts';
import type { AuthorizedUser } from './authorized-user.ts';

/** Hooks of features that come after accounts; composed in server/app.ts. */
export type AccountHooks = {
  /** Finds a user's restaurant, for the answers that carry it. */
  restaurantOf(db: Db, userId: string): Promise<{ id: string; name: string } | undefined>;
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
