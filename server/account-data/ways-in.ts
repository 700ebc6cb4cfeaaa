import type { Db } from '../db/db.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { deleteServiceLinkOf } from '../service/queries.ts';

/** The owner's passkeys, and the link of the staff's phones with their sessions. */
export async function endWaysIn(tx: Db, userId: string): Promise<void> {
  await deletePasskeysOf(tx, userId);
  await deleteServiceLinkOf(tx, userId);
}
