import { lt, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { testApp } from '../../test/test-app.ts';
import { isOnPostgres, openTestDatabase } from '../../test/test-database.ts';
import { deleteInBatches } from './delete-in-batches.ts';

const t = await testApp({ work: false });
const plates = pgTable('swept_plates', { id: integer() });

test('every row that matches is deleted, and no other, however many batches it needs', async () => {
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

// PGlite has one connection: nobody else can hold a lock.
if (isOnPostgres)
  test('rows that another node has locked are left to it', async () => {
    const { db, driver, close } = await openTestDatabase();
    closeAfterFile(close);
    if (driver.kind !== 'postgres') throw new Error('the test database is on PostgreSQL');
    await db.execute(sql`create table swept_plates as select n as id from generate_series(1, 2500) as numbers (n)`);
    const other = await driver.pool.connect();
    try {
      await other.query('begin');
      await other.query('select from swept_plates where id between 5 and 7 for update');
      await deleteInBatches(db, plates, lt(plates.id, 2_400));
      expect(await db.select().from(plates).where(lt(plates.id, 2_400)).orderBy(plates.id)).toEqual([
        { id: 5 },
        { id: 6 },
        { id: 7 },
      ]);
    } finally {
      await other.query('rollback');
      other.release();
    }
  });
