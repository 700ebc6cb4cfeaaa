import type { TFunction } from 'i18next';
import type { MenuChange } from '../../shared/api/history.ts';

/** "1 menu, 2 sections, 3 dishes": each number says whether it counts menus, sections or dishes. */
export function countedParts(t: TFunction, changes: readonly Pick<MenuChange, 'entity'>[]): string {
  const countOf = (entity: MenuChange['entity']) => changes.filter((change) => change.entity === entity).length;
  const [menuCount, sectionCount, dishCount] = [countOf('menu'), countOf('section'), countOf('item')];
  return [
    menuCount > 0 && t('publishing.counted_menus', { count: menuCount }),
    sectionCount > 0 && t('publishing.counted_sections', { count: sectionCount }),
    dishCount > 0 && t('publishing.with_items', { count: dishCount }),
  ]
    .filter(Boolean)
    .join(', ');
}
