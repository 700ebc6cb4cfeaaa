import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, DatabaseError } from 'pg';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { ConnectionLost } from './connection-lost.ts';
import type { Db, OpenedDb } from './db.ts';

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
const migratorConfig = { migrationsFolder: MIGRATIONS_FOLDER };

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.int() })),
});
export type Migration = { tag: string; when: number };

/** The migrations of this code, the oldest first; `when` identifies each in the database, too. */
export async function listMigrations(): Promise<Migration[]> {
  return (await readJournal()).entries;
}

const readJournal = async () =>
  journalSchema.parse(JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')));

const countSchema = z.object({ rows: z.tuple([z.object({ value: z.string().nullable() })]) });

/** The newest migration of the database, by its `when`; undefined if it has no tables. */
export async function findMigration(db: Db): Promise<number | undefined> {
  const readValue = async (query: SQL) => countSchema.parse(await db.execute(query)).rows[0].value;
  if ((await readValue(sql`select to_regclass('drizzle.__drizzle_migrations')::text as value`)) === null)
    return undefined;
  const newestApplied = await readValue(sql`select max(created_at)::text as value from drizzle.__drizzle_migrations`);
  return newestApplied === null ? undefined : Number(newestApplied);
}

/** @throws StartProblem if newer code has migrated the database: this code could write what that one does not understand. */
async function refuseNewer(db: Db): Promise<void> {
  const newestMigration = (await listMigrations()).at(-1);
  const currentMigration = await findMigration(db);
  if (newestMigration !== undefined && currentMigration !== undefined && currentMigration > newestMigration.when)
    throw new StartProblem(
      `The database was migrated by a newer version, on ${new Date(currentMigration).toISOString().slice(0, 10)}; this one ends with ${newestMigration.tag}. Start that version or a newer one.`,
    );
}

const writableSchema = z.object({ rows: z.tuple([z.object({ is_read_only: z.boolean() })]) });

/** @throws StartProblem if nothing can be written, as on a replica: each query would fail with a reason of its own. */
async function refuseReplica(client: Client): Promise<void> {
  const answer = await client.query(
    `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as is_read_only`,
  );
  if (writableSchema.parse(answer).rows[0].is_read_only)
    throw new StartProblem('DATABASE_URL names a replica, or another database that only reads: name the primary.');
}

/** Migrates an empty database to an earlier state, to restore what was backed up by older code. */
export async function migrateUntil({ driver }: Pick<OpenedDb, 'driver'>, lastMigration: Migration): Promise<void> {
  const partialFolder = await mkdtemp(join(tmpdir(), 'ardoise-migrations-'));
  try {
    const journal = await readJournal();
    const earlierEntries = journal.entries.filter(({ when }) => when <= lastMigration.when);
    await mkdir(join(partialFolder, 'meta'));
    await writeFile(join(partialFolder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: earlierEntries }));
    for (const { tag } of earlierEntries)
      await symlink(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(partialFolder, `${tag}.sql`));
    const partialConfig = { migrationsFolder: partialFolder };
    if (driver.kind === 'pglite') await migratePglite(drizzlePglite({ client: driver.pglite }), partialConfig);
    else await migratePostgres(drizzle({ client: driver.pool }), partialConfig);
  } finally {
    await rm(partialFolder, { recursive: true, force: true });
  }
}

// Any constant: identifies this program's migrations among the database's advisory locks.
const LOCK_KEY = 4_710_326;
const LOCK_NAME = 'ardoise migration lock';

/**
 * How a migration waits for a table. Whoever waits for an exclusive lock stops every later query of that table, so each wait
 * is shorter than a request's patience, and those queries run in the pauses. Two minutes in all.
 */
const LOCK_WAITS = { wait_ms: 2_000, pause_ms: 4_000, attempts: 20 };

/** SQLSTATE: lock not available, deadlock detected (PostgreSQL's manual, appendix A). */
const LOCK_ERRORS: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

/** A deadlock is one with an edit that locked the same tables in another order: PostgreSQL ended the migration for it. */
const isLockProblem = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && error.cause instanceof DatabaseError && LOCK_ERRORS.has(error.cause.code);

/** @throws StartProblem naming the oldest transaction, if the tables were not free between two of them. */
async function migrateBetweenTransactions(client: Client, { wait_ms, pause_ms, attempts }: typeof LOCK_WAITS) {
  await client.query(`set lock_timeout to ${wait_ms}`);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await migratePostgres(drizzle({ client }), migratorConfig);
    } catch (error) {
      if (!isLockProblem(error)) throw error;
      if (attempt === attempts) throw new StartProblem(await describeOldest(client));
      await delay(pause_ms);
    }
}

const oldestSchema = z.object({ rows: z.array(z.object({ pid: z.int(), name: z.string(), seconds: z.int() })) });

async function describeOldest(client: Client): Promise<string> {
  const lockAnswer = await client.query(
    `select pid, coalesce(nullif(application_name, ''), 'without a name') as name,
       extract(epoch from clock_timestamp() - xact_start)::int as seconds
     from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
       and application_name <> $1 order by xact_start limit 1`,
    [LOCK_NAME],
  );
  const [oldest] = oldestSchema.parse(lockAnswer).rows;
  const oldestNote = oldest ? ` The oldest is of process ${oldest.pid} (${oldest.name}), ${oldest.seconds} s.` : '';
  return `The database was not migrated: other transactions keep its tables locked.${oldestNote} End them, then start again.`;
}

/**
 * A migration that PostgreSQL or PGlite refused, in one line: all migrations of a start are one transaction, so the earlier
 * version can be started again. Its values are not named: they are the restaurants'.
 */
async function describeFailure(db: Db, error: DrizzleQueryError): Promise<StartProblem> {
  const currentMigration = await findMigration(db);
  const migrations = await listMigrations();
  const currentTag = migrations.find(({ when }) => when === currentMigration)?.tag ?? 'without tables';
  const reason = error.cause instanceof Error ? error.cause.message : 'no reason was given';
  return new StartProblem(
    `The database was not migrated to ${migrations.at(-1)?.tag}: ${reason}. It is as it was (${currentTag}).`,
  );
}

/** @throws StartProblem if a migration was refused. */
async function migrateOrDescribe(db: Db, runMigrations: () => Promise<void>): Promise<void> {
  try {
    await runMigrations();
  } catch (error) {
    throw error instanceof DrizzleQueryError ? await describeFailure(db, error) : error;
  }
}

/**
 * Migrates the database to the newest version, then runs `install` (the job queue's own tables). On PostgreSQL both
 * run under one advisory lock, so that nodes that start together migrate one by one.
 *
 * @throws ConnectionLost if the lock was lost meanwhile; StartProblem if the database is newer than this code, a migration
 *   was refused, its tables stay locked, or it only reads.
 */
export async function migrate<T>(
  { db, driver }: Pick<OpenedDb, 'db' | 'driver'>,
  install: () => Promise<T>,
  waits = LOCK_WAITS,
): Promise<T> {
  if (driver.kind === 'pglite') {
    await refuseNewer(db);
    await migrateOrDescribe(db, () => migratePglite(drizzlePglite({ client: driver.pglite }), migratorConfig));
    return install();
  }
  // Uses connections without the pool's timeouts: a migration may last longer than a request.
  const lockClient = new Client({ connectionString: driver.direct_url, application_name: LOCK_NAME });
  const migrationClient = new Client({ connectionString: driver.direct_url, application_name: 'ardoise migrations' });
  // Without a listener, losing a client ends the process.
  let lockError: Error | undefined;
  lockClient.on('error', (error) => {
    lockError = error;
  });
  migrationClient.on('error', () => undefined);
  try {
    await lockClient.connect();
    await refuseReplica(lockClient);
    await lockClient.query('begin');
    await lockClient.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    await migrationClient.connect();
    await refuseNewer(db);
    await migrateOrDescribe(db, () => migrateBetweenTransactions(migrationClient, waits));
    const installResult = await install();
    // The lock was released with its connection: another node may have migrated at the same time.
    if (lockError) throw new ConnectionLost(lockError);
    return installResult;
  } finally {
    // Ends the transaction, which releases the lock.
    await Promise.all([lockClient.end(), migrationClient.end()]);
  }
}
