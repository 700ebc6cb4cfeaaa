import { Refusal } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import { type ChatKey, newChatKey } from './chat-id.ts';
import { countMonthlyMessage, monthOf } from './month-queries.ts';
import { countChatMessage, findSent, findTimezone, insertChat, insertMessage } from './queries.ts';

export type TakenMessage = { key: ChatKey; number: number; remaining: number };

/**
 * Takes a guest's message within all limits (design §4), in one transaction: what one of them refuses, no other counts.
 *
 * @throws Refusal `message_limit_reached` for the chat or the month; `too_many_requests` for a minute; `not_found`.
 */
export async function takeMessage(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  chat: { restaurant_id: string } | ChatKey,
  text: string,
): Promise<TakenMessage> {
  const at = now();
  const {
    CHAT_MESSAGES_PER_CHAT: per_chat,
    CHAT_MESSAGES_PER_MINUTE_PER_CHAT: per_minute,
    CHAT_MESSAGES_PER_MONTH: limit,
  } = env.limits;
  return await db.transaction(async (tx) => {
    const timezone = await findTimezone(tx, chat.restaurant_id);
    if (timezone === undefined) throw new Refusal('not_found');
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
    const month = monthOf(at, timezone);
    const left = await countMonthlyMessage(tx, { restaurant_id: chat.restaurant_id, month, limit });
    if (left === undefined) throw new Refusal('message_limit_reached');
    const number = (sent - 1) * 2;
    await insertMessage(tx, key, { number, role: 'guest', text, item_ids: [] }, at);
    return { key, number, remaining: Math.min(per_chat - sent, left) };
  });
}
