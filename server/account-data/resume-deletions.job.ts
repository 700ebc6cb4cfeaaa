import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Every hour: begins deletions anew whose job has failed for good, as while a payment provider was down. */
export const resumeDeletionsJob = defineJob({
  name: 'resume-deletions',
  payload: z.strictObject({}),
  schedule: '35 * * * *',
  load: async () => ({ run: (await import('./resume-deletions.ts')).resumeDeletions }),
});
