import type { z } from 'zod';
import type { importFormSchema } from '../../../shared/api/imports.ts';
import { Refusal } from '../../../shared/errors.ts';
import { FIRST_MENU_ID } from '../../../shared/limits.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { listMenus } from '../../menus/entity-queries.ts';
import { findMenu } from '../../menus/queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { lockRestaurant, nextId } from '../../restaurants/queries.ts';
import type { UploadedFile } from '../as-pages/as-pages.ts';
import type { ImportFile, ImportRow } from '../store/import-row.ts';
import { forgetForRestart } from '../store/page-queries.ts';
import { countUnfinished, findImport, insertImport, lockImport, resetImport } from '../store/queries.ts';
import { newUploadFolder } from '../store/upload-folder.ts';
import { sendImport } from './read-menu.job.ts';

/** How many imports of one restaurant may wait and run at once. */
const MAX_UNFINISHED = 5;

type StartDeps = Pick<Deps, 'db' | 'files' | 'jobs' | 'now'>;
type Form = z.output<typeof importFormSchema>;

/** @throws Refusal `import_running` if too many of the restaurant's imports are waiting. */
export async function requireFreeTurn(db: Db, access: RestaurantAccess): Promise<{ unfinished: number }> {
  const unfinished = await countUnfinished(db, access);
  if (unfinished >= MAX_UNFINISHED) throw new Refusal('import_running');
  return { unfinished };
}

/**
 * Stores the files, then creates the import's row and its job in one transaction. If anything fails, nothing is kept.
 * While another import of the restaurant is being read, this one waits for its turn.
 *
 * @throws Refusal `not_found` if the menu doesn't exist, `validation_failed` if more files are rotated than there are,
 * `import_running` if too many wait, `storage_full`.
 */
export async function startImport(
  deps: StartDeps,
  access: RestaurantAccess,
  { fields, files }: { fields: Form; files: readonly UploadedFile[] },
): Promise<ImportRow> {
  if ((fields.rotations?.length ?? 0) > files.length)
    throw new Refusal('validation_failed', { fields: { rotations: 'invalid_value' } });
  const menuId = fields.menu_id ?? (await defaultMenu(deps, access));
  if (!(await findMenu(deps.db, access, menuId))) throw new Refusal('not_found');
  const storedFiles: ImportFile[] = [];
  const folder = newUploadFolder(access, deps.now());
  try {
    for (const [index, { path, type, name, bytes, sha256, is_laid_out }] of files.entries()) {
      const key = `${folder}/${index}` as const;
      storedFiles.push({
        name,
        bytes,
        key,
        rotation: fields.rotations?.[index] ?? 0,
        sha256,
        ...(is_laid_out && { is_laid_out }),
      });
      await deps.files.put(key, { path }, type);
    }
    return await deps.db.transaction(async (tx) => {
      if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
      const { unfinished } = await requireFreeTurn(tx, access);
      const row = await insertImport(tx, access, {
        id: await nextId(tx, access, 'import'),
        option: fields.option,
        apply: fields.apply,
        menu_id: menuId,
        files: storedFiles,
      });
      if (unfinished === 0) await sendImport(deps, tx, access, row.id);
      return row;
    });
  } catch (error) {
    // What can't be removed now is removed by the sweep; the first error is the one that is reported.
    await Promise.allSettled(storedFiles.map(({ key }) => deps.files.delete(key)));
    throw error;
  }
}

/**
 * Restarts a failed import without a new upload: pages that were read are kept.
 *
 * @throws Refusal `not_found`; `import_not_restartable` if it did not fail or was discarded.
 */
export async function restartImport(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
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

/** Menu 1, which the printed code shows, or the first one if it was deleted. */
async function defaultMenu({ db }: Pick<Deps, 'db'>, access: RestaurantAccess): Promise<number> {
  const menus = await listMenus(db, access);
  const menu = menus.find(({ id }) => id === FIRST_MENU_ID) ?? menus[0];
  if (!menu) throw new Refusal('not_found');
  return menu.id;
}
