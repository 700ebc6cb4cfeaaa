import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../shared/errors.ts';
import { normaliseRestaurantId } from '../../../shared/restaurant-id.ts';
import { acceptedEncoding, bytesIn } from '../../http/answers/encoded-bytes.ts';
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
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('vary', 'accept-encoding')
    .type('application/json; charset=utf-8')
    .send(await bytesIn(answer, encoding));
}
