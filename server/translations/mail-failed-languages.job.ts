import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Tells the owner which languages a publication could not be translated into. */
export const mailFailedLanguagesJob = defineJob({
  name: 'mail-failed-languages',
  payload: z.strictObject({ restaurant_id: z.string(), version: z.int() }),
  retries: 8,
  retry_delay_seconds: 10,
  load: async () => ({ run: (await import('./mail-failed-languages.ts')).mailFailedLanguages }),
});
