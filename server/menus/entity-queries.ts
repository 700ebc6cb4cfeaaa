import { asc, eq, gt, isNull } from 'drizzle-orm';
import { Refusal } from '../../shared/errors.ts';
import type { Item, Menu, Restaurant, Section } from '../../shared/menu.ts';
import type { Db } from '../db/db.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { findRestaurant, type RestaurantRow } from '../restaurants/queries.ts';
import {
  findItem,
  findItems,
  findSection,
  type ItemRow,
  listItemsOfSection,
  type MenuRow,
  type SectionRow,
} from './queries.ts';
import { menuItems, menuSections, menus } from './tables.ts';

/** The complete entities, as the API returns them. Rows in the bin are left out, or Refusal `not_found`. */

/**
 * The owner's draft: the restaurant with all its live menus.
 *
 * @throws Refusal `not_found` if the restaurant is gone.
 */
export async function restaurantWithMenus(db: Db, access: RestaurantAccess, now = new Date()): Promise<Restaurant> {
  const row = await findRestaurant(db, access);
  if (!row) throw new Refusal('not_found');
  return toRestaurant(row, await listMenus(db, access, { now }));
}

/** The embedded database needs some 12 ms for a hundred dishes with the longest texts. */
const ITEMS_PER_QUERY = 100;

/** The live menus, or one of them, with their sections and items, all in order. */
export async function listMenus(
  db: Db,
  access: RestaurantAccess,
  { menu_id: id, now = new Date() }: { menu_id?: number; now?: Date } = {},
): Promise<Menu[]> {
  const menuRows = await db
    .select()
    .from(menus)
    .where(ofRestaurant(access, menus, isNull(menus.deleted_at), id === undefined ? undefined : eq(menus.id, id)))
    .orderBy(asc(menus.position), asc(menus.id));
  const ofMenu = ({ menu_id }: typeof menuSections | typeof menuItems) =>
    id === undefined ? undefined : eq(menu_id, id);
  const sectionRows = await db
    .select()
    .from(menuSections)
    .where(ofRestaurant(access, menuSections, isNull(menuSections.deleted_at), ofMenu(menuSections)))
    .orderBy(asc(menuSections.position), asc(menuSections.id));
  const itemRows: ItemRow[] = [];
  // The embedded database answers nobody else during a query. Callers that need a consistent view have a snapshot, or the lock.
  for (let isMore = true; isMore; ) {
    const lastItem = itemRows.at(-1);
    const page = await db
      .select()
      .from(menuItems)
      .where(
        ofRestaurant(
          access,
          menuItems,
          isNull(menuItems.deleted_at),
          ofMenu(menuItems),
          lastItem && gt(menuItems.id, lastItem.id),
        ),
      )
      .orderBy(asc(menuItems.id))
      .limit(ITEMS_PER_QUERY);
    itemRows.push(...page);
    isMore = page.length === ITEMS_PER_QUERY;
  }
  itemRows.sort((one, other) => one.position - other.position || one.id - other.id);
  return nestMenus(menuRows, sectionRows, itemRows, now);
}

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

/** Those of the items that are on the menu, in the order of `ids`. */
export async function listItems(db: Db, access: RestaurantAccess, ids: number[], now: Date): Promise<Item[]> {
  const rows = new Map((await findItems(db, access, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toItem(row, now)] : [];
  });
}

/** The public shape of a restaurant: without the owner, revisions and counters. */
const toRestaurant = (row: RestaurantRow, menus: Menu[]): Restaurant => ({
  id: row.id,
  name: row.name,
  main_locale: row.main_locale,
  currency: row.currency,
  timezone: row.timezone,
  logo: row.logo,
  title_font: row.title_font,
  text_font: row.text_font,
  tagline: row.tagline,
  address: row.address,
  phone: row.phone,
  hours: row.hours,
  opening_hours: row.opening_hours,
  taxes: row.taxes,
  prices_include_taxes: row.prices_include_taxes,
  service_charge: row.service_charge,
  translations: row.translated_locales,
  published_at: row.published_at,
  updated_at: row.updated_at,
  version: row.version,
  menus,
});

/** Rows, each list in order → nested menus. A row whose parent is missing is left out. */
function nestMenus(menus: MenuRow[], sections: SectionRow[], items: ItemRow[], now: Date): Menu[] {
  const itemsOf = Map.groupBy(items, (item) => item.menu_section_id);
  const sectionsOf = Map.groupBy(sections, (section) => section.menu_id);
  return menus.map(({ restaurant_id, deleted_at, creation_key, ...menu }) => ({
    ...menu,
    sections: (sectionsOf.get(menu.id) ?? []).map((section) => toSection(section, itemsOf.get(section.id) ?? [], now)),
  }));
}

const toSection = (
  { restaurant_id, deleted_at, creation_key, ...section }: SectionRow,
  items: ItemRow[],
  now: Date,
): Section => ({
  ...section,
  items: items.map((item) => toItem(item, now)),
});

/** An item whose time to come back has passed is no longer sold out, although no row was written. */
export function toItem(row: ItemRow, now: Date): Item {
  const { restaurant_id, deleted_at, creation_key, sold_out_marked_at, ...item } = row;
  const isBack = item.back_at !== null && Date.parse(item.back_at) <= now.getTime();
  return isBack ? { ...item, sold_out: false, back_at: null } : item;
}
