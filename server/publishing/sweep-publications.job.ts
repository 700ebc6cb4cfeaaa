import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Every night, before the files that only they name are swept: deletes old publications. */
export const sweepPublicationsJob = defineJob({
  name: 'sweep-publications',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '35 4 * * *',
  load: () => import('./sweep-publications.ts'),
});
