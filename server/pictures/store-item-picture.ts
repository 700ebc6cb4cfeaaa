import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { mediaTypesOf, PICTURE_FILE_TYPES } from '../../shared/file-types.ts';
import type { Item, Picture } from '../../shared/menu.ts';
import { pictureFile } from '../../shared/pictures.ts';
import type { Deps } from '../deps.ts';
import type { SpooledFile } from '../files/spool-upload.ts';
import { getItem } from '../menus/entity-queries.ts';
import { setItemPicture } from '../menus/picture-queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { changeRestaurant, unchanged } from '../restaurants/change-restaurant.ts';
import type { Pictures, UploadedPicture } from './pictures.ts';

export const PICTURE_TYPES = mediaTypesOf(PICTURE_FILE_TYPES);

/**
 * Stores a photo in all its widths, then names it in the item's row, so that a row never names a missing file. The files
 * are named by their content hash.
 *
 * @throws Refusal `not_found`; `file_type_refused`, `picture_too_large`, `service_unavailable`, `storage_full`.
 */
export async function storeItemPicture(
  deps: Deps & { pictures: Pictures },
  access: RestaurantAccess,
  id: number,
  upload: SpooledFile,
): Promise<Item> {
  const storedPicture = await storePictureFiles(deps, upload);
  return await putPicture(deps, access, id, { ...storedPicture, origin: 'owner' });
}

/** A picture's files in all widths, without the row that will name them. */
export type StoredPicture = Omit<Picture, 'origin'>;

/** @throws Refusal as `storeItemPicture`, but `not_found`. */
export async function storePictureFiles(
  deps: Pick<Deps, 'files'> & { pictures: Pictures },
  upload: UploadedPicture,
): Promise<StoredPicture> {
  const { width, height, files } = await deps.pictures.makePicture(upload, PICTURE_TYPES);
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const storedPicture: StoredPicture = { file: hash.digest('hex'), width, height };
  for (const file of files)
    await deps.files.put(`public/${pictureFile(storedPicture, file.width)}`, file.bytes, 'image/webp');
  return storedPicture;
}

/** The files stay: publications may use them. @throws Refusal `not_found`. */
export const removeItemPicture = (deps: Deps, access: RestaurantAccess, id: number): Promise<Item> =>
  putPicture(deps, access, id, null);

async function putPicture(deps: Deps, access: RestaurantAccess, id: number, picture: Picture | null): Promise<Item> {
  return await changeRestaurant(deps, access, async (tx) => {
    // First, so that nothing is written for an item in the bin.
    const item = await getItem(tx, access, id, deps.now());
    if (isDeepStrictEqual(item.picture, picture)) return unchanged(item);
    await setItemPicture(tx, access, id, picture);
    return await getItem(tx, access, id, deps.now());
  });
}
