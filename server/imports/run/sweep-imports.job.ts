import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { workerAccess } from '../../restaurants/access.ts';
import { listStuckImports } from '../store/queries.ts';
import { sendImport } from './read-menu.job.ts';

/** Every minute: restarts imports that nobody is working on. */
export const sweepImportsJob = defineJob({
  name: 'sweep-imports',
  payload: z.strictObject({}),
  retries: 0,
  schedule: '* * * * *',
  load: async () => ({ run }),
});

/** Longer than the queue needs to detect a dead worker and run its job again. */
const STUCK_AFTER_MS = 45_000;

/**
 * Sends a new job for imports that no worker has worked on for a while, because the queue lost or stopped retrying their job. The
 * run counts crashes and fails the import after too many. If the import is being read after all, its lease keeps the new
 * job out.
 */
export async function run(deps: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  for (const { restaurant_id, id } of await listStuckImports(deps.db, STUCK_AFTER_MS)) {
    const access = workerAccess(restaurant_id);
    await deps.db.transaction(async (tx) => {
      await sendImport(deps, tx, access, id, { singleton_key: `sweep/${restaurant_id}/${id}` });
    });
  }
}
