import type { Deps } from '../deps.ts';
import { workerAccess } from '../restaurants/access.ts';
import { deleteRestaurant, findRestaurant, ownerOfRow } from '../restaurants/queries.ts';
import { deleteCustomerOfFurther } from '../subscriptions/customer.ts';
import { deletePrivateFiles, deletePublicFiles, listPublicFiles } from './restaurant-files.ts';

/**
 * Removes one restaurant of an account that stays: its customer of the payment provider, its files and its rows. Idempotent: a
 * job that was killed starts again; public files that it had not deleted by then are the nightly sweep's.
 */
export async function removeRestaurant(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'payments'>,
  { restaurant_id }: { restaurant_id: string },
): Promise<void> {
  const access = workerAccess(restaurant_id);
  const row = await findRestaurant(deps.db, access);
  if (!row || row.deleted_at === null) return;
  await deleteCustomerOfFurther(deps, { user_id: ownerOfRow(row), restaurant_id });
  const publicFiles = await listPublicFiles(deps.db, [access]);
  await deletePrivateFiles(deps, [restaurant_id]);
  await deleteRestaurant(deps.db, access);
  await deletePublicFiles(deps, publicFiles);
}
