import { itemsOf } from '../../shared/menu.ts';
import { pictureFile, pictureWidths } from '../../shared/pictures.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { FileKey } from '../files/files.ts';
import { listPictures } from '../menus/picture-queries.ts';
import { findContent, listVersionsOf } from '../publishing/queries.ts';
import { unusedPictureFiles } from '../publishing/used-public-files.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';

/** A file stored since then may be the same picture of another restaurant, whose row is not written yet: the nightly sweep decides. */
const RECENT_MS = 10 * 60 * 1_000;

/** The public files that the rows of restaurants name. */
export async function listPublicFiles(db: Db, owned: readonly RestaurantAccess[]): Promise<FileKey[]> {
  const keys = new Set<FileKey>();
  for (const access of owned) for (const key of await listFilesOf(db, access)) keys.add(key);
  return [...keys];
}

async function listFilesOf(db: Db, access: RestaurantAccess): Promise<Set<FileKey>> {
  const keys = new Set<FileKey>();
  const logo = (await findRestaurant(db, access))?.logo;
  if (logo) keys.add(`public/${logo.file}`);
  const pictures = await listPictures(db, access);
  for (const version of await listVersionsOf(db, access)) {
    const published = (await findContent(db, access, version))?.public;
    if (published?.logo) keys.add(`public/${published.logo.file}`);
    for (const { picture } of itemsOf(published?.menus ?? [])) if (picture) pictures.push(picture);
  }
  for (const picture of pictures)
    for (const width of pictureWidths(picture)) keys.add(`public/${pictureFile(picture, width)}`);
  return keys;
}

/** What was uploaded and drawn for restaurants. */
export async function deletePrivateFiles(
  { files }: Pick<Deps, 'files'>,
  restaurantIds: readonly string[],
): Promise<void> {
  for (const restaurantId of restaurantIds)
    for (const folder of [`private/${restaurantId}/`, `private/cards/${restaurantId}/`] as const)
      for await (const key of files.list(folder)) await files.delete(key);
}

/** Once the rows that named them are deleted. */
export async function deletePublicFiles(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  publicFiles: FileKey[],
): Promise<void> {
  if (publicFiles.length === 0) return;
  const recent = deps.now().getTime() - RECENT_MS;
  for await (const key of unusedPictureFiles(deps.db, publicFiles)) {
    const modified = await deps.files.modifiedAt(key);
    if (modified && modified.getTime() < recent) await deps.files.delete(key);
  }
}
