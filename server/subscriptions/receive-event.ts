import type { Deps } from '../deps.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import { applyPaymentEventJob } from './apply-payment-event.job.ts';
import { addEvent } from './queries.ts';

/** Stores an event and its job. Idempotent. */
export async function receiveEvent(
  { db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>,
  { id, type, customer_id }: PaymentEvent,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await addEvent(tx, { id, type, customer_id, received_at: now().toISOString() }))
      await jobs.send(tx, applyPaymentEventJob, { event_id: id });
  });
}
