import type { UpdateRestaurantBody } from '../../shared/api/restaurants.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Restaurant } from '../../shared/menu.ts';
import type { Tax } from '../../shared/taxes.ts';
import { defined } from '../db/defined.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from './access.ts';
import { changeRestaurant } from './change-restaurant.ts';
import { checkVersion } from './check-version.ts';
import { findRestaurant, updateRestaurantFields } from './queries.ts';
import type { RestaurantMenus } from './restaurant-menus.ts';
import { checkTimezone } from './timezone.ts';
import { toRestaurant } from './to-restaurant.ts';

/**
 * @throws Refusal `version_stale`; `validation_failed` of the timezone, of taxes with one number twice, or of a
 * currency that the menu's amounts can't be written in.
 */
export async function updateRestaurant(
  deps: Pick<Deps, 'db' | 'now' | 'changes'>,
  access: RestaurantAccess,
  { version, ...body }: UpdateRestaurantBody,
  menus: RestaurantMenus,
): Promise<Restaurant> {
  const fields = defined(body);
  if (fields.timezone !== undefined) fields.timezone = checkTimezone(fields.timezone);
  const { currency, taxes } = fields;
  if (taxes) checkTaxes(taxes);
  await changeRestaurant(deps, access, async (tx, restaurant) => {
    checkVersion(restaurant, version);
    if (currency && currency !== restaurant.currency)
      await menus.convertAmounts(tx, access, { from: restaurant.currency, to: currency });
    if (taxes)
      await menus.keepTaxes(
        tx,
        access,
        taxes.map(({ number }) => number),
      );
    await updateRestaurantFields(tx, access, fields);
  });
  const updated = await findRestaurant(deps.db, access);
  if (!updated) throw new Refusal('not_found');
  return toRestaurant(updated, await menus.list(deps.db, access, deps.now()));
}

function checkTaxes(taxes: Tax[]): void {
  if (new Set(taxes.map(({ number }) => number)).size !== taxes.length)
    throw new Refusal('validation_failed', { fields: { taxes: 'invalid_value' } });
}
