import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineJob, type JobContext } from '../jobs/jobs.ts';
import { deleteOldEvents, deleteOldNotices, listCustomers } from './queries.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Compares the mirror with the provider, each night. */
export const reconcileSubscriptionsJob = defineJob({
  name: 'reconcile-subscriptions',
  payload: z.object({}),
  schedule: '41 4 * * *',
  expire_seconds: 6 * 60 * 60,
  heartbeat_seconds: 60,
  load: async () => ({ run: reconcileSubscriptions }),
});

const OWNERS_PER_BATCH = 100;
const FIRST_USER_ID = '00000000-0000-0000-0000-000000000000';
const DAY_MS = 24 * 60 * 60 * 1_000;
const KEPT_EVENTS_MS = 60 * DAY_MS;
const KEPT_NOTICES_MS = 730 * DAY_MS;
/** After this many failures in a row the provider is considered down: the job retries later. */
const MAX_FAILURES = 5;

/** Refreshes every customer's mirror: covers events that never came, and changes by date only. */
export async function reconcileSubscriptions(
  deps: Pick<Deps, 'db' | 'payments' | 'changes' | 'now' | 'jobs' | 'log'>,
  _payload: object,
  { signal }: Pick<JobContext, 'signal'>,
): Promise<void> {
  let failureCount = 0;
  let after = FIRST_USER_ID;
  while (true) {
    const owners = await listCustomers(deps.db, deps.payments.name, { after, limit: OWNERS_PER_BATCH });
    for (const { user_id } of owners) {
      signal.throwIfAborted();
      try {
        await syncSubscription(deps, user_id);
        failureCount = 0;
      } catch (error) {
        failureCount += 1;
        deps.log.warn({ err: error }, 'a subscription could not be compared with the provider');
        if (failureCount >= MAX_FAILURES) throw error;
      }
    }
    const lastOwner = owners.at(-1);
    if (!lastOwner || owners.length < OWNERS_PER_BATCH) break;
    after = lastOwner.user_id;
  }
  await deleteOldEvents(deps.db, new Date(deps.now().getTime() - KEPT_EVENTS_MS).toISOString());
  await deleteOldNotices(deps.db, new Date(deps.now().getTime() - KEPT_NOTICES_MS).toISOString());
}
