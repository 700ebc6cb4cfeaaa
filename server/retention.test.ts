import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../test/fake-reader.ts';
import { getImport, importFiles } from '../test/imports.ts';
import { newOwner, type OwnerWithRestaurant } from '../test/owners.ts';
import { readDish, readSection } from '../test/read-draft.ts';
import { testApp } from '../test/test-app.ts';
import { allJobs } from './all-jobs.ts';
import { run as sweepChats } from './chat/sweep-chats.job.ts';
import type { FileKey } from './files/files.ts';
import { readMenuJob } from './imports/run/read-menu.job.ts';
import { run as sweepImportFiles } from './imports/store/sweep-import-files.job.ts';
import { run as sweepOldImports } from './imports/store/sweep-old-imports.job.ts';
import { FOLDERS, retentionLine, TABLES } from './retention.ts';
import { run as sweepUsage } from './usage/sweep-usage.job.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs });
const DAY_MS = 24 * 60 * 60 * 1_000;

const rowsOf = async (query: ReturnType<typeof sql>): Promise<unknown> =>
  z.looseObject({ rows: z.unknown() }).parse(await t.deps.db.execute(query)).rows;

test('every table of the schema says how long it keeps what, and which job sees to it', async () => {
  const names = z
    .array(z.object({ name: z.string() }))
    .parse(
      await rowsOf(
        sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      ),
    );
  expect(Object.keys(TABLES).sort()).toEqual(names.map(({ name }) => name).sort());
  const jobNames = allJobs.map(({ name }) => name);
  for (const { by } of [...Object.values(TABLES), ...Object.values(FOLDERS)])
    if (typeof by !== 'string') expect(jobNames).toContain(by.job);
});

test('docs/operating.md has a line for each', () => {
  expect(existsSync('docs/operating.md')).toBe(true);
  const lines = readFileSync('docs/operating.md', 'utf8').split('\n');
  for (const [name, retention] of Object.entries({ ...TABLES, ...FOLDERS }))
    expect(lines).toContain(retentionLine(name, retention));
});

const dish = () => scriptedFile({ pages: [{ sections: [readSection(1, 'Plats', [readDish(2, 'Bavette')])] }] });
const filesOf = async (owner: OwnerWithRestaurant) => {
  const keys: FileKey[] = [];
  for await (const key of t.deps.files.list(`private/${owner.restaurant_id}/`)) keys.push(key);
  return keys;
};

test('an import that was applied is deleted after its days, with files and pages; one that waits for its review is not', async () => {
  const owner = await newOwner(t);
  const applied = await importFiles(t, owner, [dish()]);
  const waiting = await importFiles(t, owner, [dish()], { apply: 'review' });
  expect([applied.applied_at, waiting.applied_at]).toEqual([expect.any(String), null]);
  const filesBefore = await filesOf(owner);
  const age = (days: number) =>
    t.deps.db.execute(sql`update imports set created_at = now() - ${days} * interval '1 day',
      applied_at = case when applied_at is null then null else now() - ${days} * interval '1 day' end
      where restaurant_id = ${owner.restaurant_id}`);

  await age(89);
  await sweepOldImports(t.deps);
  expect((await getImport(owner, applied.id)).status).toBe('completed');
  await age(91);
  await sweepImportFiles(t.deps);
  await sweepOldImports(t.deps);
  expect((await owner.get(`/api/imports/${applied.id}`)).statusCode).toBe(404);
  expect((await getImport(owner, waiting.id)).status).toBe('completed');
  const pages = sql`select distinct import_id from import_pages where restaurant_id = ${owner.restaurant_id}`;
  expect(await rowsOf(pages)).toEqual([{ import_id: waiting.id }]);

  const inAWeek = { ...t.deps, now: () => new Date(Date.now() + 7 * DAY_MS) };
  await sweepImportFiles(inAWeek);
  expect((await filesOf(owner)).length).toBe(filesBefore.length / 2);
  await age(366);
  await sweepOldImports(t.deps);
  await sweepImportFiles(inAWeek);
  expect(await filesOf(owner)).toEqual([]);
});

test('an import that was applied late, or can still be rolled back, is not deleted', async () => {
  const owner = await newOwner(t);
  const { id } = await importFiles(t, owner, [dish()]);
  const age = (created: number, applied: number) =>
    t.deps.db.execute(sql`update imports set created_at = now() - ${created} * interval '1 day',
      applied_at = now() - ${applied} * interval '1 day' where restaurant_id = ${owner.restaurant_id}`);
  await age(366, 0);
  await sweepOldImports(t.deps);
  expect((await getImport(owner, id)).rollback).toBe('possible');

  const limits = { ...t.deps.env.limits, IMPORTS_KEPT_DAYS: 10 };
  const keepsTenDays = { ...t.deps, env: { ...t.deps.env, limits } };
  await age(366, 20);
  await sweepOldImports(keepsTenDays);
  expect((await getImport(owner, id)).rollback).toBe('possible');
  await age(366, 31);
  await sweepImportFiles(t.deps);
  await sweepOldImports(keepsTenDays);
  expect((await owner.get(`/api/imports/${id}`)).statusCode).toBe(404);
});

test('counts and costs of months are kept for two years', async () => {
  const { restaurant_id } = await newOwner(t);
  for (const month of ['2020-01', '2024-10', '2024-11']) {
    await t.deps.db.execute(sql`insert into usage_months values (${restaurant_id}, ${month}, 'pages', 3)`);
    await t.deps.db.execute(
      sql`insert into chat_spending (restaurant_id, month, model, questions, input_tokens, output_tokens) values (${restaurant_id}, ${month}, 'm', 1, 1, 1)`,
    );
  }
  const then = { ...t.deps, now: () => new Date('2026-11-15T00:00:00Z') };
  await sweepUsage(then);
  await sweepChats(then);
  for (const table of ['usage_months', 'chat_spending'])
    expect(
      await rowsOf(sql`select month from ${sql.identifier(table)} where restaurant_id = ${restaurant_id}`),
    ).toEqual([{ month: '2024-11' }]);
});
