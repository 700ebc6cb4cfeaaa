import { useMemo } from 'react';
import type { Item, Menu, Section } from '../../shared/menu.ts';
import { type Entity, type ItemFields, newTemporaryId, type SectionFields } from './change.ts';
import type { SaveQueue } from './save-queue.ts';
import { useSaveQueue } from './use-draft.ts';

/** The fields of an entity that a change names, as they were. */
function before<Fields extends object>(entity: object, fields: Fields): Fields {
  const names = Object.keys(fields);
  // The same keys of the same entity.
  return Object.fromEntries(Object.entries(entity).filter(([name]) => names.includes(name))) as Fields;
}

/** Every edit of the editor; each shows at once and is saved in its turn. What is created has a temporary id at first. */
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
    /** The section as the owner saw it when the edit began. */
    updateSection: (section: Section, fields: SectionFields): void => {
      const { id, version } = section;
      queue.add({ kind: 'update', entity: 'section', id, version, fields, before: before(section, fields) });
    },
    /** The item as the owner saw it when the edit began. */
    updateItem: (item: Item, fields: ItemFields): void => {
      const { id, version } = item;
      queue.add({ kind: 'update', entity: 'item', id, version, fields, before: before(item, fields) });
    },
    remove: (entity: Entity, id: number): void => queue.add({ kind: 'delete', entity, id }),
    reorder: (entity: Entity, parent_id: number | null, ids: number[]): void =>
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
