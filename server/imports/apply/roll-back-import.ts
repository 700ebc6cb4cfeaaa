import type { RollbackAnswer } from '../../../shared/api/imports.ts';
import { Refusal } from '../../../shared/errors.ts';
import { itemsOf, type Menu } from '../../../shared/menu.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import {
  findBinContent,
  moveItemsToBin,
  moveMenuToBin,
  moveSectionsToBin,
  takeRowsOutOfBin,
} from '../../menus/bin-queries.ts';
import { overwriteRows } from '../../menus/bulk-queries.ts';
import { recordDeclarations } from '../../menus/declaration-queries.ts';
import { getMenu, listItems, listMenus } from '../../menus/entity-queries.ts';
import { checkCounts } from '../../menus/restore-from-bin.ts';
import { withinTextLimit } from '../../menus/text-queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { changeRestaurant } from '../../restaurants/change-restaurant.ts';
import { lockImport, markRolledBack } from '../store/queries.ts';
import { unpackBackup } from './backup.ts';
import { planRollback } from './plan-rollback.ts';

/**
 * Undoes an applied import in one transaction: restores replaced items and trashes added ones. Items that the owner
 * has changed since stay, and are returned.
 *
 * @throws Refusal `not_found` if the import or its menu is gone; `import_not_reversible` if it wasn't applied, was rolled
 * back already, or was applied too long ago; `too_many_sections`, `too_many_items`, `too_much_text`.
 */
export async function rollBackImport(deps: Deps, access: RestaurantAccess, importId: number): Promise<RollbackAnswer> {
  return await changeRestaurant(deps, access, async (tx) => {
    const row = await lockImport(tx, access, importId);
    if (!row) throw new Refusal('not_found');
    if (row.rollback !== 'possible' || !row.backup) throw new Refusal('import_not_reversible');
    const now = deps.now();
    const menus = await listMenus(tx, access, { now });
    const menu = menus.find(({ id }) => id === row.menu_id);
    if (!menu) throw new Refusal('not_found');
    const present = { menu, menus, bin: await findBinContent(tx, access) };
    const backup = await unpackBackup(row.backup);
    const { taken: takenRows, back, reverted, removed, kept: keptRows } = planRollback(backup, present);
    await withinTextLimit({ tx, access, env: deps.env }, {}, async () => {
      await overwriteRows(tx, access, { menus: [], ...back });
      await overwriteRows(tx, access, { menus: [], ...reverted });
      await recordReverted(tx, access, { menus, rows: reverted.items, now });
      await takeRowsOutOfBin(tx, access, { menus: [], ...takenRows });
      // Last: reverted items may leave the sections that are deleted.
      await moveItemsToBin(tx, access, removed.items, now);
      await moveSectionsToBin(tx, access, removed.sections, now);
    });
    // A menu that the import made goes with it, unless the owner has put something on it since.
    if (backup.is_new && menus.length > 1 && (await getMenu(tx, access, menu.id, now)).sections.length === 0)
      await moveMenuToBin(tx, access, menu.id, now);
    await checkCounts(tx, access, deps.env.limits);
    await markRolledBack(tx, access, importId);
    const count = ({ items }: { items: unknown[] }) => items.length;
    return { back: count(takenRows) + count(back), reverted: count(reverted), removed: count(removed), kept: keptRows };
  });
}

type Reverted = { menus: readonly Menu[]; rows: readonly { id: number }[]; now: Date };

/** A declaration that the import let lapse is in the record again. */
async function recordReverted(tx: Db, access: RestaurantAccess, { menus, rows, now }: Reverted): Promise<void> {
  const presentItems = new Map(itemsOf(menus).map((item) => [item.id, item]));
  const ids = rows.map(({ id }) => id);
  const declaredItems = (await listItems(tx, access, ids, now)).flatMap((after) => {
    const before = presentItems.get(after.id);
    return before ? [{ before, after }] : [];
  });
  await recordDeclarations(tx, access, declaredItems, now);
}
