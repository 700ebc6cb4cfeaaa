import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { AuthorizedUser } from './authorized-user.ts';
import { knownDevices, users } from './tables.ts';

/** A user's browsers that are remembered; more are forgotten, the least recently used first. */
const MAX_KNOWN_DEVICES = 50;

export async function isDeviceOf(db: Db, tokenHash: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.user_id))
    .where(and(eq(knownDevices.token_hash, tokenHash), eq(sql`lower(${users.email})`, email.toLowerCase())));
  return rows.length > 0;
}

const ofUser = ({ user }: AuthorizedUser) => eq(knownDevices.user_id, user.id);

/** Returns its id, or undefined if the user has no such device. */
export async function markDeviceUsed(
  authorized: AuthorizedUser,
  tokenHash: string,
  now: string,
): Promise<string | undefined> {
  const [row] = await authorized.tx
    .update(knownDevices)
    .set({ last_used_at: now })
    .where(and(ofUser(authorized), eq(knownDevices.token_hash, tokenHash)))
    .returning({ id: knownDevices.id });
  return row?.id;
}

/** Adds a device in place of those beyond the maximum. */
export async function replaceKnownDevice(
  authorized: AuthorizedUser,
  { token_hash, now }: { token_hash: string; now: string },
): Promise<string> {
  const { tx, user } = authorized;
  const surplusDevices = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(ofUser(authorized))
    .orderBy(desc(knownDevices.last_used_at), knownDevices.id)
    .offset(MAX_KNOWN_DEVICES - 1);
  await tx.delete(knownDevices).where(inArray(knownDevices.id, surplusDevices));
  const [row] = await tx
    .insert(knownDevices)
    .values({ user_id: user.id, token_hash, created_at: now, last_used_at: now })
    .returning({ id: knownDevices.id });
  if (!row) throw new Error('an insert returned no row');
  return row.id;
}

export async function deleteDevice(authorized: AuthorizedUser, id: string): Promise<void> {
  await authorized.tx.delete(knownDevices).where(and(ofUser(authorized), eq(knownDevices.id, id)));
}

export async function deleteDevicesOf(authorized: AuthorizedUser): Promise<void> {
  await authorized.tx.delete(knownDevices).where(ofUser(authorized));
}

/** Forgets browsers that were not used since a time: their cookies are gone. */
export async function sweepDevices(db: Db, before: string): Promise<void> {
  await deleteInBatches(db, knownDevices, lt(knownDevices.last_used_at, before));
}
