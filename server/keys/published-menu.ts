import { LRUCache } from 'lru-cache';
import { Refusal } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import { bytesIn, type EncodedBytes, encodeText, keptBytes } from '../http/answers/encoded-bytes.ts';
import type { PageMaker } from '../publishing/memory/page-maker.ts';
import { refusalOf, type ShownPublication } from '../publishing/memory/public-entry.ts';
import type { PublicStateCache } from '../publishing/memory/public-state-cache.ts';
import { qrAddress } from '../qr/qr-svg.ts';
import type { KeyAccess } from '../restaurants/access.ts';

/** Tills ask each minute; most of the time nothing has changed. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

type PublishedMenus = (access: KeyAccess) => Promise<EncodedBytes>;
type MenuKey = { restaurant_id: string; shown: ShownPublication };

/**
 * What guests see now as JSON, cached by what it was made from, as their pages are.
 * @throws Refusal `menus_unavailable`, `restaurant_suspended`, `not_found`.
 */
export function openPublishedMenus(
  { env }: Pick<Deps, 'env'>,
  { memory, pages }: { memory: Pick<PublicStateCache, 'read' | 'content'>; pages: Pick<PageMaker, 'answer'> },
): PublishedMenus {
  const answers = new LRUCache<string, EncodedBytes, MenuKey>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: keptBytes,
    fetchMethod: async (_name, _stale, { context: { restaurant_id, shown: shownPublication } }) => {
      const { version, published_at, sold_out, locales } = shownPublication;
      const [, ...translations] = locales;
      const content = await memory.content(restaurant_id, version);
      const restaurantText = (
        await bytesIn(await pages.answer(restaurant_id, content, translations), 'identity')
      ).toString();
      const facts = JSON.stringify({ version, published_at, page_url: qrAddress(env, restaurant_id), sold_out });
      // Both are objects. A large menu isn't parsed again.
      return await encodeText(`${facts.slice(0, -1)},${restaurantText.slice(1)}`);
    },
  });
  return async ({ restaurant_id }) => {
    const entry = await memory.read(restaurant_id);
    if (!entry) throw new Refusal('not_found');
    if (!entry.shown) throw new Refusal(refusalOf(entry));
    return await answers.forceFetch(entry.shown.name, { context: { restaurant_id, shown: entry.shown } });
  };
}
