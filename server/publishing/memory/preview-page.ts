import { Refusal } from '../../../shared/errors.ts';
import { itemsOf } from '../../../shared/menu.ts';
import { fillPath, GUEST_PATHS } from '../../../shared/paths.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import type { Deps } from '../../deps.ts';
import { restaurantWithMenus } from '../../menus/entity-queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { publicSide } from '../snapshot.ts';
import type { PageMaker } from './page-maker.ts';

/**
 * The draft as guests would see it if it were published now; includes the requested menu even if it is hidden or empty.
 *
 * @throws Refusal `not_found` if the restaurant doesn't have the menu.
 */
export async function previewPage(
  deps: Pick<Deps, 'db' | 'env' | 'now'> & { pages: Pick<PageMaker, 'preview'> },
  access: RestaurantAccess,
  menu_id: number,
): Promise<string> {
  const now = deps.now();
  const draft = await readSnapshot(deps.db, (tx) => restaurantWithMenus(tx, access, now));
  const restaurant = publicSide(draft, menu_id);
  if (!restaurant.menus.some(({ id }) => id === menu_id)) throw new Refusal('not_found');
  const shownItems = new Set(itemsOf(restaurant.menus).map(({ id }) => id));
  const sold_out = itemsOf(draft.menus)
    .filter((item) => item.sold_out && shownItems.has(item.id))
    .map(({ id, back_at }) => ({ item_id: id, back_at }));
  return await deps.pages.preview(access.restaurant_id, {
    public_url: deps.env.PUBLIC_URL,
    home_path: fillPath(GUEST_PATHS.restaurant, { restaurantId: access.restaurant_id }),
    links_path: fillPath(GUEST_PATHS.restaurant, { restaurantId: access.restaurant_id }),
    restaurant,
    original: restaurant,
    menu_id,
    locale: restaurant.main_locale,
    // Only publications are translated.
    locales: [restaurant.main_locale],
    is_partly_translated: false,
    availability: { sold_out },
    published_at: now.toISOString(),
    as_of: null,
    card_path: null,
    qr: null,
    is_chat_by_model: false,
    is_embedded: false,
    preview: true,
  });
}
