import { ERROR_STATUS, type ErrorCode } from '../../shared/errors.ts';
import { ApiProblem, NetworkProblem, UnreadableAnswer } from './api-problem.ts';

/**
 * The one policy for everything that is asked, saved or uploaded (docs/decisions/027-what-counts-as-a-refusal.md).
 * Both functions have the shape of TanStack Query's `retry` and `retryDelay`.
 */

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 15_000;
/** What a server asks for with Retry-After is done, but an edit waits no longer than this. */
const MAX_ASKED_RETRY_MS = 60_000;
const FIRST_SERVER_FAULT = 500;

/** Refusals that say nothing about what was asked: it wasn't looked at. */
const UNREAD: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'xsrf_mismatch']);

/**
 * Whether a failure may pass by itself, so that the same is asked for again. Only our server can refuse: the page of a
 * proxy or of a Wi-Fi's sign-in in its place is none, whatever its status.
 */
export const mayPass = (error: unknown): boolean =>
  error instanceof NetworkProblem ||
  error instanceof UnreadableAnswer ||
  (error instanceof ApiProblem && (error.status >= FIRST_SERVER_FAULT || UNREAD.has(error.code)));

/** Whether our server broke on what it was asked. It may break on it each time: nothing else waits for it for ever. */
export const isServerFault = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status === ERROR_STATUS.internal_error;

/** How long to wait, in milliseconds, after so many failures before this one: twice as long each time. */
export function retryDelay(failures: number, error: unknown): number {
  const backoff = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
  const asked = error instanceof ApiProblem ? (error.retry_after_ms ?? 0) : 0;
  return Math.max(backoff, Math.min(asked, MAX_ASKED_RETRY_MS));
}

/** What is waited for: a connection, a server that answers, or the network's own page (a Wi-Fi's sign-in) to be gone. */
export type Obstacle = 'network' | 'server' | 'stranger';

export function obstacleOf(error: unknown): Obstacle {
  if (error instanceof NetworkProblem) return 'network';
  const isStranger = error instanceof UnreadableAnswer && !error.is_json && error.status < FIRST_SERVER_FAULT;
  return isStranger ? 'stranger' : 'server';
}
