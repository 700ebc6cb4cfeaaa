import { ERROR_STATUS, type ErrorCode } from '../../shared/errors.ts';
import { ApiProblem, NetworkProblem, UnreadableAnswer } from './api-problem.ts';

/**
 * The one retry policy for queries, saves and uploads (docs/decisions/027-what-counts-as-a-refusal.md).
 * Both functions have the shape of TanStack Query's `retry` and `retryDelay`.
 */

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 15_000;
/** Retry-After is honoured, but an edit waits no longer than this. */
const MAX_ASKED_RETRY_MS = 60_000;
const FIRST_SERVER_FAULT = 500;

/** Refusals that don't depend on the request's content: it wasn't processed. */
const UNPROCESSED_CODES: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'xsrf_mismatch']);

/**
 * Whether a failure is temporary, so that the request is retried. Only our server can refuse: the page of a proxy or of a
 * Wi-Fi's sign-in in its place is not a refusal, whatever its status.
 */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkProblem ||
  error instanceof UnreadableAnswer ||
  (error instanceof ApiProblem && (error.status >= FIRST_SERVER_FAULT || UNPROCESSED_CODES.has(error.code)));

/** Whether our server failed on the request. It may fail each time, so nothing else waits for it for ever. */
export const isServerFault = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status === ERROR_STATUS.internal_error;

/** The delay in milliseconds after this many failures; doubles each time. */
export function retryDelay(failures: number, error: unknown): number {
  const backoffMs = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
  const requestedMs = error instanceof ApiProblem ? (error.retry_after_ms ?? 0) : 0;
  return Math.max(backoffMs, Math.min(requestedMs, MAX_ASKED_RETRY_MS));
}

/** What a retry waits for: a connection, a server that answers, or the end of the network's own sign-in page. */
export type Obstacle = 'network' | 'server' | 'stranger';

export function obstacleOf(error: unknown): Obstacle {
  if (error instanceof NetworkProblem) return 'network';
  const isStranger = error instanceof UnreadableAnswer && !error.is_json && error.status < FIRST_SERVER_FAULT;
  return isStranger ? 'stranger' : 'server';
}
