import type { MenuLocale } from '../../shared/locales.ts';
import type { Menu } from '../../shared/menu.ts';
import type { Currency } from '../../shared/money.ts';
import type { Db } from '../db/db.ts';
import type { RestaurantAccess } from './access.ts';

/** What a restaurant asks of its menus, a feature that comes after it; app.ts gives it. */
export type RestaurantMenus = {
  list(db: Db, access: RestaurantAccess, now: Date): Promise<Menu[]>;
  /** Every restaurant is born with menu 1. */
  createFirst(tx: Db, access: RestaurantAccess, locale: MenuLocale): Promise<void>;
  /**
   * Gives every amount in another currency's minor units, the number that is read staying the same.
   *
   * @throws Refusal `validation_failed` where an amount can't be written in the other currency without rounding.
   */
  convertAmounts(tx: Db, access: RestaurantAccess, currencies: { from: Currency; to: Currency }): Promise<void>;
  /** Takes every tax from the items but those of the numbers given. */
  keepTaxes(tx: Db, access: RestaurantAccess, numbers: number[]): Promise<void>;
};
