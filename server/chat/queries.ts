import { and, asc, count, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AskedAnswer, ChatMessage, ChatTopic } from '../../shared/api/chats.ts';
import type { Db } from '../db/db.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import type { ChatKey } from './chat-id.ts';
import type { EarlierQuestion } from './facts/earlier-question.ts';
import type { Unanswered } from './group-questions.ts';
import { chatMessages, chatSpending, chats } from './tables.ts';

// Guests have no RestaurantAccess: the chat's secret is their permission, and these queries select by chat only.

const MINUTE_MS = 60_000;

const ofChat = ({ restaurant_id, secret }: ChatKey) =>
  and(eq(chats.restaurant_id, restaurant_id), eq(chats.secret, secret));

export async function insertChat(tx: Db, key: ChatKey, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.insert(chats).values({ ...key, sent: 1, minute_from: at, minute_sent: 1, updated_at: at });
}

/**
 * Counts one message of a chat within its limits, in one statement that all nodes share.
 *
 * @returns how many it has sent now; undefined if a limit was reached, or the chat doesn't exist.
 */
export async function countChatMessage(
  tx: Db,
  key: ChatKey,
  { now, per_chat, per_minute }: { now: Date; per_chat: number; per_minute: number },
): Promise<number | undefined> {
  const at = now.toISOString();
  const isNewMinute = sql`${chats.minute_from} <= ${new Date(now.getTime() - MINUTE_MS).toISOString()}::timestamptz`;
  const [row] = await tx
    .update(chats)
    .set({
      sent: sql`${chats.sent} + 1`,
      minute_sent: sql`case when ${isNewMinute} then 1 else ${chats.minute_sent} + 1 end`,
      minute_from: sql`case when ${isNewMinute} then ${at}::timestamptz else ${chats.minute_from} end`,
      updated_at: at,
    })
    .where(and(ofChat(key), lt(chats.sent, per_chat), or(isNewMinute, lt(chats.minute_sent, per_minute))))
    .returning({ sent: chats.sent });
  return row?.sent;
}

export async function findSent(db: Db, key: ChatKey): Promise<number | undefined> {
  const [row] = await db.select({ sent: chats.sent }).from(chats).where(ofChat(key));
  return row?.sent;
}

type NewMessage = ChatMessage & {
  number: number;
  topic?: ChatTopic;
  is_answered?: boolean;
  about_item_id?: number | null;
};

export async function insertMessage(tx: Db, key: ChatKey, message: NewMessage, now: Date): Promise<void> {
  await tx.insert(chatMessages).values({ ...key, ...message, created_at: now.toISOString() });
}

export async function deleteMessage(tx: Db, { restaurant_id, secret }: ChatKey, number: number): Promise<void> {
  await tx
    .delete(chatMessages)
    .where(
      and(
        eq(chatMessages.restaurant_id, restaurant_id),
        eq(chatMessages.secret, secret),
        eq(chatMessages.number, number),
      ),
    );
}

export async function listMessages(db: Db, { restaurant_id, secret }: ChatKey): Promise<ChatMessage[]> {
  const { role, text, item_ids, number } = chatMessages;
  return await db
    .select({ role, text, item_ids })
    .from(chatMessages)
    .where(and(eq(chatMessages.restaurant_id, restaurant_id), eq(chatMessages.secret, secret)))
    .orderBy(asc(number));
}

const questions = alias(chatMessages, 'questions');
/** Records which question a message answers. */
const isAnswered = and(
  eq(questions.restaurant_id, chatMessages.restaurant_id),
  eq(questions.secret, chatMessages.secret),
  eq(questions.number, sql`${chatMessages.number} - 1`),
);

/**
 * All questions before a message, with the dishes of their answers, oldest first: what a guest can't eat holds for the whole
 * chat, whose length is limited. A message in progress has none yet.
 */
export async function listExchanges(
  db: Db,
  { restaurant_id, secret }: ChatKey,
  before: number,
): Promise<EarlierQuestion[]> {
  if (before === 0) return [];
  return await db
    .select({ question: questions.text, item_ids: chatMessages.item_ids })
    .from(chatMessages)
    .innerJoin(questions, isAnswered)
    .where(
      and(
        eq(chatMessages.restaurant_id, restaurant_id),
        eq(chatMessages.secret, secret),
        eq(chatMessages.role, 'assistant'),
        lt(chatMessages.number, before),
      ),
    )
    .orderBy(asc(chatMessages.number));
}

/** Returns the guests' topics since a time with counts, and the newest unanswered questions. */
export async function listAsked(
  db: Db,
  access: RestaurantAccess,
  { since, limit }: { since: Date; limit: number },
): Promise<{ topics: AskedAnswer['topics']; unanswered: Unanswered[] }> {
  const recent = ofRestaurant(access, chatMessages, gt(chatMessages.created_at, since.toISOString()));
  const asked = count();
  const rows = await db
    .select({ topic: chatMessages.topic, count: asked })
    .from(chatMessages)
    .where(and(recent, isNotNull(chatMessages.topic)))
    .groupBy(chatMessages.topic)
    .orderBy(desc(asked), asc(chatMessages.topic));
  const unanswered = await db
    .select({
      question: questions.text,
      item_id: chatMessages.about_item_id,
      asked_at: questions.created_at,
      topic: chatMessages.topic,
    })
    .from(chatMessages)
    .innerJoin(questions, isAnswered)
    .where(and(recent, eq(chatMessages.is_answered, false)))
    .orderBy(desc(chatMessages.created_at))
    .limit(limit);
  const topics = rows.flatMap(({ topic, count: times }) => (topic === null ? [] : [{ topic, count: times }]));
  return { topics, unanswered };
}

/** For all restaurants: messages before a time, and chats without any message since. */
export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  const time = before.toISOString();
  await deleteInBatches(db, chats, lt(chats.updated_at, time));
  await deleteInBatches(db, chatMessages, lt(chatMessages.created_at, time));
}

/** For all restaurants. @param month The first that stays. */
export async function deleteSpendingBefore(db: Db, month: string): Promise<void> {
  await deleteInBatches(db, chatSpending, lt(chatSpending.month, month));
}

type Spending = Omit<typeof chatSpending.$inferInsert, 'restaurant_id' | 'questions'>;

/** Adds one question to a model, and its cost. */
export async function addSpending(db: Db, { restaurant_id }: RestaurantAccess, spent: Spending): Promise<void> {
  const { questions, input_tokens, output_tokens, cost } = chatSpending;
  await db
    .insert(chatSpending)
    .values({ restaurant_id, questions: 1, ...spent })
    .onConflictDoUpdate({
      target: [chatSpending.restaurant_id, chatSpending.month, chatSpending.model],
      set: {
        questions: sql`${questions} + 1`,
        input_tokens: sql`${input_tokens} + excluded.input_tokens`,
        output_tokens: sql`${output_tokens} + excluded.output_tokens`,
        cost: sql`case when excluded.cost is null then ${cost} else coalesce(${cost}, 0) + excluded.cost end`,
      },
    });
}
