import type { AuthorizedUser } from '../accounts/authorized-user.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { deleteServiceLinkOf } from '../service/queries.ts';

/** The owner's passkeys, and the link of the staff's phones with their sessions. */
export async function revokeOtherSignIns(authorized: AuthorizedUser): Promise<void> {
  await deletePasskeysOf(authorized);
  await deleteServiceLinkOf(authorized);
}
