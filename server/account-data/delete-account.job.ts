import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Removes everything that belongs to a deleted account. Every step is idempotent. */
export const deleteAccountJob = defineJob({
  name: 'delete-account',
  payload: z.strictObject({ account_deletion_id: z.uuid() }),
  retries: 8,
  retry_delay_seconds: 5,
  expire_seconds: 15 * 60,
  load: async () => ({ run: (await import('./remove-account.ts')).removeAccount }),
});
