import type { BinEntity, RestoreBody } from '../../shared/api/menus.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { placedAmong } from '../../shared/menu-edits.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { changeAndRead, unchanged } from '../restaurants/change-restaurant.ts';
import {
  type BinRow,
  listBinRows,
  listSiblings,
  takeChildrenOutOfBin,
  takeMomentOutOfBin,
  takeRowsOutOfBin,
} from './bin-queries.ts';
import { restaurantWithMenus } from './entity-queries.ts';
import { countItems, countMenus, countSections, orderItems, orderMenus, orderSections } from './queries.ts';
import { withinTextLimit } from './text-queries.ts';

/**
 * Restores entries, or all that were deleted at one moment, from the bin: the same rows, with their ids, pictures and
 * details. With a menu or section comes what went to the bin together with it, but not what was deleted before. An
 * entry whose section or menu is in the bin brings that back without its other content. Idempotent: rows on the menu
 * stay as they are.
 *
 * @returns The owner's draft after that.
 * @throws Refusal `not_found` if the bin no longer has an entry, or with `skip_gone` none of them; `too_many_menus`, `too_many_sections`, `too_many_items`,
 * `too_much_text`.
 */
export async function restoreFromBin(deps: Deps, access: RestaurantAccess, body: RestoreBody): Promise<Restaurant> {
  return await changeAndRead(
    deps,
    access,
    async (tx) => {
      const restoredParts = await withinTextLimit({ tx, access, env: deps.env }, {}, async () =>
        'deleted_at' in body
          ? { hasRestored: await takeMomentOutOfBin(tx, access, body.deleted_at), ordered: [] }
          : await takeEntriesOutOfBin(tx, access, body),
      );
      if (!restoredParts.hasRestored) return unchanged(undefined);
      await checkCounts(tx, access, deps.env.limits);
      for (const { entity, row, ids, order } of restoredParts.ordered)
        await ORDER_BY_ENTITY[entity](tx, access, placedAmong(await listSiblings(tx, access, row), ids, order));
      return undefined;
    },
    (tx) => restaurantWithMenus(tx, access, deps.now()),
  );
}

type EntriesBody = Extract<RestoreBody, { entries: unknown }>;

const ORDER_BY_ENTITY = { menu: orderMenus, section: orderSections, item: orderItems };

/** Restored entries of one list, of which `row` is one. */
type OrderedEntry = { entity: BinEntity; row: BinRow; ids: number[]; order: number[] };

/** Returns whether any entry was in the bin, and those among them that have an order. */
async function takeEntriesOutOfBin(
  tx: Db,
  access: RestaurantAccess,
  { entries, item_orders = [], skip_gone = false }: EntriesBody,
): Promise<{ hasRestored: boolean; ordered: OrderedEntry[] }> {
  const idsOf = (kind: BinEntity) => entries.flatMap(({ entity, id }) => (entity === kind ? [id] : []));
  const rows = await listBinRows(tx, access, { menu: idsOf('menu'), section: idsOf('section'), item: idsOf('item') });
  const rowOf = {
    menu: new Map(rows.menu.map((row) => [row.id, row])),
    section: new Map(rows.section.map((row) => [row.id, row])),
    item: new Map(rows.item.map((row) => [row.id, row])),
  };
  const orderedEntries: OrderedEntry[] = [];
  for (const { entity, id, order } of entries) {
    const row = rowOf[entity].get(id);
    if (!row && !skip_gone) throw new Refusal('not_found');
    if (order && row && row.deleted_at !== null) orderedEntries.push({ entity, row, ids: [id], order });
  }
  if (Object.values(rows).every((list) => list.length === 0)) throw new Refusal('not_found');
  const placedRows = new Set(orderedEntries.map(({ row }) => row));
  const unplacedItems = rows.item.filter((row) => row.deleted_at !== null && !placedRows.has(row));
  orderedEntries.push(...inOrders(unplacedItems, item_orders));
  const binnedIds = (list: BinRow[]) => list.flatMap(({ id, deleted_at }) => (deleted_at === null ? [] : [id]));
  const ids = { menu: binnedIds(rows.menu), section: binnedIds(rows.section), item: binnedIds(rows.item) };
  await takeChildrenOutOfBin(tx, access, ids);
  await takeRowsOutOfBin(tx, access, { menus: ids.menu, sections: ids.section, items: ids.item });
  return { hasRestored: Object.values(ids).some((list) => list.length > 0), ordered: orderedEntries };
}

function inOrders(items: readonly BinRow[], orders: readonly number[][]): OrderedEntry[] {
  const bySection = Map.groupBy(items, ({ menu_section_id }) => menu_section_id);
  const sectionOf = new Map(items.map(({ id, menu_section_id }) => [id, menu_section_id]));
  return orders.flatMap((order): OrderedEntry[] => {
    const firstId = order.find((id) => sectionOf.has(id));
    const rows = (firstId !== undefined && bySection.get(sectionOf.get(firstId))) || [];
    const orderedIds = new Set(order);
    const ids = rows.map(({ id }) => id).filter((id) => orderedIds.has(id));
    const [row] = rows;
    return row ? [{ entity: 'item', row, ids, order }] : [];
  });
}

type EntityLimits = Record<'MAX_MENUS' | 'MAX_SECTIONS' | 'MAX_ITEMS', number>;

/** @throws Refusal if the menus hold more than they may. */
export async function checkCounts(tx: Db, access: RestaurantAccess, limits: EntityLimits): Promise<void> {
  for (const [count, max, code] of [
    [await countMenus(tx, access), limits.MAX_MENUS, 'too_many_menus'],
    [await countSections(tx, access), limits.MAX_SECTIONS, 'too_many_sections'],
    [await countItems(tx, access), limits.MAX_ITEMS, 'too_many_items'],
  ] as const)
    if (count > max) throw new Refusal(code, { params: { max } });
}
