import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, lte, ne, not, sql } from 'drizzle-orm';
import type { IdleLimitHours } from '../../shared/limits.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { AuthorizedUser } from './authorized-user.ts';
import { codeTries, hasShortIdleLimit, loginCodes, sessions, users } from './tables.ts';
import { isLive, type SignedIn } from './user-queries.ts';

type LoginCodeRow = typeof loginCodes.$inferSelect;
type SessionRow = typeof sessions.$inferSelect;

/** The live session of a token's hash. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<(SignedIn & Pick<SessionRow, 'created_at' | 'last_used_at'>) | undefined> {
  const [userRow] = await db
    .select({
      user_id: sessions.user_id,
      session_id: sessions.id,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, tokenHash), isLive(now)));
  return userRow;
}

/** Updates the time of last use, unless another request just did. */
export async function markSessionUsed(db: Db, sessionId: string, now: string, before: string): Promise<void> {
  await db
    .update(sessions)
    .set({ last_used_at: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.last_used_at, before)));
}

export async function createSession(
  { tx, user }: AuthorizedUser,
  session: Omit<typeof sessions.$inferInsert, 'user_id'>,
): Promise<void> {
  await tx.insert(sessions).values({ ...session, user_id: user.id });
}

/** A user's live sessions, most recently used first. */
export async function listSessions(db: Db, userId: string, now: string): Promise<SessionRow[]> {
  return await db
    .select(getTableColumns(sessions))
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.user_id, userId), isLive(now)))
    .orderBy(desc(sessions.last_used_at), sessions.id);
}

export async function deleteSessionByToken(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token_hash, tokenHash));
}

/** Ends a user's sessions, except the one with this token hash. */
export async function deleteSessionsOfUser({ tx, user }: AuthorizedUser, exceptTokenHash?: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.user_id, user.id),
        exceptTokenHash === undefined ? undefined : ne(sessions.token_hash, exceptTokenHash),
      ),
    );
}

const endedSessions = (db: Db, now: string, userId: string) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.user_id, userId), not(isLive(now) ?? sql`true`)));

/** Sets after how long without use sessions end. Expired ones are deleted before, or a longer time would revive them. */
export async function setIdleLimit({ tx, user }: AuthorizedUser, limit: IdleLimitHours, now: string): Promise<void> {
  await tx.delete(sessions).where(inArray(sessions.id, endedSessions(tx, now, user.id)));
  await tx.update(users).set({ idle_limit_hours: limit }).where(eq(users.id, user.id));
}

/** Returns what is left of the session: its known device. Undefined if the user had no such session. */
export async function deleteSessionOfUser(
  { tx, user }: AuthorizedUser,
  sessionId: string,
): Promise<Pick<SessionRow, 'known_device_id'> | undefined> {
  const [deletedRow] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, user.id)))
    .returning({ known_device_id: sessions.known_device_id });
  return deletedRow;
}

/** Whose code: of the address, requested by a browser that signed in to it before, or by any other. */
export type CodeAsker = { email: string; is_known_device: boolean };

/**
 * Asks for a code: one row per asker, so that a new request replaces the code and its tries. Returns undefined if the
 * asker has used up its codes of the hour, which began with the first of them; the row is then unchanged.
 */
export async function askForCode(
  db: Db,
  ask: CodeAsker & { locale: AppLocale; purpose: 'register' | 'login'; now: string; expires_at: string },
  window: { began_before: string; max: number },
): Promise<{ id: string; ask: number } | undefined> {
  const { now, ...fields } = ask;
  const isOver = sql`${loginCodes.window_started_at} <= ${window.began_before}`;
  const [row] = await db
    .insert(loginCodes)
    .values({ ...fields, created_at: now, window_started_at: now })
    .onConflictDoUpdate({
      target: [loginCodes.email, loginCodes.is_known_device],
      set: {
        locale: ask.locale,
        purpose: ask.purpose,
        code_hash: null,
        tries: 0,
        created_at: now,
        expires_at: ask.expires_at,
        ask: sql`${loginCodes.ask} + 1`,
        asks_in_window: sql`case when ${isOver} then 1 else ${loginCodes.asks_in_window} + 1 end`,
        window_started_at: sql`case when ${isOver} then ${now}::timestamptz else ${loginCodes.window_started_at} end`,
      },
      setWhere: sql`${isOver} or ${loginCodes.asks_in_window} < ${window.max}`,
    })
    .returning({ id: loginCodes.id, ask: loginCodes.ask });
  return row;
}

export async function findLoginCode(db: Db, id: string): Promise<LoginCodeRow | undefined> {
  const [row] = await db.select().from(loginCodes).where(eq(loginCodes.id, id));
  return row;
}

const ofAsker = ({ email, is_known_device }: CodeAsker) =>
  and(eq(loginCodes.email, email), eq(loginCodes.is_known_device, is_known_device));

export async function findLoginCodeOf(db: Db, asker: CodeAsker): Promise<LoginCodeRow | undefined> {
  const [row] = await db.select().from(loginCodes).where(ofAsker(asker));
  return row;
}

/** Stores a code's hash and returns true, unless a newer code was requested in the meantime. */
export async function keepCode(
  db: Db,
  code: { id: string; ask: number; code_hash: string; expires_at: string },
): Promise<boolean> {
  const rowsToKeep = await db
    .update(loginCodes)
    .set({ code_hash: code.code_hash, expires_at: code.expires_at })
    .where(and(eq(loginCodes.id, code.id), eq(loginCodes.ask, code.ask)))
    .returning({ id: loginCodes.id });
  return rowsToKeep.length > 0;
}

/** Counts a try in the one update that also checks that one is left; returns undefined if none is left. */
export async function countTry(
  db: Db,
  asker: CodeAsker,
  now: string,
  maxTries: number,
): Promise<(LoginCodeRow & { code_hash: string }) | undefined> {
  const [row] = await db
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(
      and(
        ofAsker(asker),
        isNotNull(loginCodes.code_hash),
        gt(loginCodes.expires_at, now),
        lt(loginCodes.tries, maxTries),
      ),
    )
    .returning();
  // The condition refuses rows without a hash.
  return row as LoginCodeRow & { code_hash: string };
}

/** Counts a try of the whole service in its hour. */
export async function countTryOfHour(db: Db, hour: string): Promise<void> {
  await db
    .insert(codeTries)
    .values({ hour, tries: 1 })
    .onConflictDoUpdate({ target: codeTries.hour, set: { tries: sql`${codeTries.tries} + 1` } });
}

/** How many wrong codes were tried in the whole service since the hour began. */
export async function triesOfHour(db: Db, hour: string): Promise<number> {
  const [row] = await db.select({ tries: codeTries.tries }).from(codeTries).where(eq(codeTries.hour, hour));
  return row?.tries ?? 0;
}

/** Refunds a try that was right. */
export async function uncountTryOfHour(db: Db, hour: string): Promise<void> {
  await db
    .update(codeTries)
    .set({ tries: sql`${codeTries.tries} - 1` })
    .where(and(eq(codeTries.hour, hour), gt(codeTries.tries, 0)));
}

/** Consumes a code; returns false if another confirmation was faster. Signing in starts a new hour of codes. */
export async function consumeCode(db: Db, id: string, codeHash: string, now: string): Promise<boolean> {
  const usedCodes = await db
    .update(loginCodes)
    .set({ code_hash: null, expires_at: now, asks_in_window: 0 })
    .where(and(eq(loginCodes.id, id), eq(loginCodes.code_hash, codeHash)))
    .returning({ id: loginCodes.id });
  return usedCodes.length > 0;
}

/** The codes of the user's address, and those that are about to be mailed. */
export async function deleteCodesOf({ tx, user }: AuthorizedUser): Promise<void> {
  await tx.delete(loginCodes).where(eq(loginCodes.email, user.email));
}

/** Removes expired sessions, codes and counts; a code is kept until its hour is over, since the hour counts it. */
export async function sweepAccounts(db: Db, now: string, windowBeganBefore: string): Promise<void> {
  await deleteInBatches(db, sessions, lte(sessions.expires_at, now));
  // A session of a user without a limit of their own ends by its time alone.
  const limitedUsers = db.select({ id: users.id }).from(users).where(hasShortIdleLimit(users.idle_limit_hours));
  const idleLimit = db.select({ hours: users.idle_limit_hours }).from(users).where(eq(users.id, sessions.user_id));
  await deleteInBatches(
    db,
    sessions,
    sql`${sessions.user_id} = any(array(${limitedUsers}))
      and ${sessions.last_used_at} <= ${now}::timestamptz - make_interval(hours => (${idleLimit}))`,
  );
  await deleteInBatches(
    db,
    loginCodes,
    sql`${lt(loginCodes.expires_at, now)} and ${lt(loginCodes.window_started_at, windowBeganBefore)}`,
  );
  await db.delete(codeTries).where(lt(codeTries.hour, windowBeganBefore));
}
