import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../shared/errors.ts';
import { normaliseRestaurantId } from '../../../shared/restaurant-id.ts';
import { sendEncoded } from '../../http/answers/send-encoded.ts';
import { errorLanguage } from './guest-language.ts';
import type { PageMaker } from './page-maker.ts';
import { refusalOf } from './public-entry.ts';
import type { PublicStateCache } from './public-state-cache.ts';

/**
 * Answers with the public content of a restaurant: its publication, without the assistant's part, and the languages that
 * it is translated into. The bytes are created once for all requests, until another language is finished.
 *
 * @throws Refusal with the language of the message (specification §7, "Restaurant show"): `not_found`, also for an
 * invalid id, as everywhere in the API; `menus_unavailable` if it exists but isn't shown,
 * `restaurant_suspended` if the operator has suspended it.
 */
export async function sendPublicRestaurant(
  { memory, pages }: { memory: PublicStateCache; pages: Pick<PageMaker, 'answer'> },
  request: FastifyRequest,
  reply: FastifyReply,
  typedId: string,
): Promise<FastifyReply> {
  const id = normaliseRestaurantId(typedId);
  const entry = id === null ? undefined : await memory.read(id);
  if (id === null || !entry) throw new Refusal('not_found', { locale: errorLanguage(request) });
  if (!entry.shown) throw new Refusal(refusalOf(entry), { locale: errorLanguage(request, entry.state.main_locale) });
  const { version, locales } = entry.shown;
  const [, ...translations] = locales;
  const answer = await pages.answer(id, await memory.content(id, version), translations);
  reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8');
  return await sendEncoded(request, reply, answer);
}
