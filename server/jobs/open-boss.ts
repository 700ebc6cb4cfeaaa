import { fromPglite, PgBoss } from 'pg-boss';
import type { DbDriver } from '../db/open-db.ts';

/** How closely the queue is watched. */
export type Pace = {
  /** Seconds between looks for dead jobs. */
  watch_seconds: number;
  /** Whether cron schedules start jobs. */
  schedules: boolean;
};

export const PACE: Pace = { watch_seconds: 2, schedules: true };

// Beside the pool's connections; one of them listens for new jobs.
const MAX_CONNECTIONS = 4;

/** pg-boss on the same database, not yet started. */
export function openBoss(driver: DbDriver, pace: Pace): PgBoss {
  const options = {
    useListenNotify: true,
    schedule: pace.schedules,
    superviseIntervalSeconds: pace.watch_seconds,
    monitorIntervalSeconds: pace.watch_seconds,
    // Rebuilding indexes and judging vacuum is the operator's; PGlite has neither problem.
    reindex: false,
    monitorVacuum: false,
  };
  return driver.kind === 'pglite'
    ? new PgBoss({ ...options, db: fromPglite(driver.pglite), backend: 'pglite' })
    : new PgBoss({ ...options, connectionString: driver.url, application_name: 'ardoise jobs', max: MAX_CONNECTIONS });
}
