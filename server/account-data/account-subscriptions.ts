import type { Deps } from '../deps.ts';

/** What the end of an account asks of its subscription. */
export type AccountSubscriptions = {
  hasActive(userId: string): Promise<boolean>;
  /** Removes what the payment provider holds of the user. Idempotent. */
  deleteCustomer(userId: string): Promise<void>;
};

/** No account has a subscription yet. */
export const accountSubscriptions = (_deps: Pick<Deps, 'db'>): AccountSubscriptions => ({
  hasActive: async () => false,
  deleteCustomer: async () => undefined,
});
