import { Refusal } from '../../shared/errors.ts';
import { authorizeUser, confirmedSessionProof } from '../accounts/authorized-user.ts';
import { recordSecurityEvent } from '../accounts/security-queries.ts';
import type { SignedIn } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { listOwnedRestaurants, setOwner } from '../restaurants/people-queries.ts';
import { requireSeveral } from '../restaurants/require-restaurant.ts';
import { ownerOf, payerOf } from '../subscriptions/customer.ts';
import { findSubscriptionRow, isOrdering, isStillCharged } from '../subscriptions/queries.ts';
import { closeRestaurant } from './close-restaurant.ts';
import { deleteRestaurantJob } from './delete-restaurant.job.ts';

/**
 * Ends one restaurant of an account: after the commit nobody can open it, and guests see that the menu does not exist. A job
 * then removes the data (remove-restaurant.ts).
 * @throws Refusal `subscription_active`, also while an order's outcome isn't known; `unauthenticated` if the session ended;
 * `confirmation_required`; `not_found` if it is deleted already or another's by now; `upgrade_running`;
 * `restaurant_name_differs` unless `name` is the restaurant's.
 */
export async function deleteOneRestaurant(
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'now' | 'changes' | 'payments'>,
  signedIn: SignedIn,
  access: RestaurantAccess,
  name: string,
): Promise<void> {
  requireSeveral(deps);
  const { restaurant_id } = access;
  const deleted = deps.db.transaction(async (tx) => {
    const now = deps.now();
    const authorized = await authorizeUser(tx, confirmedSessionProof(signedIn, now));
    const { id: user_id } = authorized.user;
    const owned = (await listOwnedRestaurants(tx, user_id)).find(({ id }) => id === restaurant_id);
    if (!owned) throw new Refusal('not_found');
    const payingOwner = ownerOf(deps, payerOf(user_id, owned));
    const subscription = await findSubscriptionRow(tx, payingOwner, { lock: true });
    if (isStillCharged(subscription) || isOrdering(subscription)) throw new Refusal('subscription_active');
    const row = await closeRestaurant(tx, access, now.toISOString());
    if (row.deleted_at !== null) throw new Refusal('not_found');
    if (row.name !== name) throw new Refusal('restaurant_name_differs');
    // Without its people; and the account may create a first one again before the job has removed this one.
    await setOwner(tx, access, { user_id, is_first: false });
    await recordSecurityEvent(authorized, { kind: 'restaurant_deleted', now });
    await deps.jobs.send(tx, deleteRestaurantJob, { restaurant_id });
  });
  await deleted.finally(() => deps.changes.drop(restaurant_id));
}
