import { rm } from 'node:fs/promises';
import type { Db, OpenedDb } from '../db/db.ts';
import { findMigration, listMigrations, type Migration, migrateUntil } from '../db/migrate.ts';
import type { FileStore } from '../files/files.ts';
import type { Spool } from '../files/spool.ts';
import type { JobQueue } from '../job-queue.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import { type BackupManifest, type BackupTable, backedUpJobSchema } from './backup-format.ts';
import { BackupProblem } from './backup-problem.ts';
import { type BackupStore, parseLine, readParts } from './backup-store.ts';
import { listBackedUpFiles, requireOwnFiles, restoreFile } from './copy-files.ts';
import { deleteWaysIn } from './delete-ways-in.ts';
import { digestRows, findFilledTable, insertRows, listTables, setUtc } from './table-queries.ts';

const INSERTED_ROWS = 200;
const INSERTED_CHARACTERS = 2_000_000;

type RestoreOptions = {
  database: OpenedDb;
  files: FileStore;
  spool: Spool;
  backups: BackupStore;
  /** All jobs there are. */
  all: readonly Job[];
  /** Opens the queue, once the database has proved to be empty. */
  startJobs(): Promise<Pick<Jobs, 'send' | 'close'>>;
};

/**
 * Restores a backup into an empty database and store. Files come first, then all rows in one transaction with the jobs that
 * had not ended: a kill leaves an empty database, into which the same backup can be restored again, or all of it. Nobody is
 * signed in afterwards.
 *
 * @throws BackupProblem with one line; no row was written then.
 */
export async function restoreBackup(options: RestoreOptions, manifest: BackupManifest): Promise<void> {
  const { database, files, spool, backups } = options;
  await prepareTables(database, manifest);
  await requireEmpty(database.db);
  const keys = new Set<string>();
  for await (const { key } of listBackedUpFiles(backups, manifest)) keys.add(key);
  await requireOwnFiles(files, keys);
  const folder = await spool.newFolder();
  try {
    for await (const file of listBackedUpFiles(backups, manifest)) await restoreFile(options, file, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const jobs = await options.startJobs();
  try {
    await database.db.transaction(async (tx) => {
      await restoreRows(tx, backups, manifest);
      await deleteWaysIn(
        tx,
        manifest.tables.map(({ name }) => name),
      );
      await restoreJobs(tx, { backups, jobs, all: options.all }, manifest);
    });
  } finally {
    await jobs.close();
  }
}

/** Sends the jobs that had not ended when the backup was made. They wait for a server, which first migrates the rows. */
async function restoreJobs(
  tx: Db,
  { backups, jobs, all }: Pick<RestoreOptions, 'backups' | 'all'> & { jobs: Pick<JobQueue, 'send'> },
  manifest: BackupManifest,
): Promise<void> {
  for await (const line of readParts(backups, manifest.jobs.parts)) {
    const { name, data, priority, singleton_key, waits } = parseLine(backedUpJobSchema, line, 'the list of jobs');
    const job = all.find((one) => one.name === name);
    // Today's code may not have it any more.
    if (!job) continue;
    await jobs.send(tx, job, data, {
      priority,
      start_after_seconds: Math.ceil(waits),
      ...(singleton_key === null ? {} : { singleton_key }),
    });
  }
}

/**
 * Inserts all rows and compares each table to what was backed up. Inside a transaction.
 * @throws BackupProblem if a table came out differently.
 */
export async function restoreRows(tx: Db, backups: BackupStore, { tables }: BackupManifest): Promise<void> {
  await setUtc(tx);
  await requireEmpty(tx);
  for (const table of tables) {
    await restoreTable(tx, backups, table);
    const { rows, digest } = await digestRows(tx, table.name);
    if (rows !== table.rows || digest !== table.digest)
      throw new BackupProblem(`The table ${table.name} could not be restored: its rows differ from the backup's.`);
  }
}

async function restoreTable(tx: Db, backups: BackupStore, { name, parts }: BackupTable): Promise<void> {
  let lines: string[] = [];
  let characterCount = 0;
  const insertLines = async () => {
    if (lines.length > 0) await insertRows(tx, name, lines);
    lines = [];
    characterCount = 0;
  };
  for await (const line of readParts(backups, parts)) {
    lines.push(line);
    characterCount += line.length;
    if (lines.length >= INSERTED_ROWS || characterCount >= INSERTED_CHARACTERS) await insertLines();
  }
  await insertLines();
}

/**
 * Creates the tables as they were when the backup was made.
 * @throws BackupProblem if it is newer than this code, or the database is not of its version.
 */
export async function prepareTables(database: OpenedDb, manifest: BackupManifest): Promise<void> {
  const targetMigration = requireKnown(manifest, await listMigrations());
  const currentMigration = await findMigration(database.db);
  if (currentMigration === undefined) await migrateUntil(database, targetMigration);
  else if (currentMigration !== targetMigration.when)
    throw new BackupProblem('The database has tables of another version. Restore into a database without tables.');
  const tables = await listTables(database.db);
  const tableNames = manifest.tables.map(({ name }) => name);
  if (tables.toSorted().join() !== tableNames.toSorted().join())
    throw new BackupProblem('The backup has other tables than the version that it names.');
}

function requireKnown({ id, migration }: BackupManifest, migrations: readonly Migration[]): Migration {
  const knownMigration = migrations.find(({ when, tag }) => when === migration.when && tag === migration.tag);
  if (knownMigration) return knownMigration;
  throw new BackupProblem(
    `The backup ${id} was made by another version (${migration.tag}). Install that version or a newer one, then restore.`,
  );
}

async function requireEmpty(db: Db): Promise<void> {
  const filledTable = await findFilledTable(db);
  if (filledTable !== undefined)
    throw new BackupProblem(`The database is not empty: ${filledTable} has rows. Restore into an empty one.`);
}
