import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Compares the mirror with the provider, each night. */
export const reconcileSubscriptionsJob = defineJob({
  name: 'reconcile-subscriptions',
  payload: z.object({}),
  schedule: '41 4 * * *',
  expire_seconds: 6 * 60 * 60,
  heartbeat_seconds: 60,
  load: async () => ({ run: (await import('./reconcile-subscriptions.ts')).reconcileSubscriptions }),
});
