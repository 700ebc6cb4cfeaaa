import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import type { ImportError, StoredReport } from '../store/import-row.ts';
import { type Run, saveRun } from '../store/run-queries.ts';
import { settlePages } from './page-usage.ts';

/** What a run is given: how to send the job of the restaurant's next import, and its own once more. */
export type RunDeps = Deps & {
  sendNext: (tx: Db, access: RestaurantAccess) => Promise<void>;
  sendLater: (tx: Db, access: RestaurantAccess, importId: number, seconds: number) => Promise<void>;
};

export type Ending = { status: 'completed' } | { status: 'failed'; error: ImportError; report?: StoredReport };

/**
 * Ends an import, and sends the restaurant's next one in the same transaction, which holds the restaurant's row.
 * Where the row is no longer this run's nothing happens.
 */
export async function endRun(deps: Pick<RunDeps, 'sendNext'>, tx: Db, run: Run, ending: Ending): Promise<void> {
  const isOurs = await saveRun(tx, run, { ...ending, heartbeat_at: null });
  if (!isOurs) return;
  await settlePages(tx, run.access, run.id);
  await deps.sendNext(tx, run.access);
}
