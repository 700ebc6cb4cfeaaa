import type { PgBoss } from 'pg-boss';

/**
 * Makes a job that was failed, and has tries left, due now instead of after its pause. Not with the queue's own update: that
 * moves the job's expiry by as much as its start, and what has expired is deleted. The time of the start moves too, by which
 * server/jobs/shift-future-jobs.ts sees that the clock was set back since.
 *
 * @returns Whether there is such a job: false if its tries are used up.
 */
export async function makeDue(
  boss: PgBoss,
  { id, name }: { id: string; name: string },
  { more_tries }: { more_tries: 0 | 1 },
): Promise<boolean> {
  const { rows } = await boss.getDb().executeSql(
    `update pgboss.job
     set start_after = pgboss.job_now(), started_on = pgboss.job_now(), retry_limit = retry_limit + $3::int
     where name = $1 and id = $2::uuid and state < 'active'
     returning id`,
    [name, id, more_tries],
  );
  return rows.length > 0;
}
