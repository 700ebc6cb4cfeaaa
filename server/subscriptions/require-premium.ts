import { Refusal } from '../../shared/errors.ts';
import type { Premium, PremiumCapability } from '../../shared/premium.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findPremium } from './premium-queries.ts';

/** @throws Refusal `not_found` on a server without paid plans. */
export function requirePayments({ payments }: Pick<Deps, 'payments'>): void {
  if (payments.name === 'off') throw new Refusal('not_found');
}

/**
 * What the restaurant's subscription allows. If payments are off, everything is premium.
 * @param deps Inside a transaction, `db` is the transaction.
 */
export async function premiumOf(deps: Pick<Deps, 'db' | 'env'>, access: RestaurantAccess): Promise<Premium> {
  if (deps.env.PAYMENTS === 'off') return { is_active: true, is_online: true };
  return (await findPremium(deps.db, deps.env, access)) ?? { is_active: false, is_online: false };
}

/** The check before everything that needs an active subscription (specification §6). @throws `premium_required`. */
export async function requirePremium(
  deps: Pick<Deps, 'db' | 'env'>,
  access: RestaurantAccess,
  capability: PremiumCapability,
): Promise<void> {
  const { is_active } = await premiumOf(deps, access);
  if (!is_active) throw new Refusal('premium_required', { params: { capability } });
}
