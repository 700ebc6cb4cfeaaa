import type { z } from 'zod';
import type { statusSchema } from '../../shared/api/publishing.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import { restaurantWithMenus } from '../menus/entity-queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { countChanges } from './count-changes.ts';
import { findLatestContent } from './queries.ts';
import { snapshot } from './snapshot.ts';

/**
 * Whether what guests see is the draft as it is now (`revision` says so at once, else the comparison; the timestamps are
 * for people), and how many entities differ from what was published last.
 */
export async function publishingStatus(db: Db, access: RestaurantAccess): Promise<z.infer<typeof statusSchema>> {
  return await readSnapshot(db, async (tx) => {
    const restaurant = await findRestaurant(tx, access);
    if (!restaurant) throw new Refusal('not_found');
    const { published_at, updated_at, publication_version, published_revision, revision } = restaurant;
    if (publication_version !== null && published_revision === revision)
      return { published: true, published_at, updated_at, changes: 0 };
    const changes = countChanges(await findLatestContent(tx, access), snapshot(await restaurantWithMenus(tx, access)));
    // What was changed may be nothing that guests see (a hidden menu), or have been changed back.
    return { published: publication_version !== null && changes === 0, published_at, updated_at, changes };
  });
}
