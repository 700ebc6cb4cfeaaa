import type { Premium } from '../../shared/premium.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';

/**
 * What the restaurant's subscription allows. Where payments are off everything is premium; where they are on, a
 * restaurant without a subscription has nothing, and none can be bought yet.
 */
export async function premiumOf(deps: Pick<Deps, 'env'>, _access: RestaurantAccess): Promise<Premium> {
  const isOff = deps.env.PAYMENTS === 'off';
  return { is_active: isOff, is_online: isOff };
}
