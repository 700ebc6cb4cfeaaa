import { Refusal } from '../../../shared/errors.ts';
import type { Deps } from '../../deps.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { lockRestaurant } from '../../restaurants/queries.ts';
import type { ImportRow } from '../store/import-row.ts';
import { forgetForRestart } from '../store/page-queries.ts';
import { countUnfinished, findImport, lockImport, resetImport } from '../store/queries.ts';
import { sendImport } from './read-menu.job.ts';

/**
 * Reads a failed import again, without a new upload: pages that were read are kept.
 *
 * @throws Refusal `not_found`; `import_not_restartable` where it did not fail or was discarded.
 */
export async function restartImport(
  deps: Pick<Deps, 'db' | 'jobs'>,
  access: RestaurantAccess,
  importId: number,
): Promise<ImportRow> {
  return await deps.db.transaction(async (tx) => {
    if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
    const row = await lockImport(tx, access, importId);
    if (!row) throw new Refusal('not_found');
    if (row.status !== 'failed' || row.discarded_at !== null || row.applied_at !== null)
      throw new Refusal('import_not_restartable');
    const unfinished = await countUnfinished(tx, access);
    await forgetForRestart(tx, access, importId);
    await resetImport(tx, access, importId);
    if (unfinished === 0) await sendImport(deps, tx, access, importId);
    const reset = await findImport(tx, access, importId);
    if (!reset) throw new Refusal('not_found');
    return reset;
  });
}
