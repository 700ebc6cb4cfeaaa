import { and, eq, gt, sql } from 'drizzle-orm';
import type { AppLocale } from '../../shared/locales.ts';
import type { Db } from '../db/db.ts';
import { sessions, users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;
export type SignedIn = { user_id: string; session_id: string };

const byEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(byEmail(email));
  return user;
}

/** The user of a session that was just found; a session never outlives its user. */
export async function getUser(db: Db, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('The user of a session is missing.');
  return user;
}

export async function updateUserLocale(db: Db, id: string, locale: AppLocale): Promise<void> {
  await db.update(users).set({ locale }).where(eq(users.id, id));
}

/** Creates the user of a confirmed address; returns the existing one if another confirmation was faster. */
export async function createUser(
  db: Db,
  email: string,
  locale: AppLocale,
  now: string,
): Promise<{ user: UserRow; isNew: boolean }> {
  const [created] = await db
    .insert(users)
    .values({ email, locale, email_verified_at: now, created_at: now })
    .onConflictDoNothing()
    .returning();
  const user = created ?? (await findUserByEmail(db, email));
  if (!user) throw new Error('A user that was just created is missing.');
  return { user, isNew: created !== undefined };
}

/** Once billing details are saved (specification §2, "Subscription"). */
export async function markKnownCustomer(db: Db, id: string): Promise<void> {
  await db.update(users).set({ is_new_customer: false }).where(eq(users.id, id));
}

/** A user who may have been deleted in the meantime. */
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/**
 * The user's row, locked until the transaction ends: whatever creates or revokes a way into an account waits for it. The
 * lock leaves rows that only refer to the user (a restaurant's, a subscription's) free.
 */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/**
 * Whether a session, joined with its user, is alive: neither over, nor unused for longer than its user allows.
 */
export const isLive = (now: string) =>
  and(
    gt(sessions.expires_at, now),
    sql`${sessions.last_used_at} > ${now}::timestamptz - make_interval(hours => ${users.idle_limit_hours})`,
  );

/** When the session began, by a code or a passkey; undefined if it has ended. */
export async function findSessionStart(
  tx: Db,
  { user_id, session_id }: SignedIn,
  now: string,
): Promise<string | undefined> {
  const [session] = await tx
    .select({ created_at: sessions.created_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, session_id), eq(sessions.user_id, user_id), isLive(now)));
  return session?.created_at;
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}
