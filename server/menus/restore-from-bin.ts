import type { RestoreBody, RestoreEntry } from '../../shared/api/menus.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { placedAmong } from '../../shared/menu-edits.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { changeAndRead, unchanged } from '../restaurants/change-restaurant.ts';
import { findBinRow, takeChildrenOutOfBin, takeMomentOutOfBin, takeOutOfBin } from './bin-queries.ts';
import { getMenu, listMenus, restaurantWithMenus } from './entity-queries.ts';
import {
  countItems,
  countMenus,
  countSections,
  listItemsOfSection,
  orderItems,
  orderMenus,
  orderSections,
} from './queries.ts';
import { withinTextLimit } from './text-queries.ts';

/**
 * Takes entries, or all that went there at one moment, out of the bin: the same rows, with their ids, pictures and details. With a menu or section comes what went
 * to the bin together with it, but not what was deleted before. An entry whose section or menu is in the bin brings that
 * back without its other content. Idempotent: what is on the menu stays as it is.
 *
 * @returns The owner's draft after that.
 * @throws Refusal `not_found` if the bin no longer has an entry; `too_many_menus`, `too_many_sections`, `too_many_items`,
 * `too_much_text`.
 */
export async function restoreFromBin(deps: Deps, access: RestaurantAccess, body: RestoreBody): Promise<Restaurant> {
  return await changeAndRead(
    deps,
    access,
    async (tx) => {
      let hasRestored = false;
      await withinTextLimit({ tx, access, env: deps.env }, {}, async () => {
        if ('deleted_at' in body) hasRestored = await takeMomentOutOfBin(tx, access, body.deleted_at);
        else
          for (const entry of body.entries) if (await restoreEntry(tx, access, entry, deps.now())) hasRestored = true;
      });
      if (!hasRestored) return unchanged(undefined);
      await checkCounts(tx, access, deps.env.limits);
      return undefined;
    },
    (tx) => restaurantWithMenus(tx, access, deps.now()),
  );
}

/** Returns whether the entry was in the bin. */
async function restoreEntry(
  tx: Db,
  access: RestaurantAccess,
  { entity, id, order }: RestoreEntry,
  now: Date,
): Promise<boolean> {
  const row = await findBinRow(tx, access, entity, id);
  if (!row) throw new Refusal('not_found');
  if (row.deleted_at === null) return false;
  if (row.menu_section_id !== undefined) await restoreAlone(tx, access, 'section', row.menu_section_id);
  if (row.menu_id !== undefined) await restoreAlone(tx, access, 'menu', row.menu_id);
  await takeOutOfBin(tx, access, entity, id);
  if (entity !== 'item') await takeChildrenOutOfBin(tx, access, entity, { id, at: row.deleted_at });
  if (!order) return true;
  if (row.menu_section_id !== undefined) {
    const items = await listItemsOfSection(tx, access, row.menu_section_id);
    await orderItems(tx, access, placedAmong(items, id, order));
  } else if (row.menu_id !== undefined) {
    const { sections } = await getMenu(tx, access, row.menu_id, now);
    await orderSections(tx, access, placedAmong(sections, id, order));
  } else await orderMenus(tx, access, placedAmong(await listMenus(tx, access, { now }), id, order));
  return true;
}

async function restoreAlone(tx: Db, access: RestaurantAccess, entity: 'menu' | 'section', id: number): Promise<void> {
  const parent = await findBinRow(tx, access, entity, id);
  if (parent && parent.deleted_at !== null) await takeOutOfBin(tx, access, entity, id);
}

type Limits = Record<'MAX_MENUS' | 'MAX_SECTIONS' | 'MAX_ITEMS', number>;

/** @throws Refusal if the menus hold more than they may. */
export async function checkCounts(tx: Db, access: RestaurantAccess, limits: Limits): Promise<void> {
  for (const [count, max, code] of [
    [await countMenus(tx, access), limits.MAX_MENUS, 'too_many_menus'],
    [await countSections(tx, access), limits.MAX_SECTIONS, 'too_many_sections'],
    [await countItems(tx, access), limits.MAX_ITEMS, 'too_many_items'],
  ] as const)
    if (count > max) throw new Refusal(code, { params: { max } });
}
