import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, OpenedDb } from './db/db.ts';
import { readFacts, writeFact } from './db/facts-queries.ts';
import type { Env } from './env.ts';
import { QUEUE_CONNECTIONS } from './job-queue.ts';
import { StartProblem } from './start-problem.ts';

type SharedEnv = Pick<Env, 'PUBLIC_URL' | 'is_localhost'>;

/** Identifies the secret to those who have it, and does not reveal it. */
const secretCheck = (secret: Buffer): string =>
  createHmac('sha256', secret).update('the secret of this installation').digest('base64url');

/** The settings in which this process differs from what the nodes of this database started with; none on localhost. */
export async function listOtherSettings(db: Db, env: SharedEnv, secret: Buffer): Promise<string[]> {
  if (env.is_localhost) return [];
  const { secret_check, public_url } = await readFacts(db);
  return [
    ...(public_url === undefined || public_url === env.PUBLIC_URL ? [] : [`PUBLIC_URL (${public_url})`]),
    ...(secret_check === undefined || secret_check === secretCheck(secret) ? [] : ['SESSION_SECRET']),
  ];
}

/**
 * Refuses to start beside nodes with another secret or address: codes and links that one of them makes would fail on the
 * other. Alone, a process may change both. Under the migration's lock, before this process opens its queue.
 *
 * @throws StartProblem naming what differs.
 */
export async function requireSameSettings(
  { db, driver }: Pick<OpenedDb, 'db' | 'driver'>,
  env: SharedEnv,
  secret: Buffer,
): Promise<void> {
  if (env.is_localhost) return;
  const otherSettings = await listOtherSettings(db, env, secret);
  if (otherSettings.length > 0 && driver.kind === 'postgres' && (await hasOtherNodes(db)))
    throw new StartProblem(
      `Other nodes run with another ${otherSettings.join(' and another ')}: set what they have, or stop them all before you change it.`,
    );
  const now = new Date();
  await writeFact(db, 'public_url', env.PUBLIC_URL, now);
  await writeFact(db, 'secret_check', secretCheck(secret), now);
}

const nodesSchema = z.object({ rows: z.tuple([z.object({ has_others: z.boolean() })]) });

/** Every node keeps a connection of its queue, from before the lock is released until it ends. */
async function hasOtherNodes(db: Db): Promise<boolean> {
  const answer = await db.execute(sql`
    select exists (
      select from pg_stat_activity where datname = current_database() and application_name = ${QUEUE_CONNECTIONS}
    ) as has_others`);
  return nodesSchema.parse(answer).rows[0].has_others;
}
