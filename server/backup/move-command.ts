import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/db.ts';
import { LISTENER_NAME } from '../db/public-changes.ts';
import { type Env, parseEnv } from '../env.ts';
import { hasServer } from '../operator/ask-server.ts';
import type { CommandContext } from '../operator/command-context.ts';
import { openToRead } from '../operator/open-operators-db.ts';
import { BackupProblem } from './backup-problem.ts';
import { openBackups } from './backup-store.ts';
import { backUp, describeManifest, restoreInto } from './commands.ts';

const USAGE =
  'Usage: npm run move-data -- --database URL --files URL, for example postgres://ardoise@db/ardoise and file:///srv/ardoise or s3://…';

/**
 * `npm run move-data -- --database URL --files URL`: copies everything into an empty database and store, by a backup beside
 * the data (docs/decisions/141). An interrupted one continues where it stopped: files that were copied are compared
 * with their hash, not copied again, and no row is written before all files are there.
 *
 * @throws BackupProblem with one line if a server runs, the place isn't empty, or a copy differs.
 */
export async function moveCommand(args: readonly string[], context: CommandContext): Promise<void> {
  const { env, log, say } = context;
  const target = targetOf(args, env);
  await requireNoServer(context);
  const folder = join(env.DATA_DIR, 'move');
  const backups = await openBackups({ ...env, BACKUP_URL: pathToFileURL(folder).href, BACKUP_KEY: undefined });
  const manifest = await backUp(context, backups);
  await restoreInto({ env: target, log, jobs: context.jobs }, backups, manifest);
  await rm(folder, { recursive: true, force: true });
  say(`Moved ${describeManifest(manifest)}`);
  say(
    'Set DATABASE_URL and FILES_URL to the new place (and unset DATABASE_DIRECT_URL), then start. Owners sign in again, make new links for their staff, and invite their managers and staff again.',
  );
  say('The old database and files are as they were: delete them once the new ones are in use.');
}

/** @throws BackupProblem if an address is missing, wrong, or the one in use. */
function targetOf(args: readonly string[], env: Env): Env {
  const { database, files } = readAddresses(args);
  if (database === undefined || files === undefined) throw new BackupProblem(USAGE);
  // Checked as the settings are.
  const { DATABASE_URL, FILES_URL } = parseEnv({ DATABASE_URL: database, FILES_URL: files });
  // The other setting is of the database that is in use.
  const target: Env = { ...env, DATABASE_URL, DATABASE_DIRECT_URL: undefined, FILES_URL };
  if (target.DATABASE_URL === env.DATABASE_URL)
    throw new BackupProblem('--database names the database that is in use.');
  const ownFiles = env.FILES_URL ?? pathToFileURL(join(env.DATA_DIR, 'files')).href;
  if (target.FILES_URL === ownFiles) throw new BackupProblem('--files names the store that is in use.');
  return target;
}

function readAddresses(args: readonly string[]): { database?: string | undefined; files?: string | undefined } {
  try {
    return parseArgs({ args: [...args], options: { database: { type: 'string' }, files: { type: 'string' } } }).values;
  } catch {
    throw new BackupProblem(USAGE);
  }
}

/** Changes made while the data are copied would be lost. @throws BackupProblem if a server uses the database. */
async function requireNoServer({ env, log }: CommandContext): Promise<void> {
  const problem = new BackupProblem(
    'A server uses the database. Stop all of them, then move: their changes meanwhile would be lost.',
  );
  if (env.DATABASE_URL === undefined) {
    if (await hasServer(env.DATA_DIR)) throw problem;
    return;
  }
  const database = await openToRead(env, log);
  try {
    if (await hasListener(database.db)) throw problem;
  } finally {
    await database.close();
  }
}

/** Whether a process listens for changes of public pages, as each server does. */
async function hasListener(db: Db): Promise<boolean> {
  const answer = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${LISTENER_NAME} limit 1`,
  );
  return z.object({ rows: z.array(z.unknown()) }).parse(answer).rows.length > 0;
}
