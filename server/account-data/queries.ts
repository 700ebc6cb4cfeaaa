import { eq, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { FileKey } from '../files/files.ts';
import { accountDeletions } from './tables.ts';

export type AccountDeletion = typeof accountDeletions.$inferSelect;

/** Returns undefined if the account is already being deleted. */
export async function insertDeletion(
  tx: Db,
  deletion: Pick<
    AccountDeletion,
    'user_id' | 'email' | 'locale' | 'restaurant_id' | 'further_restaurant_ids' | 'requested_at'
  >,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(accountDeletions)
    .values(deletion)
    .onConflictDoNothing()
    .returning({ id: accountDeletions.id });
  return row?.id;
}

export async function findDeletion(db: Db, id: string): Promise<AccountDeletion | undefined> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.id, id));
  return row;
}

export async function isInDeletion(tx: Db, userId: string): Promise<boolean> {
  return (await tx.$count(accountDeletions, eq(accountDeletions.user_id, userId))) > 0;
}

/** Deletions that were requested before a time and are not finished. */
export async function listDeletionsBefore(db: Db, before: string): Promise<Pick<AccountDeletion, 'id'>[]> {
  return await db
    .select({ id: accountDeletions.id })
    .from(accountDeletions)
    .where(lt(accountDeletions.requested_at, before));
}

export async function keepPublicFiles(db: Db, id: string, files: FileKey[]): Promise<void> {
  await db.update(accountDeletions).set({ public_files: files }).where(eq(accountDeletions.id, id));
}

/** The restaurants besides the first one whose files are to be deleted. */
export async function keepFurtherRestaurants(db: Db, id: string, further_restaurant_ids: string[]): Promise<void> {
  await db.update(accountDeletions).set({ further_restaurant_ids }).where(eq(accountDeletions.id, id));
}

export async function endDeletion(db: Db, id: string): Promise<void> {
  await db.delete(accountDeletions).where(eq(accountDeletions.id, id));
}
