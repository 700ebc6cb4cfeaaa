import type { z } from 'zod';
import type { statusSchema } from '../../shared/api/publishing.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import { restaurantWithMenus } from '../menus/restaurant-with-menus.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { countChanges } from './count-changes.ts';
import { findLatestContent } from './queries.ts';
import { snapshot } from './snapshot.ts';

/**
 * Whether what guests see is the draft as it is now (decided by `revision`, the timestamps are for people), and how
 * many entities differ from what was published last.
 */
export async function publishingStatus(db: Db, access: RestaurantAccess): Promise<z.infer<typeof statusSchema>> {
  const restaurant = await findRestaurant(db, access);
  if (!restaurant) throw new Refusal('not_found');
  const { published_at, updated_at, publication_version, published_revision, revision } = restaurant;
  const published = publication_version !== null && published_revision === revision;
  const changes = published
    ? 0
    : countChanges(await findLatestContent(db, access), snapshot(await restaurantWithMenus(db, access)));
  return { published, published_at, updated_at, changes };
}
