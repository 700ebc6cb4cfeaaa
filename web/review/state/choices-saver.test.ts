import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import { createChoicesSaver, type SavingState } from './choices-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const choicesAt = (cursor: string): ReviewChoices => ({ ...NO_CHOICES, cursor });
const OFFLINE = new Error('offline');
const REFUSED = new Error('refused');

/** A server with the test's answers, in order; afterwards it accepts everything. */
function choicesSaverWith(answers: (Error | 'ok')[] = []) {
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
      const nextAnswer = answers.shift() ?? 'ok';
      if (nextAnswer !== 'ok') throw nextAnswer;
      server.saved.push(cursor);
      return `sign of ${cursor}`;
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
  const { saver, server } = choicesSaverWith();
  saver.change(choicesAt('a'));
  await vi.advanceTimersByTimeAsync(300);
  saver.change(choicesAt('b'));
  await vi.advanceTimersByTimeAsync(600);
  expect(server.saved).toEqual(['b']);
  expect(server.states.at(-1)).toBe('saved');
});

it('sends one at a time, the newest last', async () => {
  const { saver, server } = choicesSaverWith();
  saver.change(choicesAt('a'));
  await vi.advanceTimersByTimeAsync(510);
  saver.change(choicesAt('b'));
  saver.hurry();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.saved).toEqual(['a', 'b']);
  expect(server.most_at_once).toBe(1);
});

it('keeps unsent choices, reports it, and sends them later', async () => {
  const { saver, server } = choicesSaverWith([OFFLINE, OFFLINE]);
  saver.change(choicesAt('a'));
  await vi.advanceTimersByTimeAsync(600);
  expect(server.states.at(-1)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.saved).toEqual(['a']);
  expect(server.states.at(-1)).toBe('saved');
});

it('sends at once when the network is back', async () => {
  const { saver, server } = choicesSaverWith([OFFLINE]);
  saver.change(choicesAt('a'));
  await vi.advanceTimersByTimeAsync(600);
  saver.hurry();
  await vi.advanceTimersByTimeAsync(60);
  expect(server.saved).toEqual(['a']);
});

it('reports a refusal once, and continues with newer choices', async () => {
  const { saver, server } = choicesSaverWith([REFUSED]);
  saver.change(choicesAt('a'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.refusals).toEqual([REFUSED]);
  expect(server.states.at(-1)).toBe('refused');
  saver.change(choicesAt('b'));
  await vi.advanceTimersByTimeAsync(600);
  expect(server.saved).toEqual(['b']);
});

it('finishes only once everything is saved', async () => {
  const { saver, server } = choicesSaverWith();
  saver.change(choicesAt('a'));
  const finishing = saver.finish();
  await vi.advanceTimersByTimeAsync(60);
  await finishing;
  expect(server.saved).toEqual(['a']);
});

it('does not finish if the server can’t be reached', async () => {
  const { saver, server } = choicesSaverWith([OFFLINE]);
  saver.change(choicesAt('a'));
  const finishing = expect(saver.finish()).rejects.toBe(OFFLINE);
  await vi.advanceTimersByTimeAsync(60);
  await finishing;
  expect(server.saved).toEqual([]);
});

it('does not finish after a refusal, until newer choices are saved', async () => {
  const { saver } = choicesSaverWith([REFUSED]);
  saver.change(choicesAt('a'));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(saver.finish()).rejects.toBe(REFUSED);
  await expect(saver.finish()).rejects.toBe(REFUSED);
  saver.change(choicesAt('b'));
  const finishing = saver.finish();
  await vi.advanceTimersByTimeAsync(60);
  await finishing;
  await expect(saver.finish()).resolves.toBeUndefined();
});

it('saves again what was saved before, and returns the new answer', async () => {
  const { saver, server } = choicesSaverWith();
  const choices = choicesAt('a');
  saver.change(choices);
  await vi.advanceTimersByTimeAsync(600);
  const secondSave = saver.saveAgain(choices);
  await vi.advanceTimersByTimeAsync(60);
  expect(await secondSave).toBe('sign of a');
  expect(server.saved).toEqual(['a', 'a']);
});

it('saves again after a save that is running, and answers for the newest', async () => {
  const { saver, server } = choicesSaverWith();
  saver.change(choicesAt('a'));
  saver.hurry();
  const secondSave = saver.saveAgain(choicesAt('b'));
  await vi.advanceTimersByTimeAsync(120);
  expect(await secondSave).toBe('sign of b');
  expect(server.saved).toEqual(['a', 'b']);
  expect(server.most_at_once).toBe(1);
});

it('answers nothing for choices that the server refuses', async () => {
  const { saver } = choicesSaverWith(['ok', REFUSED]);
  saver.change(choicesAt('a'));
  await vi.advanceTimersByTimeAsync(600);
  const secondSave = expect(saver.saveAgain(choicesAt('b'))).rejects.toBe(REFUSED);
  await vi.advanceTimersByTimeAsync(60);
  await secondSave;
});

it('sends nothing after it was stopped', async () => {
  const { saver, server } = choicesSaverWith();
  saver.change(choicesAt('a'));
  saver.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.saved).toEqual([]);
});
