import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { useRestaurant } from '../../api/queries.ts';

/** By the dish's id: its edit address and title. */
export type DishLinks = ReadonlyMap<number, { to: string; title: string }>;

/** Of each dish of the draft. */
export function useDishLinks(): DishLinks {
  const { menus } = useRestaurant();
  const items = menus.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  return new Map(
    items.map(({ id: itemId, menu_id: menuId, menu_section_id: sectionId, title }) => [
      itemId,
      { to: fillPath(APP_PATHS.itemEdit, { menuId, sectionId, itemId }), title },
    ]),
  );
}
