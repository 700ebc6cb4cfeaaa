import type { z } from 'zod';
import type { createMenuBodySchema, updateMenuBodySchema } from '../../shared/api/menus.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Menu } from '../../shared/menu.ts';
import { changedFields, definedFields } from '../db/changed-fields.ts';
import type { Deps } from '../deps.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { changeRestaurant, checkVersion, unchanged } from '../restaurants/change-restaurant.ts';
import { nextId } from '../restaurants/queries.ts';
import { binTime, moveMenuToBin } from './bin-queries.ts';
import { checkOrder, isInOrder } from './check-order.ts';
import { findCreated } from './creation-queries.ts';
import { getMenu, listMenus } from './entity-queries.ts';
import { countMenus, findMenu, insertMenus, nextMenuPosition, orderMenus, updateMenu } from './queries.ts';

/**
 * Idempotent: with the same `creation_key` it returns what was created before.
 *
 * @throws Refusal `too_many_menus`; `not_found` if it was created and has been deleted since.
 */
export async function createMenu(
  deps: Deps,
  access: RestaurantAccess,
  body: z.output<typeof createMenuBodySchema>,
): Promise<Menu> {
  return await changeRestaurant(deps, access, async (tx) => {
    const createdBefore = await findCreated(tx, access, 'menu', body.creation_key);
    if (createdBefore !== undefined) return unchanged(await getMenu(tx, access, createdBefore, deps.now()));
    const maxMenus = deps.env.limits.MAX_MENUS;
    if ((await countMenus(tx, access)) >= maxMenus) throw new Refusal('too_many_menus', { params: { max: maxMenus } });
    const id = await nextId(tx, access, 'menu');
    const position = await nextMenuPosition(tx, access);
    await insertMenus(tx, access, [{ ...definedFields(body), id, position }]);
    return await getMenu(tx, access, id, deps.now());
  });
}

/** @throws Refusal `not_found`, `version_stale`. */
export async function changeMenu(
  deps: Deps,
  access: RestaurantAccess,
  id: number,
  { version, ...fields }: z.output<typeof updateMenuBodySchema>,
): Promise<Menu> {
  return await changeRestaurant(deps, access, async (tx) => {
    const menu = await findMenu(tx, access, id);
    if (!menu) throw new Refusal('not_found');
    checkVersion(menu, version);
    const menuChanges = changedFields(menu, definedFields(fields));
    if (!menuChanges) return unchanged(await getMenu(tx, access, id, deps.now()));
    await updateMenu(tx, access, id, menuChanges);
    return await getMenu(tx, access, id, deps.now());
  });
}

/**
 * Moves a menu with its content to the bin.
 *
 * @throws Refusal `not_found`; `last_menu` if it is the only one: the printed code shows a menu.
 */
export async function deleteMenu(deps: Deps, access: RestaurantAccess, id: number): Promise<void> {
  await changeRestaurant(deps, access, async (tx) => {
    if (!(await findMenu(tx, access, id))) throw new Refusal('not_found');
    if ((await countMenus(tx, access)) === 1) throw new Refusal('last_menu');
    await moveMenuToBin(tx, access, id, await binTime(tx, access, { menu_id: id }, deps.now()));
  });
}

/** @throws Refusal `reorder_mismatch` unless `ids` is the whole set of menus. */
export async function reorderMenus(deps: Deps, access: RestaurantAccess, ids: number[]): Promise<Menu[]> {
  return await changeRestaurant(deps, access, async (tx) => {
    const presentMenus = await listMenus(tx, access, { now: deps.now() });
    checkOrder(presentMenus, ids);
    if (isInOrder(presentMenus, ids)) return unchanged(presentMenus);
    await orderMenus(tx, access, ids);
    return await listMenus(tx, access, { now: deps.now() });
  });
}
