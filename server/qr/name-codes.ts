import { MAX_NAMED_CODES } from '../../shared/api/codes.ts';
import { Refusal } from '../../shared/errors.ts';
import { foldText } from '../../shared/fold-text.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { lockRestaurant, nextIds, startCounter } from '../restaurants/queries.ts';
import { deleteCode, insertCodes, listCodes, type NamedCodeRow, setCodeName } from './queries.ts';

type CodeDeps = Pick<Deps, 'db' | 'now'>;

/** Names that people would read as the same: "Terrace", "TERRACE" and "Térrace", or with more spaces. */
const foldName = (name: string): string => foldText(name).replace(/\s+/gu, ' ').trim();

/** The names of a restaurant's codes change one request at a time. @throws Refusal `not_found` if it is gone. */
async function changeCodes<T>(
  { db }: Pick<Deps, 'db'>,
  access: RestaurantAccess,
  change: (tx: Db) => Promise<T>,
): Promise<T> {
  return await db.transaction(async (tx) => {
    if (!(await lockRestaurant(tx, access))) throw new Refusal('not_found');
    return await change(tx);
  });
}

/** Makes a code for each name, or none. @throws Refusal `name_taken`, `too_many_codes`, `not_found`. */
export async function createCodes(
  { db, now }: CodeDeps,
  access: RestaurantAccess,
  names: readonly string[],
): Promise<NamedCodeRow[]> {
  return await changeCodes({ db }, access, async (tx) => {
    const codes = await listCodes(tx, access);
    if (codes.length + names.length > MAX_NAMED_CODES)
      throw new Refusal('too_many_codes', { params: { max: MAX_NAMED_CODES } });
    const takenNames = new Set(codes.map(({ folded_name }) => folded_name));
    for (const name of names) {
      if (takenNames.has(foldName(name))) throw new Refusal('name_taken', { params: { name } });
      takenNames.add(foldName(name));
    }
    await startCounter(tx, access, 'code');
    const first = await nextIds(tx, access, 'code', names.length);
    const created_at = now().toISOString();
    const rows = names.map((name, index) => ({ id: first + index, name, folded_name: foldName(name), created_at }));
    return await insertCodes(tx, access, rows);
  });
}

/** @throws Refusal `name_taken`, `not_found`. */
export async function renameCode(
  deps: Pick<Deps, 'db'>,
  access: RestaurantAccess,
  { id, name }: { id: number; name: string },
): Promise<NamedCodeRow> {
  return await changeCodes(deps, access, async (tx) => {
    const codes = await listCodes(tx, access);
    if (codes.some((code) => code.id !== id && code.folded_name === foldName(name)))
      throw new Refusal('name_taken', { params: { name } });
    const row = await setCodeName(tx, access, { id, name, folded_name: foldName(name) });
    if (!row) throw new Refusal('not_found');
    return row;
  });
}

/** What is printed still leads to the menu; its scans are no longer counted apart. @throws Refusal `not_found`. */
export async function removeCode(deps: Pick<Deps, 'db'>, access: RestaurantAccess, id: number): Promise<void> {
  await changeCodes(deps, access, async (tx) => {
    if (!(await deleteCode(tx, access, id))) throw new Refusal('not_found');
  });
}
