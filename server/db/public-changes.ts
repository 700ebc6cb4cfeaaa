import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'pg';
import type { Db, OpenedDb } from './db.ts';

const CHANNEL = 'public_changes';
const CONNECT_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 1_000;
/** Prefixes the restaurant in a notification, so that a node ignores its own: it has dropped the page by then. */
const NODE = randomUUID();

/**
 * Announces that what guests see of a restaurant has changed: nodes cache it in memory (docs/decisions/021). The node
 * that makes a change drops its cache in the same call, the others when PostgreSQL notifies them.
 */
export type PublicChanges = {
  /** Whether other processes may change the same database. */
  is_shared: boolean;
  /** Called by this node once its change is committed, or may be. */
  drop(restaurantId: string): void;
  /** @param listener Called with null if anything may have changed. */
  onDrop(listener: (restaurantId: string | null) => void): void;
  close(): Promise<void>;
};

/** Inside the transaction of the change: the other nodes are notified by the commit. */
export async function announcePublicChange(tx: Db, restaurantId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${`${NODE} ${restaurantId}`})`);
}

export function openPublicChanges({ driver }: Pick<OpenedDb, 'driver'>, log: FastifyBaseLogger): PublicChanges {
  const listeners: ((restaurantId: string | null) => void)[] = [];
  const tell = (restaurantId: string | null) => {
    for (const listener of listeners) listener(restaurantId);
  };
  const close = driver.kind === 'postgres' ? listen(driver.url, tell, log) : async () => undefined;
  return {
    is_shared: driver.kind === 'postgres',
    drop: tell,
    onDrop: (listener) => void listeners.push(listener),
    close,
  };
}

/** Listens to the other nodes on a connection of its own, and reconnects whenever it is lost. */
function listen(url: string, tell: (restaurantId: string | null) => void, log: FastifyBaseLogger): () => Promise<void> {
  let isClosed = false;
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    // Loaded only if needed: the start is faster without it.
    const pg = await import('pg');
    if (isClosed) return;
    const client = new pg.Client({
      connectionString: url,
      application_name: 'ardoise public changes',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    current = client;
    client.on('notification', ({ channel, payload }) => {
      const [node, restaurantId] = payload?.split(' ') ?? [];
      if (channel === CHANNEL && node !== NODE && restaurantId) tell(restaurantId);
    });
    // Each connection ends exactly once, whether it was established or not.
    client.once('end', () => {
      if (!isClosed) timer = setTimeout(connect, RECONNECT_MS).unref();
    });
    client.on('error', ({ message }) => log.warn({ reason: message }, 'the connection that hears changes was lost'));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // Notifications in the meantime are lost.
      tell(null);
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, 'changes of other nodes are not heard');
      await client.end().catch(() => undefined);
    }
  };

  void connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    // Not awaited: a server that hangs would block it for ever.
    void current?.end();
  };
}
