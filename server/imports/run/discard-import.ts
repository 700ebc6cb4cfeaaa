import { Refusal } from '../../../shared/errors.ts';
import { isFinished } from '../../../shared/import-status.ts';
import type { Deps } from '../../deps.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { lockRestaurant } from '../../restaurants/queries.ts';
import { findNextUnfinished, lockImport, markDiscarded } from '../store/queries.ts';
import { settlePages } from './page-usage.ts';
import { sendNextImport } from './read-menu.job.ts';

/**
 * Discards an import: it can no longer be applied, and if it is being read, reading stops.
 * Idempotent.
 *
 * @param options.keeps_finished To stop a reading: an import that is finished meanwhile isn't discarded.
 * @throws Refusal `not_found`; `import_finished`; `import_already_applied`, because an applied import is edited on the menu.
 */
export async function discardImport(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
  access: RestaurantAccess,
  importId: number,
  { keeps_finished: keepsFinished = false }: { keeps_finished?: boolean } = {},
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
    const row = await lockImport(tx, access, importId);
    if (!row) throw new Refusal('not_found');
    if (row.discarded_at !== null) return;
    if (keepsFinished && isFinished(row.status)) throw new Refusal('import_finished');
    if (row.applied_at !== null) throw new Refusal('import_already_applied');
    const isInTurn = (await findNextUnfinished(tx, access)) === importId;
    await markDiscarded(tx, access, importId, deps.now());
    await settlePages(tx, access, importId);
    if (isInTurn) await sendNextImport(deps, tx, access);
  });
}
