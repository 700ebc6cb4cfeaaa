import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';

/** Every night: deletes what guests asked and were told more than 30 days ago. */
export const sweepChatsJob = defineJob({
  name: 'sweep-chats',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '20 4 * * *',
  load: () => import('./sweep-chats.ts'),
});
