import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GuestError } from '../../shared/render.ts';
import type { Deps } from '../deps.ts';
import { type EncodedBytes, encodeText, keptBytes } from '../http/answers/encoded-bytes.ts';
import { sendEncoded } from '../http/answers/send-encoded.ts';
import { errorLanguage } from '../publishing/memory/guest-language.ts';
import type { PublicState } from '../publishing/queries.ts';

const RETRY_AFTER_SECONDS = 5;

// Without a restaurant there are some forty, of 4 KB each.
const MAX_ENCODED_BYTES = 2_000_000;
const encodedPages = new WeakMap<Deps['render'], LRUCache<string, EncodedBytes>>();

/** Rendered and compressed once: whoever requests wrong addresses costs no more than a copy of bytes. */
async function encodeOnce(render: Deps['render'], error: GuestError): Promise<EncodedBytes> {
  const pages =
    encodedPages.get(render) ??
    new LRUCache<string, EncodedBytes>({ maxSize: MAX_ENCODED_BYTES, sizeCalculation: keptBytes });
  encodedPages.set(render, pages);
  const key = JSON.stringify(error);
  const page = pages.get(key) ?? (await encodeText(render.guestError(error)));
  pages.set(key, page);
  return page;
}

/**
 * The page for an address that shows no menu (specification §2): 400 for an invalid id, 403 if the restaurant
 * exists but isn't shown, 410 if the operator has suspended it, 404 if it doesn't exist, 503 if it can't be read at the
 * moment. Never cached: the restaurant may be published at any time.
 */
export async function sendErrorPage(
  deps: Pick<Deps, 'render' | 'sources'>,
  request: FastifyRequest,
  reply: FastifyReply,
  status: GuestError['status'],
  restaurant?: Pick<PublicState, 'name' | 'phone' | 'main_locale'> & { menu_path?: string },
): Promise<FastifyReply> {
  const locale = errorLanguage(request, restaurant?.main_locale);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const shownRestaurant = restaurant
    ? { name: restaurant.name, phone: restaurant.phone, menu_path: restaurant.menu_path ?? null }
    : null;
  const page = await pageOf(deps, { status, locale, restaurant: shownRestaurant });
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-language': locale, vary: 'accept-language, accept-encoding' })
    .type('text/html; charset=utf-8');
  return await sendEncoded(request, reply, page);
}

/** In development a changed source shows at once. */
const pageOf = async ({ render, sources }: Pick<Deps, 'render' | 'sources'>, error: GuestError) =>
  sources ? await encodeText(render.guestError(error)) : await encodeOnce(render, error);
