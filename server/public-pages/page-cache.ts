import { LRUCache } from 'lru-cache';
import type { MenuLocale } from '../../shared/locales.ts';
import { visionModelOf } from '../ai/vision-model.ts';
import type { Deps } from '../deps.ts';
import { keptBytes } from '../http/answers/encoded-bytes.ts';
import type { PageMaker } from '../publishing/memory/page-maker.ts';
import type { ShownPublication } from '../publishing/memory/public-entry.ts';
import type { PublicStateCache } from '../publishing/memory/public-state-cache.ts';
import type { MadePage } from '../publishing/public-content.ts';
import { listPublicTranslations } from '../translations/queries.ts';
import type { ShownSite } from './own-domain-url.ts';

/** Pages are cached by what they were rendered from, so a change never has to invalidate one. */
const MAX_PAGES_BYTES = 64 * 1024 * 1024;

type PageKey = {
  restaurant_id: string;
  shown: ShownPublication;
  menu_id: number;
  locale: MenuLocale;
  as_of: string | null;
  is_embedded: boolean;
  site: ShownSite;
};

export type PageCache = {
  /** A page that is in the cache. */
  kept(name: string): MadePage | undefined;
  /** The page of a published menu, in one of its `locales`. */
  page(key: PageKey): Promise<{ name: string; page: MadePage }>;
};

/** Concurrent requests for the same missing page share one rendering. */
export function openPageCache(
  deps: Pick<Deps, 'db' | 'env'>,
  { memory, pages: maker }: { memory: Pick<PublicStateCache, 'content'>; pages: Pick<PageMaker, 'page'> },
): PageCache {
  const is_chat_by_model = visionModelOf(deps.env) !== null;
  // In development the renderer changes while the server runs.
  const isRendererEdited = deps.env.NODE_ENV === 'development';
  const pageCache = new LRUCache<string, MadePage, PageKey>({
    maxSize: MAX_PAGES_BYTES,
    sizeCalculation: keptBytes,
    fetchMethod: async (
      _key,
      _stale,
      { context: { restaurant_id, shown: shownPublication, menu_id, locale, as_of, is_embedded, site } },
    ) => {
      const { version, published_at, sold_out, locales } = shownPublication;
      const content = await memory.content(restaurant_id, version);
      const localePair = { source_locale: content.main_locale, locale };
      const translations =
        locale === content.main_locale ? [] : await listPublicTranslations(deps.db, restaurant_id, localePair);
      return await maker.page(restaurant_id, content, {
        ...site,
        code_url: deps.env.PUBLIC_URL,
        menu_id,
        locale,
        locales,
        published_at,
        as_of,
        sold_out,
        translations,
        is_chat_by_model,
        is_embedded,
      });
    },
  });
  return {
    kept: (name) => (isRendererEdited ? undefined : pageCache.get(name)),
    async page(key) {
      const place = key.is_embedded ? 'frame' : 'page';
      const name = `${key.shown.name} ${key.menu_id} ${key.locale} ${key.as_of ?? 'now'} ${place} ${key.site.public_url} ${key.site.links_path}`;
      return { name, page: await pageCache.forceFetch(name, { context: key, forceRefresh: isRendererEdited }) };
    },
  };
}
