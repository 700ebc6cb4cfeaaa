import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Refusal } from '../../shared/errors.ts';
import { GUEST_PATHS } from '../../shared/paths.ts';
import { pictureFile, pictureWidths } from '../../shared/pictures.ts';
import type { PublicRestaurant } from '../../shared/publication.ts';
import { normaliseRestaurantId } from '../../shared/restaurant-id.ts';
import { unpackText } from '../db/pack-text.ts';
import type { Deps } from '../deps.ts';
import type { FileKey } from '../files/files.ts';
import type { App } from '../http/app.ts';
import { drawingLimit } from '../http/guards/rate-limits.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { cardFile, cardPath, cardPhoto } from '../publishing/card-path.ts';
import type { PublicStateCache } from '../publishing/memory/public-state-cache.ts';
import { publicRestaurantOf } from '../publishing/public-content.ts';
import { cacheTag } from './cache-tag.ts';
import { toOuterPath } from './own-domain-url.ts';

const MAX_BYTES = 16 * 1024 * 1024;
/** Not for good, though its address changes with what is on it: a suspended restaurant's must go. */
const CACHE_CONTROL = 'public, max-age=300';

type CardFile = { type: 'image/png' | 'image/jpeg'; bytes: Buffer };

/** The card of a published restaurant. It is drawn on first request, and stored with the files. */
export function cardRoutes(
  app: App,
  deps: Deps,
  { memory, pictures }: { memory: PublicStateCache; pictures: Pick<Pictures, 'drawCard'> },
): void {
  const cardCache = new LRUCache<string, CardFile, PublicRestaurant>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    // Concurrent requests for the same missing card share one drawing.
    fetchMethod: (_name, _stale, { context }) => storedOrDrawn({ ...deps, pictures }, context),
  });
  const sendCard = (reply: FastifyReply, id: string, card: CardFile) =>
    reply
      .headers({ ...cacheTag(id), 'cache-control': CACHE_CONTROL })
      .type(card.type)
      .send(card.bytes);

  app.route({
    method: 'GET',
    url: GUEST_PATHS.card,
    config: { access: 'everyone', rateLimit: drawingLimit(deps) },
    schema: { hide: true, params: z.strictObject({ restaurantId: z.string(), file: z.string() }) },
    handler: async (request, reply) => {
      const id = normaliseRestaurantId(request.params.restaurantId);
      const entry = id === null ? undefined : await memory.read(id);
      if (id === null || !entry?.shown) throw new Refusal('not_found');
      const cachedCard = cardCache.get(`${id} ${request.params.file}`);
      if (cachedCard) return sendCard(reply, id, cachedCard);
      const { packed } = await memory.content(id, entry.shown.version);
      const restaurant = publicRestaurantOf(await unpackText(packed));
      // An older card is not drawn again: requests for it get the current one.
      if (cardFile(restaurant) !== request.params.file)
        return reply.header('cache-control', 'no-store').redirect(toOuterPath(request.raw, cardPath(restaurant)), 302);
      return sendCard(reply, id, await cardCache.forceFetch(`${id} ${cardFile(restaurant)}`, { context: restaurant }));
    },
  });
}

async function storedOrDrawn(
  { files, pictures }: Pick<Deps, 'files'> & { pictures: Pick<Pictures, 'drawCard'> },
  restaurant: PublicRestaurant,
): Promise<CardFile> {
  const folder: FileKey = `private/cards/${restaurant.id}/`;
  const key: FileKey = `${folder}${cardFile(restaurant)}`;
  const photo = cardPhoto(restaurant);
  const type = photo ? 'image/jpeg' : 'image/png';
  const storedCard = await files.find(key);
  if (storedCard) return { type, bytes: await buffer(storedCard.stream) };
  const base64 = async (file: string) => {
    const picture = await files.find(`public/${file}`);
    return picture ? (await buffer(picture.stream)).toString('base64') : null;
  };
  const { name, tagline, main_locale, title_font, text_font } = restaurant;
  const bytes = await pictures.drawCard({
    name,
    tagline,
    main_locale,
    title_font,
    text_font,
    logo: restaurant.logo && (await base64(restaurant.logo.file)),
    photo: photo && (await base64(pictureFile(photo, Math.max(...pictureWidths(photo))))),
  });
  for await (const older of files.list(folder)) await files.delete(older);
  await files.put(key, bytes, type);
  return { type, bytes };
}
