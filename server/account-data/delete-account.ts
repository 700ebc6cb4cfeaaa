import { Refusal } from '../../shared/errors.ts';
import { authorizeUser, confirmedSessionProof } from '../accounts/authorized-user.ts';
import { deleteLinksOfUser, freeEmail } from '../accounts/email-queries.ts';
import { revokeAccess } from '../accounts/revoke-access.ts';
import type { SignedIn } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { deleteInvitationsTo } from '../people/queries.ts';
import { deleteMemberships, deleteMembershipsOf, listOwnedRestaurants } from '../restaurants/people-queries.ts';
import { listOwnedAccess } from '../restaurants/require-restaurant.ts';
import { hasActiveSubscription } from '../subscriptions/customer.ts';
import { closeRestaurant } from './close-restaurant.ts';
import { deleteAccountJob } from './delete-account.job.ts';
import { insertDeletion } from './queries.ts';
import { revokeOtherSignIns } from './revoke-sign-ins.ts';

/**
 * Ends an account: after the commit nobody is signed in to it, its address is free, and guests see that the menu
 * does not exist. A job then removes the data (remove-account.ts).
 * @throws Refusal `subscription_active`; `unauthenticated` if the session ended; `confirmation_required`; `not_found` if it is being
 * deleted already, or if a restaurant was transferred at this moment.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'jobs' | 'now' | 'changes' | 'payments'>,
  signedIn: SignedIn,
): Promise<void> {
  // A subscription that is being created at this moment is ended together with the provider's customer.
  const { user_id } = signedIn;
  if (await hasActiveSubscription(deps, user_id)) throw new Refusal('subscription_active');
  const requested_at = deps.now().toISOString();
  const restaurantIds: string[] = [];
  const idsAtCheck = (await listOwnedRestaurants(deps.db, user_id)).map(({ id }) => id);
  const deleted = deps.db.transaction(async (tx) => {
    const authorized = await authorizeUser(tx, confirmedSessionProof(signedIn, deps.now()));
    const { email, locale } = authorized.user;
    const owned = await listOwnedAccess(tx, authorized.user);
    // A transfer may have moved a restaurant since the request was checked; under the lock none can.
    if (owned.map(({ access }) => access.restaurant_id).join() !== idsAtCheck.join()) throw new Refusal('not_found');
    for (const { access } of owned) {
      await closeRestaurant(tx, access, requested_at);
      await deleteMemberships(tx, access);
      restaurantIds.push(access.restaurant_id);
    }
    await deleteMembershipsOf(tx, user_id);
    const restaurant_id = owned.find(({ is_first }) => is_first)?.access.restaurant_id ?? null;
    const further_restaurant_ids = restaurantIds.filter((restaurantId) => restaurantId !== restaurant_id);
    const id = await insertDeletion(tx, {
      user_id,
      email,
      locale,
      restaurant_id,
      further_restaurant_ids: further_restaurant_ids.length > 0 ? further_restaurant_ids : null,
      requested_at,
    });
    if (id === undefined) throw new Refusal('not_found');
    await revokeAccess(authorized, { revokeOtherSignIns });
    await deleteLinksOfUser(authorized);
    await deleteInvitationsTo(authorized);
    await freeEmail(authorized);
    await deps.jobs.send(tx, deleteAccountJob, { account_deletion_id: id });
  });
  await deleted.finally(() => {
    for (const id of restaurantIds) deps.changes.drop(id);
  });
}
