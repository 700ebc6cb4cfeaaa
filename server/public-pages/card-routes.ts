import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Refusal } from '../../shared/errors.ts';
import { GUEST_PATHS } from '../../shared/paths.ts';
import type { PublicRestaurant } from '../../shared/publication.ts';
import { normaliseRestaurantId } from '../../shared/restaurant-id.ts';
import type { Deps } from '../deps.ts';
import type { FileKey } from '../files/files.ts';
import type { App } from '../http/app.ts';
import { bytesIn } from '../http/encoded-bytes.ts';
import { drawingLimit } from '../http/rate-limits.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { cardFile, cardPath } from '../publishing/card-path.ts';
import type { PublicMemory } from '../publishing/public-memory.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The card of a restaurant that guests see. It is drawn when it is first asked for, and kept with the files. */
export function cardRoutes(
  app: App,
  deps: Deps,
  { memory, pictures }: { memory: PublicMemory; pictures: Pick<Pictures, 'drawCard'> },
): void {
  const cards = new LRUCache<string, Buffer, PublicRestaurant>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    // Requests that miss the same card at once share one drawing.
    fetchMethod: (_name, _stale, { context }) => keptOrDrawn({ ...deps, pictures }, context),
  });
  const send = (reply: FastifyReply, card: Buffer) =>
    reply.header('cache-control', CACHE_CONTROL).type('image/png').send(card);

  app.route({
    method: 'GET',
    url: GUEST_PATHS.card,
    config: { access: 'everyone', rateLimit: drawingLimit(deps) },
    schema: { hide: true, params: z.strictObject({ restaurantId: z.string(), file: z.string() }) },
    handler: async (request, reply) => {
      const id = normaliseRestaurantId(request.params.restaurantId);
      const entry = id === null ? undefined : await memory.read(id);
      if (id === null || !entry?.shown) throw new Refusal('not_found');
      const known = cards.get(`${id} ${request.params.file}`);
      if (known) return send(reply, known);
      const { answer } = await memory.content(id, entry.shown.version);
      // Made by makeContent.
      const content = JSON.parse((await bytesIn(answer, 'identity')).toString()) as { restaurant: PublicRestaurant };
      const { restaurant } = content;
      // An older card is not drawn again: whoever asks for it is shown the current one.
      if (cardFile(restaurant) !== request.params.file)
        return reply.header('cache-control', 'no-store').redirect(cardPath(restaurant), 302);
      return send(reply, await cards.forceFetch(`${id} ${cardFile(restaurant)}`, { context: restaurant }));
    },
  });
}

async function keptOrDrawn(
  { files, pictures }: Pick<Deps, 'files'> & { pictures: Pick<Pictures, 'drawCard'> },
  restaurant: PublicRestaurant,
): Promise<Buffer> {
  const folder: FileKey = `private/cards/${restaurant.id}/`;
  const key: FileKey = `${folder}${cardFile(restaurant)}`;
  const kept = await files.find(key);
  if (kept) return await buffer(kept.stream);
  const { name, tagline, main_locale, title_font, text_font } = restaurant;
  const logo = restaurant.logo && (await files.find(`public/${restaurant.logo.file}`));
  const card = await pictures.drawCard({
    name,
    tagline,
    main_locale,
    title_font,
    text_font,
    logo: logo ? (await buffer(logo.stream)).toString('base64') : null,
  });
  for await (const older of files.list(folder)) await files.delete(older);
  await files.put(key, card, 'image/png');
  return card;
}
