import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Db } from '../db/db.ts';
import type { FailedJob } from '../job-queue.ts';
import { databaseOf, type QueueDatabase } from './database-of.ts';

/** For the operator: jobs that failed for good. Their payloads and errors are not read, which may quote what people wrote. */

const failedSchema = z.array(z.object({ id: z.uuid(), job: z.string(), failed_at: z.string(), tries: z.int() }));

export async function listFailed(boss: PgBoss, names: readonly string[], limit: number): Promise<FailedJob[]> {
  const { rows } = await boss.getDb().executeSql(
    `select id, name as job, to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as failed_at,
       retry_count + 1 as tries
     from pgboss.job where name = any($1::text[]) and state = 'failed' order by completed_on desc limit $2`,
    [names, limit],
  );
  return failedSchema.parse(rows);
}

const failedCountsSchema = z.array(z.object({ job: z.string(), failed: z.int() }));

/** How many jobs of each queue failed for good and wait for the operator. */
export async function countFailed(boss: PgBoss, names: readonly string[]): Promise<{ job: string; failed: number }[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name as job, count(*)::int as failed from pgboss.job
     where name = any($1::text[]) and state = 'failed' group by name`,
    [names],
  );
  return failedCountsSchema.parse(rows);
}

async function findFailed(db: QueueDatabase, names: readonly string[], id: string): Promise<string | undefined> {
  const { rows } = await db.executeSql(
    `select name from pgboss.job where name = any($1::text[]) and id = $2::uuid and state = 'failed'`,
    [names, id],
  );
  return z.array(z.object({ name: z.string() })).parse(rows)[0]?.name;
}

/** SQLSTATE 23505, unique_violation: of the key by which a queue holds one job at a time. */
const isBlocked = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || isBlocked(error.cause));

/** In the transaction that records it. */
export async function retryFailed(
  boss: PgBoss,
  names: readonly string[],
  tx: Db,
  id: string,
): Promise<'done' | 'not_found' | 'blocked'> {
  const name = await findFailed(databaseOf(tx), names, id);
  if (name === undefined) return 'not_found';
  try {
    // A savepoint: a key that is in use ends this statement, not the transaction.
    await tx.transaction(async (savepoint) => await boss.retry(name, id, { db: databaseOf(savepoint) }));
    return 'done';
  } catch (error) {
    if (isBlocked(error)) return 'blocked';
    throw error;
  }
}

/** In the transaction that records it. Returns whether there was one. */
export async function discardFailed(boss: PgBoss, names: readonly string[], tx: Db, id: string): Promise<boolean> {
  const db = databaseOf(tx);
  const name = await findFailed(db, names, id);
  if (name === undefined) return false;
  await boss.deleteJob(name, id, { db });
  return true;
}
