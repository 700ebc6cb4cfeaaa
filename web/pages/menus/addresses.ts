import type { Menu } from '../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';

/** Where a menu is edited: at its first section other than `without`, or where it has none yet. */
export function menuAddress({ id, sections }: Pick<Menu, 'id' | 'sections'>, without?: number): string {
  const section = sections.find((one) => one.id !== without);
  return section ? sectionAddress({ id: section.id, menu_id: id }) : fillPath(APP_PATHS.emptyMenu, { menuId: id });
}

export const sectionAddress = ({ id, menu_id }: { id: number; menu_id: number }): string =>
  fillPath(APP_PATHS.section, { menuId: menu_id, sectionId: id });
