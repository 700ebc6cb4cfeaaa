import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { createRestaurantBodySchema } from '../../shared/api/restaurants.ts';
import { Refusal } from '../../shared/errors.ts';
import { DEFAULT_TEXT_FONT, DEFAULT_TITLE_FONT } from '../../shared/fonts.ts';
import { starting as english } from '../../shared/i18n/app/en/starting.ts';
import { starting as french } from '../../shared/i18n/app/fr/starting.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { restaurantIdFromBytes } from '../../shared/restaurant-id.ts';
import { GST, includesTaxesByDefault, QST } from '../../shared/taxes.ts';
import type { Deps } from '../deps.ts';
import { grantAccess } from './access.ts';
import { insertRestaurant } from './queries.ts';
import type { RestaurantMenus } from './restaurant-menus.ts';
import { checkTimezone } from './timezone.ts';
import { toRestaurant } from './to-restaurant.ts';

/**
 * Creates the user's one restaurant, with menu 1. In Canada a menu in French is taken for one of Québec, which
 * charges both taxes; elsewhere the owner says which apply.
 *
 * @throws Refusal `restaurant_exists`, also where two requests race; `validation_failed` of the timezone.
 */
export async function createRestaurant(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { name, main_locale, currency, timezone = 'UTC' }: z.output<typeof createRestaurantBodySchema>,
  menus: RestaurantMenus,
): Promise<Restaurant> {
  const now = deps.now().toISOString();
  const words = main_locale === 'fr' ? french : english;
  const isQuebec = currency === 'CAD' && main_locale === 'fr';
  const row = {
    id: restaurantIdFromBytes(randomBytes(10)),
    owner_id: userId,
    name,
    main_locale,
    currency,
    timezone: checkTimezone(timezone),
    title_font: DEFAULT_TITLE_FONT,
    text_font: DEFAULT_TEXT_FONT,
    taxes: isQuebec
      ? [
          { ...GST, name: words.gst },
          { ...QST, name: words.qst },
        ]
      : [],
    prices_include_taxes: includesTaxesByDefault(currency),
    updated_at: now,
    created_at: now,
  };
  return await deps.db.transaction(async (tx) => {
    const restaurant = await insertRestaurant(tx, row);
    if (!restaurant) throw new Refusal('restaurant_exists');
    const access = grantAccess(restaurant.id);
    await menus.createFirst(tx, access, main_locale);
    return toRestaurant(restaurant, await menus.list(tx, access, deps.now()));
  });
}
