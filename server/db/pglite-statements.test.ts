import { sql } from 'drizzle-orm';
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { closeAfterFile } from '../../test/closers.ts';
import { takePglite } from '../../test/kept-pglite.ts';
import { openedPglite } from './open-pglite.ts';
import { keepStatements } from './pglite-statements.ts';

const taken = await takePglite();
closeAfterFile(taken.giveBack);
const kept = keepStatements(taken.pglite);
await kept.exec('create temp table dishes (id int primary key, at timestamptz, tags text[], more jsonb)');

const countPrepared = async () => {
  const { rows } = await taken.pglite.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  );
  return rows[0]?.count;
};

test('a query is answered as PGlite answers it, and prepared once', async () => {
  const insert = 'insert into dishes values ($1, $2, $3, $4) returning *';
  const values = [new Date(0), ['vegan', 'a "b", c'], { price: 9 }];
  const first = await kept.query(insert, [1, ...values]);
  const before = await countPrepared();
  const second = await kept.query(insert, [2, ...values]);
  expect(await countPrepared()).toBe(before);
  const plain = await taken.pglite.query(insert, [3, ...values]);
  expect([first.rows, second.rows, plain.rows]).toEqual(
    [1, 2, 3].map((id) => [{ id, at: values[0], tags: values[1], more: values[2] }]),
  );
  expect({ ...second, rows: [] }).toEqual({ ...plain, rows: [] });
  const asArrays = await kept.query('select id, null as nothing from dishes where id = $1', [1], { rowMode: 'array' });
  expect(asArrays.rows).toEqual([[1, null]]);
});

test('through Drizzle an instant is what a table says it is, while another caller has a Date', async () => {
  const dishes = pgTable('dishes', { id: integer(), at: timestamp({ withTimezone: true, mode: 'string' }) });
  const { db } = openedPglite(taken.pglite, { guard: true });
  await db.insert(dishes).values({ id: 10, at: '2026-01-02T03:04:05Z' });
  const ask = () => db.select({ at: dishes.at }).from(dishes).where(sql`id = 10`);
  expect(typeof (await ask())[0]?.at).toBe('string');
  expect(await ask()).toEqual(await ask());
  const { rows } = await kept.query<{ at: unknown }>('select at from dishes where id = 10');
  expect(rows[0]?.at).toEqual(new Date('2026-01-02T03:04:05Z'));
});

test('an error has its code and what violated it, and the next query is answered', async () => {
  const insert = 'insert into dishes (id) values ($1)';
  await kept.query(insert, [20]);
  await expect(kept.query(insert, [20])).rejects.toMatchObject({ code: '23505', constraint: 'dishes_pkey' });
  await expect(kept.query('select none from dishes')).rejects.toMatchObject({ code: '42703' });
  await expect(kept.query('select none from dishes')).rejects.toMatchObject({ code: '42703' });
  await expect(kept.query(insert, ['no number'])).rejects.toMatchObject({ code: '22P02' });
  expect((await kept.query(insert, [21])).affectedRows).toBe(1);
});

test('a transaction that fails leaves nothing, and its statements may be asked again', async () => {
  const insert = 'insert into dishes (id, more) values ($1, null)';
  const failed = kept.transaction(async (tx) => {
    await tx.query(insert, [30]);
    throw new Error('cancelled');
  });
  await expect(failed).rejects.toThrow('cancelled');
  const find = () => kept.query('select id from dishes where id = $1', [30]);
  expect((await find()).rows).toEqual([]);
  await kept.query(insert, [30]);
  expect((await find()).rows).toEqual([{ id: 30 }]);
});

test('a query beside a transaction waits for its end', async () => {
  const go = Promise.withResolvers<void>();
  const inserted = Promise.withResolvers<void>();
  const transaction = kept.transaction(async (tx) => {
    await tx.query('insert into dishes (id) values ($1)', [40]);
    inserted.resolve();
    await go.promise;
    await tx.rollback();
  });
  await inserted.promise;
  const beside = kept.query('select id from dishes where id = $1', [40]);
  go.resolve();
  await transaction;
  expect((await beside).rows).toEqual([]);
});

test('columns that are added later do not disturb a query that names its own', async () => {
  const ask = () => kept.query('select id from dishes where id = $1', [50]);
  await kept.query('insert into dishes (id) values (50)');
  await ask();
  await kept.query('alter table dishes add column price int');
  expect((await ask()).rows).toEqual([{ id: 50 }]);
});

test('so many are kept, and those that were not asked for long go first', async () => {
  const often = 'select id from dishes where id = $1 and 0 = 0';
  for (let number = 0; number < 220; number += 1) {
    await kept.query(`select ${number} as number`);
    await kept.query(often, [1]);
  }
  const { rows } = await taken.pglite.query<{ statement: string }>('select statement from pg_prepared_statements');
  const texts = rows.map(({ statement }) => statement);
  // Beside them those of the test with Drizzle, which are another's.
  expect(texts.length).toBeLessThanOrEqual(210);
  expect(texts).toContain(often);
  expect(texts).toContain('select 219 as number');
  expect(texts).not.toContain('select 0 as number');
});
