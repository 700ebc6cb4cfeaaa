import { Refusal } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';

/** @throws Refusal `not_found` on a server where nothing is paid. */
export function requirePayments({ payments }: Pick<Deps, 'payments'>): void {
  if (payments.name === 'off') throw new Refusal('not_found');
}
