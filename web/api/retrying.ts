import { mayPass, type Obstacle, obstacleOf, retryDelay } from './retry-policy.ts';

type Retrying = {
  /** Aborts it, also while it waits. */
  signal: AbortSignal;
  /** Maximum number of temporary failures. */
  max_failures: number;
  /** Called before each wait. */
  onObstacle(obstacle: Obstacle): void;
};

/** Retries after temporary failures. @throws the last failure, a refusal, or the signal's reason. */
export async function retrying<T>(run: () => Promise<T>, { signal, max_failures, onObstacle }: Retrying): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      return await run();
    } catch (error) {
      if (signal.aborted || !mayPass(error) || failures >= max_failures) throw error;
      onObstacle(obstacleOf(error));
      await pause(retryDelay(failures, error), signal);
    }
  }
}

/** Ends early if the signal aborts. */
const pause = (delay_ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delay_ms);
    signal.addEventListener('abort', end);
  });
