import { z } from 'zod';
import { defineJob } from '../../jobs/jobs.ts';

/** Every minute: no import stays in a step that nobody is working on. */
export const sweepImportsJob = defineJob({
  name: 'sweep-imports',
  payload: z.strictObject({}),
  retries: 0,
  schedule: '* * * * *',
  load: () => import('./sweep-imports.ts'),
});
