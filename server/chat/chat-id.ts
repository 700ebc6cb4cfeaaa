import { createHash, randomBytes } from 'node:crypto';
import { normaliseRestaurantId } from '../../shared/restaurant-id.ts';

const SECRET_BYTES = 24;
const CHAT_ID = /^([0-9a-z]{10})-([\w-]{32})$/;

/** A visitor's chat: its id is unguessable and contains the restaurant's id (design §4). Only the guest has it. */
export type ChatKey = {
  restaurant_id: string;
  /** What is stored: the hash of the id's random part. */
  secret: string;
  /** For the guest. */
  id: string;
};

export const newChatKey = (restaurant_id: string): ChatKey =>
  keyOf(restaurant_id, randomBytes(SECRET_BYTES).toString('base64url'));

/** Returns undefined if it can't be a chat's id. */
export function readChatId(id: string): ChatKey | undefined {
  const [, restaurant_id = '', random = ''] = CHAT_ID.exec(id) ?? [];
  return normaliseRestaurantId(restaurant_id) === restaurant_id ? keyOf(restaurant_id, random) : undefined;
}

const keyOf = (restaurant_id: string, random: string): ChatKey => ({
  restaurant_id,
  secret: createHash('sha256').update(random).digest('hex'),
  id: `${restaurant_id}-${random}`,
});
