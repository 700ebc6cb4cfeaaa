import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/**
 * The database, or a transaction in it: the first argument of queries. Inside a transaction only the
 * transaction may be used; in development and tests using the outer one there throws (server/db/outer-db-guard.ts).
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The underlying driver: migrations and the job queue need it directly. */
export type DbDriver =
  | { kind: 'pglite'; pglite: PGlite }
  | {
      kind: 'postgres';
      pool: Pool;
      /** Of the database itself, while the pool may go through pgbouncer: for what needs a session of its own. */
      direct_url: string;
      job_connections: number;
    };

export type OpenedDb = {
  db: Db;
  driver: DbDriver;
  /** Waits for running queries. */
  close(): Promise<void>;
};
