import { isTransient, type Obstacle, obstacleOf, retryDelay } from './retry-policy.ts';

type Retrying = {
  /** Aborts it, also while it waits. */
  signal: AbortSignal;
  /** Maximum number of temporary failures. */
  max_failures: number;
  /** Called before each wait. */
  onObstacle(obstacle: Obstacle): void;
};

/** Retries after temporary failures. @throws the last failure, a refusal, or the signal's reason. */
export async function runWithRetries<T>(
  run: () => Promise<T>,
  { signal, max_failures, onObstacle }: Retrying,
): Promise<T> {
  for (let failureCount = 0; ; failureCount += 1) {
    signal.throwIfAborted();
    try {
      return await run();
    } catch (error) {
      if (signal.aborted || !isTransient(error) || failureCount >= max_failures) throw error;
      onObstacle(obstacleOf(error));
      await pauseFor(retryDelay(failureCount, error), signal);
    }
  }
}

/** Ends early if the signal aborts. */
const pauseFor = (delay_ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const endPause = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', endPause);
      resolve();
    };
    const timer = setTimeout(endPause, delay_ms);
    signal.addEventListener('abort', endPause);
  });
