import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { isOnPostgres, makeDatabase } from '../../test/test-database.ts';
import { allJobs } from '../all-jobs.ts';
import { parseEnv } from '../env.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { StartProblem } from '../start-problem.ts';
import { findMigration, listMigrations, migrate, migrateUntil } from './migrate.ts';
import { openDb } from './open-db.ts';

const log = pino({ level: 'silent' });

/** An empty database of the kind that these tests run on. */
async function emptyDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-migrate-'));
  closeAfterFile(() => rm(folder, { recursive: true, force: true }));
  const database = await makeDatabase({ isEmpty: true });
  if (database) closeAfterFile(() => database.drop());
  const env = parseEnv({ DATA_DIR: folder, NODE_ENV: 'test', ...(database ? { DATABASE_URL: database.url } : {}) });
  return { open: () => openDb(env, { log }), isShared: database !== undefined };
}

test('nodes that start at once on an empty database, and later ones, migrate it once', {
  timeout: 120_000,
}, async () => {
  const { open, isShared } = await emptyDatabase();
  const start = async () => {
    const opened = await open();
    const jobs = await migrate(opened, () => startJobs(opened, allJobs, { log }));
    return { opened, jobs };
  };
  // PGlite serves one process, which a lock ensures: there the processes run one after the other.
  const nodes = await Promise.all(isShared ? [start(), start(), start()] : [start()]);
  for (const { opened, jobs } of nodes) {
    await jobs.close();
    await opened.close();
  }
  const { opened, jobs } = await start();
  const files = (await readdir(join(import.meta.dirname, 'migrations'))).filter((name) => name.endsWith('.sql'));
  const result = await opened.db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
  expect(result).toMatchObject({ rows: [{ count: files.length }] });
  await jobs.close();
  await opened.close();
});

test('a migration that fails leaves the database as it was, says why in one line, and is made once that is mended', {
  timeout: 120_000,
}, async () => {
  const { open } = await emptyDatabase();
  const opened = await open();
  closeAfterFile(() => opened.close());
  const migrations = await listMigrations();
  const before = migrations.find(({ tag }) => tag === '0025_serving-periods');
  if (!before) throw new Error('there is no such migration');
  await migrateUntil(opened, before);
  // Two later: what the first of them made is rolled back, too.
  await opened.db.execute(sql`alter table menu_items add column checked_price text`);
  await expect(migrate(opened, async () => undefined)).rejects.toThrow(
    new StartProblem(
      `The database was not migrated to ${migrations.at(-1)?.tag}: column "checked_price" of relation "menu_items" already exists. It is as it was (0025_serving-periods).`,
    ),
  );
  expect(await opened.db.execute(sql`select to_regclass('named_codes')::text as name`)).toMatchObject({
    rows: [{ name: null }],
  });
  await opened.db.execute(sql`alter table menu_items drop column checked_price`);
  await migrate(opened, async () => undefined);
  expect(await findMigration(opened.db)).toBe(migrations.at(-1)?.when);
});

/** A database of PostgreSQL as it was before a migration. */
async function databaseBefore(tag: string) {
  const { open } = await emptyDatabase();
  const opened = await open();
  closeAfterFile(() => opened.close());
  const { db, driver } = opened;
  if (driver.kind !== 'postgres') throw new Error('the test database is on PostgreSQL');
  const migrations = await listMigrations();
  const before = migrations[migrations.findIndex((migration) => migration.tag === tag) - 1];
  if (!before) throw new Error(`there is no migration ${tag}, or none before it`);
  await migrateUntil(opened, before);
  /** How many statements wait for a table. */
  const countWaiting = async () => {
    const waiting = `select from pg_locks where not granted and relation is not null
      and database = (select oid from pg_database where datname = current_database())`;
    return (await driver.pool.query(waiting)).rowCount;
  };
  return { opened, db, pool: driver.pool, before, newest: migrations.at(-1), countWaiting };
}

// PGlite has one connection: nobody else can hold a lock.
if (isOnPostgres) {
  test('a migration behind a long transaction stops no other query, and fails with one line', async () => {
    // It adds a column to the restaurants.
    const { opened, db, pool, before, newest, countWaiting } = await databaseBefore('0022_acts-of-operators');
    const long = await pool.connect();
    await long.query(`set application_name to 'a report'; begin; lock table imports, restaurants in access share mode`);

    const waits = { wait_ms: 1_000, pause_ms: 50, attempts: 3 };
    const migrated = migrate(opened, async () => undefined, waits);
    const problem = migrated.catch((error: unknown) => error);
    // Sent while it waits, and answered though the other transaction never ends.
    await expect.poll(countWaiting).toBe(1);
    await db.execute(sql`select count(*) from imports`);
    expect(await problem).toBeInstanceOf(StartProblem);
    expect(String(await problem)).toMatch(
      /keep its tables locked\. The oldest is of process \d+ \(a report\), \d+ s\. End/,
    );
    expect(await findMigration(db)).toBe(before.when);

    await long.query('rollback');
    long.release();
    await migrate(opened, async () => undefined, waits);
    expect(await findMigration(db)).toBe(newest?.when);
  });

  test('a database that only reads, as a replica does, is refused in one line, and nothing is changed', async () => {
    const { opened, db, pool, before } = await databaseBefore('0022_acts-of-operators');
    const { rows } = await pool.query<{ name: string }>('select quote_ident(current_database()) as name');
    await pool.query(`alter database ${rows[0]?.name} set default_transaction_read_only to on`);
    await expect(migrate(opened, async () => undefined)).rejects.toThrow(
      new StartProblem('DATABASE_URL names a replica, or another database that only reads: name the primary.'),
    );
    expect(await findMigration(db)).toBe(before.when);
  });

  test('a migration that PostgreSQL ends for a deadlock with an edit is tried again', async () => {
    // It builds indexes of the imports, then of the menus.
    const { opened, db, pool, newest, countWaiting } = await databaseBefore('0023_indexes-of-sweeps');
    const edit = await pool.connect();
    // PostgreSQL ends whoever notices the deadlock: here the migration.
    await edit.query(`set deadlock_timeout to '10min'; begin; lock table menus in row exclusive mode`);
    const migrated = migrate(opened, async () => undefined, { wait_ms: 30_000, pause_ms: 50, attempts: 2 });
    await expect.poll(countWaiting).toBe(1);
    await edit.query('lock table imports in row exclusive mode');
    await edit.query('commit; reset deadlock_timeout');
    edit.release();
    await migrated;
    expect(await findMigration(db)).toBe(newest?.when);
  });
}
