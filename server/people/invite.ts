import { Refusal } from '../../shared/errors.ts';
import { INVITATION_LIFETIME_DAYS, MAX_INVITATIONS_PER_DAY, MAX_PEOPLE_OF_RESTAURANT } from '../../shared/limits.ts';
import type { InvitedRole } from '../../shared/roles.ts';
import { authorizeUser, confirmedSessionProof } from '../accounts/authorized-user.ts';
import { recordSecurityEvent } from '../accounts/security-queries.ts';
import { requireUnknownAddressMail } from '../accounts/unknown-address.ts';
import type { SignedIn } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { listMembers } from '../restaurants/people-queries.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { requireSeveral } from '../restaurants/require-restaurant.ts';
import {
  countInvitationsSince,
  type InvitationRow,
  insertInvitation,
  listPendingInvitations,
  withdrawInvitations,
} from './queries.ts';
import { sendInvitationJob } from './send-invitation.job.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Invites a person by mail; an earlier invitation to the same address ends. The owner must have signed in a moment ago: a
 * stolen session can't let anybody in.
 * @throws Refusal `confirmation_required`; `not_found`; `validation_failed` of somebody who is there already;
 * `too_many_people`; `too_many_invitations`; `too_many_mails`; `restaurant_suspended`; `upgrade_running`.
 */
export async function invite(
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'now' | 'secret'>,
  { signedIn, access }: { signedIn: SignedIn; access: RestaurantAccess },
  { email, role }: { email: string; role: InvitedRole },
): Promise<InvitationRow> {
  requireSeveral(deps);
  const time = deps.now();
  const now = time.toISOString();
  return await deps.db.transaction(async (tx) => {
    const authorized = await authorizeUser(tx, confirmedSessionProof(signedIn, time));
    const restaurant = await lockRestaurant(tx, access);
    if (!restaurant) throw new Refusal('not_found');
    if (restaurant.suspended_at !== null) throw new Refusal('restaurant_suspended');
    const members = await listMembers(tx, access);
    if ([authorized.user, ...members].some((member) => member.email.toLowerCase() === email))
      throw new Refusal('validation_failed', { fields: { email: 'already_there' } });
    await withdrawInvitations(authorized, access, { email }, now);
    const pending = await listPendingInvitations(tx, access);
    if (members.length + pending.filter(({ expires_at }) => expires_at > now).length >= MAX_PEOPLE_OF_RESTAURANT)
      throw new Refusal('too_many_people', { params: { max: MAX_PEOPLE_OF_RESTAURANT } });
    const since = new Date(time.getTime() - DAY_MS).toISOString();
    if ((await countInvitationsSince(tx, access, since)) >= MAX_INVITATIONS_PER_DAY)
      throw new Refusal('too_many_invitations', { params: { max: MAX_INVITATIONS_PER_DAY } });
    // Also of an address with an account: anybody can invite anybody, and the answer must not say which addresses have one.
    await requireUnknownAddressMail(deps, tx, email);
    const expires_at = new Date(time.getTime() + INVITATION_LIFETIME_DAYS * DAY_MS).toISOString();
    const invitation = await insertInvitation(authorized, access, { email, role, created_at: now, expires_at });
    await recordSecurityEvent(authorized, { kind: 'person_invited', now: time });
    await deps.jobs.send(tx, sendInvitationJob, {
      restaurant_id: access.restaurant_id,
      invitation_id: invitation.id,
    });
    return invitation;
  });
}
