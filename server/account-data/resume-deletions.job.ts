import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/jobs.ts';
import { deleteAccountJob } from './delete-account.job.ts';
import { listDeletionsBefore } from './queries.ts';

/** Every hour: restarts deletions whose job failed for good, for example while the payment provider was down. */
export const resumeDeletionsJob = defineJob({
  name: 'resume-deletions',
  payload: z.strictObject({}),
  schedule: '35 * * * *',
  load: async () => ({ run: resumeDeletions }),
});

const HOUR_MS = 60 * 60 * 1_000;

/** Sends the job again for every deletion that is overdue. */
export async function resumeDeletions({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - HOUR_MS).toISOString();
  for (const { id } of await listDeletionsBefore(db, before))
    await db.transaction((tx) =>
      jobs.send(tx, deleteAccountJob, { account_deletion_id: id }, { singleton_key: `resume ${id}` }),
    );
}
