import { Refusal } from '../../../shared/errors.ts';
import type { Deps } from '../../deps.ts';
import { hasReadingTimeLeft, readingDay, readingTimeToday } from '../../usage/reading-time.ts';
import { hasWaitingImport, type ImportRun } from '../store/run-queries.ts';

/** A run that has had its turn while others wait: it continues later, from the next page. */
export class TurnOver extends Error {}

/** After this time a run lets the imports of restaurants go first whose pages took less of the reader's time today. */
const TURN_MS = 20_000;

/**
 * Called before each page.
 *
 * @param begun When the run began, by performance.now().
 * @throws TurnOver; Refusal `reading_limit_reached` if the restaurant's pages took the whole day's time.
 */
export async function requireTurn(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { run, begun }: { run: ImportRun; begun: number },
): Promise<void> {
  if (!(await hasReadingTimeLeft(deps, deps.db, run.access))) throw new Refusal('reading_limit_reached');
  if (performance.now() - begun < TURN_MS) return;
  const spent_ms = await readingTimeToday(deps, deps.db, run.access);
  if (await hasWaitingImport(deps.db, run.access, { day: readingDay(deps), spent_ms })) throw new TurnOver();
}
