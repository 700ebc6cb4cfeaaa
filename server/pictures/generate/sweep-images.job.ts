import { z } from 'zod';
import { defineJob } from '../../jobs/jobs.ts';

/** Ends pictures whose job the queue has lost. */
export const sweepImagesJob = defineJob({
  name: 'sweep-images',
  payload: z.strictObject({}),
  schedule: '*/5 * * * *',
  load: async () => await import('./sweep-images.ts'),
});
