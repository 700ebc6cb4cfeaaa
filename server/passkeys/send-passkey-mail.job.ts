import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Tells an owner by mail that a passkey was added. */
export const sendPasskeyMailJob = defineJob({
  name: 'send-passkey-mail',
  payload: z.strictObject({ passkey_id: z.uuid() }),
  retries: 5,
  retry_delay_seconds: 30,
  load: async () => ({ run: (await import('./send-passkey-mail.ts')).sendPasskeyMail }),
});
