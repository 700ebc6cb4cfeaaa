import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  askedAnswerSchema,
  type ChatAnswer,
  chatAnswerSchema,
  chatBodySchema,
  tryAnswerSchema,
  tryBodySchema,
} from '../../shared/api/chats.ts';
import { Refusal } from '../../shared/errors.ts';
import { CHAT_LIFETIME_MS } from '../../shared/limits.ts';
import { API_PATHS } from '../../shared/paths.ts';
import { normaliseRestaurantId } from '../../shared/restaurant-id.ts';
import type { Deps } from '../deps.ts';
import { errorBody } from '../http/answers/error-body.ts';
import type { App } from '../http/app.ts';
import { chatLimit } from '../http/guards/rate-limits.ts';
import { senderOf } from '../http/guards/sender.ts';
import { withLang } from '../http/lang-query.ts';
import { requestLocale } from '../http/request-locale.ts';
import { askedLanguage } from '../publishing/memory/guest-language.ts';
import type { PublicStateCache } from '../publishing/memory/public-state-cache.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { requireRestaurant } from '../restaurants/require-restaurant.ts';
import { giveBackUsage, takeUsage } from '../usage/take-usage.ts';
import { askedMenu, requireOpenMenu } from './answer-guest.ts';
import { answerQuestion } from './answer-question.ts';
import { type ChatKey, readChatId } from './chat-id.ts';
import { draftMenu } from './draft-menu.ts';
import type { EarlierQuestion } from './facts/earlier-question.ts';
import { groupQuestions } from './group-questions.ts';
import { type AskedMenu, openMenuReader } from './menu-reader.ts';
import { insertMessage, listAsked, listExchanges, listMessages } from './queries.ts';
import { giveBackMessage, type TakenMessage, takeMessage } from './take-message.ts';

const params = z.strictObject({ id: z.string() });
const querystring = withLang(z.strictObject({}));
/** A question of 500 characters fits in any script. */
const MAX_BODY_BYTES = 16 * 1024;
/** With earlier questions, and the dishes of their answers. */
const MAX_TRY_BYTES = 128 * 1024;
const MAX_UNANSWERED = 50;
/** Of one earlier answer; more are not read. */
const MAX_EARLIER_DISHES = 12;
/** The newest questions; those that differ are listed. */
const MAX_GROUPED = 500;

export function chatRoutes(app: App, deps: Deps, { memory }: { memory: PublicStateCache }): void {
  const reader = openMenuReader('that answers guests');
  const ownersReader = openMenuReader('that answers owners');
  app.addHook('onClose', async () => void (await Promise.all([reader.close(), ownersReader.close()])));

  /** Answers a message that was accepted, and stores the answer. `say` is called with each piece as soon as it is final. */
  const answer = async (
    menu: AskedMenu,
    taken: TakenMessage,
    text: string,
    say: (piece: string) => void,
  ): Promise<ChatAnswer> => {
    const { key, number, remaining } = taken;
    const { restaurant_id } = key;
    const answering = async () => {
      const earlier = await listExchanges(deps.db, key, number);
      return await answerQuestion(deps, { restaurant_id, reader, menu, question: text, earlier, say });
    };
    const given = await answering().catch(async (error: unknown) => {
      await giveBackMessage(deps, taken);
      throw error;
    });
    const said = { role: 'assistant', ...given, number: number + 1 } as const;
    await insertMessage(deps.db, key, said, deps.now());
    return { id: key.id, messages: await listMessages(deps.db, key), remaining };
  };

  const reply = async (
    request: FastifyRequest,
    answering: FastifyReply,
    chat: { restaurant_id: string } | ChatKey,
    text: string,
  ) => {
    const shown = await requireOpenMenu(memory, chat.restaurant_id);
    const taken = await takeMessage(deps, chat, text, senderOf(request));
    const menu = askedMenu(deps, shown, askedLanguage(request));
    if (!wantsEvents(request)) {
      const said = await answer(menu, taken, text, () => undefined).catch((error: unknown) => {
        throw new Refusal('assistant_failed', { cause: error });
      });
      return answering.code('secret' in chat ? 200 : 201).send(said);
    }
    const stream = deps.drain.beginStream();
    const events = new Readable({ read: () => undefined });
    const send = (event: string, data: unknown) => events.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    answer(menu, taken, text, (piece) => send('text', { text: piece }))
      .then((said) => send('done', said))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'the assistant gave no answer');
        send('error', errorBody(new Refusal('assistant_failed'), requestLocale(request)));
      })
      .finally(() => {
        events.push(null);
        stream[Symbol.dispose]();
      });
    // A proxy that buffers the whole answer would defeat the streaming.
    return answering.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8').send(events);
  };

  app.route({
    method: 'POST',
    url: API_PATHS.restaurantChats,
    bodyLimit: MAX_BODY_BYTES,
    config: { access: 'everyone', rateLimit: chatLimit(deps) },
    schema: {
      summary: 'A guest’s first message to the assistant; as server-sent events (text, done, error) if accepted',
      params,
      querystring,
      body: chatBodySchema,
      response: { 201: chatAnswerSchema },
    },
    handler: async (request, answering) => {
      const restaurant_id = normaliseRestaurantId(request.params.id);
      if (restaurant_id === null) throw new Refusal('not_found');
      return await reply(request, answering, { restaurant_id }, request.body.message);
    },
  });

  app.route({
    method: 'PUT',
    url: API_PATHS.chat,
    bodyLimit: MAX_BODY_BYTES,
    config: { access: 'everyone', rateLimit: chatLimit(deps) },
    schema: {
      summary: 'A further message of a chat; as server-sent events if accepted',
      params,
      querystring,
      body: chatBodySchema,
      response: { 200: chatAnswerSchema },
    },
    handler: async (request, answering) => {
      const key = readChatId(request.params.id);
      if (!key) throw new Refusal('not_found');
      return await reply(request, answering, key, request.body.message);
    },
  });

  app.route({
    method: 'GET',
    url: API_PATHS.restaurantAssistant,
    config: { access: 'owner' },
    schema: {
      summary: 'What guests asked the assistant in the last 30 days',
      params,
      querystring,
      response: { 200: askedAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const since = new Date(deps.now().getTime() - CHAT_LIFETIME_MS);
      const { topics, unanswered } = await listAsked(deps.db, access, { since, limit: MAX_GROUPED });
      const senses = await ownersReader.senses(
        access.restaurant_id,
        unanswered.map(({ question }) => question),
      );
      return { topics, unanswered: groupQuestions(unanswered, senses).slice(0, MAX_UNANSWERED) };
    },
  });

  app.route({
    method: 'POST',
    url: API_PATHS.restaurantAssistantTry,
    bodyLimit: MAX_TRY_BYTES,
    config: { access: 'owner', rateLimit: chatLimit(deps) },
    schema: {
      summary:
        'Asks the assistant about the unpublished draft; counted by month apart from guests’ messages, nothing is kept',
      params,
      querystring,
      body: tryBodySchema,
      response: { 200: tryAnswerSchema },
    },
    handler: async (request) => {
      const access = await requireRestaurant(deps, request, request.params.id);
      const { taken } = await deps.db.transaction(async (tx) => {
        if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
        return await takeUsage(deps, tx, access, 'tries');
      });
      const menu = await draftMenu(deps, access, requestLocale(request));
      const { text, item_ids, is_answered } = await answerQuestion(deps, {
        restaurant_id: access.restaurant_id,
        reader: ownersReader,
        menu,
        question: request.body.message,
        earlier: request.body.earlier.map(withoutRest),
        say: () => undefined,
      }).catch(async (error: unknown) => {
        await deps.db.transaction((tx) => giveBackUsage(tx, access, taken));
        throw error;
      });
      return { text, item_ids, is_answered };
    },
  });
}

/** An answer names a handful of dishes. */
const withoutRest = ({ question, item_ids }: EarlierQuestion): EarlierQuestion => ({
  question,
  item_ids: item_ids.slice(0, MAX_EARLIER_DISHES),
});

const wantsEvents = ({ headers }: FastifyRequest): boolean => /\btext\/event-stream\b/.test(headers.accept ?? '');
