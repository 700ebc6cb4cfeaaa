import { Refusal } from '../../shared/errors.ts';
import type { PremiumCapability } from '../../shared/premium.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { premiumOf } from './premium-of.ts';

/** The gate before everything that needs an active subscription (specification §6). @throws `premium_required`. */
export async function requirePremium(
  deps: Pick<Deps, 'db' | 'env'>,
  access: RestaurantAccess,
  capability: PremiumCapability,
): Promise<void> {
  const { is_active } = await premiumOf(deps, access);
  if (!is_active) throw new Refusal('premium_required', { params: { capability } });
}
