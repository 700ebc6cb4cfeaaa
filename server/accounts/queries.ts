import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { sessions } from './tables.ts';

export type SignedIn = { user_id: string; session_id: string };

/** The live session of a token's hash. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<(SignedIn & { last_used_at: string }) | undefined> {
  const [found] = await db
    .select({ user_id: sessions.user_id, session_id: sessions.id, last_used_at: sessions.last_used_at })
    .from(sessions)
    .where(and(eq(sessions.token_hash, tokenHash), gt(sessions.expires_at, now)));
  return found;
}

/** Keeps the time of use, unless another request just did. */
export async function markSessionUsed(db: Db, sessionId: string, now: string, before: string): Promise<void> {
  await db
    .update(sessions)
    .set({ last_used_at: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.last_used_at, before)));
}
