import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/**
 * Removes everything that belongs to a deleted restaurant. Every step is idempotent. There are retries for two days, since
 * nothing else starts it again: the payment provider may be down.
 */
export const deleteRestaurantJob = defineJob({
  name: 'delete-restaurant',
  payload: z.strictObject({ restaurant_id: z.string() }),
  retries: 14,
  retry_delay_seconds: 5,
  expire_seconds: 15 * 60,
  load: async () => ({ run: (await import('./remove-restaurant.ts')).removeRestaurant }),
});
