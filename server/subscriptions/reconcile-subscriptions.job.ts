import { z } from 'zod';
import { readFacts, writeFact } from '../db/facts-queries.ts';
import type { Deps } from '../deps.ts';
import { defineJob, type JobContext } from '../jobs/jobs.ts';
import { deleteOldEvents, deleteOldNotices, listCustomers, listPayments, type Payer } from './queries.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Compares the mirror with the provider, each night. */
export const reconcileSubscriptionsJob = defineJob({
  name: 'reconcile-subscriptions',
  // Older nodes ignore it, and continue where the last run ended.
  payload: z.object({ is_full: z.boolean().optional() }),
  schedule: '41 4 * * *',
  expire_seconds: 6 * 60 * 60,
  heartbeat_seconds: 60,
  load: async () => ({ run: reconcileSubscriptions }),
});

const OWNERS_PER_BATCH = 100;
/** Each waits for the provider most of the time; a process has ten connections to the database. */
const OWNERS_AT_ONCE = 4;
const FIRST_USER_ID = '00000000-0000-0000-0000-000000000000';
const DAY_MS = 24 * 60 * 60 * 1_000;
const KEPT_EVENTS_MS = 60 * DAY_MS;
const KEPT_NOTICES_MS = 730 * DAY_MS;
/** After this many failures in a row the provider is considered down: the job retries later. */
const MAX_FAILURES = 5;

/**
 * Refreshes every customer's mirror: covers events that never came, and changes by date only. A run that ends before the last
 * of them is continued by the next, so that each is compared however many there are. A full one compares all, and doesn't
 * move the place of the nightly ones.
 */
export async function reconcileSubscriptions(
  deps: Pick<Deps, 'db' | 'payments' | 'changes' | 'now' | 'jobs' | 'log'>,
  { is_full = false }: { is_full?: boolean | undefined },
  { signal }: Pick<JobContext, 'signal'>,
): Promise<void> {
  let failureCount = 0;
  let isGivenUp = false;
  const compare = async (payer: Payer): Promise<void> => {
    try {
      await syncSubscription(deps, payer);
      failureCount = 0;
    } catch (error) {
      failureCount += 1;
      deps.log.warn({ err: error }, 'a subscription could not be compared with the provider');
      if (failureCount < MAX_FAILURES) return;
      isGivenUp = true;
      throw error;
    }
  };
  const { reconciled_until } = await readFacts(deps.db);
  let after = is_full ? FIRST_USER_ID : (reconciled_until ?? FIRST_USER_ID);
  while (true) {
    const owners = await listCustomers(deps.db, deps.payments.name, { after, limit: OWNERS_PER_BATCH });
    const waitingOwners = owners.values();
    const compareNext = async () => {
      for (const { user_id } of waitingOwners) {
        signal.throwIfAborted();
        if (isGivenUp) return;
        for (const { owner } of await listPayments(deps.db, { user_id, provider: deps.payments.name }))
          await compare(owner);
      }
    };
    // Each has ended before the job does: its retry or a stop would run beside the others.
    const results = await Promise.allSettled(Array.from({ length: OWNERS_AT_ONCE }, compareNext));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    const lastOwner = owners.at(-1);
    const isLastBatch = !lastOwner || owners.length < OWNERS_PER_BATCH;
    after = isLastBatch ? FIRST_USER_ID : lastOwner.user_id;
    if (!is_full) await writeFact(deps.db, 'reconciled_until', after, deps.now());
    if (isLastBatch) break;
  }
  await deleteOldEvents(deps.db, new Date(deps.now().getTime() - KEPT_EVENTS_MS).toISOString());
  await deleteOldNotices(deps.db, new Date(deps.now().getTime() - KEPT_NOTICES_MS).toISOString());
}
