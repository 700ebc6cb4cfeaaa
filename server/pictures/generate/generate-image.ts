import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageProblem } from '../../../shared/api/images.ts';
import { Refusal } from '../../../shared/errors.ts';
import { imageModelOf } from '../../ai/image-model.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { mediaTypeOf } from '../../files/file-type.ts';
import { setGeneratedPicture } from '../../menus/picture-queries.ts';
import { findItem } from '../../menus/queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { workerAccess } from '../../restaurants/access.ts';
import { changeRestaurant, unchanged } from '../../restaurants/change-restaurant.ts';
import { recordModelUse } from '../../telemetry/metrics.ts';
import { giveBackUsage } from '../../usage/take-usage.ts';
import { openPictures } from '../pictures.ts';
import { type StoredPicture, storePictureFiles } from '../store-item-picture.ts';
import { drawDish } from './draw-dish.ts';
import { addImageCost, endImage, findImage } from './image-queries.ts';

/** For a picture including retries; drawing usually lasts half a minute. */
const DRAWING_TIMEOUT_MS = 150_000;

type Try = { item_id: number; attempt: number };
type NotMade = { problem: ImageProblem; status?: number | null };

/** Draws, checks and stores one picture, then names it in the item's row: only then is the item's one picture used. */
export async function generateImage(
  deps: Deps,
  { restaurant_id, ...imageTry }: { restaurant_id: string } & Try,
  { signal, is_last_try }: { signal: AbortSignal; is_last_try: boolean },
): Promise<void> {
  const access = workerAccess(restaurant_id);
  try {
    const madePicture = await makeOne(deps, access, imageTry, signal);
    if (madePicture === undefined) return;
    if ('problem' in madePicture) {
      deps.log.warn({ item_id: imageTry.item_id, ...madePicture }, 'a picture was not made');
      return await failImage(deps, access, imageTry, madePicture.problem);
    }
    await finish(deps, access, imageTry, madePicture);
  } catch (error) {
    // A shutdown or a fault of the server: the next attempt may succeed. The sweep ends the jobs that the queue dropped.
    if (!signal.aborted && is_last_try) {
      deps.log.error({ err: error, item_id: imageTry.item_id }, 'a picture could not be made');
      return await failImage(deps, access, imageTry, 'image_broken_off');
    }
    throw error;
  }
}

async function makeOne(
  deps: Deps,
  access: RestaurantAccess,
  { item_id, attempt }: Try,
  signal: AbortSignal,
): Promise<StoredPicture | NotMade | undefined> {
  const row = await findImage(deps.db, access, item_id);
  if (row?.state !== 'running' || row.attempt !== attempt) return undefined;
  const item = await findItem(deps.db, access, item_id);
  const model = imageModelOf(deps.env);
  if (!item) return { problem: 'image_not_needed' };
  // The server was restarted without a model.
  if (!model) return { problem: 'image_denied' };
  const drawnImage = await drawDish(model, item, { signal, timeout_ms: DRAWING_TIMEOUT_MS });
  if ('problem' in drawnImage) return drawnImage;
  const spent = { ...drawnImage.tokens, cost: model.costOf(drawnImage.tokens) };
  recordModelUse('picture', spent);
  await addImageCost(deps.db, access, item_id, spent);
  deps.log.info({ item_id, model: model.name, ...spent }, 'a picture was drawn');
  return await store(deps, drawnImage.bytes);
}

/** Through the same child process as an uploaded photo. */
async function store(deps: Deps, bytes: Uint8Array): Promise<StoredPicture | NotMade> {
  const type = mediaTypeOf(bytes);
  if (!type) return { problem: 'image_unusable' };
  const pictures = openPictures();
  const folder = await deps.spool.newFolder();
  try {
    const path = join(folder, 'drawn');
    await writeFile(path, bytes);
    return await storePictureFiles({ files: deps.files, pictures }, { path, type, name: 'drawn' });
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'file_type_refused' || error.code === 'picture_too_large'))
      return { problem: 'image_unusable' };
    throw error;
  } finally {
    await pictures.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function finish(
  deps: Deps,
  access: RestaurantAccess,
  imageTry: Try,
  storedPicture: StoredPicture,
): Promise<void> {
  await changeRestaurant(deps, access, async (tx) => {
    const item = await findItem(tx, access, imageTry.item_id);
    // The owner's photo is never replaced by a drawing, and an item in the bin gets none: its one picture stays available.
    if (!item || item.picture?.origin === 'owner') {
      await endAsFailed(tx, access, imageTry, 'image_not_needed');
      return unchanged(undefined);
    }
    if (!(await endImage(tx, access, imageTry, { state: 'done', problem: null }))) return unchanged(undefined);
    await setGeneratedPicture(tx, access, imageTry.item_id, { ...storedPicture, origin: 'model' });
    return undefined;
  });
}

/** Ends an attempt without a picture, and refunds its count. */
export async function failImage(
  { db }: Pick<Deps, 'db'>,
  access: RestaurantAccess,
  imageTry: Try,
  problem: ImageProblem,
): Promise<void> {
  await db.transaction((tx) => endAsFailed(tx, access, imageTry, problem));
}

async function endAsFailed(tx: Db, access: RestaurantAccess, imageTry: Try, problem: ImageProblem): Promise<void> {
  const endedImage = await endImage(tx, access, imageTry, { state: 'failed', problem });
  if (endedImage?.taken) await giveBackUsage(tx, access, endedImage.taken);
}
