import { z } from 'zod';
import type { DeliveryProblem } from '../../shared/api/webhooks.ts';
import type { Deps } from '../deps.ts';
import { defineJob, type JobContext } from '../jobs/jobs.ts';
import { outboundFetch } from '../outbound/outbound-fetch.ts';
import { findWebhookPeer } from '../outbound/owners-peer.ts';
import { OutboundRefused } from '../outbound/peer.ts';
import { workerAccess } from '../restaurants/access.ts';
import {
  type DeliveryRow,
  findWaiting,
  findWebhook,
  hasLaterPublication,
  updateDelivery,
  type WebhookRow,
} from './queries.ts';
import { messageBody, messageHeaders } from './webhook-message.ts';
import { findSigningKey } from './webhook-secret.ts';

/** Attempts one delivery, and sends itself again for the next attempt. */
export const sendWebhookJob = defineJob({
  name: 'send-webhook',
  payload: z.strictObject({ restaurant_id: z.string(), delivery_id: z.string() }),
  // Servers that don't answer within ten seconds don't delay the others.
  concurrency: 10,
  load: async () => ({ run: sendWebhook }),
});

/** Pauses before the further attempts: eight attempts within a day. */
export const RETRY_DELAYS_SECONDS: readonly number[] = [30, 300, 1_800, 7_200, 18_000, 28_800, 28_800];

/** Nothing in the answer is read. */
const ANSWER_LIMITS = { max_bytes: 64 * 1024, max_ms: 10_000 };

/** Whose message this process is sending: one at a time of each. */
const sendingRestaurants = new Set<string>();
const POSTPONED = { start_after_seconds: ANSWER_LIMITS.max_ms / 1_000, priority: -1 };

type Outcome = { status: number | null; problem: DeliveryProblem | null };
type HookDeps = Pick<Deps, 'db' | 'env' | 'jobs' | 'now' | 'secret'>;

/**
 * Sends the message of a delivery that waits, and records how it went. If this process dies in between it is sent again, with
 * the same id.
 */
export async function sendWebhook(
  deps: HookDeps,
  { restaurant_id, delivery_id }: { restaurant_id: string; delivery_id: string },
  { signal }: Pick<JobContext, 'signal'>,
): Promise<void> {
  const access = workerAccess(restaurant_id);
  const webhook = await findWebhook(deps.db, access);
  const delivery = await findWaiting(deps.db, access, delivery_id);
  if (!webhook || !delivery) return;
  // Each publication is announced once; only the newest again and again, however often an owner publishes.
  if (delivery.attempts > 0 && (await hasLaterPublication(deps.db, access, delivery)))
    return await updateDelivery(deps.db, access, delivery_id, { state: 'failed', problem: 'superseded' });
  // A server that doesn't answer would otherwise hold up the messages of every restaurant.
  if (sendingRestaurants.has(restaurant_id))
    return await deps.db.transaction((tx) =>
      deps.jobs.send(tx, sendWebhookJob, { restaurant_id, delivery_id }, POSTPONED),
    );
  sendingRestaurants.add(restaurant_id);
  const outcome = await attempt(deps, webhook, delivery, signal).finally(() =>
    sendingRestaurants.delete(restaurant_id),
  );
  await deps.db.transaction(async (tx) => {
    const row = await findWaiting(tx, access, delivery_id, { lock: true });
    if (!row) return;
    const isDelivered = outcome.problem === null;
    const delaySeconds = isDelivered || row.kind === 'test' ? undefined : RETRY_DELAYS_SECONDS[row.attempts];
    await updateDelivery(tx, access, delivery_id, {
      state: isDelivered ? 'delivered' : delaySeconds === undefined ? 'failed' : 'waiting',
      attempts: row.attempts + 1,
      attempted_at: deps.now().toISOString(),
      ...outcome,
    });
    if (delaySeconds !== undefined)
      await deps.jobs.send(
        tx,
        sendWebhookJob,
        { restaurant_id, delivery_id },
        // After the first attempts of others: a server that fails doesn't delay them.
        { start_after_seconds: delaySeconds, priority: -1 },
      );
  });
}

/** What an owner's server answers is never logged, nor is its address, which may contain a password. */
async function attempt(
  { env, now, secret }: HookDeps,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  signal: AbortSignal,
): Promise<Outcome> {
  // The operator may have changed the setting since.
  if (env.WEBHOOKS === 'off') return { status: null, problem: 'off' };
  const peer = findWebhookPeer(webhook.url, env);
  if (!peer) return { status: null, problem: 'refused' };
  const key = findSigningKey(secret, webhook);
  if (!key) return { status: null, problem: 'secret_lost' };
  const body = messageBody(env, delivery);
  const headers = messageHeaders(key, { id: delivery.id, body, now: now() });
  try {
    const answer = await outboundFetch(peer, ANSWER_LIMITS)(webhook.url, { method: 'POST', headers, body, signal });
    await answer.body?.cancel();
    return { status: answer.status, problem: problemOfStatus(answer) };
  } catch (error) {
    // The server stops: the job runs again.
    if (signal.aborted) throw error;
    return { status: null, problem: problemOf(error) };
  }
}

function problemOfStatus({ ok: isOk, status }: Response): DeliveryProblem | null {
  if (isOk) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function problemOf(error: unknown): DeliveryProblem {
  if (!(error instanceof Error)) return 'unreachable';
  if ([error, error.cause].some((cause) => cause instanceof OutboundRefused)) return 'refused';
  return error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
}
