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
  const name = `ardoise_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(template.url, `create database ${name} template ${template.name}`);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  const opened = openPostgres(url.href, { log, guard: true });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await runOnServer(template.url, `drop database ${name} with (force)`);
    },
  };
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
