import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database, or a transaction in it: queries take it as their first argument. Inside a transaction only the
 * transaction may be used; in development and tests using the outer one there throws (server/db/outer-db-guard.ts).
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;
