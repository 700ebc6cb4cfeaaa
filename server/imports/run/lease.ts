import { isFinished } from '../../../shared/import-status.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { lockRestaurant } from '../../restaurants/queries.ts';
import type { ImportRow } from '../store/import-row.ts';
import { findNextUnfinished, lockImport } from '../store/queries.ts';
import { isRunAlive, markClaimed, type Run } from '../store/run-queries.ts';
import { endRun, type RunDeps } from './end-run.ts';

/** A run whose row got no sign of life for so long is dead: more than twice the pulse's interval. */
const STALE_AFTER_MS = 5_000;
const ASK_AGAIN_SECONDS = 2;
/** An import fails instead of running again when so many runs died without reading a page. */
const MAX_DEATHS = 3;

export type Claim = { run: Run; row: ImportRow; is_last_try: boolean };

/**
 * Takes an import in hand. Undefined where there is nothing to do: it ended, was discarded, isn't next in turn, or died
 * so often that it fails here; or where another run still seems alive, which is looked at again in a moment.
 */
export async function claimImport(
  deps: Pick<RunDeps, 'db' | 'sendNext' | 'sendLater'>,
  access: RestaurantAccess,
  importId: number,
): Promise<Claim | undefined> {
  return await deps.db.transaction(async (tx) => {
    if (!(await lockRestaurant(tx, access))) return undefined;
    const found = await lockImport(tx, access, importId);
    if (!found || isFinished(found.status)) return undefined;
    // An earlier one is in turn; its end sends this one's job.
    if ((await findNextUnfinished(tx, access)) !== importId) return undefined;
    if (await isRunAlive(tx, access, importId, STALE_AFTER_MS)) {
      await deps.sendLater(tx, access, importId, ASK_AGAIN_SECONDS);
      return undefined;
    }
    const { draft: _draft, choices: _choices, ...row } = found;
    const run = await markClaimed(tx, access, importId);
    if (row.attempts < MAX_DEATHS) return { run, row, is_last_try: row.attempts + 1 >= MAX_DEATHS };
    await endRun(deps, tx, run, { status: 'failed', error: 'reader_crashed' });
    return undefined;
  });
}
