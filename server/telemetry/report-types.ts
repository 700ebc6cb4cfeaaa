import type { SerializedError } from './serialize-error.ts';

/** A failure without anything that people wrote or sent. */
export type FailureReport = {
  /** The log's line, which is a constant of ours. */
  title: string;
  error: SerializedError | undefined;
  tags: Readonly<Record<string, string>>;
  /** The request's, which its trace has too. */
  request_id: string | undefined;
};

/** An answered request. */
export type RequestTrace = {
  /** Undefined if it has none: it was answered from memory. */
  request_id: string | undefined;
  method: string;
  /** The declared address, as in the metrics. */
  route: string;
  status: number;
  ms: number;
  /** Of its failures (specification §8). */
  label?: string | undefined;
};

export type Reports = {
  failure(report: FailureReport): void;
  request(trace: RequestTrace): void;
  /** Sends what waits, within two seconds. */
  close(): Promise<void>;
};
