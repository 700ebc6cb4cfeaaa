import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { FileKey } from '../../files/files.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { workerAccess } from '../../restaurants/access.ts';
import { listImportFiles } from './queries.ts';

/** Every night: removes what uploads left that were broken off by the end of their process. */
export const sweepImportFilesJob = defineJob({
  name: 'sweep-import-files',
  payload: z.strictObject({}),
  retries: 1,
  expire_seconds: 60 * 60,
  schedule: '20 4 * * *',
  load: async () => ({ run }),
});

// As run/start-import.ts and run/pages.ts name them.
const UPLOAD = /^private\/([^/]+)\/imports\/(\d{4}-\d{2}-\d{2})-[^/]+\/\d+$/;
const PICTURE = /^private\/([^/]+)\/imports\/(\d+)\/pages\/[^/]+$/;
const DAY_MS = 24 * 60 * 60 * 1_000;

type NamedFiles = { restaurant_id: string; keys: Set<string>; ids: Set<number> };

/**
 * Removes stored files that no import names: rows come after files, so a process that ended in between leaves some.
 * An upload of today or yesterday may still be under way and stays.
 */
export async function run(deps: Pick<Deps, 'db' | 'files' | 'now' | 'spool'>): Promise<void> {
  await deps.spool.sweep(deps.now());
  const recent = new Date(deps.now().getTime() - DAY_MS).toISOString().slice(0, 10);
  let known: NamedFiles | undefined;
  for await (const key of deps.files.list('private/')) {
    const parts = UPLOAD.exec(key) ?? PICTURE.exec(key);
    const [, restaurantId, name = ''] = parts ?? [];
    if (restaurantId === undefined) continue;
    // Keys come by restaurant, so that each one's imports are asked for once.
    if (known?.restaurant_id !== restaurantId) known = await knownOf(deps, restaurantId);
    if (isOrphan(key, name, known, recent)) await deps.files.delete(key);
  }
}

const isOrphan = (key: FileKey, name: string, known: NamedFiles, recent: string): boolean =>
  name.includes('-') ? name < recent && !known.keys.has(key) : !known.ids.has(Number(name));

async function knownOf({ db }: Pick<Deps, 'db'>, restaurantId: string): Promise<NamedFiles> {
  // The id stands in a key that was made with its owner's access.
  const imports = await listImportFiles(db, workerAccess(restaurantId));
  return {
    restaurant_id: restaurantId,
    keys: new Set(imports.flatMap(({ files }) => files.map(({ key }) => key))),
    ids: new Set(imports.map(({ id }) => id)),
  };
}
