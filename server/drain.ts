import { setTimeout as delay } from 'node:timers/promises';

/** Whether the server is about to stop and still answers, so that load balancers send requests elsewhere first. */
export type Drain = {
  isDraining(): boolean;
  /** From now on /readyz answers 503; resolves after `seconds`. */
  begin(seconds: number): Promise<void>;
};

export function openDrain(): Drain {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    async begin(seconds) {
      isDraining = true;
      await delay(seconds * 1000);
    },
  };
}
