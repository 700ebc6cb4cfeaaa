import * as z from 'zod/mini';
import { LIMITS, REMEMBERED_EXCHANGES } from '../limits.ts';
import { idSchema } from '../menu.ts';
import { isPrintable } from '../text-rules.ts';

const questionSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'required' }),
    z.maxLength(LIMITS.MAX_CHAT_MESSAGE_CHARACTERS, { error: 'too_long' }),
    z.refine(isPrintable, { error: 'control_characters' }),
  );

/** POST /api/restaurants/{id}/chats and PUT /api/chats/{id}. */
export const chatBodySchema = z.strictObject({ message: questionSchema });

export const CHAT_ROLES = ['guest', 'assistant'] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];

/** `item_ids` are the dishes of the answer, in the order of its text. */
export const chatMessageSchema = z.strictObject({
  role: z.enum(CHAT_ROLES),
  text: z.string(),
  item_ids: z.array(idSchema),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** `remaining`: how many messages may still be sent in this chat. */
export const chatAnswerSchema = z.strictObject({
  id: z.string(),
  messages: z.array(chatMessageSchema),
  remaining: z.int().check(z.gte(0)),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

/** Topics of guests' questions, counted for the owner. */
export const CHAT_TOPICS = [
  'popular',
  'specials',
  'diet',
  'allergens',
  'spicy',
  'children',
  'drinks',
  'pairing',
  'price',
  'dish',
  'search',
  'sold_out',
  'contact',
  'not_on_menu',
  'off_topic',
] as const;
export type ChatTopic = (typeof CHAT_TOPICS)[number];

/**
 * POST …/assistant/try: a question to the unpublished draft; counted by month, apart from guests' messages. `earlier`: the questions before
 * it, oldest first, each with the dishes of its answer.
 */
export const tryBodySchema = z.strictObject({
  message: questionSchema,
  earlier: z._default(
    z
      .array(
        z.strictObject({
          question: questionSchema,
          item_ids: z.array(idSchema).check(z.maxLength(LIMITS.MAX_ITEMS)),
        }),
      )
      .check(z.maxLength(REMEMBERED_EXCHANGES)),
    [],
  ),
});
export const tryAnswerSchema = z.strictObject({
  text: z.string(),
  item_ids: z.array(idSchema),
  is_answered: z.boolean(),
});

/** GET …/assistant: what guests asked in the last 30 days. */
export const askedAnswerSchema = z.strictObject({
  topics: z.array(z.strictObject({ topic: z.enum(CHAT_TOPICS), count: z.int() })),
  /**
   * Unanswered questions, newest first, each with the dish that it was about. `times`: how often it was asked, in these words
   * or in others.
   */
  unanswered: z.array(
    z.strictObject({
      question: z.string(),
      item_id: z.nullable(idSchema),
      asked_at: z.string(),
      times: z.int().check(z.gte(1)),
    }),
  ),
});
export type AskedAnswer = z.infer<typeof askedAnswerSchema>;
