import type { ReviewChoices } from '../../../shared/api/imports.ts';

/** `waiting`: the server can't be reached; it is retried automatically. `refused`: the server rejects the choices. */
export type SavingState = 'saved' | 'saving' | 'waiting' | 'refused';

type SaverOptions<Answer> = {
  save(choices: ReviewChoices): Promise<Answer>;
  /** Whether a failure is temporary: the network, a server that restarts. */
  isPassing(error: unknown): boolean;
  onState(state: SavingState): void;
  /** Called once for choices that the server refused. */
  onRefused(error: unknown): void;
  /** Delay from the last change to saving, in milliseconds. */
  delay_ms: number;
  /** Delay before the next retry after so many failures, in milliseconds. */
  retryDelay(failures: number, error: unknown): number;
};

export type ChoicesSaver<Answer> = {
  /** Saves these soon, replacing what waits. */
  change(choices: ReviewChoices): void;
  /** Retries now what waits: the network is back, or the page is being closed. */
  hurry(): void;
  /**
   * Resolves once everything is saved. Rejects with the failure of one more attempt, or with the server's refusal of the
   * newest choices, also if it came before.
   */
  finish(): Promise<void>;
  /** Saves these now, also if they were saved before; the answer is that of the newest choices. @throws as `finish`. */
  saveAgain(choices: ReviewChoices): Promise<Answer>;
  /** Stops retrying; a running request is aborted. */
  stop(): void;
};

/**
 * Sends the choices as a whole, one request at a time and the newest last, so that an older state never arrives after a newer
 * one; unsent choices are kept and retried.
 */
export function createChoicesSaver<Answer>(options: SaverOptions<Answer>): ChoicesSaver<Answer> {
  let waitingChoices: ReviewChoices | undefined;
  let runningSave: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasStopped = false;
  let failureCount = 0;
  /** The refusal of the newest choices, until newer ones are saved. */
  let latestRefusal: { error: unknown } | undefined;
  let latestAnswer: { body: Answer } | undefined;

  const saveAfter = (delay: number): void => {
    clearTimeout(timer);
    if (!hasStopped) timer = setTimeout(() => void sendAll().catch(() => undefined), delay);
  };

  const sendAll = (): Promise<void> => {
    clearTimeout(timer);
    runningSave ??= sendWaiting().finally(() => {
      runningSave = undefined;
    });
    return runningSave;
  };

  const sendWaiting = async (): Promise<void> => {
    while (waitingChoices) {
      const sentChoices = waitingChoices;
      options.onState('saving');
      try {
        latestAnswer = { body: await options.save(sentChoices) };
      } catch (error) {
        handleFailure(error, sentChoices);
        throw error;
      }
      failureCount = 0;
      latestRefusal = undefined;
      if (waitingChoices === sentChoices) waitingChoices = undefined;
    }
    if (!hasStopped) options.onState('saved');
  };

  const handleFailure = (error: unknown, sentChoices: ReviewChoices): void => {
    if (hasStopped) return;
    if (options.isPassing(error)) {
      options.onState('waiting');
      saveAfter(options.retryDelay(failureCount, error));
      failureCount += 1;
      return;
    }
    failureCount = 0;
    latestRefusal = { error };
    // Newer ones may be accepted; these never will be.
    if (waitingChoices === sentChoices) waitingChoices = undefined;
    else saveAfter(options.delay_ms);
    options.onState('refused');
    options.onRefused(error);
  };

  const finish = async (): Promise<void> => {
    await runningSave?.catch(() => undefined);
    if (waitingChoices) await sendAll();
    else if (latestRefusal) throw latestRefusal.error;
  };

  return {
    change: (choices) => {
      waitingChoices = choices;
      saveAfter(options.delay_ms);
    },
    hurry: () => {
      if (waitingChoices) void sendAll().catch(() => undefined);
    },
    finish,
    saveAgain: async (choices) => {
      waitingChoices = choices;
      await finish();
      if (!latestAnswer) throw new Error('nothing was saved');
      return latestAnswer.body;
    },
    stop: () => {
      hasStopped = true;
      clearTimeout(timer);
    },
  };
}
