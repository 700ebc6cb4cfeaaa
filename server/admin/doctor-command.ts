import { globSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findPartProblems } from '../../reader/open-reader.ts';
import { timeOfBackup } from '../backup/backup-format.ts';
import { listBackups, openBackups } from '../backup/backup-store.ts';
import { splitConnections } from '../db/connection-budget.ts';
import type { Db, OpenedDb } from '../db/db.ts';
import { listMigrations } from '../db/migrate.ts';
import { listMissingLimits } from '../db/pooled-database.ts';
import { LISTENER_NAME } from '../db/public-changes.ts';
import type { Env } from '../env.ts';
import { openDiskRoom } from '../files/disk-room.ts';
import type { FileStore } from '../files/files.ts';
import { openFiles } from '../files/open-files.ts';
import { openMailer } from '../mail/open-mailer.ts';
import type { CommandContext } from '../operator/command-context.ts';
import { openToRead } from '../operator/open-operators-db.ts';
import { readSecret } from '../read-secret.ts';
import { isOwnStore } from '../require-own-store.ts';
import { listOtherSettings } from '../shared-settings.ts';
import { StartProblem } from '../start-problem.ts';
import { errorLine } from '../telemetry/open-log.ts';
import { findModels } from '../translations/pack/find-models.ts';
import { modelsFolder } from '../translations/pack/model-pack.ts';
import { nameOfDirection, readPinnedModels } from '../translations/pack/pinned-models.ts';
import { checkAddress } from './check-address.ts';
import { bad, type DoctorContext, type Finding, good, isOfThisVersion, MAX_CLOCK_SECONDS } from './doctor-context.ts';

type Check = (context: DoctorContext) => Promise<Finding[]>;

const ROOT = join(import.meta.dirname, '../..');
const GIGABYTE = 1024 ** 3;
/** A store reports whole seconds, and needs some to write. S3 refuses requests of fifteen minutes. */
const MAX_STORE_CLOCK_SECONDS = 30;
const MIN_POSTGRES = 150_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * `npm run doctor`: a line for each part, with what to do about it. With an address it sends a test mail there.
 * @throws StartProblem if a part is not as it should be.
 */
export async function doctorCommand(args: readonly string[], context: CommandContext): Promise<void> {
  const [recipient] = args;
  let database: Promise<OpenedDb> | undefined;
  const openDatabase = () => (database ??= openToRead(context.env, context.log));
  const doctorContext: DoctorContext = { ...context, openDatabase };
  const checks: Record<string, Check> = {
    database: checkDatabase,
    settings: checkSettings,
    files: checkFiles,
    mail: () => checkMail(context, recipient),
    address: checkAddress,
    fonts: async () => [checkBuild()],
    models: checkModels,
    disk: checkDisk,
    backup: checkBackup,
  };
  let problems = 0;
  try {
    for (const [part, check] of Object.entries(checks))
      for (const { is_good, text } of await check(doctorContext).catch((error: unknown) => [bad(reasonOf(error))])) {
        context.say(`${is_good ? 'ok  ' : 'FIX '} ${part}: ${text}`);
        if (!is_good) problems += 1;
      }
  } finally {
    const openedDatabase = await database?.catch(() => undefined);
    await openedDatabase?.close();
  }
  if (problems > 0) throw new StartProblem(`${problems} of the lines above need a hand.`);
}

async function checkDatabase({ env, openDatabase }: DoctorContext): Promise<Finding[]> {
  const database = await openDatabase();
  const newest = (await listMigrations()).at(-1);
  const findings = [
    (await isOfThisVersion(database))
      ? good(`at ${newest?.tag}`)
      : bad('not of this version: npm run migrate, or start the server once. If it is newer, install that version'),
  ];
  return database.driver.kind === 'pglite'
    ? [good('embedded'), ...findings]
    : [...findings, ...(await checkPostgres(database, env)), ...(await checkPool(env))];
}

const serverSchema = z.object({
  rows: z.tuple([
    z.object({
      version: z.int(),
      is_replica: z.boolean(),
      is_encrypted: z.boolean(),
      max_connections: z.int(),
      node_count: z.int(),
      other_connections: z.int(),
      pool_connections: z.int(),
      seconds_ahead: z.number(),
    }),
  ]),
});

type ConnectionCounts = Pick<
  z.infer<typeof serverSchema>['rows'][0],
  'max_connections' | 'node_count' | 'other_connections' | 'pool_connections'
>;
type ConnectionsEnv = Pick<Env, 'DATABASE_CONNECTIONS' | 'DATABASE_DIRECT_URL'>;

async function checkPostgres({ db }: Pick<OpenedDb, 'db'>, env: ConnectionsEnv): Promise<Finding[]> {
  const sent_at = Date.now();
  const answer = await db.execute(sql`select current_setting('server_version_num')::int as version,
    coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as is_encrypted,
    pg_is_in_recovery() as is_replica,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max_connections,
    (select count(*)::int from pg_stat_activity
      where datname = current_database() and application_name = ${LISTENER_NAME}) as node_count,
    (select count(*)::int from pg_stat_activity where datid is not null
      and not (datname = current_database() and coalesce(application_name, '') like 'ardoise%')) as other_connections,
    (select count(*)::int from pg_stat_activity
      where datname = current_database() and application_name = 'ardoise') as pool_connections,
    extract(epoch from clock_timestamp())::float8 as seconds_ahead`);
  const [server] = serverSchema.parse(answer).rows;
  // The clock was read in the middle of the question and its answer.
  const ahead = server.seconds_ahead - (sent_at + Date.now()) / 2_000;
  const { version } = server;
  return [
    version >= MIN_POSTGRES ? good(`PostgreSQL ${Math.floor(version / 10_000)}`) : bad('use PostgreSQL 15 or newer'),
    good(
      server.is_encrypted
        ? 'its connections are encrypted'
        : 'its connections are not encrypted, which is for this machine or a private network only: sslmode=verify-full in DATABASE_URL',
    ),
    ...(server.is_replica ? [bad('DATABASE_URL is a replica that only reads: name the primary')] : []),
    judgeConnections(server, env),
    Math.abs(ahead) < MAX_CLOCK_SECONDS
      ? good('its clock agrees with this machine')
      : bad(`its clock is ${ahead.toFixed(1)} s ahead of this machine's: run a time service on both`),
  ];
}

/**
 * The connections that all nodes together may open; behind pgbouncer, those that each opens beside it, and those that pgbouncer has
 * open now: its default_pool_size isn't known here.
 */
export function judgeConnections(
  { max_connections, node_count, other_connections, pool_connections }: ConnectionCounts,
  env: ConnectionsEnv,
): Finding {
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  const budget = splitConnections(env.DATABASE_CONNECTIONS);
  const perProcess = isPooled ? budget.jobs + budget.changes : env.DATABASE_CONNECTIONS;
  const nodes = Math.max(1, node_count);
  const needed = nodes * perProcess + (isPooled ? pool_connections : 0);
  const free = max_connections - other_connections;
  const poolPart = isPooled
    ? ` and ${pool_connections} of pgbouncer now, which may grow to its default_pool_size,`
    : ' connections';
  const text = `${nodes} × ${perProcess}${poolPart} of the ${free} that others leave`;
  if (needed <= free) return good(text);
  const mend = isPooled ? 'or lower default_pool_size' : 'or use pgbouncer';
  return bad(`${text}: lower DATABASE_CONNECTIONS on each node, raise max_connections, ${mend}`);
}

/** The limits that pgbouncer must set for its connections, as the start of a session can't. */
async function checkPool({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct_url }: Env): Promise<Finding[]> {
  if (url === undefined || direct_url === undefined) return [];
  const missingLimits = await listMissingLimits({ url, direct_url });
  return missingLimits.length === 0
    ? [good('through pgbouncer, whose connections end what lasts longer than 15 s')]
    : missingLimits.map((name) =>
        bad(`pgbouncer's connections have no ${name} of at most 15 s: set it in connect_query (docs/operating.md)`),
      );
}

async function checkSettings({ env, openDatabase }: DoctorContext): Promise<Finding[]> {
  if (env.is_localhost) return [];
  // The database has a line of its own.
  const database = await openDatabase().catch(() => undefined);
  if (!database || !(await isOfThisVersion(database).catch(() => false))) return [];
  const otherSettings = await listOtherSettings(database.db, env, await readSecret(env));
  return otherSettings.length === 0
    ? [good('those of the nodes that were started last')]
    : otherSettings.map((setting) => bad(`${setting} is another than that of the nodes: set the same on all of them`));
}

async function checkFiles({ env, openDatabase }: DoctorContext): Promise<Finding[]> {
  const files = await openFiles(env, openDiskRoom(env));
  const key = 'private/store/doctor';
  await files.put(key, Buffer.from('doctor'), 'text/plain');
  const writtenAt = await files.modifiedAt(key);
  const secondsAhead = writtenAt === undefined ? 0 : (writtenAt.getTime() - Date.now()) / 1_000;
  await files.delete(key);
  const findings = [
    good(`written and deleted in ${env.FILES_URL ? new URL(env.FILES_URL).protocol : 'DATA_DIR'}`),
    ...(Math.abs(secondsAhead) < MAX_STORE_CLOCK_SECONDS
      ? []
      : [bad(`its clock is ${secondsAhead.toFixed(0)} s ahead of this machine's: run a time service on both`)]),
  ];
  // What is wrong with the database is said on its own line.
  const database = await openDatabase().catch(() => undefined);
  if (!database || !(await isOfThisVersion(database).catch(() => false))) return findings;
  return [...findings, await checkStoreId(database.db, files)];
}

async function checkStoreId(db: Db, files: FileStore): Promise<Finding> {
  if (await isOwnStore(db, files)) return good("the database's own store");
  return bad('not the store of this database: set FILES_URL to the one that all processes share');
}

async function checkMail({ env }: CommandContext, recipient: string | undefined): Promise<Finding[]> {
  if (env.outbox) return [good('shown at /dev/outbox, on localhost only')];
  if (recipient === undefined) return [good('not tried; npm run doctor -- you@example.com sends one')];
  const mailer = openMailer(env);
  try {
    const text = `A test mail of ${env.PUBLIC_URL}.`;
    await mailer.send({ to: recipient, subject: text, text, html: `<p>${text}</p>` });
    return [good('the relay accepted a test mail; see whether it arrives, and not as spam')];
  } catch (error) {
    return [bad(`${reasonOf(error)} Check MAIL_URL, and MAIL_FROM, which the relay must accept`)];
  } finally {
    mailer.close();
  }
}

function checkBuild(): Finding {
  const fonts = globSync('dist/**/*.woff2', { cwd: ROOT }).length;
  return fonts > 0
    ? good(`the web part is built, with ${fonts} fonts`)
    : bad('the web part is not built: npm start, or npm run build:web');
}

async function checkModels({ env }: CommandContext): Promise<Finding[]> {
  const readerProblems = await findPartProblems();
  return [
    ...(readerProblems.length === 0
      ? [good('those that read photographs are there')]
      : readerProblems.map(({ part, effect }) =>
          bad(`${part} missing or altered, ${effect}: install the application again`),
        )),
    ...(env.AI_PROVIDER === 'local'
      ? await checkTranslationModels(env)
      : [good(`${env.AI_PROVIDER} ${env.AI_MODEL}, not tried`)]),
  ];
}

async function checkTranslationModels({ DATA_DIR: data_dir }: Pick<Env, 'DATA_DIR'>): Promise<Finding[]> {
  const { directions, problems } = await findModels(modelsFolder(data_dir), await readPinnedModels());
  const names = directions.map(nameOfDirection).join(', ');
  const isEmpty = names === '' && problems.length === 0;
  return [
    ...(isEmpty ? [good('none that translate, which is fine: the lexicon does')] : []),
    ...(names === '' ? [] : [good(`those that translate ${names} are as they are pinned`)]),
    ...problems.map((problem) => bad(`in DATA_DIR/models ${problem}: copy it again, or delete its folder`)),
  ];
}

async function checkDisk({ env }: CommandContext): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(env.DATA_DIR);
  const free = bavail * bsize;
  const text = `${(free / GIGABYTE).toFixed(1)} GB free in ${env.DATA_DIR}`;
  // Uploads, and while a backup is made a copy of the embedded database, use space besides the reserve.
  return [free > env.limits.MIN_FREE_DISK_BYTES + GIGABYTE ? good(text) : bad(`${text}: make room`)];
}

async function checkBackup({ env }: CommandContext): Promise<Finding[]> {
  if (env.BACKUP_URL === undefined) return [bad('none is made: set BACKUP_URL')];
  const [newest] = await listBackups(await openBackups(env));
  if (newest === undefined) return [bad('there is none yet: npm run backup')];
  const isFresh = Date.now() - timeOfBackup(newest).getTime() < 2 * DAY_MS;
  return [isFresh ? good(`the newest is ${newest}`) : bad(`the newest is ${newest}: npm run backup says why`)];
}

/** Of a query without its text and the values of its parameters. */
function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return errorLine(error);
  return error instanceof Error ? error.message : String(error);
}
