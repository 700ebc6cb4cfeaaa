import { z } from 'zod';
import { USAGE_KEPT_MONTHS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { deleteUsageBefore } from './queries.ts';

/** Every month: deletes the counts of months that are two years old. */
export const sweepUsageJob = defineJob({
  name: 'sweep-usage',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '30 5 2 * *',
  load: async () => ({ run }),
});

export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteUsageBefore(db, firstKeptMonth(now()));
}

/** "2024-11" in November 2026. */
export const firstKeptMonth = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - USAGE_KEPT_MONTHS)).toISOString().slice(0, 7);
