import { openAsBlob } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db, OpenedDb } from './db.ts';
import { guardOuterDb } from './outer-db-guard.ts';
import { holdsDatabase, openingProblem } from './pglite-folder.ts';
import { DURABLE_START_PARAMS, DurableNodeFs, syncTree } from './pglite-fsync.ts';
import { lockFolder } from './pglite-lock.ts';
import { keepStatements } from './pglite-statements.ts';
import { endOnPanic, keepLogShort, takeTurns } from './pglite-upkeep.ts';
import { EMPTY_DATABASE, requireTestedPglite } from './pglite-version.ts';

/**
 * PostgreSQL's default of 128 MB is written to at each start, so all of it is used whatever the database's size. What isn't in it is
 * read from the system's cache of files.
 */
const BUFFERS = ['-c', 'shared_buffers=16MB'];

/**
 * PGlite on disk, in `database` under the data folder, for this process alone.
 * @throws StartProblem if PGlite is another version, if another process has the folder, or if the existing data can't be opened: it is never replaced.
 */
export async function openPglite(dataDir: string, { guard }: { guard: boolean }): Promise<OpenedDb> {
  requireTestedPglite();
  const folder = join(dataDir, 'database');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlockDatabase = lockFolder(folder);
  try {
    if (!(await holdsDatabase(folder))) await createDatabase(folder);
    const pglite = await openFolder(folder);
    endOnPanic(pglite);
    takeTurns(pglite);
    const stopUpkeep = keepLogShort(pglite);
    const openedDb = openedPglite(pglite, { guard });
    const closeDatabase = async () => {
      await stopUpkeep();
      await openedDb.close();
      unlockDatabase();
    };
    return { ...openedDb, close: closeDatabase };
  } catch (error) {
    unlockDatabase();
    throw error;
  }
}

/** Created beside its final place and moved there once it is complete and synced, so that a kill leaves no half database. */
async function createDatabase(folder: string): Promise<void> {
  const newFolder = `${folder}.new`;
  await rm(newFolder, { recursive: true, force: true });
  await (await openFolder(newFolder, { loadDataDir: await readEmptyDatabase() })).close();
  await syncTree(newFolder);
  await rename(newFolder, folder);
}

/** PGlite's own initdb needs half a gigabyte. */
const readEmptyDatabase = () => openAsBlob(EMPTY_DATABASE, { type: 'application/gzip' });

/** An empty database in a new folder that is removed afterwards: nothing waits for the disk. */
export async function openScratchPglite(folder: string): Promise<OpenedDb> {
  const startParams = [...PGlite.defaultStartParams, ...BUFFERS];
  const pglite = await PGlite.create(folder, { startParams, loadDataDir: await readEmptyDatabase() });
  return openedPglite(pglite, { guard: false });
}

async function openFolder(folder: string, contents: { loadDataDir?: Blob } = {}): Promise<PGlite> {
  // PGlite's files can be read by every account of the machine, and DATA_DIR may be a folder that others enter.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  try {
    const startParams = [...DURABLE_START_PARAMS, ...BUFFERS];
    return await PGlite.create({ fs: new DurableNodeFs(folder), startParams, ...contents });
  } catch {
    // "PGlite failed to initialize properly", "Aborted()": PGlite's messages don't help.
    throw await openingProblem(folder);
  }
}

/** Wraps an open PGlite, on disk or in memory. */
export function openedPglite(database: PGlite, { guard }: { guard: boolean }): OpenedDb {
  const pglite = keepStatements(database);
  const db: Db = drizzle({ client: pglite });
  return {
    db: guard ? guardOuterDb(db) : db,
    driver: { kind: 'pglite', pglite },
    close: () => pglite.close(),
  };
}
