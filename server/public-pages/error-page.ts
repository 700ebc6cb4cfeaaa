import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GuestError } from '../../shared/render.ts';
import type { Deps } from '../deps.ts';
import { errorLanguage } from '../publishing/memory/guest-language.ts';
import type { PublicState } from '../publishing/queries.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * The page for an address that shows no menu (specification §2): 400 for an invalid id, 403 if the restaurant
 * exists but isn't shown, 404 if it doesn't exist, 503 if it can't be read at the moment. Never cached: the restaurant
 * may be published at any time.
 */
export function sendErrorPage(
  deps: Pick<Deps, 'render'>,
  request: FastifyRequest,
  reply: FastifyReply,
  status: GuestError['status'],
  restaurant?: Pick<PublicState, 'name' | 'phone' | 'main_locale'> & { menu_path?: string },
): FastifyReply {
  const locale = errorLanguage(request, restaurant?.main_locale);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const known = restaurant
    ? { name: restaurant.name, phone: restaurant.phone, menu_path: restaurant.menu_path ?? null }
    : null;
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-language': locale, vary: 'accept-language' })
    .type('text/html; charset=utf-8')
    .send(deps.render.guestError({ status, locale, restaurant: known }));
}
