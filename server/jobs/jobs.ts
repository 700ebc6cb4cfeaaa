import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { JobQueue, SentJob } from '../job-queue.ts';

export type JobContext = {
  /** Aborted when the server stops or the job times out: stop working, the job runs again. */
  signal: AbortSignal;
  /** Earlier attempts of the job, from 0. */
  retries: number;
};

export type Job<Payload extends object = object> = SentJob<Payload> & {
  /** Retries after the first attempt. */
  retries: number;
  /** Seconds before the first retry; doubles each time. */
  retry_delay_seconds: number;
  /** Seconds after which a running job counts as dead. */
  expire_seconds: number;
  /** Seconds without a heartbeat of the process that runs it (at least 10); null relies on `expire_seconds`. */
  heartbeat_seconds: number | null;
  /** How many run at once in one process. */
  concurrency: number;
  /**
   * The job that is sent the same payload when this one has failed for good, also if its last process was killed: it ends
   * the row that people see. Null if a sweep does that, or nothing has to.
   */
  dead_letter: string | null;
  /** Cron expression in UTC for a scheduled job (its payload is then `{}`); null for one that is sent. */
  schedule: string | null;
  /**
   * Imported when the first job arrives, so that a web process never loads heavy modules. `run` is declared as a method, so
   * that jobs with different payloads fit into one list; each gets what its own schema parsed.
   */
  load: () => Promise<{ run(deps: Deps, payload: Payload, context: JobContext): Promise<void> }>;
};

/** Fills in a job's defaults: 3 retries, 2 s apart and doubling, dead after 60 s, 2 at once. */
export function defineJob<Payload extends object>(
  job: Pick<Job<Payload>, 'name' | 'payload' | 'load'> & Partial<Job<Payload>>,
): Job<Payload> {
  return {
    retries: 3,
    retry_delay_seconds: 2,
    expire_seconds: 60,
    heartbeat_seconds: null,
    concurrency: 2,
    dead_letter: null,
    schedule: null,
    ...job,
  };
}

/** A job by the clock without a payload: one retry, dead after an hour, unless it says otherwise. */
export function defineSweep({
  run,
  ...job
}: Pick<Job, 'name'> &
  Partial<Pick<Job, 'retries' | 'expire_seconds'>> & {
    schedule: string;
    run(deps: Deps): Promise<void>;
  }): Job {
  return defineJob({
    payload: z.strictObject({}),
    retries: 1,
    expire_seconds: 60 * 60,
    ...job,
    load: async () => ({ run }),
  });
}

/** The opened queue: starts and stops the workers. */
export type Jobs = JobQueue & {
  /** Starts working on the jobs (role worker). `all` is server/all-jobs.ts, so that no queue lacks a handler. */
  work(all: readonly Job[], deps: Deps): Promise<void>;
  /**
   * Leases no more jobs and aborts the running ones' signals; after the deadline, returns those that still run to the
   * queue. A job that stops now runs again, and the attempt doesn't count. Sending still works.
   */
  stopWorking(deadlineMs: number): Promise<void>;
  /** Closes the queue's own connections; after `stopWorking`, if this process works. */
  close(): Promise<void>;
};
