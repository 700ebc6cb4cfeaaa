import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import pino from 'pino';
import type { OpenedDb } from '../server/db/open-db.ts';
import { openedPglite } from '../server/db/open-pglite.ts';
import { openPostgres } from '../server/db/open-postgres.ts';
import { pgliteTemplate, postgresTemplate } from './database-template.ts';

const log = pino({ level: 'warn' });

/** The address of the PostgreSQL that the tests run on; without one they run on PGlite. */
const SERVER = process.env['TEST_DATABASE_URL'];
export const isOnPostgres = SERVER !== undefined;

/** A migrated database of its own; `close` removes it. */
export async function openTestDatabase(): Promise<OpenedDb> {
  if (SERVER === undefined)
    return openedPglite(await PGlite.create({ loadDataDir: await pgliteTemplate() }), { guard: true });
  const database = await createDatabase(SERVER, await postgresTemplate(SERVER));
  const opened = openPostgres(database.url, { log, guard: true });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await database.drop();
    },
  };
}

/** An empty database on the tests' PostgreSQL; undefined where they run on PGlite. */
export async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  return SERVER === undefined ? undefined : await createDatabase(SERVER, 'template1');
}

async function createDatabase(server: string, template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `ardoise_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnServer(server, `drop database ${name} with (force)`) };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
