import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { WebhookRow } from './queries.ts';

const SALT_BYTES = 16;

type StoredSecret = Pick<WebhookRow, 'restaurant_id' | 'secret_salt' | 'secret_hash'>;

/** A secret isn't stored: it is derived from the server's own, so that neither a backup nor a copied database has it. */
const deriveKey = (serverSecret: Buffer, restaurantId: string, salt: string): Buffer =>
  createHmac('sha256', serverSecret).update(`webhook ${restaurantId} ${salt}`).digest();

const hashKey = (key: Buffer): string => createHash('sha256').update(key).digest('hex');

/** In the form of Standard Webhooks, by which libraries read it. */
const formatSecret = (key: Buffer): string => `whsec_${key.toString('base64')}`;

/** A new secret: its stored parts, and the text that its owner gets. */
export function newWebhookSecret(
  serverSecret: Buffer,
  restaurantId: string,
): Pick<StoredSecret, 'secret_salt' | 'secret_hash'> & { secret: string } {
  const secret_salt = randomBytes(SALT_BYTES).toString('base64url');
  const key = deriveKey(serverSecret, restaurantId, secret_salt);
  return { secret_salt, secret_hash: hashKey(key), secret: formatSecret(key) };
}

/** The key that signs; undefined if the server's secret has changed since the owner got it. */
export function findSigningKey(serverSecret: Buffer, webhook: StoredSecret): Buffer | undefined {
  const key = deriveKey(serverSecret, webhook.restaurant_id, webhook.secret_salt);
  return hashKey(key) === webhook.secret_hash ? key : undefined;
}
