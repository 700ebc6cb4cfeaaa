import pino from 'pino';
import type { OpenedDb } from '../server/db/db.ts';
import type { Deps } from '../server/deps.ts';
import type { Job, Jobs } from '../server/jobs/jobs.ts';
import type { Pace } from '../server/jobs/open-boss.ts';
import { startJobs } from '../server/jobs/start-jobs.ts';
import { closeAfterFile } from './closers.ts';

const PACE: Pace = { watch_seconds: 1, schedules: false };

export type QueueOnly = { jobs: Jobs; work(): Promise<void>; close(): Promise<void> };

/** A job queue alone on a database, for tests of jobs that need no other part. */
export async function openJobs(opened: OpenedDb, all: readonly Job[]): Promise<QueueOnly> {
  const log = pino({ level: 'silent' });
  const jobs = await startJobs(opened, all, { log, pace: PACE, retries: 'at-once' });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await jobs.stopWorking(2_000);
    await jobs.close();
  };
  closeAfterFile(close);
  // The jobs of these tests use nothing else.
  const deps = { db: opened.db, jobs, log } as unknown as Deps;
  return { jobs, work: () => jobs.work(all, deps), close };
}
