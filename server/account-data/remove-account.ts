import { deleteUser } from '../accounts/user-queries.ts';
import type { Deps } from '../deps.ts';
import { sendMail } from '../mail/send-mail.ts';
import { workerAccess } from '../restaurants/access.ts';
import { listOwnedRestaurants } from '../restaurants/people-queries.ts';
import { deleteRestaurant } from '../restaurants/queries.ts';
import { deletePaymentCustomers } from '../subscriptions/customer.ts';
import { type AccountDeletion, endDeletion, findDeletion, keepFurtherRestaurants, keepPublicFiles } from './queries.ts';
import { deletePrivateFiles, deletePublicFiles, listPublicFiles } from './restaurant-files.ts';

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
  const { restaurant_id, further_restaurant_ids, public_files } = left;
  await deletePrivateFiles(deps, [
    ...(restaurant_id === null ? [] : [restaurant_id]),
    ...(further_restaurant_ids ?? []),
  ]);
  await deletePublicFiles(deps, public_files ?? []);
  await deleteUser(deps.db, deletion.user_id);
  await mailDeleted(deps, left);
  await endDeletion(deps.db, id);
}

async function mailDeleted(deps: RemoveDeps, { email, locale }: AccountDeletion): Promise<void> {
  const body = deps.render.mail({ kind: 'account_deleted' }, locale);
  await sendMail(deps, { to: email, ...body });
}
