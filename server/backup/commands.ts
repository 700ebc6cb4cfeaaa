import { migrate } from '../db/migrate.ts';
import { openDb } from '../db/open-db.ts';
import { openDiskRoom } from '../files/disk-room.ts';
import { openFiles } from '../files/open-files.ts';
import { openSpool } from '../files/spool.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import type { CommandContext } from '../operator/command-context.ts';
import { openToRead } from '../operator/open-operators-db.ts';
import { BACKUP_ID, type BackupManifest, timeOfBackup } from './backup-format.ts';
import { BackupProblem } from './backup-problem.ts';
import {
  type BackupStore,
  listBackups,
  newestVerified,
  noteVerified,
  openBackups,
  readManifest,
} from './backup-store.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

/** A little less than a week: nights are not equally long. */
const VERIFIED_EVERY_MS = 6.5 * 24 * 60 * 60 * 1_000;

/** `npm run backup`: makes one; `-- list` lists them; `-- verify ID` restores one into a scratch folder, by default the newest. */
export async function backupCommand(args: readonly string[], context: CommandContext): Promise<void> {
  const { env, say } = context;
  const [action = 'write', id] = args;
  const backups = await openBackups(env);
  if (action === 'list') for (const one of await listBackups(backups)) say(one);
  else if (action === 'verify') await verifyCommand(context, backups, await chosenBackup(backups, id));
  else if (action === 'nightly') await backUpNightly(context, backups);
  else if (action === 'write') say(`Backed up ${describeManifest(await backUp(context, backups))}`);
  else
    throw new BackupProblem(
      `Unknown: ${action}. Usage: npm run backup, npm run backup -- list, npm run backup -- verify ID`,
    );
}

async function verifyCommand({ env, say }: CommandContext, backups: BackupStore, id: string): Promise<void> {
  const manifest = await readManifest(backups, id);
  await verifyBackup({ backups, spool: openSpool(env) }, manifest);
  await noteVerified(backups, id);
  say(`Verified ${describeManifest(manifest)}`);
}

/** What the worker runs each night: a backup, which is verified once a week; then older ones are deleted. */
async function backUpNightly(context: CommandContext, backups: BackupStore): Promise<void> {
  const { id } = await backUp(context, backups);
  const verifiedId = await newestVerified(backups);
  if (verifiedId === undefined || timeOfBackup(id).getTime() - timeOfBackup(verifiedId).getTime() >= VERIFIED_EVERY_MS)
    await verifyCommand(context, backups, id);
  await pruneBackups(backups, new Date());
  context.say(`Backed up ${id}`);
}

/** Backs up the database and store of `context.env`. */
export async function backUp(
  { env, log, jobs }: Omit<CommandContext, 'say'>,
  backups: BackupStore,
): Promise<BackupManifest> {
  const database = await openToRead(env, log);
  try {
    return await writeBackup({
      db: database.db,
      files: await openFiles(env, openDiskRoom(env)),
      spool: openSpool(env),
      backups,
      sent_jobs: jobs.filter(({ schedule }) => schedule === null).map(({ name }) => name),
      now: new Date(),
    });
  } finally {
    await database.close();
  }
}

/** `npm run restore -- ID`, by default the newest, into the empty database and store that the environment names. */
export async function restoreCommand(args: readonly string[], context: CommandContext): Promise<void> {
  const { env, say } = context;
  const backups = await openBackups(env);
  const dumpId = await chosenDump(backups, args[0]);
  if (dumpId !== undefined) {
    const manifest = await readManifest(backups, dumpId, 'dump');
    await restoreInto(context, backups, manifest);
    return say(`Restored the dump ${describeManifest(manifest)} Its owners and their names are invented.`);
  }
  const manifest = await readManifest(backups, await chosenBackup(backups, args[0]));
  await restoreInto(context, backups, manifest);
  say(`Restored ${describeManifest(manifest)}`);
  say(
    'Owners sign in again, make new links for their staff, and invite their managers and staff again. Addresses and passkeys are those of the backup.',
  );
}

/** Restores into the database and store of `context.env`, and migrates them. */
export async function restoreInto(
  { env, log, jobs: all }: Omit<CommandContext, 'say'>,
  backups: BackupStore,
  manifest: BackupManifest,
): Promise<void> {
  const database = await openDb(env, { log, isPatient: true });
  try {
    const files = await openFiles(env, openDiskRoom(env));
    const queue = { all, startJobs: () => startJobs(database, all, { log }) };
    await restoreBackup({ database, files, spool: openSpool(env), backups, ...queue }, manifest);
    await migrate(database, async () => undefined);
  } finally {
    await database.close();
  }
}

/** @throws BackupProblem if there is none. */
async function chosenBackup(backups: BackupStore, id: string | undefined): Promise<string> {
  const ids = await listBackups(backups);
  const chosenId = id ?? ids[0];
  if (chosenId === undefined) throw new BackupProblem('There is no backup in BACKUP_URL.');
  if (!BACKUP_ID.test(chosenId) || !ids.includes(chosenId))
    throw new BackupProblem(`There is no whole backup ${chosenId}. npm run backup -- list names them.`);
  return chosenId;
}

/** The dump of that id; without one the newest, if the place has dumps only. */
export async function chosenDump(backups: BackupStore, id: string | undefined): Promise<string | undefined> {
  const dumpIds = await listBackups(backups, 'dump');
  if (id !== undefined) return dumpIds.find((dumpId) => dumpId === id);
  return (await listBackups(backups)).length > 0 ? undefined : dumpIds[0];
}

export function describeManifest({ id, tables, files }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${id}: ${rows} rows in ${tables.length} tables, ${files.count} files (${files.bytes} bytes).`;
}
