import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Every night, after old publications were deleted: forgets translations of texts that none of the others names. */
export const sweepTranslationsJob = defineJob({
  name: 'sweep-translations',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '5 5 * * *',
  load: () => import('./sweep-translations.ts'),
});
