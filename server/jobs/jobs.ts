import type { Deps } from '../deps.ts';
import type { JobQueue, SentJob } from './queue.ts';

export type JobContext = {
  /** Aborted when the server stops or the job's time is over: give up, the job runs again. */
  signal: AbortSignal;
  /** How often the job was tried before, from 0. */
  retries: number;
};

export type Job<Payload extends object = object> = SentJob<Payload> & {
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

/** The queue as the process that opened it holds it: it starts and stops the work. */
export type Jobs = JobQueue & {
  /** Starts working on the jobs (role worker). `all` is server/all-jobs.ts; a queue without a handler can't be. */
  work(all: readonly Job[], deps: Deps): Promise<void>;
  /**
   * Takes no more jobs and aborts the running ones' signals; after the deadline gives back those that still run. A job
   * that gives up now runs again, and the try doesn't count. Sending still works.
   */
  stopWorking(deadlineMs: number): Promise<void>;
  /** Ends the queue's own connections; after `stopWorking`, if this process works. */
  close(): Promise<void>;
};
