import { Refusal } from '../../shared/errors.ts';
import { authorizeUser, confirmedSessionProof } from '../accounts/authorized-user.ts';
import { deleteLinksOfUser, freeEmail } from '../accounts/email-queries.ts';
import { revokeAccess } from '../accounts/revoke-access.ts';
import type { SignedIn } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { setCurrentPublication } from '../publishing/queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurantOfUser, lockRestaurant, markRestaurantDeleted } from '../restaurants/queries.ts';
import { hasActiveSubscription } from '../subscriptions/customer.ts';
import { deleteAccountJob } from './delete-account.job.ts';
import { insertDeletion } from './queries.ts';
import { revokeOtherSignIns } from './revoke-sign-ins.ts';

/**
 * Ends an account: after the commit nobody is signed in to it, its address is free, and guests see that the menu
 * does not exist. A job then removes the data (remove-account.ts).
 * @param access Undefined for an owner without a restaurant.
 * @throws Refusal `subscription_active`; `unauthenticated` if the session ended; `confirmation_required`; `not_found` if it is being
 * deleted already, or if its restaurant was transferred at this moment.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'jobs' | 'now' | 'changes' | 'payments'>,
  { signedIn, access }: { signedIn: SignedIn; access: RestaurantAccess | undefined },
): Promise<void> {
  // A subscription that is being created at this moment is ended together with the provider's customer.
  const { user_id } = signedIn;
  if (await hasActiveSubscription(deps, user_id)) throw new Refusal('subscription_active');
  const requested_at = deps.now().toISOString();
  const deleted = deps.db.transaction(async (tx) => {
    const authorized = await authorizeUser(tx, confirmedSessionProof(signedIn, deps.now()));
    const { email, locale } = authorized.user;
    // A transfer may have moved a restaurant since the request was checked.
    const restaurant = await findRestaurantOfUser(tx, user_id);
    if (restaurant?.id !== access?.restaurant_id) throw new Refusal('not_found');
    if (access && (await lockRestaurant(tx, access))) {
      await markRestaurantDeleted(tx, access, requested_at);
      await setCurrentPublication(tx, access, null);
    }
    const restaurant_id = access?.restaurant_id ?? null;
    const id = await insertDeletion(tx, { user_id, email, locale, restaurant_id, requested_at });
    if (id === undefined) throw new Refusal('not_found');
    await revokeAccess(authorized, { revokeOtherSignIns });
    await deleteLinksOfUser(authorized);
    await freeEmail(authorized);
    await deps.jobs.send(tx, deleteAccountJob, { account_deletion_id: id });
  });
  await deleted.finally(() => access && deps.changes.drop(access.restaurant_id));
}
