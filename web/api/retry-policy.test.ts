import { expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '../../shared/errors.ts';
import { ApiProblem, NetworkProblem, UnreadableAnswer } from './api-problem.ts';
import { isServerFault, isTransient, obstacleOf, retryDelay } from './retry-policy.ts';

const refusal = (code: ErrorCode, retry_after_ms?: number) =>
  new ApiProblem({ code, status: ERROR_STATUS[code], message: '', retry_after_ms });
const stranger = (status: number, is_json = false) => new UnreadableAnswer('/api/thing', { status, is_json });

test.each([
  ['no network', new NetworkProblem('down'), 'network'],
  ['a server that starts', refusal('service_unavailable'), 'server'],
  ['a full disk', refusal('storage_full'), 'server'],
  ['a server that broke', refusal('internal_error'), 'server'],
  ['too many requests', refusal('too_many_requests'), 'server'],
  ['a token that was another’s twice', refusal('xsrf_mismatch'), 'server'],
  ['a proxy without its server', stranger(502), 'server'],
  ['a Wi-Fi’s sign-in', stranger(200), 'stranger'],
  ['a filter that blocks', stranger(403), 'stranger'],
  ['an answer newer than this page', stranger(200, true), 'server'],
] as const)('%s passes', (_, error, obstacle) => {
  expect([isTransient(error), obstacleOf(error)]).toEqual([true, obstacle]);
});

test.each([
  'validation_failed',
  'not_found',
  'version_stale',
  'unauthenticated',
  'premium_required',
  'file_too_large',
] as const)('%s is a refusal', (code) => {
  expect(isTransient(refusal(code))).toBe(false);
});

test('aborted requests and our own mistakes aren’t retried', () => {
  expect([isTransient(new DOMException('', 'AbortError')), isTransient(new TypeError('oops'))]).toEqual([false, false]);
});

test('only an error of our server’s own counts as its fault', () => {
  expect([refusal('internal_error'), refusal('service_unavailable'), stranger(500)].map(isServerFault)).toEqual([
    true,
    false,
    false,
  ]);
});

test('the wait doubles up to a quarter of a minute, and is as long as the server asks, within a minute', () => {
  const down = new NetworkProblem('down');
  expect([0, 1, 2, 3, 4, 40].map((failures) => retryDelay(failures, down))).toEqual([
    1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
  ]);
  const asked = [2, 20, 3_600].map((seconds) => retryDelay(1, refusal('service_unavailable', seconds * 1_000)));
  expect(asked).toEqual([2_000, 20_000, 60_000]);
});
