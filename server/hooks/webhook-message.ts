import { createHmac } from 'node:crypto';
import type { Env } from '../env.ts';
import { qrAddress } from '../qr/qr-svg.ts';
import type { DeliveryRow } from './queries.ts';

/** The body of a message: the same at every attempt. */
export function messageBody(env: Pick<Env, 'PUBLIC_URL'>, delivery: DeliveryRow): string {
  const { restaurant_id, kind, version, published_at, created_at } = delivery;
  const page_url = qrAddress(env, restaurant_id);
  return JSON.stringify({
    type: kind === 'test' ? 'test' : 'menu.published',
    timestamp: created_at,
    data: { restaurant_id, page_url, ...(kind === 'test' ? {} : { version, published_at }) },
  });
}

/**
 * The headers by which the receiver knows that a message is ours, not older than it says, and not a repetition:
 * HMAC-SHA-256 of id, time and body, as Standard Webhooks has it (github.com/standard-webhooks/standard-webhooks, version
 * 1.0.0, "Signature scheme").
 */
export function messageHeaders(
  key: Buffer,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Ardoise-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
