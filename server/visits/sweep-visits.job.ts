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

/** Where it is earliest: nothing goes that a restaurant anywhere still shows. */
const LAST_TIMEZONE = 'Etc/GMT+12';

/** By the day, whoever the restaurant is: the cost is that of the day which goes. */
export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const [oldest = ''] = keptDays(LAST_TIMEZONE, now());
  await deleteVisitsBefore(db, oldest);
}
