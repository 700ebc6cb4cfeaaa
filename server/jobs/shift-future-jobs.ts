import type { PgBoss } from 'pg-boss';

/** Clocks of a cluster's machines differ by less. */
const TOLERANCE_SECONDS = 60;

/**
 * Jobs that were sent or leased later than now: the database's clock was set back since. Without this, one that was sent
 * at once while the clock was an hour ahead would wait for an hour. Each keeps its own delay, counted from now.
 */
export async function shiftFutureJobs(boss: PgBoss, names: readonly string[]): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job
     set start_after = pgboss.job_now() + greatest(start_after - greatest(created_on, started_on), interval '0'),
       created_on = least(created_on, pgboss.job_now()),
       started_on = least(started_on, pgboss.job_now())
     where name = any($1::text[]) and state < 'active'
       and greatest(created_on, started_on) > pgboss.job_now() + make_interval(secs => ${TOLERANCE_SECONDS})`,
    [names],
  );
}
