import { Refusal } from '../../shared/errors.ts';
import { authorizeUser, sessionProof } from '../accounts/authorized-user.ts';
import { recordSecurityEvent } from '../accounts/security-queries.ts';
import type { SignedIn } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { deleteOwnMembership } from '../restaurants/people-queries.ts';

/** Ends the user's own work at a restaurant. @throws Refusal `not_found` for its owner, and for whoever doesn't work there. */
export async function leaveRestaurant(
  deps: Pick<Deps, 'db' | 'now'>,
  signedIn: SignedIn,
  restaurantId: string,
): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const authorized = await authorizeUser(tx, sessionProof(signedIn, now));
    if (!(await deleteOwnMembership(authorized, restaurantId))) throw new Refusal('not_found');
    await recordSecurityEvent(authorized, { kind: 'restaurant_left', now });
  });
}
