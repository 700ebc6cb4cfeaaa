import { Client } from 'pg';
import { z } from 'zod';

const CONNECT_TIMEOUT_MS = 5_000;
const rowSchema = z.tuple([z.object({ statement_timeout: z.string() })]);

/** The limit of a statement's time ("15s") that connections through a pool have; undefined if there is none. */
export async function readPooledTimeout(url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // Losing it is an error of the query, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(`select current_setting('statement_timeout') as statement_timeout`);
    const [{ statement_timeout: timeout }] = rowSchema.parse(rows);
    return timeout === '0' ? undefined : timeout;
  } finally {
    await client.end().catch(() => undefined);
  }
}
