import type { BatchUpdate } from '../../shared/api/batches.ts';
import { type FieldRefusal, Refusal } from '../../shared/errors.ts';
import type { Item } from '../../shared/menu.ts';
import type { Tax } from '../../shared/taxes.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { changeRestaurant, checkVersion, touchAvailability, unchanged } from '../restaurants/change-restaurant.ts';
import { moveItemsToBin } from './bin-queries.ts';
import {
  MANY_ITEM_COLUMNS,
  type ManyItemRow,
  moveItems,
  nextItemPositions,
  positionItems,
  updateManyItems,
} from './bulk-queries.ts';
import { recordDeclarations } from './declaration-queries.ts';
import { listItems } from './entity-queries.ts';
import { checkItem } from './item-rules.ts';
import { findItems, findSections, type ItemRow, setManySoldOut } from './queries.ts';
import { nextServiceDay, type SoldOutUntil } from './sold-out.ts';
import { withinTextLimit } from './text-queries.ts';

/**
 * Changes prices, tags, declared allergens and taxes of several items, hides, shows or moves them. Those that are no longer on the menu are left out.
 *
 * @returns The items as they are now.
 * @throws Refusal `not_found` if none is left; `version_stale`, `too_much_text`; `validation_failed` by the rules of an item, as
 * `items.{index}.price`, and of an unknown section.
 */
export async function changeItems(
  deps: Deps,
  access: RestaurantAccess,
  updates: readonly BatchUpdate[],
): Promise<Item[]> {
  const ids = updates.map(({ id }) => id);
  return await changeRestaurant(deps, access, async (tx, restaurant) => {
    const now = deps.now();
    const rows = new Map((await findItems(tx, access, ids)).map((row) => [row.id, row]));
    if (rows.size === 0) throw new Refusal('not_found');
    for (const { id, version } of updates) {
      const row = rows.get(id);
      if (row) checkVersion(row, version);
    }
    const editedItems = checkedItems(updates, rows, restaurant.taxes, now);
    const itemMoves = updates.flatMap(({ id, menu_section_id }, index): ItemMove[] => {
      const row = rows.get(id);
      const isMoved = row && menu_section_id !== undefined && row.menu_section_id !== menu_section_id;
      return isMoved ? [{ id, menu_section_id, index }] : [];
    });
    if (editedItems.length === 0 && itemMoves.length === 0) return unchanged(await listItems(tx, access, ids, now));
    await withinTextLimit({ tx, access, env: deps.env }, {}, () => updateManyItems(tx, access, editedItems));
    await moveToSections(tx, access, itemMoves);
    const items = await listItems(tx, access, ids, now);
    const declaredItems = items.flatMap((after) => {
      const before = rows.get(after.id);
      return before ? [{ before, after }] : [];
    });
    await recordDeclarations(tx, access, declaredItems, now);
    return items;
  });
}

/** The rows whose fields change; the reader's confidence stays: nobody has looked at each item. @throws Refusal `validation_failed`. */
function checkedItems(
  updates: readonly BatchUpdate[],
  rows: ReadonlyMap<number, ItemRow>,
  taxes: readonly Tax[],
  now: Date,
): ManyItemRow[] {
  const refusedFields: Record<string, FieldRefusal> = {};
  const editedItems = updates.flatMap(({ id, version, menu_section_id, ...body }, index): ManyItemRow[] => {
    const row = rows.get(id);
    if (!row || Object.values(body).every((value) => value === undefined)) return [];
    try {
      const { price, price_max, price_text, variants, options, tags, allergens, allergens_checked_at, ...edited } = {
        ...row,
        ...checkItem(row, body, taxes, now),
      };
      const prices = { price, price_max, price_text, variants, options };
      const after = {
        id,
        ...prices,
        tags,
        allergens,
        allergens_checked_at,
        taxes: edited.taxes,
        hidden: edited.hidden,
      };
      const isSame = MANY_ITEM_COLUMNS.every((name) => JSON.stringify(row[name]) === JSON.stringify(after[name]));
      return isSame ? [] : [after];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      for (const [name, problem] of Object.entries(error.fields ?? {}))
        refusedFields[`items.${index}.${name}`] = problem;
      return [];
    }
  });
  if (Object.keys(refusedFields).length > 0) throw new Refusal('validation_failed', { fields: refusedFields });
  return editedItems;
}

/** `index`: its place in the request. */
type ItemMove = { id: number; menu_section_id: number; index: number };

/** To the end of each section, in the order of the moves. @throws Refusal `validation_failed` for unknown sections. */
async function moveToSections(tx: Db, access: RestaurantAccess, moves: readonly ItemMove[]): Promise<void> {
  const targetSections = [...new Set(moves.map(({ menu_section_id }) => menu_section_id))];
  if (targetSections.length === 0) return;
  const menuOf = new Map((await findSections(tx, access, targetSections)).map(({ id, menu_id }) => [id, menu_id]));
  const nextPositions = await nextItemPositions(tx, access, targetSections);
  const refusedFields: Record<string, FieldRefusal> = {};
  const rows = moves.flatMap(({ id, menu_section_id, index }) => {
    const menu_id = menuOf.get(menu_section_id);
    if (menu_id === undefined) {
      refusedFields[`items.${index}.menu_section_id`] = 'invalid_value';
      return [];
    }
    const position = nextPositions.get(menu_section_id) ?? 0;
    nextPositions.set(menu_section_id, position + 1);
    return [{ id, menu_id, menu_section_id, position }];
  });
  if (Object.keys(refusedFields).length > 0) throw new Refusal('validation_failed', { fields: refusedFields });
  await moveItems(
    tx,
    access,
    rows.map(({ position, ...row }) => row),
  );
  await positionItems(
    tx,
    access,
    rows.map(({ id, position }) => ({ id, position })),
  );
}

/** Moves items to the bin together; those that aren't on the menu are left out. @throws Refusal `not_found` if none is. */
export async function deleteItems(deps: Deps, access: RestaurantAccess, ids: number[]): Promise<void> {
  await changeRestaurant(deps, access, async (tx) => {
    const rows = await findItems(tx, access, ids);
    if (rows.length === 0) throw new Refusal('not_found');
    await moveItemsToBin(tx, access, ids, deps.now());
  });
}

/** As `markSoldOut`, for several items; those that aren't on the menu are left out. @throws Refusal `not_found` if none is. */
export async function markManySoldOut(
  deps: Deps,
  access: RestaurantAccess,
  ids: number[],
  until: SoldOutUntil,
): Promise<Item[]> {
  const markedItems = deps.db.transaction(async (tx) => {
    const { timezone } = await touchAvailability(tx, access);
    const now = deps.now();
    const back_at = until === 'tomorrow' ? nextServiceDay(now, timezone).toISOString() : null;
    const soldOutMark = { sold_out: until !== null, back_at, sold_out_marked_at: now.toISOString() };
    await setManySoldOut(tx, access, ids, soldOutMark);
    const items = await listItems(tx, access, ids, now);
    if (items.length === 0) throw new Refusal('not_found');
    return items;
  });
  return await markedItems.finally(() => deps.changes.drop(access.restaurant_id));
}
