import { BIN_LIFETIME_MS } from '../../../shared/limits.ts';
import type { Deps } from '../../deps.ts';
import type { FileKey } from '../../files/files.ts';
import { defineSweep } from '../../jobs/jobs.ts';
import { workerAccess } from '../../restaurants/access.ts';
import { dropBackups, listImportFiles } from './queries.ts';
import { UPLOADED_FILE } from './upload-folder.ts';

/**
 * Every night: removes files of uploads that were interrupted when their process ended, and of deleted imports; and what
 * rolling an import back needs, as soon as the bin no longer has what it replaced.
 */
export const sweepImportFilesJob = defineSweep({
  name: 'sweep-import-files',
  schedule: '20 4 * * *',
  run,
});

// The prefix that run/pages.ts uses.
const PICTURE = /^private\/([^/]+)\/imports\/(\d+)\/pages\/[^/]+$/;
const DAY_MS = 24 * 60 * 60 * 1_000;

type ImportFiles = { restaurant_id: string; keys: Set<string>; ids: Set<number> };

/**
 * Removes stored files that no import names: rows are written after files, so a process that ends in between leaves some.
 * Uploads of today and yesterday may still be in progress and are kept.
 */
export async function run(deps: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  await dropBackups(deps.db, new Date(deps.now().getTime() - BIN_LIFETIME_MS));
  const recent = new Date(deps.now().getTime() - DAY_MS).toISOString().slice(0, 10);
  let importFiles: ImportFiles | undefined;
  for await (const key of deps.files.list('private/')) {
    const parts = UPLOADED_FILE.exec(key) ?? PICTURE.exec(key);
    const [, restaurantId, name = ''] = parts ?? [];
    if (restaurantId === undefined) continue;
    // Keys are sorted by restaurant, so that each one's imports are queried once.
    if (importFiles?.restaurant_id !== restaurantId) importFiles = await knownOf(deps, restaurantId);
    if (isOrphan(key, name, importFiles, recent)) await deps.files.delete(key);
  }
}

const isOrphan = (key: FileKey, name: string, importFiles: ImportFiles, recent: string): boolean =>
  name.includes('-') ? name < recent && !importFiles.keys.has(key) : !importFiles.ids.has(Number(name));

async function knownOf({ db }: Pick<Deps, 'db'>, restaurantId: string): Promise<ImportFiles> {
  // The id comes from a key that was created with its owner's access.
  const imports = await listImportFiles(db, workerAccess(restaurantId));
  return {
    restaurant_id: restaurantId,
    keys: new Set(imports.flatMap(({ files }) => files.map(({ key }) => key))),
    ids: new Set(imports.map(({ id }) => id)),
  };
}
