import { Refusal } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import { countEvent, uncountEvent } from '../http/guards/queries.ts';
import { limitKey } from '../http/guards/sender.ts';
import { workerAccess } from '../restaurants/access.ts';
import { giveBackUsage, noteLimitedSender, type TakenUsage, takeUsage } from '../usage/take-usage.ts';
import { type ChatKey, newChatKey } from './chat-id.ts';
import { countChatMessage, deleteMessage, findSent, insertChat, insertMessage } from './queries.ts';

export type TakenMessage = { key: ChatKey; number: number; remaining: number; usage: TakenUsage; sender_key: string };

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Accepts a guest's message within all limits (design §4), in one transaction: a message that one limit refuses counts
 * towards none.
 *
 * @param sender Whose address it is; a keyed hash that changes daily is stored for a day.
 * @throws Refusal `message_limit_reached` for the chat, the address's day or the month; `too_many_requests` for a minute; `not_found`.
 */
export async function takeMessage(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'secret'>,
  chat: { restaurant_id: string } | ChatKey,
  text: string,
  sender: string,
): Promise<TakenMessage> {
  const at = deps.now();
  const { CHAT_MESSAGES_PER_CHAT: per_chat, CHAT_MESSAGES_PER_MINUTE_PER_CHAT: per_minute } = deps.env.limits;
  const { CHAT_MESSAGES_PER_DAY_PER_ADDRESS: per_sender } = deps.env.limits;
  // Charged to the restaurant, because guests are not signed in.
  const access = workerAccess(chat.restaurant_id);
  const sender_key = limitKey(deps, 'chat-day', `${chat.restaurant_id} ${at.toISOString().slice(0, 10)} ${sender}`);
  return await deps.db.transaction(async (tx) => {
    const key = 'secret' in chat ? chat : newChatKey(chat.restaurant_id);
    let sent: number | undefined = 1;
    if ('secret' in chat) {
      sent = await countChatMessage(tx, key, { now: at, per_chat, per_minute });
      if (sent === undefined) {
        const before = await findSent(tx, key);
        if (before === undefined) throw new Refusal('not_found');
        throw new Refusal(before < per_chat ? 'too_many_requests' : 'message_limit_reached');
      }
    } else await insertChat(tx, key, at);
    const { taken: usage, left } = await takeUsage(deps, tx, access, 'messages');
    // The last lock that is taken: all guests of a hotel share this row.
    const { count } = await countEvent(tx, { key: sender_key, window_ms: DAY_MS, now: at });
    if (count > per_sender) throw new Refusal('message_limit_reached');
    if (count === per_sender) await noteLimitedSender(deps, tx, access);
    const number = (sent - 1) * 2;
    await insertMessage(tx, key, { number, role: 'guest', text, item_ids: [] }, at);
    return { key, number, remaining: Math.min(per_chat - sent, left, per_sender - count), usage, sender_key };
  });
}

/** Refunds an unanswered message, because the guest sends it again. */
export async function giveBackMessage(
  { db }: Pick<Deps, 'db'>,
  { key, number, usage, sender_key }: Pick<TakenMessage, 'key' | 'number' | 'usage' | 'sender_key'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await giveBackUsage(tx, workerAccess(key.restaurant_id), usage);
    await deleteMessage(tx, key, number);
    await uncountEvent(tx, sender_key);
  });
}
