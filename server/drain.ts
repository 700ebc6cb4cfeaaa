import { setTimeout as delay } from 'node:timers/promises';

const STREAM_LOOK_MS = 100;

/** Whether the server is about to stop and still answers, so that load balancers send requests elsewhere first. */
export type Drain = {
  isDraining(): boolean;
  /** From now on /readyz answers 503; resolves after `seconds`. */
  begin(seconds: number): Promise<void>;
  /**
   * Counts an answer that is sent in pieces until it is disposed: closing the server would cut it off after seconds. One that
   * begins after the time for balancers is over is not waited for, or a busy node would never stop.
   */
  beginStream(): Disposable;
  /** Resolves once no such answer is being sent, or after the deadline. */
  streamsEnd(deadlineMs: number): Promise<void>;
};

export function openDrain(): Drain {
  let isDraining = false;
  let isOver = false;
  let streamCount = 0;
  return {
    isDraining: () => isDraining,
    async begin(seconds) {
      isDraining = true;
      await delay(seconds * 1000);
      isOver = true;
    },
    beginStream() {
      let isOpen = !isOver;
      if (isOpen) streamCount += 1;
      return {
        [Symbol.dispose]: () => {
          if (isOpen) streamCount -= 1;
          isOpen = false;
        },
      };
    },
    async streamsEnd(deadlineMs) {
      const end = performance.now() + deadlineMs;
      while (streamCount > 0 && performance.now() < end) await delay(STREAM_LOOK_MS);
    },
  };
}
