import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Every night: deletes the counts of days that are no longer shown. */
export const sweepVisitsJob = defineJob({
  name: 'sweep-visits',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '20 4 * * *',
  load: () => import('./sweep-visits.ts'),
});
