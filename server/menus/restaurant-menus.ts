import { starting as english } from '../../shared/i18n/app/en/starting.ts';
import { starting as french } from '../../shared/i18n/app/fr/starting.ts';
import { nextId } from '../restaurants/next-id.ts';
import type { RestaurantMenus } from '../restaurants/restaurant-menus.ts';
import { keepTaxNumbers } from './amount-queries.ts';
import { convertAmounts } from './convert-amounts.ts';
import { insertMenus, listMenus } from './queries.ts';

/** What the restaurant asks of its menus. */
export const restaurantMenus: RestaurantMenus = {
  list: (db, access, now) => listMenus(db, access, { now }),
  createFirst: async (tx, access, locale) => {
    const title = (locale === 'fr' ? french : english).first_menu;
    await insertMenus(tx, access, [{ id: await nextId(tx, access, 'menu'), title, position: 0 }]);
  },
  convertAmounts,
  keepTaxes: keepTaxNumbers,
};
