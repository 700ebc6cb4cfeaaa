import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import pino from 'pino';
import { expect, test } from 'vitest';
import { bareHttp } from '../../test/bare-http.ts';
import { closeAfterFile } from '../../test/closers.ts';
import { freePort } from '../../test/free-port.ts';
import { isOnPostgres, openTestDatabase } from '../../test/test-database.ts';
import { isConnectionLost, isEndOfConnection } from './connection-lost.ts';
import type { Db } from './db.ts';
import { openPostgres } from './open-postgres.ts';
import { WatchedPool } from './watched-pool.ts';

const log = pino({ level: 'silent' });

const opened = await openTestDatabase();
closeAfterFile(() => opened.close());

/** An address where nothing listens. */
async function openNowhere(): Promise<Db> {
  const { db, close } = openPostgres(`postgres://nobody@127.0.0.1:${await freePort()}/none`, { log, guard: true });
  closeAfterFile(close);
  return db;
}

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a database that cannot be reached is told apart, in a query and in a transaction', async () => {
  const db = await openNowhere();
  expect(isConnectionLost(await errorOf(db.execute(sql`select 1`)))).toBe(true);
  expect(isConnectionLost(await errorOf(db.transaction((tx) => tx.execute(sql`select 1`))))).toBe(true);
});

test('a refused query is no lost connection, nor is a defect of ours', async () => {
  expect(isConnectionLost(await errorOf(opened.db.execute(sql`select 1 / 0`)))).toBe(false);
  expect(isConnectionLost(await errorOf(opened.db.execute(sql`select * from nothing_of_the_kind`)))).toBe(false);
  // As the file store reports it.
  expect(isConnectionLost(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))).toBe(false);
  expect(isConnectionLost(new TypeError('no'))).toBe(false);
});

test('a request that needs a database which cannot be reached is answered 503, with when to try again', async () => {
  const db = await openNowhere();
  const app = await bareHttp((routes) => {
    routes.get('/api/dishes', { config: { access: 'everyone' } }, () => db.execute(sql`select 1`));
  });
  const answer = await app.inject('/api/dishes?lang=fr');
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toEqual({
    error: {
      code: 'database_unavailable',
      message: 'Vos données sont momentanément inaccessibles. Réessayez dans quelques secondes.',
    },
  });
  await app.close();
});

if (isOnPostgres) {
  // More than the pool's size.
  const ROUNDS = 25;
  const endOwnSession = sql`select pg_terminate_backend(pg_backend_pid())`;
  const url = () => (opened.driver.kind === 'postgres' ? opened.driver.direct_url : '');

  test('the end of a connection is distinguished from an error of a query', async () => {
    const client = new Client({ connectionString: url() });
    await client.connect();
    // The driver reports the lost connection, too.
    const reported = new Promise<Error>((resolve) => client.on('error', resolve));
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await opened.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    expect(isEndOfConnection(await reported)).toBe(true);
    const pool = new WatchedPool({ connectionString: url(), max: 1 });
    closeAfterFile(() => pool.end());
    const refused = await errorOf(pool.query('select 1 / 0'));
    expect(refused instanceof Error && isEndOfConnection(refused)).toBe(false);
  });

  test('a connection that is lost in a query is replaced', async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      expect(isConnectionLost(await errorOf(opened.db.execute(endOwnSession)))).toBe(true);
    expect(await opened.db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  });

  test('a connection that is lost in a transaction is replaced, whatever the transaction was doing', async () => {
    const other = new WatchedPool({ connectionString: url(), max: 1 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const inQuery = opened.db.transaction((tx) => tx.execute(endOwnSession));
      expect(isConnectionLost(await errorOf(inQuery))).toBe(true);
      const betweenQueries = opened.db.transaction(async (tx) => {
        const [session] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`);
        await other.query('select pg_terminate_backend($1, 10000)', [session?.pid]);
        // Detected by the event, before the next query.
        await new Promise((resolve) => setImmediate(resolve));
        await tx.execute(sql`select 1`);
      });
      expect(isConnectionLost(await errorOf(betweenQueries))).toBe(true);
    }
    expect(await opened.db.transaction((tx) => tx.execute(sql`select 1 as one`))).toMatchObject({ rows: [{ one: 1 }] });
    await other.end();
  });

  test('if more queries wait than are answered in time, the next is refused at once, and those that wait are answered', async () => {
    const pool = new WatchedPool({ connectionString: url(), max: 1 });
    closeAfterFile(() => pool.end());
    const client = await pool.connect();
    const waitingQueries = Array.from({ length: 500 }, () => pool.query('select 1 as one'));
    const refusals = await Promise.all([errorOf(pool.query('select 1')), errorOf(pool.connect())]);
    expect(refusals.map(isConnectionLost)).toEqual([true, true]);
    client.release();
    expect((await Promise.all(waitingQueries)).map(({ rowCount }) => rowCount)).toEqual(Array(500).fill(1));
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a connection without an answer within the client’s deadline is not used again', async () => {
    const pool = new WatchedPool({ connectionString: url(), max: 1, query_timeout: 200 });
    const client = await pool.connect();
    await expect(client.query('select pg_sleep(60)')).rejects.toThrow();
    // Drizzle doesn't release a client if `begin` was what failed.
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
    await pool.end();
  });
}
