import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GuestError } from '../../shared/render.ts';
import type { Deps } from '../deps.ts';
import { errorLanguage } from '../publishing/memory/guest-language.ts';
import type { PublicState } from '../publishing/queries.ts';

const RETRY_AFTER_SECONDS = 5;

// Rendered pages, in characters: one has some 10,000, and without a restaurant there are some forty.
const MAX_RENDERED_CHARACTERS = 4_000_000;
const rendered = new WeakMap<Deps['render'], LRUCache<string, string>>();

function renderOnce(render: Deps['render'], error: GuestError): string {
  const pages =
    rendered.get(render) ??
    new LRUCache<string, string>({ maxSize: MAX_RENDERED_CHARACTERS, sizeCalculation: ({ length }) => length + 1 });
  rendered.set(render, pages);
  const key = JSON.stringify(error);
  const page = pages.get(key) ?? render.guestError(error);
  pages.set(key, page);
  return page;
}

/**
 * The page for an address that shows no menu (specification §2): 400 for an invalid id, 403 if the restaurant
 * exists but isn't shown, 410 if the operator has suspended it, 404 if it doesn't exist, 503 if it can't be read at the moment. Never cached: the restaurant
 * may be published at any time.
 */
export function sendErrorPage(
  deps: Pick<Deps, 'render' | 'sources'>,
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
    .send(pageOf(deps, { status, locale, restaurant: known }));
}

/** In development a changed source shows at once. */
const pageOf = ({ render, sources }: Pick<Deps, 'render' | 'sources'>, error: GuestError): string =>
  sources ? render.guestError(error) : renderOnce(render, error);
