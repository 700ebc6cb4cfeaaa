import { z } from 'zod';
import { defineJob } from '../../jobs/jobs.ts';

/** Every night: removes what uploads left that were broken off by the end of their process. */
export const sweepImportFilesJob = defineJob({
  name: 'sweep-import-files',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '20 4 * * *',
  load: () => import('./sweep-import-files.ts'),
});
