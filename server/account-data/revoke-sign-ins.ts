import type { AuthorizedUser } from '../accounts/authorized-user.ts';
import { deleteWebhookOf } from '../hooks/queries.ts';
import { deleteMenuKeysOf } from '../keys/queries.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { deleteInvitationsOf } from '../people/queries.ts';
import { deleteServiceLinkOf } from '../service/queries.ts';

/**
 * The owner's passkeys, the link of the staff's phones with their sessions, the keys and the webhook of tills and websites, and
 * invitations that nobody has accepted.
 */
export async function revokeOtherSignIns(authorized: AuthorizedUser): Promise<void> {
  await deletePasskeysOf(authorized);
  await deleteServiceLinkOf(authorized);
  await deleteMenuKeysOf(authorized);
  await deleteWebhookOf(authorized);
  await deleteInvitationsOf(authorized);
}
