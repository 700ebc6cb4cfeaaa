import type { Deps } from '../deps.ts';
import { deletePaymentCustomer, hasActiveSubscription } from '../subscriptions/customer.ts';

/** What the end of an account asks of its subscription. */
export type AccountSubscriptions = {
  hasActive(userId: string): Promise<boolean>;
  /** Removes what the payment provider holds of the user. Idempotent. */
  deleteCustomer(userId: string): Promise<void>;
};

export const accountSubscriptions = (deps: Pick<Deps, 'db' | 'payments'>): AccountSubscriptions => ({
  hasActive: (userId) => hasActiveSubscription(deps, userId),
  deleteCustomer: (userId) => deletePaymentCustomer(deps, userId),
});
