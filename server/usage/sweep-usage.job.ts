import { USAGE_KEPT_MONTHS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { defineSweep } from '../jobs/jobs.ts';
import { deleteUsageBefore } from './queries.ts';

/** Every month: deletes the counts of months that are two years old. */
export const sweepUsageJob = defineSweep({
  name: 'sweep-usage',
  schedule: '30 5 2 * *',
  run,
});

export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteUsageBefore(db, firstKeptMonth(now()));
}

/** "2024-11" in November 2026. */
export const firstKeptMonth = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - USAGE_KEPT_MONTHS)).toISOString().slice(0, 7);
