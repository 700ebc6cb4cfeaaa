import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import { DEFAULT_CONNECTIONS } from '../env.ts';
import { type ConnectionBudget, splitConnections } from './connection-budget.ts';
import type { Db, OpenedDb } from './db.ts';
import { guardOuterDb } from './outer-db-guard.ts';
import { STATEMENT_TIMEOUT_MS } from './statement-timeout.ts';
import { WatchedPool } from './watched-pool.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;
// A little longer, for a server that hangs and can't apply its own timeout.
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000;

type PostgresOptions = {
  log: FastifyBaseLogger;
  guard: boolean;
  connections?: ConnectionBudget;
  isPatient?: boolean;
  /** Of the same database, if `url` leads to pgbouncer. */
  direct_url?: string | undefined;
};

export function openPostgres(
  url: string,
  { log, guard, connections = splitConnections(DEFAULT_CONNECTIONS), isPatient = false, direct_url }: PostgresOptions,
): OpenedDb {
  // What reads whole tables needs other limits than pgbouncer's connections have.
  const isPooled = direct_url !== undefined && !isPatient;
  const pool = new WatchedPool({
    connectionString: isPooled ? url : (direct_url ?? url),
    application_name: 'ardoise',
    max: connections.queries,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    query_timeout: isPatient ? 0 : QUERY_TIMEOUT_MS,
    ...(isPooled ? {} : sessionLimits(isPatient ? 0 : STATEMENT_TIMEOUT_MS)),
    keepAlive: true,
  });
  // The pool replaces an idle connection that the server closes; without a listener the error would end the process.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'an idle database connection was lost'));
  const db: Db = drizzle({ client: pool });
  return {
    db: guard ? guardOuterDb(db) : db,
    driver: { kind: 'postgres', pool, direct_url: direct_url ?? url, job_connections: connections.jobs },
    close: () => pool.end(),
  };
}

/**
 * Parameters of a session's start, which pgbouncer refuses: its `connect_query` sets them for all (docs/operating.md).
 * @param timeoutMs 0 is no limit.
 */
const sessionLimits = (timeoutMs: number) => ({
  statement_timeout: timeoutMs,
  idle_in_transaction_session_timeout: timeoutMs,
});
