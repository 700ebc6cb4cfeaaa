import { Refusal } from '../../../shared/errors.ts';
import type { Item } from '../../../shared/menu.ts';
import { imageModelOf } from '../../ai/image-model.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { getItem } from '../../menus/entity-queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { lockRestaurant } from '../../restaurants/queries.ts';
import { takeUsage } from '../../usage/take-usage.ts';
import { generateImageJob } from './generate-image.job.ts';
import { beginImage, findImage, type ImageRow } from './image-queries.ts';

export type ShownImage = { item: Item; is_offered: boolean } & Pick<ImageRow, 'state' | 'problem'>;

/**
 * Requests an item's one picture from the configured model: it is counted and its job is sent in one transaction.
 * Idempotent while it is in progress: the answer is its state, and two concurrent requests make one picture.
 *
 * @throws Refusal `not_found`; `image_model_missing`; `image_already_generated`; `image_has_photo` if the item has the owner's own
 * photo; `picture_limit_reached`.
 */
export async function askForImage(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'jobs'>,
  access: RestaurantAccess,
  itemId: number,
): Promise<ShownImage> {
  return await deps.db.transaction(async (tx) => {
    // Requests are serialised by the restaurant's row, as are uploads of photos.
    if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
    const item = await getItem(tx, access, itemId, deps.now());
    if (item.image_generated) throw new Refusal('image_already_generated');
    if (!imageModelOf(deps.env)) throw new Refusal('image_model_missing');
    if (item.picture?.origin === 'owner') throw new Refusal('image_has_photo');
    if ((await findImage(tx, access, itemId))?.state !== 'running') {
      const { taken: takenUsage } = await takeUsage(deps, tx, access, 'pictures');
      const attempt = await beginImage(tx, access, itemId, { taken: takenUsage, started_at: deps.now().toISOString() });
      const { restaurant_id } = access;
      await deps.jobs.send(tx, generateImageJob, { restaurant_id, item_id: itemId, attempt });
    }
    return await showImage(deps, tx, access, itemId);
  });
}

/** The state of an item's picture. @throws Refusal `not_found`. */
export async function showImage(
  deps: Pick<Deps, 'env' | 'now'>,
  db: Db,
  access: RestaurantAccess,
  itemId: number,
): Promise<ShownImage> {
  const item = await getItem(db, access, itemId, deps.now());
  const row = await findImage(db, access, itemId);
  return {
    item,
    is_offered: imageModelOf(deps.env) !== null,
    state: item.image_generated ? 'done' : (row?.state ?? 'none'),
    problem: row?.problem ?? null,
  };
}
