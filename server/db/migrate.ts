import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { ConnectionLost } from './connection-lost.ts';
import type { OpenedDb } from './db.ts';

const config = { migrationsFolder: join(import.meta.dirname, 'migrations') };

// Any constant: identifies this program's migrations among the database's advisory locks.
const LOCK_KEY = 4_710_326;

/**
 * Migrates the database to the newest version, then runs `install` (the job queue's own tables). On PostgreSQL both
 * run under one advisory lock, so that nodes that start together take turns.
 *
 * @throws ConnectionLost if the lock was lost meanwhile.
 */
export async function migrate<T>({ driver }: Pick<OpenedDb, 'driver'>, install: () => Promise<T>): Promise<T> {
  if (driver.kind === 'pglite') {
    await migratePglite(drizzlePglite({ client: driver.pglite }), config);
    return install();
  }
  // Uses connections without the pool's timeouts: a migration may take longer than a request.
  const lock = new Client({ connectionString: driver.url, application_name: 'ardoise migration lock' });
  const client = new Client({ connectionString: driver.url, application_name: 'ardoise migrations' });
  // Without a listener, losing a client ends the process.
  let lost: Error | undefined;
  lock.on('error', (error) => {
    lost = error;
  });
  client.on('error', () => undefined);
  try {
    await lock.connect();
    await lock.query('begin');
    await lock.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    await client.connect();
    await migratePostgres(drizzle({ client }), config);
    const installed = await install();
    // The lock was released with its connection: another node may have migrated at the same time.
    if (lost) throw new ConnectionLost(lost);
    return installed;
  } finally {
    // Ends the transaction, which releases the lock.
    await Promise.all([lock.end(), client.end()]);
  }
}
