import { type ErrorCode, Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import { isConfirmed } from './is-confirmed.ts';
import { findSessionStart, lockUser, type SignedIn, type UserRow } from './user-queries.ts';

declare const authorized: unique symbol;
declare const proven: unique symbol;

/**
 * The permission to create or revoke a way into an account (a session, a passkey, an address, a link), inside the one
 * transaction that made it. Queries that write such a row require it and write through its `tx`, so permission can't be
 * checked in one transaction and used in another. Only `authorizeUser` makes one.
 */
export type AuthorizedUser = {
  readonly [authorized]: true;
  readonly tx: Db;
  /** The row as it is under the lock. */
  readonly user: UserRow;
};

/** What a request shows to act for a user: its session, a passkey, a code or a mailed link. */
type UserProof = {
  readonly [proven]: true;
  readonly user_id: string;
  /** Whether it still exists; consumes what can be used once. Runs after the user's row is locked. */
  readonly isValid: (tx: Db, user: UserRow) => Promise<boolean>;
  readonly refusal: ErrorCode;
};

/**
 * Locks the user's row, then checks that what asked still exists. Revocations acquire the same lock, so they see every
 * way in that was committed before them, and what comes later finds its proof gone.
 * @throws Refusal the proof's own code.
 */
export async function authorizeUser(tx: Db, proof: UserProof): Promise<AuthorizedUser> {
  const user = await lockUser(tx, proof.user_id);
  if (!user || !(await proof.isValid(tx, user))) throw new Refusal(proof.refusal);
  // The brand exists only for the compiler; this is the one place that creates it.
  return { tx, user } as AuthorizedUser;
}

/** The session of a request that passed `requireUser`. */
export const sessionProof = (signedIn: SignedIn, now: Date): UserProof =>
  makeProof({
    user_id: signedIn.user_id,
    isValid: async (tx) => (await findSessionStart(tx, signedIn, now.toISOString())) !== undefined,
    refusal: 'unauthenticated',
  });

/** A session that began by a code or a passkey within the last minutes, for what a stolen one must not do. */
export const confirmedSessionProof = (signedIn: SignedIn, now: Date): UserProof =>
  makeProof({
    user_id: signedIn.user_id,
    isValid: async (tx) => {
      const sessionStart = await findSessionStart(tx, signedIn, now.toISOString());
      if (sessionStart !== undefined && !isConfirmed(sessionStart, now)) throw new Refusal('confirmation_required');
      return sessionStart !== undefined;
    },
    refusal: 'unauthenticated',
  });

/** The operator's, at the command line: whoever can open the database needs no other proof. Never from a request. */
export const operatorProof = (userId: string): UserProof =>
  makeProof({ user_id: userId, isValid: async () => true, refusal: 'not_found' });

/** @internal Called where codes, links and passkeys are checked only (the linter refuses others). */
export const makeProof = (proof: Omit<UserProof, typeof proven>): UserProof =>
  // As above: the brand exists only for the compiler.
  proof as UserProof;
