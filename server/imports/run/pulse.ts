import type { Deps } from '../../deps.ts';
import { type Run, saveRun } from '../store/run-queries.ts';

const INTERVAL_MS = 2_000;

export type Pulse = {
  /** Milliseconds spent on the import, those of earlier runs included. */
  elapsed(): number;
  stop(): void;
};

/**
 * The signs of life of a run, and its time, written to the row every two seconds.
 *
 * @param spentMs What earlier runs took.
 * @param onLost Called once the row is no longer this run's.
 */
export function startPulse(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  run: Run,
  { spentMs, onLost }: { spentMs: number; onLost: () => void },
): Pulse {
  const begun = performance.now();
  const elapsed = () => spentMs + Math.round(performance.now() - begun);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const beat = async () => {
    try {
      const fields = { heartbeat_at: 'now', execution_time_ms: elapsed() } as const;
      if (!isStopped && !(await saveRun(db, run, fields))) return onLost();
    } catch (error) {
      // The next beat may pass; if none does, another worker takes over.
      log.warn({ err: error }, 'an import could not give its sign of life');
    }
    if (!isStopped) timer = setTimeout(() => void beat(), INTERVAL_MS);
  };
  timer = setTimeout(() => void beat(), INTERVAL_MS);
  return {
    elapsed,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
