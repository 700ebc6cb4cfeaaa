import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import type { RestaurantAccess } from './access.ts';
import { type NumberKind, takeNumbers } from './queries.ts';

/** The next id of a kind within the restaurant, taken in the transaction of the row that will bear it. */
export const nextId = (tx: Db, access: RestaurantAccess, kind: NumberKind): Promise<number> =>
  nextIds(tx, access, kind, 1);

/** The first of `count` ids in a row. */
export async function nextIds(tx: Db, access: RestaurantAccess, kind: NumberKind, count: number): Promise<number> {
  const first = await takeNumbers(tx, access, kind, count);
  if (first === undefined) throw new Refusal('not_found');
  return first;
}
