import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Every night: removes logos and pictures that nothing shows any more. */
export const sweepPublicFilesJob = defineJob({
  name: 'sweep-public-files',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '50 4 * * *',
  load: () => import('./sweep-public-files.ts'),
});
