import { Client } from 'pg';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { STATEMENT_TIMEOUT_MS } from './statement-timeout.ts';

/** DATABASE_URL, which leads to pgbouncer, and DATABASE_DIRECT_URL, which leads to the database behind it. */
export type PooledUrls = { url: string; direct_url: string };

const CONNECT_TIMEOUT_MS = 5_000;
/** Limits that a node sets for its own connections, and pgbouncer must set for its own; in milliseconds, 0 is none. */
const LIMIT_NAMES = ['statement_timeout', 'idle_in_transaction_session_timeout'] as const;

const limitSchema = z.coerce.number();
const rowsSchema = z.tuple([
  z.object({ place: z.string(), statement_timeout: limitSchema, idle_in_transaction_session_timeout: limitSchema }),
]);
type SessionFacts = z.infer<typeof rowsSchema>[0];

/** The start of the server and the database's number identify a database, through pgbouncer too. */
const FACTS_QUERY = `select (select oid::text from pg_database where datname = current_database())
    || ' ' || extract(epoch from pg_postmaster_start_time())::text as place,
  ${LIMIT_NAMES.map((name) => `(select setting from pg_settings where name = '${name}') as ${name}`).join(', ')}`;

async function readFacts(url: string): Promise<SessionFacts> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // Losing it is an error of the query, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(FACTS_QUERY);
    return rowsSchema.parse(rows)[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The limits that pgbouncer's connections lack, or that are longer than a request waits: nothing would end its statements.
 * @throws StartProblem if the two addresses lead to different databases: one of them would be migrated, the other used.
 */
export async function listMissingLimits({ url, direct_url }: PooledUrls): Promise<string[]> {
  const [pooled, direct] = [await readFacts(url), await readFacts(direct_url)];
  if (pooled.place !== direct.place)
    throw new StartProblem('DATABASE_DIRECT_URL leads to another database than DATABASE_URL: name the same one.');
  return LIMIT_NAMES.filter((name) => pooled[name] === 0 || pooled[name] > STATEMENT_TIMEOUT_MS);
}
