import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { LANGUAGE_TAGS } from '../../shared/locales.ts';
import { askedLanguage } from '../publishing/guest-language.ts';
import { PAGE_ENCODINGS, type PageEncoding, pageBytes, pageTag } from './encoded-page.ts';
import type { ShownRestaurant } from './find-menu.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Half of a minute in all: what is sold out must show to guests within a minute (design §4). The second number lets
 * a cache answer at once while it asks again.
 */
const CACHE_CONTROL = 'public, max-age=15, stale-while-revalidate=15';

/** A menu that is among the publication's, in the language its address names, else the main one. */
export async function sendMenuPage(
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
  { locales, ...shown }: ShownRestaurant,
  menu_id: number,
): Promise<FastifyReply> {
  const asked = askedLanguage(request);
  const locale = asked && locales.includes(asked) ? asked : locales[0];
  const page = await cache.page({ ...shown, menu_id, locale });
  const encoding = pageEncoding(request);
  const tag = pageTag(page, encoding);
  reply.headers({
    'cache-control': CACHE_CONTROL,
    'content-language': LANGUAGE_TAGS[locale],
    etag: tag,
    vary: 'accept-encoding',
  });
  if (isHeld(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(await pageBytes(page, encoding));
}

/** The best the client takes; where it says nothing, or refuses all, the page as it is. */
function pageEncoding({ headers }: FastifyRequest): PageEncoding {
  const header = headers['accept-encoding'];
  if (!header) return 'identity';
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...PAGE_ENCODINGS]);
  return PAGE_ENCODINGS.find((encoding) => taken.includes(encoding)) ?? 'identity';
}

/** RFC 9110 §13.1.2: compared weakly, so that a tag which a cache has weakened still counts. */
const isHeld = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((held) => held.trim().replace(/^W\//, '') === tag));
