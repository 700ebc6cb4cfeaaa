import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { allJobs } from '../server/all-jobs.ts';
import { migrate } from '../server/db/migrate.ts';
import type { OpenedDb } from '../server/db/open-db.ts';
import { openedPglite } from '../server/db/open-pglite.ts';
import { openPostgres } from '../server/db/open-postgres.ts';
import { startJobs } from '../server/jobs/start-jobs.ts';

/** Where each test's database is copied from: a PGlite dump, or a database on the server of TEST_DATABASE_URL. */
export type DatabaseTemplate = { kind: 'pglite'; file: string } | { kind: 'postgres'; url: string; name: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

const log = pino({ level: 'warn' });

/** Vitest's global set-up: one migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? makePostgresTemplate(project, server) : makePgliteTemplate(project);
}

async function makePgliteTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ardoise-template-'));
  const file = join(folder, 'database.tar');
  const pglite = await PGlite.create();
  await prepare(openedPglite(pglite, { guard: false }));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide('databaseTemplate', { kind: 'pglite', file });
  return () => rm(folder, { recursive: true, force: true });
}

async function makePostgresTemplate(project: TestProject, server: string): Promise<() => Promise<void>> {
  const name = `ardoise_template_${process.pid}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = openPostgres(url.href, { log, guard: false });
  await prepare(opened);
  await opened.close();
  project.provide('databaseTemplate', { kind: 'postgres', url: server, name });
  return async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
}

async function prepare(opened: OpenedDb): Promise<void> {
  const jobs = await migrate(opened, () => startJobs(opened, allJobs, { log }));
  await jobs.close();
}
