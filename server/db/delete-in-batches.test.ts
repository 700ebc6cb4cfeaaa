import { lt, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testApp } from '../../test/test-app.ts';
import { deleteInBatches } from './delete-in-batches.ts';

const t = await testApp({ work: false });
const plates = pgTable('swept_plates', { id: integer() });

test('every row that matches is deleted, and no other, however many batches it takes', async () => {
  const { db } = t.deps;
  await db.execute(sql`create table swept_plates as select n as id from generate_series(1, 2500) as numbers (n)`);
  await deleteInBatches(db, plates, lt(plates.id, 2_400));
  const rows = await db.select().from(plates).orderBy(plates.id);
  expect([rows.length, rows[0]?.id]).toEqual([101, 2_400]);
});

test('a table without such rows stays as it is', async () => {
  await deleteInBatches(t.deps.db, plates, lt(plates.id, 0));
  expect(await t.deps.db.$count(plates)).toBe(101);
});
