import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Mirrors what an event of the payment provider says has changed. */
export const applyPaymentEventJob = defineJob({
  name: 'apply-payment-event',
  payload: z.strictObject({ event_id: z.string() }),
  retries: 10,
  retry_delay_seconds: 2,
  concurrency: 4,
  load: async () => ({ run: (await import('./apply-payment-event.ts')).applyPaymentEvent }),
});
