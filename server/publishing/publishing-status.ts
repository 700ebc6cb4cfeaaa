import type { z } from 'zod';
import type { statusSchema } from '../../shared/api/publishing.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import { readSnapshot } from '../db/read-snapshot.ts';
import { restaurantWithMenus } from '../menus/entity-queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';
import { countChanges } from './compare-publications.ts';
import { findLatestContent } from './queries.ts';
import { snapshot } from './snapshot.ts';

/**
 * Whether the draft was published since its last change (the revisions say it; they agree with the timestamps of the
 * specification, and are exact), and how many changes guests would see since the last publication.
 */
export async function publishingStatus(db: Db, access: RestaurantAccess): Promise<z.infer<typeof statusSchema>> {
  return await readSnapshot(db, async (tx) => {
    const restaurant = await findRestaurant(tx, access);
    if (!restaurant) throw new Refusal('not_found');
    const { updated_at, published_revision, revision } = restaurant;
    // Guests don't see a suspended one, whatever it points to.
    const isSuspended = restaurant.suspended_at !== null;
    const suspension = isSuspended ? { suspended: true as const } : {};
    const [published_at, publication_version] = isSuspended
      ? [null, null]
      : [restaurant.published_at, restaurant.publication_version];
    if (publication_version !== null && published_revision === revision)
      return { published: true, published_at, updated_at, changes: 0 };
    const before = (await findLatestContent(tx, access)) ?? null;
    const changes = countChanges(before, snapshot(await restaurantWithMenus(tx, access)));
    // A change may be invisible to guests (a hidden or an empty menu), or have been reverted by another.
    const isUnseen = changes === 0 && publication_version !== null && published_revision !== null;
    const unseenFields = isUnseen ? { unseen: revision - published_revision } : {};
    return { published: false, published_at, updated_at, changes, ...unseenFields, ...suspension };
  });
}
