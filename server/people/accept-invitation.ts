import { Refusal } from '../../shared/errors.ts';
import { authorizeUser, sessionProof } from '../accounts/authorized-user.ts';
import { hashToken } from '../accounts/token.ts';
import type { SignedIn } from '../accounts/user-queries.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { insertMembership, lockForNewMember, setCurrentRestaurant } from '../restaurants/people-queries.ts';
import { requireSeveral } from '../restaurants/require-restaurant.ts';
import { findInvitationByToken, type MailedInvitation, markInvitationAccepted } from './queries.ts';
import { sendNewPersonMailJob } from './send-new-person-mail.job.ts';

/**
 * The invitation that a mailed link opens.
 * @throws Refusal `invitation_unknown`, `invitation_used`, `invitation_withdrawn`, `invitation_expired`; `upgrade_running`
 */
export async function getOpenInvitation(
  { env }: Pick<Deps, 'env'>,
  db: Db,
  token: string,
  now: Date,
): Promise<MailedInvitation> {
  requireSeveral({ env });
  const mailedInvitation = await findInvitationByToken(db, hashToken(token));
  if (!mailedInvitation) throw new Refusal('invitation_unknown');
  const { accepted_at, withdrawn_at, expires_at } = mailedInvitation.invitation;
  if (accepted_at !== null) throw new Refusal('invitation_used');
  if (withdrawn_at !== null || mailedInvitation.restaurant.deleted_at !== null)
    throw new Refusal('invitation_withdrawn');
  if (expires_at <= now.toISOString()) throw new Refusal('invitation_expired');
  return mailedInvitation;
}

/**
 * Makes the signed-in user one of a restaurant's people, once, if the invitation is to their address, and mails its owner. The
 * app opens with that restaurant from now on.
 * @throws Refusal as `getOpenInvitation`; `invitation_of_another_address`
 */
export async function acceptInvitation(
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>,
  signedIn: SignedIn,
  token: string,
): Promise<string> {
  const time = deps.now();
  const created_at = time.toISOString();
  return await deps.db.transaction(async (tx) => {
    const authorized = await authorizeUser(tx, sessionProof(signedIn, time));
    const opened = await getOpenInvitation(deps, tx, token, time);
    const { restaurant_id } = opened.invitation;
    const restaurant = await lockForNewMember(tx, restaurant_id);
    if (!restaurant || restaurant.deleted_at !== null) throw new Refusal('invitation_withdrawn');
    // Under the lock: it may have been withdrawn, or used in another tab, a moment ago.
    const { invitation } = await getOpenInvitation(deps, tx, token, time);
    if (authorized.user.email.toLowerCase() !== invitation.email)
      throw new Refusal('invitation_of_another_address', { params: { email: invitation.email } });
    // Whoever revokes access to the owner's account at this moment ends it without that lock.
    if (!(await markInvitationAccepted(authorized, invitation, created_at))) throw new Refusal('invitation_withdrawn');
    if (restaurant.owner_id !== authorized.user.id) {
      await insertMembership(authorized, { restaurant_id, role: invitation.role, created_at });
      await deps.jobs.send(tx, sendNewPersonMailJob, { restaurant_id, user_id: authorized.user.id });
    }
    await setCurrentRestaurant(tx, authorized.user.id, restaurant_id);
    return restaurant_id;
  });
}
