import type { Deps } from '../deps.ts';
import { deleteAccountJob } from './delete-account.job.ts';
import { listDeletionsBefore } from './queries.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Sends the job again of every deletion that should long be done. */
export async function resumeDeletions({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - HOUR_MS).toISOString();
  for (const { id } of await listDeletionsBefore(db, before))
    await db.transaction((tx) =>
      jobs.send(tx, deleteAccountJob, { account_deletion_id: id }, { singleton_key: `resume ${id}` }),
    );
}
