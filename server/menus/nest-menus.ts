import type { Item, Menu, Section } from '../../shared/menu.ts';
import type { ItemRow, MenuRow, SectionRow } from './queries.ts';

/** Rows, each list in its order → nested menus. A row whose parent is not among them is left out. */
export function nestMenus(menus: MenuRow[], sections: SectionRow[], items: ItemRow[], now: Date): Menu[] {
  const itemsOf = Map.groupBy(items, (item) => item.menu_section_id);
  const sectionsOf = Map.groupBy(sections, (section) => section.menu_id);
  return menus.map(({ restaurant_id, deleted_at, creation_key, ...menu }) => ({
    ...menu,
    sections: (sectionsOf.get(menu.id) ?? []).map((section) => toSection(section, itemsOf.get(section.id) ?? [], now)),
  }));
}

export const toSection = (
  { restaurant_id, deleted_at, creation_key, ...section }: SectionRow,
  items: ItemRow[],
  now: Date,
): Section => ({
  ...section,
  items: items.map((item) => toItem(item, now)),
});

/** An item whose time to come back has passed is not sold out any more, though no write said so. */
export function toItem(row: ItemRow, now: Date): Item {
  const { restaurant_id, deleted_at, creation_key, sold_out_marked_at, ...item } = row;
  const isBack = item.back_at !== null && Date.parse(item.back_at) <= now.getTime();
  return isBack ? { ...item, sold_out: false, back_at: null } : item;
}
