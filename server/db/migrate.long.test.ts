import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { makeDatabase } from '../../test/test-database.ts';
import { allJobs } from '../all-jobs.ts';
import { parseEnv } from '../env.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { migrate } from './migrate.ts';
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
