import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ChatRole, ChatTopic } from '../../shared/api/chats.ts';
import { instant } from '../db/columns.ts';
import { restaurants } from '../restaurants/tables.ts';

const ofRestaurant = () =>
  text()
    .notNull()
    .references(() => restaurants.id, { onDelete: 'cascade' });

/** A guest's conversation. It holds nothing that identifies the guest. */
export const chats = pgTable(
  'chats',
  {
    restaurant_id: ofRestaurant(),
    /** The hash of the random part of its id: knowing the id is enough to continue the chat. */
    secret: text().notNull(),
    /** Messages that the guest has sent. */
    sent: integer().notNull(),
    /** The minute that is being counted, and the messages sent in it. */
    minute_from: instant().notNull(),
    minute_sent: integer().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.secret] }),
    index('chats_updated_at').on(table.updated_at),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    restaurant_id: text().notNull(),
    secret: text().notNull(),
    /** A guest's message has an even number, its answer the next one. */
    number: integer().notNull(),
    role: text().$type<ChatRole>().notNull(),
    text: text().notNull(),
    item_ids: jsonb().$type<number[]>().notNull(),
    /** Of an answer: its topic, and whether the menu had the answer. */
    topic: text().$type<ChatTopic>(),
    is_answered: boolean(),
    /** The dish that an unanswered question was about. */
    about_item_id: integer(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.secret, table.number] }),
    foreignKey({
      name: 'chat_messages_chat_fk',
      columns: [table.restaurant_id, table.secret],
      foreignColumns: [chats.restaurant_id, chats.secret],
    }).onDelete('cascade'),
    index('chat_messages_created_at').on(table.created_at),
  ],
);

/** The cost of models that answered a restaurant's guests and its owner, by months in UTC ("2026-11"), as providers bill. */
export const chatSpending = pgTable(
  'chat_spending',
  {
    restaurant_id: ofRestaurant(),
    month: text().notNull(),
    model: text().notNull(),
    questions: integer().notNull(),
    input_tokens: bigint({ mode: 'number' }).notNull(),
    output_tokens: bigint({ mode: 'number' }).notNull(),
    /** US dollars; null if no prices are configured. */
    cost: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.restaurant_id, table.month, table.model] })],
);
