import { fromPglite, PgBoss, systemClock } from 'pg-boss';
import type { DbDriver } from '../db/db.ts';

/** The queue's intervals. */
export type Pace = {
  /** Seconds between checks for dead jobs. */
  watch_seconds: number;
  /** Whether cron schedules start jobs. */
  schedules: boolean;
};

/** PGlite serves one process, whose jobs die with it and are recovered at its next start: there are none to find. */
export const PACES: Record<DbDriver['kind'], Pace> = {
  pglite: { watch_seconds: 60, schedules: true },
  // Another worker gets a dead one’s job within its heartbeat and two of these: a process that has just lost the turn of checking waits for
  // the next (an import's within 22 s: takeover.test.ts). Each check reads the whole table (npm run bench:idle-queue).
  postgres: { watch_seconds: 4, schedules: true },
};

/** Between deletions of completed jobs. */
const DELETION_SECONDS = 10 * 60;
/** After this time a query's connection is dropped: if the network lost it, the query would never end. */
const QUERY_TIMEOUT_MS = 30_000;

/**
 * The time of the start plus the time elapsed since. pg-boss waits by differences of its clock: with the machine's, a
 * clock that is set back an hour makes its workers sleep for an hour.
 */
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/** pg-boss on the same database, not yet started. */
export function openBoss(driver: DbDriver, pace: Pace): PgBoss {
  const options = {
    clock: steadyClock,
    useListenNotify: true,
    schedule: pace.schedules,
    superviseIntervalSeconds: pace.watch_seconds,
    monitorIntervalSeconds: pace.watch_seconds,
    maintenanceIntervalSeconds: DELETION_SECONDS,
    // Rebuilding indexes and tuning vacuum is up to the operator; PGlite has neither problem.
    reindex: false,
    monitorVacuum: false,
  };
  if (driver.kind === 'pglite') return new PgBoss({ ...options, db: fromPglite(driver.pglite), backend: 'pglite' });
  // pg-boss passes all options on to node-postgres' pool, though its type lists only a few.
  const pool = {
    connectionString: driver.direct_url,
    application_name: 'ardoise jobs',
    max: driver.job_connections,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  };
  return new PgBoss({ ...options, ...pool });
}
