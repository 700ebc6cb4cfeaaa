import type { UpdateRestaurantBody } from '../../shared/api/restaurants.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Restaurant } from '../../shared/menu.ts';
import type { Tax } from '../../shared/taxes.ts';
import { changedFields } from '../db/changed-fields.ts';
import type { Db } from '../db/db.ts';
import { defined } from '../db/defined.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from './access.ts';
import { changeAndRead } from './change-restaurant.ts';
import { checkVersion } from './check-version.ts';
import { findRestaurant, type RestaurantRow, updateRestaurantFields } from './queries.ts';
import type { RestaurantMenus } from './restaurant-menus.ts';
import { checkTimezone } from './timezone.ts';
import { toRestaurant } from './to-restaurant.ts';
import { unchanged } from './unchanged.ts';

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
  if (fields.taxes) checkTaxes(fields.taxes);
  const change = async (tx: Db, restaurant: RestaurantRow) => {
    checkVersion(restaurant, version);
    const changes = changedFields(restaurant, fields);
    if (!changes) return unchanged(undefined);
    if (changes.currency) await menus.convertAmounts(tx, access, { from: restaurant.currency, to: changes.currency });
    if (changes.taxes)
      await menus.keepTaxes(
        tx,
        access,
        changes.taxes.map(({ number }) => number),
      );
    await updateRestaurantFields(tx, access, changes);
    return undefined;
  };
  return await changeAndRead(deps, access, change, async (tx) => {
    const updated = await findRestaurant(tx, access);
    if (!updated) throw new Refusal('not_found');
    return toRestaurant(updated, await menus.list(tx, access, deps.now()));
  });
}

function checkTaxes(taxes: Tax[]): void {
  if (new Set(taxes.map(({ number }) => number)).size !== taxes.length)
    throw new Refusal('validation_failed', { fields: { taxes: 'invalid_value' } });
}
