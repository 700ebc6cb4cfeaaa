import { and, asc, count, eq, lt, lte, or } from 'drizzle-orm';
import type { AuthorizedUser } from '../accounts/authorized-user.ts';
import type { Db } from '../db/db.ts';
import { passkeys, usedChallenges } from './tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A user's passkeys, oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at), passkeys.id);
}

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.user_id, userId));
  return row?.count ?? 0;
}

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row;
}

export async function findPasskeyByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credentialId));
  return row;
}

/** Undefined if the credential is already registered, for whichever user. */
export async function insertPasskey(
  { tx, user }: AuthorizedUser,
  row: Omit<typeof passkeys.$inferInsert, 'user_id'>,
): Promise<PasskeyRow | undefined> {
  const [inserted] = await tx
    .insert(passkeys)
    .values({ ...row, user_id: user.id })
    .onConflictDoNothing({ target: passkeys.credential_id })
    .returning();
  return inserted;
}

const ofUser = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.user_id, userId));

/** Undefined if the user has no such passkey. */
export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.update(passkeys).set({ name }).where(ofUser(userId, id)).returning();
  return row;
}

/** Whether the user had that passkey. */
export async function deletePasskey({ tx, user }: AuthorizedUser, id: string): Promise<boolean> {
  const deletedRows = await tx.delete(passkeys).where(ofUser(user.id, id)).returning({ id: passkeys.id });
  return deletedRows.length > 0;
}

/** All of the user's. */
export async function deletePasskeysOf({ tx, user }: AuthorizedUser): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.user_id, user.id));
}

/**
 * Counts a use; false if the counter did not increase, which reveals a cloned authenticator (Web Authentication §6.1.1),
 * or if the passkey is gone. An authenticator that doesn't count always sends 0.
 */
export async function countUse(
  tx: Db,
  id: string,
  use: { counter: number; backed_up: boolean; now: string },
): Promise<boolean> {
  const isAhead =
    use.counter === 0 ? eq(passkeys.counter, 0) : or(eq(passkeys.counter, 0), lt(passkeys.counter, use.counter));
  const countedRows = await tx
    .update(passkeys)
    .set({ counter: use.counter, backed_up: use.backed_up, last_used_at: use.now })
    .where(and(eq(passkeys.id, id), isAhead))
    .returning({ id: passkeys.id });
  return countedRows.length > 0;
}

/**
 * Consumes a challenge; false if it was already used. Those that expired before `forget_before` are removed: some time
 * after their expiry, since the clocks of several servers differ.
 */
export async function insertUsedChallenge(
  tx: Db,
  challenge: { challenge_hash: string; expires_at: string },
  forget_before: string,
): Promise<boolean> {
  await tx.delete(usedChallenges).where(lte(usedChallenges.expires_at, forget_before));
  const usedRows = await tx
    .insert(usedChallenges)
    .values(challenge)
    .onConflictDoNothing()
    .returning({ challenge_hash: usedChallenges.challenge_hash });
  return usedRows.length > 0;
}
