import { cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { StartProblem } from '../start-problem.ts';
import { openPglite } from './open-pglite.ts';
import { isDamage } from './pglite-folder.ts';

let parent: string;
let whole: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ardoise-pglite-folder-'));
  closeAfterFile(() => rm(parent, { recursive: true, force: true }));
  whole = join(parent, 'whole');
  const { db, close } = await openPglite(whole, { guard: true });
  await db.execute(sql`create table dishes (name text)`);
  await db.execute(sql`insert into dishes values ('soup')`);
  await close();
});

/** A data folder whose database was damaged. */
async function damagedFolder(damage: (database: string) => Promise<unknown>) {
  const folder = await mkdtemp(join(parent, 'damaged-'));
  await cp(whole, folder, { recursive: true });
  const database = join(folder, 'database');
  await damage(database);
  return { folder, database };
}

const remove = (name: string) => (database: string) => rm(join(database, name), { recursive: true });

async function zeroJournal(database: string): Promise<void> {
  const journal = join(database, 'pg_wal');
  for (const name of await readdir(journal))
    if (/^[0-9A-F]{24}$/.test(name)) await writeFile(join(journal, name), Buffer.alloc(1_024));
}

test.each<[string, (database: string) => Promise<unknown>]>([
  ['no PG_VERSION', remove('PG_VERSION')],
  ['an empty PG_VERSION', (database) => truncate(join(database, 'PG_VERSION'), 0)],
  ['no control file', remove('global/pg_control')],
  ['a control file that was cut off', (database) => truncate(join(database, 'global/pg_control'), 100)],
  ['no journal', remove('pg_wal')],
  ['a journal of zeros', zeroJournal],
  ['no tables', remove('base')],
  ['no settings', remove('pg_hba.conf')],
  [
    'something else in its place',
    async (database) => {
      await rm(database, { recursive: true });
      await mkdir(database);
      await writeFile(join(database, 'notes.txt'), 'not a database');
    },
  ],
  [
    'a file in its place',
    async (database) => {
      await rm(database, { recursive: true });
      await writeFile(database, 'not a folder');
    },
  ],
])('a database with %s is refused in one line, and stays as it is', async (_, damage) => {
  const { folder, database } = await damagedFolder(damage);
  const before = await readdir(folder, { recursive: true });
  const problem: unknown = await openPglite(folder, { guard: true }).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  expect(String(problem)).toContain(database);
  expect(String(problem)).not.toContain('\n');
  const after = await readdir(folder, { recursive: true });
  expect(before.filter((name) => !after.includes(name) && !name.endsWith('.pid'))).toEqual([]);
});

test('a new database is created in an empty folder', async () => {
  const { folder } = await damagedFolder(async (database) => {
    await rm(database, { recursive: true });
    await mkdir(database);
  });
  const { db, close } = await openPglite(folder, { guard: true });
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  await close();
});

test('a table whose file is missing is reported as damage, and a wrong query is not', async () => {
  const first = await openPglite(whole, { guard: true });
  const { rows } = await (first.driver.kind === 'pglite'
    ? first.driver.pglite.query<{ file: string }>(`select pg_relation_filepath('dishes') as file`)
    : Promise.reject());
  await first.close();
  const { folder } = await damagedFolder(remove(rows[0]?.file ?? 'none'));
  const { db, close } = await openPglite(folder, { guard: true });
  const errorOf = async (query: string) => {
    const error: unknown = await db.execute(sql.raw(query)).catch((reason: unknown) => reason);
    return error;
  };
  expect(isDamage(await errorOf('select * from dishes'))).toBe(true);
  expect(isDamage(await errorOf('select * from drinks'))).toBe(false);
  await close();
});
