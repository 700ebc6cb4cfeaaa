import { Refusal } from '../../shared/errors.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Deps } from '../deps.ts';
import { refusalOf, type ShownPublication } from '../publishing/memory/public-entry.ts';
import type { PublicStateCache } from '../publishing/memory/public-state-cache.ts';
import { getStoredContent, type PublicState } from '../publishing/queries.ts';
import { listPublicTranslations } from '../translations/queries.ts';
import type { AskedMenu } from './menu-reader.ts';

type ShownMenu = { restaurant_id: string; state: PublicState; shown: ShownPublication };

/**
 * The menu that guests may ask about now.
 *
 * @throws Refusal `not_found`, `menus_unavailable` or `restaurant_suspended` as the menu itself (specification §7); `premium_required`.
 */
export async function requireOpenMenu(memory: PublicStateCache, restaurant_id: string): Promise<ShownMenu> {
  const entry = await memory.read(restaurant_id);
  if (!entry) throw new Refusal('not_found');
  const { state, shown } = entry;
  if (!shown) throw new Refusal(refusalOf({ state }), { locale: state.main_locale });
  if (!state.is_active) throw new Refusal('premium_required', { params: { capability: 'chat' } });
  return { restaurant_id, state, shown };
}

/** The menu as the guest reads it: its publication, in the language of the page. */
export function askedMenu(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, state, shown }: ShownMenu,
  asked: MenuLocale | undefined,
): AskedMenu {
  const main = shown.locales[0];
  const locale = asked ?? main;
  return {
    restaurant_id,
    name: `${restaurant_id} ${shown.version} ${state.translations_version} ${locale}`,
    locale,
    sold_out: shown.sold_out.map(({ item_id }) => item_id),
    source: async () => {
      const isTranslated = locale !== main && shown.locales.includes(locale);
      const pair = { source_locale: main, locale };
      const [content, translations] = await Promise.all([
        getStoredContent(db, restaurant_id, shown.version),
        isTranslated ? listPublicTranslations(db, restaurant_id, pair) : [],
      ]);
      return { content, translations };
    },
  };
}
