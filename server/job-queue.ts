import type { z } from 'zod';
import type { Db } from './db/db.ts';

/** A job as its senders know it. A payload is ids only: it never holds codes, tokens or addresses. */
export type SentJob<Payload extends object = object> = {
  /** verb-noun, a literal: "read-menu". */
  name: string;
  payload: z.ZodType<Payload>;
};

export type SendOptions = {
  start_after_seconds?: number;
  /** Jobs of a higher priority begin first; 0 by default. */
  priority?: number;
  /** At most one job with this name and key is queued or running: sending another meanwhile does nothing. */
  singleton_key?: string;
};

/** A job whose last try has failed; it is deleted two weeks later. */
export type FailedJob = { id: string; job: string; failed_at: string; tries: number };

/** The queue as routes and jobs use it. */
export type JobQueue = {
  /** Sends inside the transaction of the row that it is about. */
  send<Payload extends object>(tx: Db, job: SentJob<Payload>, payload: Payload, options?: SendOptions): Promise<void>;
  /** The payloads of queued, running and retried jobs that contain this part. */
  listUnderWay<Payload extends object>(job: SentJob<Payload>, part: Partial<Payload>): Promise<Payload[]>;
  /** Jobs that are due and not leased, by name, for /metrics. */
  listWaiting(): Promise<{ job: string; waiting: number; oldest_seconds: number }[]>;
  /** How many jobs failed for good, by name, for /metrics. */
  countFailed(): Promise<{ job: string; failed: number }[]>;
  /** Jobs that failed for good, the newest first. */
  listFailed(limit: number): Promise<FailedJob[]>;
  /** Puts a failed job back into its queue; `blocked` if another one with its key waits or runs. */
  retryFailed(tx: Db, id: string): Promise<'done' | 'not_found' | 'blocked'>;
  /** Deletes a failed job. Returns whether there was one. */
  discardFailed(tx: Db, id: string): Promise<boolean>;
  /** Whether the queue answers, for /readyz. */
  check(): Promise<void>;
};
