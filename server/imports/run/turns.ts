import { Refusal } from '../../../shared/errors.ts';
import type { Deps } from '../../deps.ts';
import { hasReadingTimeLeft, readingDay, readingTimeToday } from '../../usage/reading-time.ts';
import { hasWaitingImport, type ImportRun } from '../store/run-queries.ts';

/**
 * Who has the reader (docs/decisions/002). Between pages a run yields to every restaurant whose pages used less of the
 * reader's time today; within a page, to those that have not had a turn today.
 */

/** A run that has had its turn while others wait: it continues later, from the first page that is not stored. */
export class TurnOver extends Error {}

/** After this time a run lets the imports of restaurants go first whose pages used less of the reader's time today. */
const TURN_MS = 20_000;
const WATCH_INTERVAL_MS = 1_000;

/** The run of this process that may finish the page it is at although others wait. */
let finishing: ImportRun | undefined;

/**
 * Called before each page.
 *
 * @param begun When the run began, by performance.now().
 * @throws TurnOver; Refusal `reading_limit_reached` if the restaurant's pages used the whole day's time.
 */
export async function requireTurn(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { run, begun: startedAt }: { run: ImportRun; begun: number },
): Promise<void> {
  if (!(await hasReadingTimeLeft(deps, deps.db, run.access))) throw new Refusal('reading_limit_reached');
  if (performance.now() - startedAt < TURN_MS) return;
  const spent_ms = await readingTimeToday(deps, deps.db, run.access);
  if (await hasWaitingImport(deps.db, run.access, { day: readingDay(deps), spent_ms })) throw new TurnOver();
}

type TurnWatch = {
  /** Aborted with TurnOver. */
  signal: AbortSignal;
  stop(): void;
};

/**
 * Ends the turn of a run within a page. A restaurant that has already had a turn today may finish its page, so that a hard
 * page is read in the end; in this process only one at a time, so that the other readers stay open to the rest.
 *
 * @param begun When the run began, by performance.now().
 */
export function watchTurn(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  { run, begun: startedAt }: { run: ImportRun; begun: number },
): TurnWatch {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    if (performance.now() - startedAt < TURN_MS) return;
    if (!(await hasWaitingImport(deps.db, run.access, { day: readingDay(deps), spent_ms: TURN_MS }))) return;
    const hasHadTurn = (await readingTimeToday(deps, deps.db, run.access)) >= TURN_MS;
    if (isStopped) return;
    if (hasHadTurn) finishing ??= run;
    if (finishing !== run) over.abort(new TurnOver());
  };
  const watch = async () => {
    // A look that failed is repeated, and before the next page `requireTurn` asks as well.
    await look().catch((error: unknown) => deps.log.warn({ err: error }, 'could not look for imports that wait'));
    if (!isStopped && !over.signal.aborted) watchLater();
  };
  const watchLater = () => {
    timer = setTimeout(() => void watch(), WATCH_INTERVAL_MS);
  };
  watchLater();
  return {
    signal: over.signal,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      if (finishing === run) finishing = undefined;
    },
  };
}
