import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { createRestaurantBodySchema, UpdateRestaurantBody } from '../../shared/api/restaurants.ts';
import { Refusal } from '../../shared/errors.ts';
import { DEFAULT_TEXT_FONT, DEFAULT_TITLE_FONT } from '../../shared/fonts.ts';
import { starting as english } from '../../shared/i18n/app/en.ts';
import { starting as french } from '../../shared/i18n/app/fr.ts';
import { MAX_RESTAURANTS_OF_OWNER, MAX_UNPAID_RESTAURANTS } from '../../shared/limits.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { restaurantIdFromBytes } from '../../shared/restaurant-id.ts';
import { GST, hasTaxesByDefault, QST, type Tax } from '../../shared/taxes.ts';
import { findTimezone } from '../../shared/timezones.ts';
import { authorizeUser, sessionProof } from '../accounts/authorized-user.ts';
import type { SignedIn } from '../accounts/user-queries.ts';
import { changedFields, definedFields } from '../db/changed-fields.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { changeAndRead, checkVersion, unchanged } from '../restaurants/change-restaurant.ts';
import { setCurrentRestaurant } from '../restaurants/people-queries.ts';
import { insertRestaurant, nextId, type RestaurantRow, updateRestaurantFields } from '../restaurants/queries.ts';
import { listOwnedAccess, requireSeveral } from '../restaurants/require-restaurant.ts';
import { countUnpaidRestaurants } from '../subscriptions/premium-queries.ts';
import { keepTaxNumbers } from './bulk-queries.ts';
import { convertAmounts } from './convert-amounts.ts';
import { restaurantWithMenus } from './entity-queries.ts';
import { insertMenus } from './queries.ts';

/**
 * Creates the user's first restaurant or, with a key, a further one, with menu 1; the app opens with it from now on. In Canada a menu in French is assumed to be in Québec, which charges
 * both taxes; elsewhere the owner sets the taxes.
 *
 * @throws Refusal `restaurant_exists`, also if two requests race; `too_many_restaurants`; `unpaid_restaurants`; `upgrade_running`;
 * `unauthenticated`; `validation_failed` of the timezone.
 */
export async function createRestaurant(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  signedIn: SignedIn,
  { name, main_locale, currency, timezone = 'UTC', creation_key }: z.output<typeof createRestaurantBodySchema>,
): Promise<Restaurant> {
  const now = deps.now().toISOString();
  const serverMessages = main_locale === 'fr' ? french : english;
  const isQuebec = currency === 'CAD' && main_locale === 'fr';
  const row = {
    id: restaurantIdFromBytes(randomBytes(10)),
    name,
    main_locale,
    currency,
    timezone: checkTimezone(timezone),
    title_font: DEFAULT_TITLE_FONT,
    text_font: DEFAULT_TEXT_FONT,
    taxes: isQuebec
      ? [
          { ...GST, name: serverMessages.gst },
          { ...QST, name: serverMessages.qst },
        ]
      : [],
    prices_include_taxes: hasTaxesByDefault(currency),
    updated_at: now,
    created_at: now,
    creation_key: creation_key ?? null,
  };
  return await deps.db.transaction(async (tx) => {
    // Its lock lets one request count at a time.
    const { user } = await authorizeUser(tx, sessionProof(signedIn, deps.now()));
    const owned = await listOwnedAccess(tx, user);
    if (creation_key !== undefined) {
      const created = owned.find((restaurant) => restaurant.creation_key === creation_key);
      if (created) return await restaurantWithMenus(tx, created.access, deps.now());
      if (owned.length > 0) requireSeveral(deps);
      if (owned.length >= MAX_RESTAURANTS_OF_OWNER)
        throw new Refusal('too_many_restaurants', { params: { max: MAX_RESTAURANTS_OF_OWNER } });
      // The free use is counted by restaurant.
      if ((await countUnpaidRestaurants(tx, deps.env, user.id)) >= MAX_UNPAID_RESTAURANTS)
        throw new Refusal('unpaid_restaurants', { params: { max: MAX_UNPAID_RESTAURANTS } });
    }
    const is_first = creation_key === undefined || !owned.some((restaurant) => restaurant.is_first);
    const access = await insertRestaurant(tx, { user_id: user.id, is_first }, row);
    if (!access) throw new Refusal('restaurant_exists');
    await setCurrentRestaurant(tx, user.id, access.restaurant_id);
    await insertMenus(tx, access, [
      { id: await nextId(tx, access, 'menu'), title: serverMessages.first_menu, position: 0 },
    ]);
    return await restaurantWithMenus(tx, access, deps.now());
  });
}

/**
 * @throws Refusal `version_stale`; `validation_failed` of the timezone, of taxes with one number twice, or of a
 * currency that the menu's amounts can't be written in.
 */
export async function updateRestaurant(
  deps: Pick<Deps, 'db' | 'now' | 'changes'>,
  access: RestaurantAccess,
  { version, ...body }: UpdateRestaurantBody,
): Promise<Restaurant> {
  const fields = definedFields(body);
  if (fields.timezone !== undefined) fields.timezone = checkTimezone(fields.timezone);
  if (fields.taxes) checkTaxes(fields.taxes);
  const applyChange = async (tx: Db, restaurant: RestaurantRow) => {
    checkVersion(restaurant, version);
    const changes = changedFields(restaurant, fields);
    if (!changes) return unchanged(undefined);
    if (changes.currency) await convertAmounts(tx, access, { from: restaurant.currency, to: changes.currency });
    if (changes.taxes)
      await keepTaxNumbers(
        tx,
        access,
        changes.taxes.map(({ number }) => number),
      );
    await updateRestaurantFields(tx, access, changes);
    return undefined;
  };
  return await changeAndRead(deps, access, applyChange, (tx) => restaurantWithMenus(tx, access, deps.now()));
}

function checkTaxes(taxes: Tax[]): void {
  if (new Set(taxes.map(({ number }) => number)).size !== taxes.length)
    throw new Refusal('validation_failed', { fields: { taxes: 'invalid_value' } });
}

/** @throws Refusal `validation_failed` of the field `timezone`, if no such zone exists. */
function checkTimezone(name: string): string {
  const timezone = findTimezone(name);
  if (timezone === undefined) throw new Refusal('validation_failed', { fields: { timezone: 'invalid_value' } });
  return timezone;
}
