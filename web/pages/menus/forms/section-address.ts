import type { Menu, Restaurant } from '../../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../../shared/paths.ts';

/** Where a menu is shown to its owner: its first section, or the menu while it has none. */
export function menuAddress({ id, sections }: Pick<Menu, 'id' | 'sections'>): string {
  const first = sections[0];
  if (!first) return fillPath(APP_PATHS.emptyMenu, { menuId: id });
  return fillPath(APP_PATHS.section, { menuId: id, sectionId: first.id });
}

export const sectionAddress = ({ id, menu_id }: { id: number; menu_id: number }): string =>
  fillPath(APP_PATHS.section, { menuId: menu_id, sectionId: id });

/** Where the owner goes when a section is gone: its menu's first other section, or the menu. */
export function addressWithout({ menus }: Restaurant, section: { id: number; menu_id: number }): string {
  const menu = menus.find(({ id }) => id === section.menu_id);
  const sections = menu?.sections.filter(({ id }) => id !== section.id) ?? [];
  return menuAddress({ id: section.menu_id, sections });
}
