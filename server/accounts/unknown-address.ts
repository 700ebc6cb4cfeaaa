import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { countEvent } from '../http/guards/queries.ts';
import { limitKey } from '../http/guards/sender.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const MAX_MAILS_PER_DAY = 3;

/**
 * Counts a mail to an address without an account: a code to register, an answer to a sign-in, a link to a new address; and an
 * invitation to any address.
 * Returns whether it may be sent. Anybody can type anybody's address, so all askers and all kinds share the count.
 */
export async function countUnknownAddressMail(
  deps: Pick<Deps, 'now' | 'secret'>,
  tx: Db,
  email: string,
): Promise<boolean> {
  const key = limitKey(deps, 'unknown-address', email);
  const { count } = await countEvent(tx, { key, window_ms: DAY_MS, now: deps.now() });
  return count <= MAX_MAILS_PER_DAY;
}

/** @throws Refusal `too_many_mails`. The caller's transaction is rolled back, so what was mailed before stays valid. */
export async function requireUnknownAddressMail(...args: Parameters<typeof countUnknownAddressMail>): Promise<void> {
  if (!(await countUnknownAddressMail(...args))) throw new Refusal('too_many_mails');
}
