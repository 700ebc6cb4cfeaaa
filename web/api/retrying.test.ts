import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, NetworkProblem } from './api-problem.ts';
import { runWithRetries } from './retrying.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DOWN = new NetworkProblem('down');
const REFUSED = new ApiProblem({ code: 'file_too_large', status: 413, message: '' });

/** Runs a function that fails with these errors, in order, and then succeeds. */
function tried(failures: Error[]) {
  const abort = new AbortController();
  const seen = { tries: 0, obstacles: [] as string[] };
  const run = async () => {
    seen.tries += 1;
    const failure = failures.shift();
    if (failure) throw failure;
    return 'done';
  };
  const onObstacle = (obstacle: string) => seen.obstacles.push(obstacle);
  const result = runWithRetries(run, { signal: abort.signal, max_failures: 3, onObstacle }).catch(
    (error: unknown) => error,
  );
  return { result, seen, abort };
}

test('transient failures are retried with growing delays', async () => {
  const { result, seen } = tried([DOWN, DOWN]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toEqual({ tries: 2, obstacles: ['network', 'network'] });
  await vi.advanceTimersByTimeAsync(2_000);
  expect([await result, seen.tries]).toEqual(['done', 3]);
});

test('a refusal ends it at once, and so does the last retry', async () => {
  const refused = tried([REFUSED]);
  expect([await refused.result, refused.seen.tries]).toEqual([REFUSED, 1]);
  const down = tried([DOWN, DOWN, DOWN, DOWN]);
  await vi.advanceTimersByTimeAsync(7_000);
  expect([await down.result, down.seen.tries]).toEqual([DOWN, 4]);
});

test('aborting ends the wait at once', async () => {
  const { result, seen, abort } = tried([DOWN]);
  await vi.advanceTimersByTimeAsync(10);
  abort.abort();
  expect(await result).toMatchObject({ name: 'AbortError' });
  expect(seen.tries).toBe(1);
});
