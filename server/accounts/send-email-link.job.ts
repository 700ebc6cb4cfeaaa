import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Makes the token of a link that was asked for and mails it. */
export const sendEmailLinkJob = defineJob({
  name: 'send-email-link',
  payload: z.strictObject({ email_link_id: z.uuid() }),
  retries: 5,
  retry_delay_seconds: 2,
  concurrency: 2,
  load: async () => ({ run: (await import('./send-email-link.ts')).sendEmailLink }),
});
