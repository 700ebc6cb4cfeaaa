import { Refusal } from '../../shared/errors.ts';
import type { Item, Menu, Section } from '../../shared/menu.ts';
import type { Db } from '../db/db.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { toItem, toSection } from './nest-menus.ts';
import { findItem, findSection, listItemsOfSection, listMenus } from './queries.ts';

/** The whole entities, as they are answered; each throws Refusal `not_found`, also for what is in the bin. */

export async function getMenu(db: Db, access: RestaurantAccess, id: number, now: Date): Promise<Menu> {
  const [menu] = await listMenus(db, access, { menu_id: id, now });
  if (!menu) throw new Refusal('not_found');
  return menu;
}

export async function getSection(db: Db, access: RestaurantAccess, id: number, now: Date): Promise<Section> {
  const section = await findSection(db, access, id);
  if (!section) throw new Refusal('not_found');
  return toSection(section, await listItemsOfSection(db, access, id), now);
}

export async function getItem(db: Db, access: RestaurantAccess, id: number, now: Date): Promise<Item> {
  const item = await findItem(db, access, id);
  if (!item) throw new Refusal('not_found');
  return toItem(item, now);
}
