import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import { createChoicesSaver, type SavingState } from './choices-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (cursor: string): ReviewChoices => ({ ...NO_CHOICES, cursor });
const OFFLINE = new Error('offline');
const REFUSED = new Error('refused');

/** A server whose answers the test gives, in order; afterwards it takes everything. */
function savedBy(answers: (Error | 'ok')[] = []) {
  const server = {
    saved: [] as (string | null)[],
    states: [] as SavingState[],
    refusals: [] as unknown[],
    running: 0,
    most_at_once: 0,
  };
  const saver = createChoicesSaver({
    save: async ({ cursor }) => {
      server.running += 1;
      server.most_at_once = Math.max(server.most_at_once, server.running);
      await new Promise((resolve) => setTimeout(resolve, 50));
      server.running -= 1;
      const answer = answers.shift() ?? 'ok';
      if (answer !== 'ok') throw answer;
      server.saved.push(cursor);
    },
    isPassing: (error) => error === OFFLINE,
    onState: (state) => server.states.push(state),
    onRefused: (error) => server.refusals.push(error),
    delay_ms: 500,
    retryDelay: (failures) => 1_000 * 2 ** failures,
  });
  return { saver, server };
}

it('sends the newest of quick changes once', async () => {
  const { saver, server } = savedBy();
  saver.change(at('a'));
  await vi.advanceTimersByTimeAsync(300);
  saver.change(at('b'));
  await vi.advanceTimersByTimeAsync(600);
  expect(server.saved).toEqual(['b']);
  expect(server.states.at(-1)).toBe('saved');
});

it('sends one at a time, the newest last', async () => {
  const { saver, server } = savedBy();
  saver.change(at('a'));
  await vi.advanceTimersByTimeAsync(510);
  saver.change(at('b'));
  saver.hurry();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.saved).toEqual(['a', 'b']);
  expect(server.most_at_once).toBe(1);
});

it('keeps what could not be sent, says so, and sends it later', async () => {
  const { saver, server } = savedBy([OFFLINE, OFFLINE]);
  saver.change(at('a'));
  await vi.advanceTimersByTimeAsync(600);
  expect(server.states.at(-1)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.saved).toEqual(['a']);
  expect(server.states.at(-1)).toBe('saved');
});

it('sends at once when the network is back', async () => {
  const { saver, server } = savedBy([OFFLINE]);
  saver.change(at('a'));
  await vi.advanceTimersByTimeAsync(600);
  saver.hurry();
  await vi.advanceTimersByTimeAsync(60);
  expect(server.saved).toEqual(['a']);
});

it('tells of a refusal once, and goes on with newer choices', async () => {
  const { saver, server } = savedBy([REFUSED]);
  saver.change(at('a'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.refusals).toEqual([REFUSED]);
  expect(server.states.at(-1)).toBe('refused');
  saver.change(at('b'));
  await vi.advanceTimersByTimeAsync(600);
  expect(server.saved).toEqual(['b']);
});

it('finishes only once everything is saved', async () => {
  const { saver, server } = savedBy();
  saver.change(at('a'));
  const finished = saver.finish();
  await vi.advanceTimersByTimeAsync(60);
  await finished;
  expect(server.saved).toEqual(['a']);
});

it('does not finish where the server can’t be reached', async () => {
  const { saver, server } = savedBy([OFFLINE]);
  saver.change(at('a'));
  const finished = expect(saver.finish()).rejects.toBe(OFFLINE);
  await vi.advanceTimersByTimeAsync(60);
  await finished;
  expect(server.saved).toEqual([]);
});

it('sends nothing once it is stopped', async () => {
  const { saver, server } = savedBy();
  saver.change(at('a'));
  saver.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.saved).toEqual([]);
});
