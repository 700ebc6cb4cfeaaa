import type { Premium } from '../../shared/premium.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findPremium } from './premium-queries.ts';

/**
 * What the restaurant's subscription allows. Where payments are off everything is premium.
 * @param deps Within a transaction, `db` is the transaction.
 */
export async function premiumOf(deps: Pick<Deps, 'db' | 'env'>, access: RestaurantAccess): Promise<Premium> {
  if (deps.env.PAYMENTS === 'off') return { is_active: true, is_online: true };
  return (await findPremium(deps.db, deps.env, access)) ?? { is_active: false, is_online: false };
}
