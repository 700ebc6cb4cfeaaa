import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env.ts';
import { splitConnections } from './connection-budget.ts';
import type { OpenedDb } from './db.ts';

export type DbEnv = Pick<
  Env,
  'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR' | 'NODE_ENV'
>;

/**
 * PostgreSQL if DATABASE_URL is set, else PGlite (PostgreSQL in this process) in `database` under DATA_DIR.
 * @param options.isPatient Lifts the time limits of requests: for an operator's command that reads or writes whole tables.
 * @throws StartProblem if another process uses the folder, or DATABASE_DIRECT_URL leads to another database than DATABASE_URL.
 */
export async function openDb(
  env: DbEnv,
  { log, isPatient = false }: { log: FastifyBaseLogger; isPatient?: boolean },
): Promise<OpenedDb> {
  const isGuarded = env.NODE_ENV !== 'production';
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./open-postgres.ts');
    const connections = splitConnections(env.DATABASE_CONNECTIONS);
    const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct_url } = env;
    if (direct_url !== undefined) {
      const { listMissingLimits } = await import('./pooled-database.ts');
      const missingLimits = await listMissingLimits({ url, direct_url });
      // An operator's command doesn't use pgbouncer.
      if (missingLimits.length > 0 && !isPatient)
        log.warn({ missing: missingLimits }, "pgbouncer's connections have no limit of 15 s: set it in connect_query");
    }
    return openPostgres(url, { direct_url, log, guard: isGuarded, connections, isPatient });
  }
  const { openPglite } = await import('./open-pglite.ts');
  return openPglite(env.DATA_DIR, { guard: isGuarded });
}
