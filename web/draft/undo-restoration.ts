import type { Restaurant } from '../../shared/menu.ts';
import type { Step } from './queue/edit-history.ts';

/** The step that puts back into the bin what a restoration has brought to the menu; undefined if that is nothing. */
export function undoRestoration(before: Restaurant, after: Restaurant): Step | undefined {
  const menuIds = new Set(before.menus.map(({ id }) => id));
  const presentMenus = after.menus.filter(({ id }) => menuIds.has(id));
  const sectionIds = new Set(before.menus.flatMap(({ sections }) => sections.map(({ id }) => id)));
  const itemIds = new Set(before.menus.flatMap(({ sections }) => sections.flatMap(idsOfItems)));
  const menus = after.menus.filter(({ id }) => !menuIds.has(id));
  const sections = presentMenus.flatMap((menu) => menu.sections.filter(({ id }) => !sectionIds.has(id)));
  const items = presentMenus.flatMap((menu) =>
    menu.sections.flatMap((section) =>
      sectionIds.has(section.id) ? section.items.filter(({ id }) => !itemIds.has(id)) : [],
    ),
  );
  const restoredParts = [...menus, ...sections, ...items];
  const [firstPart] = restoredParts;
  if (!firstPart) return undefined;
  const title = restoredParts.length === 1 ? firstPart.title : '';
  return {
    changes: [
      ...(items.length > 0
        ? [{ kind: 'delete_items' as const, entity: 'item' as const, ids: items.map(({ id }) => id) }]
        : []),
      ...sections.map(({ id }) => ({ kind: 'delete' as const, entity: 'section' as const, id })),
      ...menus.map(({ id }) => ({ kind: 'delete' as const, entity: 'menu' as const, id })),
    ],
    label: { deed: 'restore', entity: 'item', title, count: restoredParts.length },
  };
}

const idsOfItems = ({ items }: Restaurant['menus'][number]['sections'][number]): number[] => items.map(({ id }) => id);
