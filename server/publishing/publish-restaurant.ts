import { Refusal } from '../../shared/errors.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { restaurantWithMenus } from '../menus/entity-queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { lockRestaurant, nextId } from '../restaurants/queries.ts';
import { requirePremium } from '../subscriptions/require-premium.ts';
import { insertPublication, setCurrentPublication } from './queries.ts';
import { countPublishedSince, findLatest } from './retention-queries.ts';
import { snapshot } from './snapshot.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Hooks of later features, run in the publication's transaction. */
export type AfterPublication = (
  tx: Db,
  access: RestaurantAccess,
  publication: { version: number; published_at: string; main_locale: MenuLocale },
) => Promise<void>;

/**
 * Publishes the draft. The restaurant's row is locked before the draft is read: an edit that began before is either
 * completely in the publication or counted after it (design §10). If nothing changed since the last publication, that
 * one is shown again.
 *
 * @throws Refusal `premium_required`; `nothing_to_publish` if no visible menu has an item; `too_many_publications` if too
 * many were made within a day; `restaurant_suspended`.
 */
export async function publishRestaurant(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'changes'>,
  access: RestaurantAccess,
  after: AfterPublication,
): Promise<{ published_at: string; version: number }> {
  await requirePremium(deps, access, 'publish');
  const publishedRow = deps.db.transaction(async (tx) => {
    const restaurant = await lockRestaurant(tx, access);
    if (!restaurant) throw new Refusal('not_found');
    if (restaurant.suspended_at !== null) throw new Refusal('restaurant_suspended');
    const latestPublication = await findLatest(tx, access);
    if (latestPublication?.revision === restaurant.revision) {
      if (restaurant.publication_version === null) await setCurrentPublication(tx, access, latestPublication);
      return { published_at: latestPublication.published_at, version: latestPublication.version };
    }
    await requireUnderDailyLimit(deps, tx, access);
    const content = snapshot(await restaurantWithMenus(tx, access));
    if (content.public.menus.length === 0) throw new Refusal('nothing_to_publish');
    const version = await nextId(tx, access, 'publication');
    // Never earlier than `updated_at`, which many edits within a moment may have moved ahead of the clock.
    const published_at = new Date(Math.max(deps.now().getTime(), Date.parse(restaurant.updated_at))).toISOString();
    const { revision } = restaurant;
    await insertPublication(tx, access, { version, revision, published_at, content });
    await setCurrentPublication(tx, access, { version, revision, published_at });
    await after(tx, access, { version, published_at, main_locale: restaurant.main_locale });
    return { published_at, version };
  });
  return await publishedRow.finally(() => deps.changes.drop(access.restaurant_id));
}

/** Unpublishes the menu: guests get 403 until the next publication. Needs no subscription. Idempotent. */
export async function unpublishRestaurant(
  deps: Pick<Deps, 'db' | 'changes'>,
  access: RestaurantAccess,
): Promise<{ published_at: null; version: null }> {
  const unpublishedRow = deps.db.transaction(async (tx): Promise<{ published_at: null; version: null }> => {
    if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
    await setCurrentPublication(tx, access, null);
    return { published_at: null, version: null };
  });
  return await unpublishedRow.finally(() => deps.changes.drop(access.restaurant_id));
}

async function requireUnderDailyLimit(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  tx: Db,
  access: RestaurantAccess,
): Promise<void> {
  const maxPerDay = env.limits.PUBLICATIONS_PER_DAY;
  const since = new Date(now().getTime() - DAY_MS);
  if ((await countPublishedSince(tx, access, since)) >= maxPerDay)
    throw new Refusal('too_many_publications', { params: { max: maxPerDay } });
}
