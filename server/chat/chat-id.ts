import { randomBytes } from 'node:crypto';
import { normaliseRestaurantId } from '../../shared/restaurant-id.ts';

const SECRET_BYTES = 24;
const CHAT_ID = /^([0-9a-z]{10})-([\w-]{32})$/;

/** A visitor's chat id: unguessable, and it contains the restaurant's id (design §4). */
export type ChatKey = { restaurant_id: string; secret: string };

export const newChatKey = (restaurant_id: string): ChatKey => ({
  restaurant_id,
  secret: randomBytes(SECRET_BYTES).toString('base64url'),
});

export const chatId = ({ restaurant_id, secret }: ChatKey): string => `${restaurant_id}-${secret}`;

/** Returns undefined if it can't be a chat's id. */
export function readChatId(id: string): ChatKey | undefined {
  const [, restaurant_id = '', secret = ''] = CHAT_ID.exec(id) ?? [];
  return normaliseRestaurantId(restaurant_id) === restaurant_id ? { restaurant_id, secret } : undefined;
}
