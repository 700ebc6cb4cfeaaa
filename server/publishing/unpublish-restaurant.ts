import { Refusal } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { pointTo } from './queries.ts';

/** Takes the menu offline: guests are answered 403 until the next publication. Free, and fine when it already is. */
export async function unpublishRestaurant(
  deps: Pick<Deps, 'db' | 'changes'>,
  access: RestaurantAccess,
): Promise<{ published_at: null; version: null }> {
  const unpublished = deps.db.transaction(async (tx): Promise<{ published_at: null; version: null }> => {
    if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
    await pointTo(tx, access, null);
    return { published_at: null, version: null };
  });
  return await unpublished.finally(() => deps.changes.drop(access.restaurant_id));
}
