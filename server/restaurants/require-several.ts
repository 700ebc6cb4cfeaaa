import { Refusal } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';

/**
 * Nodes of versions from before accounts had several restaurants misread further ones and memberships: while any runs, none
 * may be created (docs/operating.md). @throws Refusal `upgrade_running`
 */
export function requireSeveral({ env }: Pick<Deps, 'env'>): void {
  if (env.SEVERAL_RESTAURANTS === 'off') throw new Refusal('upgrade_running');
}
