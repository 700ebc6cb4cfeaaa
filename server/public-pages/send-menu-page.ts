import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_SAYS_ITS_TIME_AFTER_MS } from '../../shared/limits.ts';
import { LANGUAGE_TAGS } from '../../shared/locales.ts';
import type { Encoding } from '../http/answers/encoded-bytes.ts';
import { sendTagged } from '../http/answers/send-encoded.ts';
import { askedLanguage } from '../publishing/memory/guest-language.ts';
import { isFresh, type PublicEntry, type ShownPublication } from '../publishing/memory/public-entry.ts';
import { cacheTag } from './cache-tag.ts';
import type { CountVisit } from './count-visit.ts';
import type { ShownSite } from './own-domain-url.ts';
import type { PageCache } from './page-cache.ts';
import type { PagesFromMemory } from './pages-from-memory.ts';

/**
 * At most a minute in total: a sold-out mark must show to guests within a minute (design §4). The second number lets a
 * cache answer at once while it revalidates, the third while this server can't be reached.
 */
const CACHE_CONTROL = 'public, max-age=15, stale-while-revalidate=15, stale-if-error=600';

type MenuPageRequest = {
  restaurant_id: string;
  entry: PublicEntry;
  shown: ShownPublication;
  menu_id: number;
  is_embedded: boolean;
  site: ShownSite;
  now: Date;
};

/** A menu of the publication, in the language that its address names, else the main one. */
export async function sendMenuPage(
  { cache, fromMemory, countVisit }: { cache: PageCache; fromMemory: PagesFromMemory; countVisit: CountVisit },
  request: FastifyRequest,
  reply: FastifyReply,
  { restaurant_id, entry, shown: shownPublication, menu_id, is_embedded, site, now }: MenuPageRequest,
): Promise<FastifyReply> {
  const requestedLanguage = askedLanguage(request);
  const locale =
    requestedLanguage && shownPublication.locales.includes(requestedLanguage)
      ? requestedLanguage
      : shownPublication.locales[0];
  const isOld = now.getTime() - entry.asked_at > PAGE_SAYS_ITS_TIME_AFTER_MS;
  const as_of = isOld ? new Date(entry.asked_at).toISOString() : null;
  const pageKey = { restaurant_id, shown: shownPublication, menu_id, locale, as_of, is_embedded, site };
  const { name, page } = await cache.page(pageKey);
  reply.allowStyles(page.style_hashes);
  reply.headers({
    ...cacheTag(restaurant_id),
    'cache-control': CACHE_CONTROL,
    'content-language': LANGUAGE_TAGS[locale],
    vary: 'accept-encoding',
  });
  // Whoever reads another site's page hasn't opened the menu.
  const visitedPlace = is_embedded ? null : { restaurant_id, timezone: entry.state.timezone, menu_id, locale };
  if (visitedPlace) countVisit(request.raw, visitedPlace);
  const onBody = (encoding: Encoding, body: Buffer) => {
    if (encoding !== 'identity' && isFresh(entry, now.getTime()))
      fromMemory.remember({ request, reply, entry, name, place: visitedPlace, page, encoding, body });
  };
  return await sendTagged(request, reply, page, { onBody });
}
