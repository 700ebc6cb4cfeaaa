import type { FastifyReply, FastifyRequest } from 'fastify';
import { FIRST_MENU_ID } from '../../shared/limits.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { hasTimezone, isServed, localTime } from '../../shared/open-status.ts';
import type { ShownPublication } from '../publishing/memory/public-entry.ts';
import { menuPath } from './menu-address.ts';
import { toOuterPath } from './own-domain-url.ts';

/** The address's query as typed, without `lang`; empty or beginning with "?". */
function otherQuery(request: FastifyRequest): URLSearchParams {
  const query = new URL(request.raw.url ?? '/', 'http://address').searchParams;
  query.delete('lang');
  return query;
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);

type RedirectedGuest = {
  restaurant_id: string;
  shown: ShownPublication;
  locale: MenuLocale;
  is_embedded: boolean;
  timezone: string;
  now: Date;
};

function menuToShow({ shown: shownPublication, timezone, now }: RedirectedGuest): number | undefined {
  const { menu_ids, serving_periods } = shownPublication;
  const firstMenuId = menu_ids.includes(FIRST_MENU_ID) ? FIRST_MENU_ID : menu_ids[0];
  if (serving_periods === null || !hasTimezone({ timezone })) return firstMenuId;
  const guestTime = localTime(now, timezone);
  const servedMenuIds = menu_ids.filter((_, index) => isServed(serving_periods[index] ?? [], guestTime));
  return firstMenuId !== undefined && servedMenuIds.includes(firstMenuId)
    ? firstMenuId
    : (servedMenuIds[0] ?? firstMenuId);
}

/**
 * Redirects from a restaurant's address to its menu 1, or to its first visible one; if that isn't served at this time of the
 * restaurant's clock, to the first that is. The target's address contains the language, so that a page can be shared and
 * cached (design §10).
 */
export function redirectToMenu(request: FastifyRequest, reply: FastifyReply, guest: RedirectedGuest): FastifyReply {
  const { restaurant_id, shown: shownPublication, locale, is_embedded } = guest;
  const query = otherQuery(request);
  if (locale !== shownPublication.locales[0]) query.set('lang', locale);
  const menu = menuToShow(guest);
  if (menu === undefined) throw new Error(`Publication ${shownPublication.version} of ${restaurant_id} shows no menu.`);
  return reply
    .headers({ 'cache-control': 'no-store', vary: 'accept-language' })
    .redirect(withQuery(toOuterPath(request.raw, menuPath(restaurant_id, menu, is_embedded)), query), 302);
}

/** Redirects to the canonical form of the same address, permanently. */
export function redirectToSpelling(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const { search } = new URL(request.raw.url ?? '/', 'http://address');
  return reply.header('cache-control', 'public, max-age=86400').redirect(toOuterPath(request.raw, path) + search, 301);
}
