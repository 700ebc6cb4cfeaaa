import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { UserRow } from './queries.ts';
import { emailLinks, loginCodes, sessions, users } from './tables.ts';

/** Ends all sessions and frees the address; the row is deleted once everything that belongs to it is. */
export async function retireUser(tx: Db, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, id));
  await tx.delete(emailLinks).where(eq(emailLinks.user_id, id));
  await tx.delete(loginCodes).where(eq(loginCodes.email, email));
  // No address has a colon here, so nobody can sign up with it.
  await tx
    .update(users)
    .set({ email: `deleted:${id}`, new_email: null })
    .where(eq(users.id, id));
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}
