import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Availability, PublicRestaurant } from '../../shared/publication.ts';
import type { Deps } from '../deps.ts';
import { finishedLanguages } from '../publishing/guest-language.ts';
import { getPublicContent } from '../publishing/queries.ts';
import { type EncodedPage, encodePage } from './encoded-page.ts';
import { listSoldOut } from './queries.ts';
import { soldOutNow } from './sold-out-now.ts';

/** What is kept, by what it was made from: nothing ever needs to be dropped because of a change (design §10). */
const MAX_PAGES_BYTES = 64 * 1024 * 1024;
const MAX_PUBLICATIONS = 20_000;
const MAX_AVAILABILITIES = 20_000;

export type PublicationKey = { restaurant_id: string; version: number };
/** What routing needs of a publication: its visible menus in their order, and the languages it can be read in. */
export type PublicationFacts = { menu_ids: number[]; locales: [main: MenuLocale, ...MenuLocale[]] };

export type PageKey = PublicationKey & {
  published_at: string;
  availability_version: number;
  menu_id: number;
  locale: MenuLocale;
};

export type PageCache = {
  facts(key: PublicationKey): Promise<PublicationFacts>;
  /** The page of a menu that is among the facts' `menu_ids`, in one of their `locales`. */
  page(key: PageKey): Promise<EncodedPage>;
};

/** Requests that miss the same entry at once share one query and one rendering. */
export function openPageCache(deps: Pick<Deps, 'db' | 'env' | 'now' | 'render'>): PageCache {
  // In development the renderer changes under the running server.
  const isRendererEdited = deps.env.NODE_ENV === 'development';
  const contentOf = ({ restaurant_id, version }: PublicationKey) => getPublicContent(deps.db, restaurant_id, version);

  const facts = new LRUCache<string, PublicationFacts, PublicationKey>({
    max: MAX_PUBLICATIONS,
    fetchMethod: async (_key, _stale, { context }) => factsOf(await contentOf(context)),
  });

  const soldOut = new LRUCache<string, Availability['sold_out'], { restaurant_id: string }>({
    max: MAX_AVAILABILITIES,
    fetchMethod: async (_key, _stale, { context }) => await listSoldOut(deps.db, context.restaurant_id),
  });

  const pages = new LRUCache<string, EncodedPage, PageKey & Availability>({
    maxSize: MAX_PAGES_BYTES,
    sizeCalculation: ({ br, gzip }) => br.length + gzip.length,
    fetchMethod: async (_key, _stale, { context: { menu_id, locale, published_at, sold_out, ...key } }) => {
      const restaurant = await contentOf(key);
      const html = deps.render.guestPage({
        public_url: deps.env.PUBLIC_URL,
        restaurant,
        menu_id,
        locale,
        locales: finishedLanguages(restaurant),
        availability: { sold_out },
        published_at,
        preview: false,
      });
      return await encodePage(html);
    },
  });

  return {
    facts: (key) => facts.forceFetch(`${key.restaurant_id} ${key.version}`, { context: key }),
    async page(key) {
      const { restaurant_id, version, availability_version, menu_id, locale } = key;
      const marked = await soldOut.forceFetch(`${restaurant_id} ${availability_version}`, {
        context: { restaurant_id },
      });
      const sold_out = soldOutNow(marked, deps.now());
      const name = `${restaurant_id} ${version} ${menu_id} ${locale} ${fingerprint(sold_out)}`;
      return await pages.forceFetch(name, { context: { ...key, sold_out }, forceRefresh: isRendererEdited });
    },
  };
}

const factsOf = (restaurant: PublicRestaurant): PublicationFacts => ({
  menu_ids: restaurant.menus.map(({ id }) => id),
  locales: finishedLanguages(restaurant),
});

const fingerprint = (soldOut: Availability['sold_out']): string =>
  soldOut.length === 0 ? '-' : hash('sha256', JSON.stringify(soldOut), 'base64url');
