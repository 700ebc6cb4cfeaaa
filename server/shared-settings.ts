import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from './db/db.ts';
import { readFacts, writeFact } from './db/facts-queries.ts';
import type { Env } from './env.ts';

type SharedEnv = Pick<Env, 'PUBLIC_URL' | 'is_localhost'>;

/** Identifies the secret to those who have it, and does not reveal it. */
const secretCheck = (secret: Buffer): string =>
  createHmac('sha256', secret).update('the secret of this installation').digest('base64url');

/** The settings in which this process differs from the nodes of this database; none on localhost. */
export async function listOtherSettings(db: Db, env: SharedEnv, secret: Buffer): Promise<string[]> {
  if (env.is_localhost) return [];
  const { secret_check, public_url } = await readFacts(db);
  return [
    ...(public_url === undefined || public_url === env.PUBLIC_URL ? [] : [`PUBLIC_URL (${public_url})`]),
    ...(secret_check === undefined || secret_check === secretCheck(secret) ? [] : ['SESSION_SECRET']),
  ];
}

/**
 * Notes the settings that this process starts with, and warns if the nodes before it had something else. A start is not refused: a change
 * of either setting reaches nodes one after the other, and until the last has it codes and links of one fail on another.
 */
export async function noteSettings(db: Db, env: SharedEnv, secret: Buffer, log: Pick<Logger, 'warn'>): Promise<void> {
  if (env.is_localhost) return;
  const settings = await listOtherSettings(db, env, secret);
  if (settings.length > 0)
    log.warn(
      { settings },
      'the nodes that were started before had other settings: codes and links of theirs fail here',
    );
  const now = new Date();
  await writeFact(db, 'public_url', env.PUBLIC_URL, now);
  await writeFact(db, 'secret_check', secretCheck(secret), now);
}
