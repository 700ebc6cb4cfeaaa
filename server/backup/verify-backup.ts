import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openScratchPglite } from '../db/open-pglite.ts';
import type { Spool } from '../files/spool.ts';
import type { BackupManifest } from './backup-format.ts';
import { type BackupStore, readParts } from './backup-store.ts';
import { listBackedUpFiles, readContent } from './copy-files.ts';
import { prepareTables, restoreRows } from './restore-backup.ts';

/**
 * Restores a backup's rows into an embedded database in a scratch folder, and reads every file of it.
 * @throws BackupProblem saying what is missing or differs.
 */
export async function verifyBackup(
  { backups, spool }: { backups: BackupStore; spool: Spool },
  manifest: BackupManifest,
): Promise<void> {
  const folder = await spool.newFolder();
  try {
    const scratchDb = await openScratchPglite(join(folder, 'database'));
    try {
      await prepareTables(scratchDb, manifest);
      await scratchDb.db.transaction((tx) => restoreRows(tx, backups, manifest));
    } finally {
      await scratchDb.close();
    }
    for await (const _ of readParts(backups, manifest.jobs.parts));
    for await (const file of listBackedUpFiles(backups, manifest))
      await readContent(backups, file, join(folder, 'content'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
