import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startCluster } from '../test/postgres-cluster.ts';
import { serverToMeasure } from './server-to-measure.ts';

/**
 * The database's time in thirty seconds in which nobody does anything, with few and with many completed jobs: the queue
 * looks every four seconds for dead workers, in a table that has a row for each job of the last half hour. By default two
 * and eighteen jobs a second. `npm run bench:idle-queue -- [JOBS…]`
 */

const IDLE_SECONDS = 30;
const MAX_SHARE = 0.02;
const SHOWN_STATEMENTS = 3;
const counts = process.argv.slice(2).map(Number);

const cluster = await startCluster();
try {
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await client.end();
  await cluster.restart();
  await using _server = await serverToMeasure({ DATABASE_URL: cluster.url });
  for (const count of counts.length > 0 ? counts : [3_300, 33_000]) await measure(count);
} finally {
  await cluster.stop();
}

async function measure(count: number): Promise<void> {
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  await client.query(`delete from pgboss.job where name = 'send-login-code' and state = 'completed'`);
  await client.query(
    `insert into pgboss.job (name, data, state, policy, singleton_key, created_on, started_on, completed_on)
     select 'send-login-code', '{}', 'completed', 'exclusive', gen_random_uuid()::text, now(), now(), now()
     from generate_series(1, $1)`,
    [count],
  );
  await client.query('vacuum analyze pgboss.job');
  await delay(5_000);
  await client.query('select pg_stat_statements_reset()');
  await delay(IDLE_SECONDS * 1_000);
  const { rows } = await client.query<{ ms: number; calls: number; query: string }>(
    `select total_exec_time as ms, calls::int as calls, left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as query
     from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
     order by total_exec_time desc`,
  );
  await client.end();
  const total = rows.reduce((sum, { ms }) => sum + ms, 0);
  console.log(`${count} completed jobs: ${total.toFixed(0)} ms of the database in ${IDLE_SECONDS} s`);
  for (const { ms, calls, query } of rows.slice(0, SHOWN_STATEMENTS))
    console.log(`  ${ms.toFixed(0)} ms in ${calls} calls: ${query}`);
  if (total > MAX_SHARE * IDLE_SECONDS * 1_000) process.exitCode = 1;
}
