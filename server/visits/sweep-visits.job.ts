import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { workerAccess } from '../restaurants/access.ts';
import { listRestaurantIds } from '../restaurants/queries.ts';
import { keptDays } from './local-day.ts';
import { deleteVisitsBefore } from './queries.ts';

/** Every night: deletes the counts of days that are no longer shown. */
export const sweepVisitsJob = defineJob({
  name: 'sweep-visits',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '20 4 * * *',
  load: async () => ({ run }),
});

const RESTAURANTS_PER_PAGE = 500;
/** Where it is earliest: nothing goes that a restaurant anywhere still shows. */
const LAST_TIMEZONE = 'Etc/GMT+12';

/** A restaurant at a time: the statements stay short, whose time the embedded database takes from everyone. */
export async function run({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const [oldest = ''] = keptDays(LAST_TIMEZONE, now());
  let after: string | undefined = '';
  while (after !== undefined) {
    const page = await listRestaurantIds(db, { after, limit: RESTAURANTS_PER_PAGE });
    for (const id of page) await deleteVisitsBefore(db, workerAccess(id), oldest);
    after = page.at(-1);
  }
}
