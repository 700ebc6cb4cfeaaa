import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startCluster } from '../test/postgres-cluster.ts';
import { type CallApi, signUpOwner } from './owner-to-measure.ts';
import { freePort, serverToMeasure } from './server-to-measure.ts';

/**
 * Three nodes on PostgreSQL through a real pgbouncer in transaction mode, with DATABASE_DIRECT_URL: owners edit and publish
 * on two of them, the others show it at once, a menu is read. Says how many connections of the database they used.
 * `apt-get install pgbouncer`, then `npm run bench:pgbouncer`
 */

const SECONDS = 30;
const EDITORS = 12;
const POOL_SIZE = 8;
const SEEN_DEADLINE_MS = 2_000;
const RESTAURANT = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD' };

const cluster = await startCluster();
const direct = new URL(cluster.url);
const folder = await mkdtemp(join(tmpdir(), 'ardoise-pgbouncer-'));
const port = await freePort();
const closers: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true }), () => cluster.stop()];
try {
  closers.push(await startPgbouncer());
  const pooledUrl = new URL(cluster.url);
  pooledUrl.port = String(port);
  const database = {
    DATABASE_URL: pooledUrl.href,
    DATABASE_DIRECT_URL: direct.href,
    FILES_URL: `file://${folder}/files`,
  };
  const nodes = [];
  for (let node = 1; node <= 3; node += 1) {
    // The mails are in the outbox of whoever sends them.
    const server = await serverToMeasure({ ...database, ROLES: node === 1 ? 'web,worker' : 'web' });
    closers.push(() => server[Symbol.asyncDispose]());
    nodes.push(server.url);
  }
  await measure(nodes);
} finally {
  for (const close of closers.reverse()) await close();
}

async function startPgbouncer(): Promise<() => Promise<void>> {
  const settings = `[databases]
postgres = host=127.0.0.1 port=${direct.port} user=postgres connect_query='set statement_timeout = 15000; set idle_in_transaction_session_timeout = 15000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
admin_users = postgres
`;
  const path = join(folder, 'pgbouncer.ini');
  await writeFile(path, settings);
  await chmod(folder, 0o755);
  await chmod(path, 0o644);
  // It refuses to run as root.
  const user = userInfo().uid === 0 ? ['-u', 'nobody'] : [];
  if (user.length > 0) await chown(path, 65_534, 65_534);
  const pgbouncer = spawn('pgbouncer', ['-q', ...user, path], { stdio: ['ignore', 'inherit', 'inherit'] });
  await delay(1_000);
  if (pgbouncer.exitCode !== null) throw new Error('pgbouncer did not start');
  return async () => {
    if (pgbouncer.kill('SIGTERM')) await once(pgbouncer, 'exit');
  };
}

async function measure(nodes: readonly string[]): Promise<void> {
  const [first = '', second = '', third = ''] = nodes;
  const owners: { call: CallApi; id: string }[] = [];
  for (let number = 1; number <= EDITORS; number += 1) {
    const cookies = new Map<string, string>();
    const call = await signUpOwner(first, `owner-${number}@example.com`, cookies);
    const { restaurant } = await call<{ restaurant: { id: string } }>('POST', '/api/restaurants', RESTAURANT);
    const { section } = await call<{ section: { id: number } }>('POST', '/api/menu-sections', {
      menu_id: 1,
      title: 'Starters',
    });
    await call('POST', '/api/menu-items', { menu_section_id: section.id, title: 'Soup', price: 900 });
    owners.push({ call, id: restaurant.id });
  }
  const end = Date.now() + SECONDS * 1_000;
  let edits = 0;
  let slowestSeenMs = 0;
  let mostConnections = 0;
  const failures: string[] = [];
  const edit = async ({ call, id }: (typeof owners)[0]) => {
    for (let round = 1; Date.now() < end; round += 1)
      try {
        await call('PATCH', '/api/menu-items/1', { title: `Soup ${round}`, price: 900 + round });
        await call('POST', `/api/restaurants/${id}/publish`, {});
        edits += 2;
        for (const node of [second, third])
          slowestSeenMs = Math.max(
            slowestSeenMs,
            await untilSeen(`${node}/restaurants/${id}/menus/1`, `Soup ${round}`),
          );
      } catch (error) {
        failures.push(String(error));
      }
  };
  const watch = async () => {
    const client = new Client({ connectionString: direct.href });
    await client.connect();
    while (Date.now() < end) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      mostConnections = Math.max(mostConnections, rows[0]?.count ?? 0);
      await delay(500);
    }
    await client.end();
  };
  await Promise.all([watch(), ...owners.map(edit)]);
  console.log(`${nodes.length} nodes, ${EDITORS} owners, ${SECONDS} s through pgbouncer (pool of ${POOL_SIZE}):`);
  console.log(
    `${edits} edits and publications, ${failures.length} failed; the other nodes showed each within ${slowestSeenMs.toFixed(0)} ms`,
  );
  console.log(
    `connections of the database at most: ${mostConnections}; without pgbouncer DATABASE_CONNECTIONS allow ${nodes.length * 15}`,
  );
  for (const failure of failures.slice(0, 3)) console.log(failure);
  if (failures.length > 0) process.exitCode = 1;
}

/** Milliseconds until a node shows a publication. */
async function untilSeen(address: string, text: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const answer = await fetch(address);
    if ((await answer.text()).includes(text)) return performance.now() - begun;
    if (performance.now() - begun > SEEN_DEADLINE_MS) throw new Error(`${address} did not show ${text}`);
    await delay(5);
  }
}
