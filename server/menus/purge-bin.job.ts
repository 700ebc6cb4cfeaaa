import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Every night: what has lain in the bin for 30 days is deleted for good. */
export const purgeBinJob = defineJob({
  name: 'purge-bin',
  payload: z.object({}),
  schedule: '20 4 * * *',
  load: () => import('./purge-bin.ts'),
});
