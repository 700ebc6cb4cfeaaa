import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Mirrors one user's subscription anew. */
export const syncSubscriptionJob = defineJob({
  name: 'sync-subscription',
  payload: z.strictObject({ user_id: z.uuid() }),
  load: async () => {
    const { syncSubscription } = await import('./sync-subscription.ts');
    return { run: (deps, { user_id }) => syncSubscription(deps, user_id) };
  },
});
