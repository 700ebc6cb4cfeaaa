import type { Menu } from '../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';

/** Where a menu is edited: at its first section other than `without`, or where it has none yet. */
export function menuAddress(menu: Menu, without?: number): string {
  const section = menu.sections.find(({ id }) => id !== without);
  return section
    ? fillPath(APP_PATHS.section, { menuId: menu.id, sectionId: section.id })
    : fillPath(APP_PATHS.emptyMenu, { menuId: menu.id });
}
