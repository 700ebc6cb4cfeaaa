import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from './db.ts';
import type { OpenedDb } from './open-db.ts';
import { guardOuterDb } from './outer-db-guard.ts';

/** PGlite on disk, in `database` under the data folder. */
export async function openPglite(dataDir: string, { guard }: { guard: boolean }): Promise<OpenedDb> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create({ dataDir: folder });
  return openedPglite(pglite, { guard });
}

/** Wraps a PGlite that is open, on disk or in memory. */
export function openedPglite(pglite: PGlite, { guard }: { guard: boolean }): OpenedDb {
  const db: Db = drizzle({ client: pglite });
  return {
    db: guard ? guardOuterDb(db) : db,
    driver: { kind: 'pglite', pglite },
    close: () => pglite.close(),
  };
}
