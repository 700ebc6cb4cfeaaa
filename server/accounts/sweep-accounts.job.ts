import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Removes what is over, each night. */
export const sweepAccountsJob = defineJob({
  name: 'sweep-accounts',
  payload: z.object({}),
  schedule: '17 3 * * *',
  load: async () => ({ run: (await import('./sweep-accounts.ts')).sweep }),
});
