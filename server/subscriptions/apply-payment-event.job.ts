import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { recordPaymentEvent } from '../telemetry/metrics.ts';
import { findEvent, findOwnerOfCustomer, markEventApplied } from './queries.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Mirrors a change that an event of the payment provider announces. */
export const applyPaymentEventJob = defineJob({
  name: 'apply-payment-event',
  payload: z.strictObject({ event_id: z.string() }),
  retries: 10,
  retry_delay_seconds: 2,
  concurrency: 4,
  load: async () => ({ run: applyPaymentEvent }),
});

/**
 * An event only says that something changed: the new state is read from the provider, so that events may come late, twice
 * and in any order. An event about an unknown customer has no effect.
 */
async function applyPaymentEvent(
  deps: Pick<Deps, 'db' | 'payments' | 'changes' | 'now' | 'jobs'>,
  { event_id }: { event_id: string },
): Promise<void> {
  const event = await findEvent(deps.db, event_id);
  if (!event || event.applied_at !== null) return;
  try {
    const owner = event.customer_id === null ? undefined : await findOwnerOfCustomer(deps.db, event.customer_id);
    const isOfOwner = owner !== undefined && owner.provider === deps.payments.name;
    if (isOfOwner) await syncSubscription(deps, owner);
    await markEventApplied(deps.db, event_id, deps.now().toISOString());
    recordPaymentEvent(event.type, isOfOwner ? 'applied' : 'of_nobody');
  } catch (error) {
    recordPaymentEvent(event.type, 'failed');
    throw error;
  }
}
