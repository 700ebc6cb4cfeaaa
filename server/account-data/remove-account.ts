import { itemsOf } from '../../shared/menu.ts';
import { pictureFile, pictureWidths } from '../../shared/pictures.ts';
import { deleteUser } from '../accounts/user-queries.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { FileKey } from '../files/files.ts';
import { sendMail } from '../mail/send-mail.ts';
import { listPictures } from '../menus/picture-queries.ts';
import { findContent, listVersionsOf } from '../publishing/queries.ts';
import { unusedPictureFiles } from '../publishing/used-public-files.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { workerAccess } from '../restaurants/access.ts';
import { listOwnedRestaurants } from '../restaurants/people-queries.ts';
import { deleteRestaurant, findRestaurant } from '../restaurants/queries.ts';
import { deletePaymentCustomers } from '../subscriptions/customer.ts';
import { type AccountDeletion, endDeletion, findDeletion, keepFurtherRestaurants, keepPublicFiles } from './queries.ts';

/** A file stored since then may be the same picture of another restaurant, whose row is not written yet: the nightly sweep decides. */
const RECENT_MS = 10 * 60 * 1_000;

type RemoveDeps = Pick<Deps, 'db' | 'files' | 'log' | 'mailer' | 'now' | 'payments' | 'render'>;

/**
 * Removes an account: the provider's customers, the restaurants' rows, their files and the user, then confirms it by mail.
 * Idempotent: a job that was killed starts again and skips what is done. The mail is sent at least once.
 */
export async function removeAccount(
  deps: RemoveDeps,
  { account_deletion_id: id }: { account_deletion_id: string },
): Promise<void> {
  const deletion = await findDeletion(deps.db, id);
  if (!deletion) return;
  await deletePaymentCustomers(deps, deletion.user_id);
  const owned = (await listOwnedRestaurants(deps.db, deletion.user_id)).map((restaurant) =>
    workerAccess(restaurant.id),
  );
  // Must run before the rows that name the files are deleted.
  if (owned.length > 0 && deletion.public_files === null)
    await keepPublicFiles(deps.db, id, await listPublicFiles(deps.db, owned));
  // Whoever wrote the row, it names every restaurant whose files are to be deleted.
  const furtherIds = new Set(deletion.further_restaurant_ids);
  for (const { restaurant_id } of owned) if (restaurant_id !== deletion.restaurant_id) furtherIds.add(restaurant_id);
  if (furtherIds.size > 0) await keepFurtherRestaurants(deps.db, id, [...furtherIds]);
  for (const access of owned) await deleteRestaurant(deps.db, access);
  const left = await findDeletion(deps.db, id);
  if (!left) return;
  await deleteFiles(deps, left);
  await deleteUser(deps.db, deletion.user_id);
  await mailDeleted(deps, left);
  await endDeletion(deps.db, id);
}

async function listPublicFiles(db: Db, owned: readonly RestaurantAccess[]): Promise<FileKey[]> {
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

async function deleteFiles(deps: Pick<Deps, 'db' | 'files' | 'now'>, deletion: AccountDeletion): Promise<void> {
  const { restaurant_id, further_restaurant_ids, public_files } = deletion;
  const restaurantIds = [...(restaurant_id === null ? [] : [restaurant_id]), ...(further_restaurant_ids ?? [])];
  for (const restaurantId of restaurantIds)
    for (const folder of [`private/${restaurantId}/`, `private/cards/${restaurantId}/`] as const)
      for await (const key of deps.files.list(folder)) await deps.files.delete(key);
  if (!public_files?.length) return;
  const recent = deps.now().getTime() - RECENT_MS;
  for await (const key of unusedPictureFiles(deps.db, public_files)) {
    const modified = await deps.files.modifiedAt(key);
    if (modified && modified.getTime() < recent) await deps.files.delete(key);
  }
}

async function mailDeleted(deps: RemoveDeps, { email, locale }: AccountDeletion): Promise<void> {
  const body = deps.render.mail({ kind: 'account_deleted' }, locale);
  await sendMail(deps, { to: email, ...body });
}
