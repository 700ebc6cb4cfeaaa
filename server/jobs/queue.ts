import type { z } from 'zod';
import type { Db } from '../db/db.ts';

/** What is known of a job by those who send it. A payload is ids only: it never holds codes, tokens or addresses. */
export type SentJob<Payload extends object = object> = {
  /** verb-noun, a literal: "read-menu". */
  name: string;
  payload: z.ZodType<Payload>;
};

export type SendOptions = {
  start_after_seconds?: number;
  /** At most one job of this name and key waits or runs: sending another meanwhile does nothing. */
  singleton_key?: string;
};

/** What routes and jobs are given of the queue. */
export type JobQueue = {
  /** Sends within the transaction of the row that it is about. */
  send<Payload extends object>(tx: Db, job: SentJob<Payload>, payload: Payload, options?: SendOptions): Promise<void>;
  /** The payloads of the jobs that wait, run, or are to be tried again, of those that hold this part. */
  listUnderWay<Payload extends object>(job: SentJob<Payload>, part: Partial<Payload>): Promise<Payload[]>;
  /** Whether the queue answers, for /readyz. */
  check(): Promise<void>;
};
