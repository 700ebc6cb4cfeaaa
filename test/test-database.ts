import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import pino from 'pino';
import { inject } from 'vitest';
import type { OpenedDb } from '../server/db/open-db.ts';
import { openedPglite } from '../server/db/open-pglite.ts';
import { openPostgres } from '../server/db/open-postgres.ts';

const log = pino({ level: 'warn' });

/** A migrated database of its own; `close` removes it. */
export async function openTestDatabase(): Promise<OpenedDb> {
  const template = inject('databaseTemplate');
  if (template.kind === 'pglite') {
    const dump = new Blob([await readFile(template.file)]);
    return openedPglite(await PGlite.create({ loadDataDir: dump }), { guard: true });
  }
  const database = await createDatabase(template.url, template.name);
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
  const template = inject('databaseTemplate');
  return template.kind === 'pglite' ? undefined : await createDatabase(template.url, 'template1');
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
