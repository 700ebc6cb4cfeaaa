import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Removes all that there is of a deleted account. Every step can be done again. */
export const deleteAccountJob = defineJob({
  name: 'delete-account',
  payload: z.strictObject({ account_deletion_id: z.uuid() }),
  retries: 8,
  retry_delay_seconds: 5,
  expire_seconds: 15 * 60,
  load: async () => ({ run: (await import('./remove-account.ts')).removeAccount }),
});
