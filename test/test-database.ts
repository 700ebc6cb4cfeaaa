import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import pino from 'pino';
import type { OpenedDb } from '../server/db/db.ts';
import { openPostgres } from '../server/db/open-postgres.ts';
import { postgresTemplate, RETRY_AT_ONCE } from './database-template.ts';
import { openEmbeddedDatabase } from './kept-pglite.ts';

const log = pino({ level: 'warn' });

/** The address of the PostgreSQL that the tests run on; without one they run on PGlite. */
const SERVER = process.env['TEST_DATABASE_URL'];
export const isOnPostgres = SERVER !== undefined;

/** A migrated database of its own; `close` removes it. */
export async function openTestDatabase(): Promise<OpenedDb> {
  if (SERVER === undefined) return await openEmbeddedDatabase();
  const database = await createDatabase(SERVER, await postgresTemplate(SERVER));
  const opened = openPostgres(database.url, { log, guard: true });
  await opened.db.execute(RETRY_AT_ONCE);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await database.drop();
    },
  };
}

/** A database on the tests' PostgreSQL, migrated or empty; undefined if they run on PGlite. */
export async function makeDatabase({ isEmpty }: { isEmpty: boolean }): Promise<DatabaseOnServer | undefined> {
  if (SERVER === undefined) return undefined;
  return await createDatabase(SERVER, isEmpty ? 'template1' : await postgresTemplate(SERVER));
}

type DatabaseOnServer = { url: string; drop(): Promise<void> };

async function createDatabase(server: string, template: string): Promise<DatabaseOnServer> {
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
