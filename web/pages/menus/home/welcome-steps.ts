import type { Import } from '../../../../shared/api/imports.ts';
import type { Restaurant } from '../../../../shared/menu.ts';

/** Which of the four steps of the welcome are done: files, reading, editing, the code. */
export function welcomeSteps(
  restaurant: Pick<Restaurant, 'menus' | 'published_at'>,
  imports: readonly Pick<Import, 'status' | 'discarded_at'>[],
): [boolean, boolean, boolean, boolean] {
  const keptImports = imports.filter(({ discarded_at }) => discarded_at === null);
  const hasItems = restaurant.menus.some(({ sections }) => sections.some(({ items }) => items.length > 0));
  return [
    keptImports.length > 0 || hasItems,
    keptImports.some(({ status }) => status === 'completed') || hasItems,
    hasItems,
    restaurant.published_at !== null,
  ];
}
