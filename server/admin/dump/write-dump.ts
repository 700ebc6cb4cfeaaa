import { z } from 'zod';
import { BACKUP_FORMAT, type BackupManifest, type BackupTable, backupIdAt } from '../../backup/backup-format.ts';
import { type BackupStore, folderOf, PartWriter, writeManifest } from '../../backup/backup-store.ts';
import { digestLines, EMPTY_DIGEST, listTables, readRows, setUtc } from '../../backup/table-queries.ts';
import type { Db } from '../../db/db.ts';
import { findMigration, listMigrations } from '../../db/migrate.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { listDumpedRestaurants } from '../../restaurants/operator-queries.ts';
import { AdminProblem } from '../admin-context.ts';
import { DUMP_TABLES, dumpRow, type Row } from './dump-tables.ts';
import { DumpedRows } from './dumped-rows.ts';
import { createInventor, type Inventor } from './invent.ts';

const LINES_AT_ONCE = 100;
const rowSchema: z.ZodType<Row> = z.record(z.string(), z.unknown());

/**
 * Writes what a developer can restore: menus and publications with invented names and addresses, and no file, job or way into an
 * account. Its menus are as guests read them, so whoever knows one recognises its restaurant. It counts as no backup.
 */
export async function writeDump(db: Db, backups: BackupStore, now: Date): Promise<BackupManifest> {
  const newest = (await listMigrations()).at(-1);
  if (!newest || (await findMigration(db)) !== newest.when)
    throw new AdminProblem('The database is not of this version: npm run migrate first.');
  const id = backupIdAt(now);
  const tables = await readSnapshot(db, async (tx) => {
    await setUtc(tx);
    const restaurants = await listDumpedRestaurants(tx);
    const dump = { id, inventor: createInventor(restaurants), rows: new DumpedRows(restaurants) };
    const dumpedTables: BackupTable[] = [];
    for (const name of await listTables(tx)) dumpedTables.push(await dumpTable(tx, backups, name, dump));
    return dumpedTables;
  });
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    id,
    migration: { tag: newest.tag, when: newest.when },
    tables,
    jobs: { rows: 0, parts: [] },
    files: { count: 0, bytes: 0, parts: [] },
  };
  await writeManifest(backups, manifest, 'dump');
  return manifest;
}

async function dumpTable(
  tx: Db,
  backups: BackupStore,
  name: string,
  { id, inventor, rows }: { id: string; inventor: Inventor; rows: DumpedRows },
): Promise<BackupTable> {
  const tableRule = DUMP_TABLES[name];
  if (!tableRule) throw new Error(`The table ${name} has no rule for dumps.`);
  if ('left_out' in tableRule) return { name, rows: 0, digest: EMPTY_DIGEST, parts: [] };
  const writer = new PartWriter(backups, `${folderOf(id)}/rows/${name}`);
  let digest = 0n;
  let lines: string[] = [];
  const writeLines = async () => {
    digest += await digestLines(tx, name, lines);
    for (const line of lines) await writer.add(line);
    lines = [];
  };
  for await (const line of readRows(tx, name)) {
    const row = rowSchema.parse(JSON.parse(line));
    if (!rows.has(name, row)) continue;
    lines.push(JSON.stringify(await dumpRow(tableRule.columns, row, inventor)));
    if (lines.length === LINES_AT_ONCE) await writeLines();
  }
  await writeLines();
  const parts = await writer.end();
  return { name, rows: writer.lines, digest: digest.toString(), parts };
}
