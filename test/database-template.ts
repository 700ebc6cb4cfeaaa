import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import pino from 'pino';
import { allJobs } from '../server/all-jobs.ts';
import type { OpenedDb } from '../server/db/db.ts';
import { migrate } from '../server/db/migrate.ts';
import { openedPglite } from '../server/db/open-pglite.ts';
import { openPostgres } from '../server/db/open-postgres.ts';
import { startJobs } from '../server/jobs/start-jobs.ts';

/**
 * The migrated database that each test's own is copied from. It is made by the first test that needs one, and kept under
 * a hash of everything that makes it: pure tests never wait for it, and the others only after a change of these files.
 */

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.cache', 'test-databases');
const SOURCES = [
  'server/{db,jobs}/**/*.{ts,sql,json}',
  'server/all-jobs.ts',
  'server/**/*.job.ts',
  // For the versions of PGlite, pg-boss and the migrator.
  'package-lock.json',
  'test/database-template.ts',
];

/** Sets the queues of a copy as tests start them: else each start of an application updated all of them. */
export const RETRY_AT_ONCE = 'update pgboss.queue set retry_delay = 0, retry_backoff = false';

// Any constant: it names the making of this template among the advisory locks of the tests' server.
const LOCK_KEY = 4_710_327;

const log = pino({ level: 'warn' });
let pgliteDump: Promise<string> | undefined;
let postgresName: Promise<string> | undefined;

/** The path of a dump of PGlite's folder, as a tar archive. */
export function pgliteTemplate(): Promise<string> {
  pgliteDump ??= findOrMakeDump();
  return pgliteDump;
}

/** The name of a database on this server, which nobody is connected to. */
export function postgresTemplate(server: string): Promise<string> {
  postgresName ??= findOrMakeDatabase(server);
  return postgresName;
}

async function findOrMakeDump(): Promise<string> {
  const name = `${hashOfSources()}.tar`;
  const path = join(FOLDER, name);
  if (existsSync(path)) return path;
  const pglite = await PGlite.create();
  await prepare(openedPglite(pglite, { guard: false }));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(FOLDER, { recursive: true });
  // Two workers may make it at the same time: each file is whole before it has its name.
  const part = `${path}.${process.pid}`;
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  await rename(part, path);
  const older = (await readdir(FOLDER)).filter((other) => other.endsWith('.tar') && other !== name);
  await Promise.all(older.map((other) => rm(join(FOLDER, other), { force: true })));
  return path;
}

async function findOrMakeDatabase(server: string): Promise<string> {
  const name = `ardoise_template_${hashOfSources()}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const found = await admin.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 1) return name;
    const part = `${name}_part`;
    await admin.query(`drop database if exists ${part} with (force)`);
    await admin.query(`create database ${part}`);
    const url = new URL(server);
    url.pathname = `/${part}`;
    const opened = openPostgres(url.href, { log, guard: false });
    await prepare(opened);
    await opened.close();
    await admin.query(`alter database ${part} rename to ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}

async function prepare(opened: OpenedDb): Promise<void> {
  const jobs = await migrate(opened, () => startJobs(opened, allJobs, { log }));
  await jobs.close();
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: ROOT, exclude: (name) => name.endsWith('.test.ts') }).sort())
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 16);
}
