import type { z } from 'zod';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';

export type JobContext = {
  /** Aborted when the server stops or the job's time is over: give up, the job runs again. */
  signal: AbortSignal;
  /** How often the job was tried before, from 0. */
  retries: number;
};

/** A job's payload is ids only: it never holds codes, tokens or addresses. */
export type Job<Payload extends object = object> = {
  /** verb-noun, a literal: "read-menu". */
  name: string;
  payload: z.ZodType<Payload>;
  /** Tries after the first. */
  retries: number;
  /** Seconds between tries, doubling. */
  retry_delay_seconds: number;
  /** Seconds after which a running job counts as dead. */
  expire_seconds: number;
  /** Seconds without a sign of life of the process that runs it (at least 10); null relies on `expire_seconds`. */
  heartbeat_seconds: number | null;
  /** How many run at once in one process. */
  concurrency: number;
  /**
   * The job that is sent the same payload when this one has failed for good, also if its last process was killed: it ends
   * the row that people see. Null if a sweep, or nobody, has to.
   */
  dead_letter: string | null;
  /** Cron line in UTC for a scheduled job (its payload is then `{}`); null for one that is sent. */
  schedule: string | null;
  /**
   * Loaded when the first job arrives, so that a web process never loads heavy modules. `run` is written as a method:
   * jobs of different payloads then stand in one list, and each is given what its own schema parsed.
   */
  load: () => Promise<{ run(deps: Deps, payload: Payload, context: JobContext): Promise<void> }>;
};

/** Gives a job its defaults: 3 retries, 2 s apart and doubling, dead after 60 s, 2 at once. */
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

export type SendOptions = {
  start_after_seconds?: number;
  /** At most one job of this name and key waits or runs: sending another meanwhile does nothing. */
  singleton_key?: string;
};

export type Jobs = {
  /** Sends within the transaction of the row that it is about. */
  send<Payload extends object>(tx: Db, job: Job<Payload>, payload: Payload, options?: SendOptions): Promise<void>;
  /** The payloads of the jobs that wait, run, or will be retried, if they contain this part. */
  listUnderWay<Payload extends object>(job: Job<Payload>, part: Partial<Payload>): Promise<Payload[]>;
  /** Starts working on the jobs (role worker). `all` is server/all-jobs.ts; a queue without a handler can't be. */
  work(all: readonly Job[], deps: Deps): Promise<void>;
  /**
   * Takes no more jobs and aborts the running ones' signals; after the deadline gives back those that still run. A job
   * that gives up now runs again, and the try doesn't count. Sending still works.
   */
  stopWorking(deadlineMs: number): Promise<void>;
  /** Ends the queue's own connections; after `stopWorking`, if this process works. */
  close(): Promise<void>;
  /** Whether the queue answers, for /readyz. */
  check(): Promise<void>;
};
