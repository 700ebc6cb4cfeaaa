import { randomUUID } from 'node:crypto';
import type { Delivery } from '../../shared/api/webhooks.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findNewestAnnouncement, findWaitingTest, findWebhook, insertDelivery } from './queries.ts';
import { sendWebhookJob } from './send-webhook.job.ts';

/** After first attempts of publications, and their repetitions. */
const AFTER_OTHERS = -2;

type Announced = { kind: 'publication'; version: number; published_at: string } | { kind: 'test' };

/**
 * Announces a publication, or a test if none waits, to the restaurant's webhook, in its transaction. Undefined if there is none, or if the
 * operator has switched webhooks off.
 */
export async function announceToWebhook(
  { env, jobs, now }: Pick<Deps, 'env' | 'jobs' | 'now'>,
  tx: Db,
  access: RestaurantAccess,
  announced: Announced,
): Promise<Delivery | undefined> {
  if (env.WEBHOOKS === 'off' || !(await findWebhook(tx, access))) return undefined;
  const { kind } = announced;
  // However often the owner asks for one: a server that doesn't answer would hold up the messages of others.
  const waitingTest = kind === 'test' ? await findWaitingTest(tx, access) : undefined;
  if (waitingTest) return waitingTest;
  const { version, published_at } = kind === 'publication' ? announced : { version: null, published_at: null };
  const row = { id: randomUUID(), kind, version, published_at, created_at: now().toISOString() };
  const delivery = await insertDelivery(tx, access, row);
  const payload = { restaurant_id: access.restaurant_id, delivery_id: row.id };
  await jobs.send(tx, sendWebhookJob, payload, kind === 'test' ? { priority: AFTER_OTHERS } : {});
  return delivery;
}

/**
 * Announces the newest publication again if its message has failed. Returns its newest message; undefined if there is none.
 */
export async function announceAgain(
  deps: Pick<Deps, 'env' | 'jobs' | 'now'>,
  tx: Db,
  access: RestaurantAccess,
): Promise<Delivery | undefined> {
  const newest = await findNewestAnnouncement(tx, access);
  if (!newest) return undefined;
  const { restaurant_id: _, published_at, ...delivery } = newest;
  if (newest.state !== 'failed' || newest.version === null || published_at === null) return delivery;
  return await announceToWebhook(deps, tx, access, { kind: 'publication', version: newest.version, published_at });
}
