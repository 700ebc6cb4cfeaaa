import { z } from 'zod';
import { Refusal } from '../../shared/errors.ts';
import { LANGUAGE_TAGS, textDirection } from '../../shared/locales.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { PublicRestaurant } from '../../shared/publication.ts';
import { normaliseRestaurantId } from '../../shared/restaurant-id.ts';
import { unpackText } from '../db/pack-text.ts';
import type { App } from '../http/app.ts';
import type { PublicStateCache } from '../publishing/memory/public-state-cache.ts';
import { publicRestaurantOf } from '../publishing/public-content.ts';
import { cacheTag } from './cache-tag.ts';
import { menuPath } from './menu-address.ts';
import { toOuterPath } from './own-domain-url.ts';

/** Not longer: it names a restaurant, which may be suspended. */
const CACHE_CONTROL = 'public, max-age=300';
/** As web/guest/style/base.css names it. */
const PAPER_COLOUR = '#faf8f4';

/** The web app manifest (W3C) of a published restaurant: its name and logo on a guest's home screen. */
export function manifestRoutes(app: App, { memory }: { memory: PublicStateCache }): void {
  app.route({
    method: 'GET',
    url: GUEST_PATHS.manifest,
    config: { access: 'everyone', rateLimit: false, scripts: 'none' },
    schema: { hide: true, params: z.strictObject({ restaurantId: z.string() }) },
    handler: async (request, reply) => {
      const id = normaliseRestaurantId(request.params.restaurantId);
      const entry = id === null ? undefined : await memory.read(id);
      if (id === null || !entry?.shown) throw new Refusal('not_found');
      const { packed } = await memory.content(id, entry.shown.version);
      return reply
        .headers({ ...cacheTag(id), 'cache-control': CACHE_CONTROL })
        .type('application/manifest+json; charset=utf-8')
        .send(
          JSON.stringify(
            manifestOf(publicRestaurantOf(await unpackText(packed)), toOuterPath(request.raw, menuPath(id, null))),
          ),
        );
    },
  });
}

function manifestOf({ name, main_locale, logo }: PublicRestaurant, address: string): object {
  return {
    id: address,
    name,
    short_name: name,
    lang: LANGUAGE_TAGS[main_locale],
    dir: textDirection(main_locale),
    start_url: address,
    scope: address,
    display: 'minimal-ui',
    background_color: PAPER_COLOUR,
    theme_color: PAPER_COLOUR,
    icons: logo
      ? [
          {
            src: fillPath(GUEST_PATHS.file, { key: logo.file }),
            sizes: `${logo.width}x${logo.height}`,
            type: 'image/webp',
          },
        ]
      : [],
  };
}
