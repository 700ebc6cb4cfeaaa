import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'pg';
import type { Db, OpenedDb } from './db.ts';

/** The name of the connection that each serving process has to PostgreSQL. */
export const LISTENER_NAME = 'ardoise public changes';
const CHANGES_CHANNEL = 'public_changes';
const CONNECT_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 1_000;
/** Prefixes the restaurant in a notification, so that a node ignores its own: it has dropped the page by then. */
const NODE_ID = randomUUID();

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
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${`${NODE_ID} ${restaurantId}`})`);
}

export function openPublicChanges({ driver }: Pick<OpenedDb, 'driver'>, log: FastifyBaseLogger): PublicChanges {
  const dropListeners: ((restaurantId: string | null) => void)[] = [];
  const notifyListeners = (restaurantId: string | null) => {
    for (const listener of dropListeners) listener(restaurantId);
  };
  const stopListening =
    driver.kind === 'postgres' ? listenForChanges(driver.direct_url, notifyListeners, log) : async () => undefined;
  return {
    is_shared: driver.kind === 'postgres',
    drop: notifyListeners,
    onDrop: (listener) => void dropListeners.push(listener),
    close: stopListening,
  };
}

/** Listens to the other nodes on a connection of its own, and reconnects whenever it is lost. */
function listenForChanges(
  url: string,
  notifyListeners: (restaurantId: string | null) => void,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let isClosed = false;
  let currentClient: Client | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;

  const connectClient = async (): Promise<void> => {
    // Loaded only if needed: the start is faster without it.
    const pg = await import('pg');
    if (isClosed) return;
    const client = new pg.Client({
      connectionString: url,
      application_name: LISTENER_NAME,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    currentClient = client;
    client.on('notification', ({ channel, payload }) => {
      const [node, restaurantId] = payload?.split(' ') ?? [];
      if (channel === CHANGES_CHANNEL && node !== NODE_ID && restaurantId) notifyListeners(restaurantId);
    });
    // Each connection ends exactly once, whether it was established or not.
    client.once('end', () => {
      if (!isClosed) reconnectTimer = setTimeout(connectClient, RECONNECT_MS).unref();
    });
    client.on('error', ({ message }) => log.warn({ reason: message }, 'the connection that hears changes was lost'));
    try {
      await client.connect();
      await client.query(`listen ${CHANGES_CHANNEL}`);
      // Notifications in the meantime are lost.
      notifyListeners(null);
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, 'listening for changes of other nodes failed');
      await client.end().catch(() => undefined);
    }
  };

  void connectClient();
  return async () => {
    isClosed = true;
    clearTimeout(reconnectTimer);
    // Not awaited: a server that hangs would block it for ever.
    void currentClient?.end();
  };
}
