import { z } from 'zod';
import type { AuthorizedUser } from '../accounts/authorized-user.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { furtherOf, listPayments } from './queries.ts';

/** Mirrors one subscription again. */
export const syncSubscriptionJob = defineJob({
  name: 'sync-subscription',
  payload: z.strictObject({ user_id: z.uuid(), restaurant_id: z.string().optional() }),
  load: async () => {
    const { syncSubscription } = await import('./sync-subscription.ts');
    return {
      run: (deps, { user_id, restaurant_id = null }) => syncSubscription(deps, { user_id, restaurant_id }),
    };
  },
});

/** Whoever signs in finds the subscription as the provider has it. By a job: nobody waits for the provider to get in. */
export async function syncAtSignIn(
  { db, jobs, payments }: Pick<Deps, 'db' | 'jobs' | 'payments'>,
  userId: string,
): Promise<void> {
  const restaurantIds = await listPaid(db, payments, userId);
  if (restaurantIds.length === 0) return;
  await db.transaction(async (tx) => {
    for (const id of restaurantIds)
      await jobs.send(
        tx,
        syncSubscriptionJob,
        { user_id: userId, ...furtherOf(id) },
        { singleton_key: `${userId}${id ?? ''}` },
      );
  });
}

/** In the transaction that changes an account's address: the provider's customer gets it, too. */
export async function syncAtNewEmail(
  { jobs, payments }: Pick<Deps, 'jobs' | 'payments'>,
  { tx, user }: AuthorizedUser,
): Promise<void> {
  for (const id of await listPaid(tx, payments, user.id))
    await jobs.send(tx, syncSubscriptionJob, { user_id: user.id, ...furtherOf(id) });
}

/** The restaurants that a user is a customer for: a further restaurant's id, or null for the first one. */
async function listPaid(db: Db, { name: provider }: Deps['payments'], user_id: string): Promise<(string | null)[]> {
  if (provider === 'off') return [];
  const payments = await listPayments(db, { user_id, provider });
  return payments.flatMap(({ owner, row }) => (row.customer_id === null ? [] : [owner.restaurant_id]));
}
