import type { EndWaysIn } from '../accounts/end-ways-in.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { deleteServiceLinkOf } from '../service/queries.ts';

/** The owner's passkeys, and the link of the staff's phones with their sessions. */
export const endWaysIn: EndWaysIn = async (tx, userId) => {
  await deletePasskeysOf(tx, userId);
  await deleteServiceLinkOf(tx, userId);
};
