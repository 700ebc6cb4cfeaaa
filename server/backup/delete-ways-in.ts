import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/**
 * Tables whose rows let their holder in. A backup may have some that were ended after it was made: the session of a thief,
 * the link of a former employee, the key of a till that was sold, a manager who was removed. They are restored and compared like all others, then deleted (docs/decisions/141).
 */
export const RESTORED_EMPTY = [
  'sessions',
  'known_devices',
  'login_codes',
  'service_sessions',
  'service_links',
  'menu_keys',
  'invitations',
  'memberships',
  'webhook_deliveries',
  'webhooks',
] as const;

/**
 * Deletes the ways in that a restored backup would bring back, in its transaction. The exceptions are explained in
 * docs/decisions/141: passkeys, and links that revert a change of address.
 * @param tables Of the backup, whose version may be older than some of these.
 */
export async function deleteWaysIn(tx: Db, tables: readonly string[]): Promise<void> {
  for (const table of RESTORED_EMPTY)
    if (tables.includes(table)) await tx.execute(sql`delete from ${sql.identifier(table)}`);
  // A pending address: with its link whoever asked for it would get the account, though its owner may have cancelled it.
  await tx.execute(sql`delete from email_links where purpose = 'verify'`);
  await tx.execute(sql`update users set new_email = null where new_email is not null`);
}
