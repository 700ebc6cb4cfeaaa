import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { EMPTY_DATABASE } from '../server/db/pglite-version.ts';

/**
 * Writes the empty database that each new installation begins with, by PGlite's initdb, which needs half a gigabyte. Only after a change of
 * PGlite's version, whose number is in the file's name: `node scripts/make-empty-database.ts`
 */

const folder = await mkdtemp(join(tmpdir(), 'ardoise-empty-'));
try {
  const database = await PGlite.create(folder);
  await database.close();
  const parts = (await readdir(folder)).sort();
  const sameForAll = ['--format=ustar', '--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', [...sameForAll, '-czf', EMPTY_DATABASE, '-C', folder, ...parts]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
