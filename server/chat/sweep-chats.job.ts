import { z } from 'zod';
import { CHAT_LIFETIME_MS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { firstKeptMonth } from '../usage/sweep-usage.job.ts';
import { deleteOldMessages, deleteSpendingBefore } from './queries.ts';

/** Every night: deletes chats that are older than 30 days, and what models cost more than two years ago. */
export const sweepChatsJob = defineJob({
  name: 'sweep-chats',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '20 4 * * *',
  load: async () => ({ run }),
});

export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteOldMessages(db, new Date(now().getTime() - CHAT_LIFETIME_MS));
  await deleteSpendingBefore(db, firstKeptMonth(now()));
}
