import type { Db } from '../db/db.ts';
import { findMigration, listMigrations } from '../db/migrate.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import type { FileStore } from '../files/files.ts';
import type { Spool } from '../files/spool.ts';
import {
  BACKUP_FORMAT,
  type BackedUpFile,
  type BackupManifest,
  type BackupTable,
  backupIdAt,
} from './backup-format.ts';
import { BackupProblem } from './backup-problem.ts';
import { type BackupStore, folderOf, listBackups, PartWriter, readManifest, writeManifest } from './backup-store.ts';
import { copyFiles, listBackedUpFiles } from './copy-files.ts';
import { digestRows, listJobLines, listTables, readRows, setUtc } from './table-queries.ts';

type WriteOptions = {
  /** Not the serving process's own if that is embedded: reading whole tables would block it (openToRead). */
  db: Db;
  files: FileStore;
  spool: Spool;
  backups: BackupStore;
  /** Names of jobs that are sent, not scheduled. */
  sent_jobs: readonly string[];
  now: Date;
};

/**
 * Backs up everything while the application serves. All rows are of one moment. Files are copied before and after: those
 * of that moment are in the backup even if they were deleted while the rows were read. The manifest is written last.
 */
export async function writeBackup({
  db,
  files,
  spool,
  backups,
  sent_jobs,
  now,
}: WriteOptions): Promise<BackupManifest> {
  const id = backupIdAt(now);
  const migration = await migrationOf(db);
  const earlierFiles = await filesOfNewest(backups);
  const copiedFiles = new Map<string, BackedUpFile>();
  await copyFiles({ backups, files, spool }, copiedFiles, earlierFiles);
  const rows = await readSnapshot(db, (tx) => writeRows(tx, backups, id, sent_jobs));
  await copyFiles({ backups, files, spool }, copiedFiles, earlierFiles);
  const list = new PartWriter(backups, `${folderOf(id)}/files`);
  let bytes = 0;
  for (const file of copiedFiles.values()) {
    await list.add(JSON.stringify(file));
    bytes += file.bytes;
  }
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    id,
    migration,
    ...rows,
    files: { count: copiedFiles.size, bytes, parts: await list.end() },
  };
  await writeManifest(backups, manifest);
  return manifest;
}

async function writeRows(
  tx: Db,
  backups: BackupStore,
  id: string,
  sentJobs: readonly string[],
): Promise<Pick<BackupManifest, 'tables' | 'jobs'>> {
  await setUtc(tx);
  const tables: BackupTable[] = [];
  for (const name of await listTables(tx)) {
    const writer = new PartWriter(backups, `${folderOf(id)}/rows/${name}`);
    for await (const line of readRows(tx, name)) await writer.add(line);
    tables.push({ name, ...(await digestRows(tx, name)), parts: await writer.end() });
  }
  const jobs = new PartWriter(backups, `${folderOf(id)}/jobs`);
  for (const line of await listJobLines(tx, sentJobs)) await jobs.add(line);
  return { tables, jobs: { parts: await jobs.end(), rows: jobs.lines } };
}

/** @throws BackupProblem if the database is not of this code. */
async function migrationOf(db: Db): Promise<BackupManifest['migration']> {
  const when = await findMigration(db);
  const migration = (await listMigrations()).find((one) => one.when === when);
  if (!migration)
    throw new BackupProblem('The database is of another version. Start the server once, then back it up.');
  return { tag: migration.tag, when: migration.when };
}

/** An earlier backup only saves work: one that can't be read is ignored. */
async function filesOfNewest(backups: BackupStore): Promise<Map<string, BackedUpFile>> {
  const files = new Map<string, BackedUpFile>();
  const [newest] = await listBackups(backups);
  if (newest === undefined) return files;
  try {
    for await (const file of listBackedUpFiles(backups, await readManifest(backups, newest))) files.set(file.key, file);
    return files;
  } catch (error) {
    if (error instanceof BackupProblem) return new Map();
    throw error;
  }
}
