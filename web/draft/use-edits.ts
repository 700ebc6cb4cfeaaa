import { useMemo } from 'react';
import type { Item, Menu, Restaurant, Section } from '../../shared/menu.ts';
import {
  type Entity,
  type ItemFields,
  type MenuFields,
  newTemporaryId,
  type Part,
  type RestaurantFields,
  type SectionFields,
  type UpdateChange,
} from './change.ts';
import type { SaveQueue } from './save-queue.ts';
import { useSaveQueue } from './use-draft.ts';

export type Fields = { restaurant: RestaurantFields; menu: MenuFields; section: SectionFields; item: ItemFields };
export type Base = { restaurant: Restaurant; menu: Menu; section: Section; item: Item };

/** The change of an entity's fields. @param base The entity as the owner saw it when the edit began. */
export function updateOf<Kind extends Entity>(entity: Kind, base: Base[Kind], fields: Fields[Kind]): UpdateChange {
  const names = Object.keys(fields);
  const before = Object.fromEntries(Object.entries(base).filter(([name]) => names.includes(name)));
  const id = typeof base.id === 'number' ? base.id : 0;
  // The fields, and those before, are of this kind of entity.
  return { kind: 'update', entity, id, version: base.version, fields, before } as UpdateChange;
}

/** Every edit in place; each shows at once and is saved in its turn. What is created has a temporary id at first. */
function editsOf(queue: SaveQueue) {
  const create = { kind: 'create' as const };
  return {
    createMenu: (title: string): number => {
      const id = newTemporaryId();
      queue.add({ ...create, entity: 'menu', id, title });
      return id;
    },
    createSection: (menu: Pick<Menu, 'id'>, title: string): number => {
      const id = newTemporaryId();
      queue.add({ ...create, entity: 'section', id, title, menu_id: menu.id });
      return id;
    },
    createItem: (section: Pick<Section, 'id'>, title: string): number => {
      const id = newTemporaryId();
      queue.add({ ...create, entity: 'item', id, title, menu_section_id: section.id });
      return id;
    },
    updateMenu: (menu: Menu, fields: MenuFields): void => queue.add(updateOf('menu', menu, fields)),
    updateSection: (section: Section, fields: SectionFields): void => queue.add(updateOf('section', section, fields)),
    updateItem: (item: Item, fields: ItemFields): void => queue.add(updateOf('item', item, fields)),
    remove: (entity: Part, id: number): void => queue.add({ kind: 'delete', entity, id }),
    reorder: (entity: Part, parent_id: number | null, ids: number[]): void =>
      queue.add({ kind: 'reorder', entity, parent_id, ids }),
    markSoldOut: (item: Item, until: 'tomorrow' | 'manual' | null): void =>
      queue.add({ kind: 'sold_out', entity: 'item', id: item.id, until }),
  };
}

export type Edits = ReturnType<typeof editsOf>;

export function useEdits(): Edits {
  const { queue } = useSaveQueue();
  return useMemo(() => editsOf(queue), [queue]);
}
