import { readFileSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { TABLES } from '../server/retention.ts';
import { readDistribution } from './distribution.ts';
import { testApp } from './test-app.ts';

const { deps } = await testApp({ work: false });
const { distributed, reference } = readDistribution();

const namesOf = async (query: SQL): Promise<string[]> =>
  z
    .looseObject({ rows: z.array(z.object({ name: z.string() })) })
    .parse(await deps.db.execute(query))
    .rows.map(({ name }) => name);

/** The tables that a line of docs/scaling.md names. */
function tablesOfLine(kind: string): string[] {
  const line = readFileSync('docs/scaling.md', 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`| ${kind}`));
  return [...(line ?? '').matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => (TABLES[name] ? [name] : []));
}

test('docs/scaling.md names the same tables as deploy/citus.sql, and each of the schema once', () => {
  expect(tablesOfLine('Distributed').sort()).toEqual([...distributed.keys()].sort());
  expect(tablesOfLine('Reference').sort()).toEqual([...reference].sort());
  const local = Object.keys(TABLES).filter((name) => !distributed.has(name) && !reference.includes(name));
  expect(tablesOfLine('Local').sort()).toEqual(local.sort());
});

test('every distributed table names its restaurant in each row', async () => {
  const columns = await namesOf(sql`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO'`);
  expect([...distributed].filter(([table, column]) => !columns.includes(`${table}.${column}`))).toEqual([]);
});

/** Citus refuses a unique key without the distribution column. docs/scaling.md says how each is mended. */
const KEYS_TO_CHANGE = [
  'invitations_token_hash',
  'menu_keys_token_hash_unique',
  'own_domains_served_host',
  'restaurants_owner_id_unique',
  'service_links_token_hash_unique',
  'service_sessions_pkey',
];

test('every unique key of a distributed table has the restaurant in it, or is one that has to change first', async () => {
  const keys: string[] = [];
  for (const [table, column] of distributed)
    keys.push(
      ...(await namesOf(sql`select i.indexrelid::regclass::text as name from pg_index i
        where i.indrelid = ${table}::regclass and i.indisunique and not exists (
          select from pg_attribute a where a.attrelid = i.indrelid and a.attname = ${column} and a.attnum = any(i.indkey::int2[]))`)),
    );
  expect(keys.sort()).toEqual(KEYS_TO_CHANGE);
});
