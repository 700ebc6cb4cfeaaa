import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';
import { TRANSLATION_RETRIES } from './engine.ts';

/** Translates what is new in a restaurant's publication into each of its languages. */
export const translateMenuJob = defineJob({
  name: 'translate-menu',
  payload: z.strictObject({ restaurant_id: z.string(), version: z.int() }),
  retries: TRANSLATION_RETRIES,
  retry_delay_seconds: 10,
  expire_seconds: 15 * 60,
  heartbeat_seconds: 30,
  concurrency: 2,
  load: async () => ({ run: (await import('./translate-menu.ts')).translateMenu }),
});
