import type { Deps } from '../deps.ts';
import { defineSweep } from '../jobs/jobs.ts';
import { keptDays } from './local-day.ts';
import { deleteVisitsBefore } from './queries.ts';

/** Every night: deletes the counts of days that are no longer shown. */
export const sweepVisitsJob = defineSweep({
  name: 'sweep-visits',
  schedule: '20 4 * * *',
  run,
});

/** The last timezone in which a day ends: no restaurant still shows the days that are deleted. */
const LAST_TIMEZONE = 'Etc/GMT+12';

/** Deletes by the day, for all restaurants at once: the cost is that of one day's rows. */
export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const [oldest = ''] = keptDays(LAST_TIMEZONE, now());
  await deleteVisitsBefore(db, oldest);
}
