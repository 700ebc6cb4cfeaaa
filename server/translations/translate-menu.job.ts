import { z } from 'zod';
import { MENU_LOCALES } from '../../shared/locales.ts';
import { defineJob } from '../jobs/jobs.ts';

/** Translates what is new in a restaurant's publication into each of its languages, or into one that the owner asks for. */
export const translateMenuJob = defineJob({
  name: 'translate-menu',
  payload: z.strictObject({
    restaurant_id: z.string(),
    version: z.int(),
    /** Null for all of them. */
    locale: z.enum(MENU_LOCALES).nullable().default(null),
  }),
  // With growing pauses: a provider that is down for five minutes is waited for.
  retries: 5,
  retry_delay_seconds: 10,
  expire_seconds: 15 * 60,
  heartbeat_seconds: 30,
  concurrency: 2,
  dead_letter: 'give-up-translation',
  load: async () => ({ run: (await import('./translate-menu.ts')).translateMenu }),
});
