import { z } from 'zod';
import { idSchema } from '../../../shared/menu.ts';
import { defineJob } from '../../jobs/jobs.ts';

const RETRIES = 2;

/** Generates an item's one picture. A failure of the model ends the attempt; a failure of the server is retried. */
export const generateImageJob = defineJob({
  name: 'generate-image',
  payload: z.strictObject({ restaurant_id: z.string(), item_id: idSchema, attempt: z.int().min(1) }),
  retries: RETRIES,
  retry_delay_seconds: 2,
  expire_seconds: 4 * 60,
  heartbeat_seconds: 30,
  concurrency: 2,
  load: async () => {
    const { generateImage } = await import('./generate-image.ts');
    return {
      run: (deps, payload, { signal, retries }) =>
        generateImage(deps, payload, { signal, is_last_try: retries >= RETRIES }),
    };
  },
});
