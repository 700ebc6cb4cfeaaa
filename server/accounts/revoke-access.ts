import type { AccountHooks } from './account-hooks.ts';
import type { AuthorizedUser } from './authorized-user.ts';
import { deleteDevicesOf } from './device-queries.ts';
import { cancelNewEmail } from './email-queries.ts';
import { deleteCodesOf, deleteSessionsOfUser } from './queries.ts';
import { hashToken } from './token.ts';

/**
 * Revokes every way into an account but the address itself: first what creates sessions (passkeys, the staff's link, a
 * pending address, codes, the rights of known browsers), then the sessions.
 * @param kept `exceptToken`: the session with this token stays, if it is the user's.
 */
export async function revokeAccess(
  authorized: AuthorizedUser,
  {
    revokeOtherSignIns: endWaysIn,
    exceptToken,
  }: Pick<AccountHooks, 'revokeOtherSignIns'> & { exceptToken?: string | undefined },
): Promise<void> {
  await endWaysIn(authorized);
  await cancelNewEmail(authorized);
  await deleteCodesOf(authorized);
  await deleteDevicesOf(authorized);
  await deleteSessionsOfUser(authorized, exceptToken && hashToken(exceptToken));
}
