import { Refusal } from '../../shared/errors.ts';
import { textKey } from '../../shared/translated-texts.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import type { Deps } from '../deps.ts';
import { getMenu } from '../menus/entity-queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { listTranslations } from '../translations/queries.ts';
import type { ExportedMenu } from './to-menu-data.ts';

/**
 * The owner's draft of a menu, with its texts in the languages that guests can choose.
 *
 * @throws Refusal `not_found`.
 */
export const exportedMenu = (
  deps: Pick<Deps, 'db' | 'now'>,
  access: RestaurantAccess,
  id: number,
): Promise<ExportedMenu> =>
  readSnapshot(deps.db, async (tx) => {
    const restaurant = await findRestaurant(tx, access);
    if (!restaurant) throw new Refusal('not_found');
    const menu = await getMenu(tx, access, id, deps.now());
    const { currency, main_locale: source_locale, translated_locales: locales } = restaurant;
    const textsByLocale: { locale: string; texts: Map<string, string> }[] = [];
    for (const locale of locales) {
      const remembered = await listTranslations(tx, access, { source_locale, locale });
      const texts = new Map(remembered.flatMap(({ text, ...row }) => (text ? [[textKey(row), text] as const] : [])));
      textsByLocale.push({ locale, texts });
    }
    return {
      restaurant_id: access.restaurant_id,
      currency,
      menu,
      findTranslations: (kind, source) =>
        Object.fromEntries(
          textsByLocale.flatMap(({ locale, texts }) => {
            const text = texts.get(textKey({ kind, source }));
            return text === undefined ? [] : [[locale, text]];
          }),
        ),
    };
  });
