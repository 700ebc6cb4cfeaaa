import { z } from 'zod';
import type { AuthorizedUser } from '../accounts/authorized-user.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { ownerOf } from './customer.ts';
import { findSubscriptionRow } from './queries.ts';

/** Mirrors one user's subscription again. */
export const syncSubscriptionJob = defineJob({
  name: 'sync-subscription',
  payload: z.strictObject({ user_id: z.uuid() }),
  load: async () => {
    const { syncSubscription } = await import('./sync-subscription.ts');
    return { run: (deps, { user_id }) => syncSubscription(deps, user_id) };
  },
});

/** Whoever signs in finds the subscription as the provider has it. By a job: nobody waits for the provider to get in. */
export async function syncAtSignIn(
  { db, jobs, payments }: Pick<Deps, 'db' | 'jobs' | 'payments'>,
  userId: string,
): Promise<void> {
  const row = payments.name === 'off' ? undefined : await findSubscriptionRow(db, ownerOf({ payments }, userId));
  if (row?.customer_id)
    await db.transaction((tx) => jobs.send(tx, syncSubscriptionJob, { user_id: userId }, { singleton_key: userId }));
}

/** In the transaction that changes an account's address: the provider's customer gets it, too. */
export async function syncAtNewEmail(
  { jobs, payments }: Pick<Deps, 'jobs' | 'payments'>,
  { tx, user }: AuthorizedUser,
): Promise<void> {
  const row = payments.name === 'off' ? undefined : await findSubscriptionRow(tx, ownerOf({ payments }, user.id));
  if (row?.customer_id) await jobs.send(tx, syncSubscriptionJob, { user_id: user.id });
}
