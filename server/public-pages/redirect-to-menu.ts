import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestLanguage } from '../publishing/guest-language.ts';
import { landingMenu, type ShownRestaurant } from './find-menu.ts';
import { menuPath } from './menu-address.ts';

/** The address's query as it was typed, without `lang`; empty or beginning with "?". */
function otherQuery(request: FastifyRequest): URLSearchParams {
  const query = new URL(request.raw.url ?? '/', 'http://address').searchParams;
  query.delete('lang');
  return query;
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);

/**
 * From a restaurant's address to its menu. This is the one place where the browser's languages are looked at: the
 * address it leads to carries the language, so that a page can be shared and kept (design §10).
 */
export function redirectToMenu(request: FastifyRequest, reply: FastifyReply, shown: ShownRestaurant): FastifyReply {
  const query = otherQuery(request);
  const locale = guestLanguage(request, shown.locales);
  if (locale !== shown.locales[0]) query.set('lang', locale);
  const menu = landingMenu(shown);
  if (menu === undefined) throw new Error(`Publication ${shown.version} of ${shown.restaurant_id} shows no menu.`);
  return reply
    .headers({ 'cache-control': 'no-store', vary: 'accept-language' })
    .redirect(withQuery(menuPath(shown.restaurant_id, menu), query), 302);
}

/** To the same address as it should be written; what it means never changes. */
export function redirectToSpelling(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const { search } = new URL(request.raw.url ?? '/', 'http://address');
  return reply.header('cache-control', 'public, max-age=86400').redirect(path + search, 301);
}
