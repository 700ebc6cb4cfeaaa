import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Makes the code that was asked for and mails it. `ask` tells a job that a later ask has overtaken it. */
export const sendLoginCodeJob = defineJob({
  name: 'send-login-code',
  payload: z.strictObject({ login_code_id: z.uuid(), ask: z.int() }),
  retries: 5,
  retry_delay_seconds: 2,
  concurrency: 4,
  load: async () => ({ run: (await import('./send-login-code.ts')).sendLoginCode }),
});
