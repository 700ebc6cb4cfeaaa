import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Item, Menu, Restaurant, Section } from '../../shared/menu.ts';
import { refusalWords } from '../api/problem-words.ts';
import { useRestaurant } from '../api/queries.ts';
import { applyChange } from './change/apply-change.ts';
import {
  type ItemFields,
  isOf,
  type MenuFields,
  newTemporaryId,
  type PartEntity,
  type SectionFields,
  updateOf,
} from './change/change.ts';
import { draftOfScreen } from './draft.ts';
import type { QueueState } from './queue/queue-state.ts';
import type { SaveQueue } from './queue/save-queue.ts';

/** The queue of the signed-in owner's edits. What doesn't need its state isn't rendered again for each step of saving. */
export function useQueue(): SaveQueue {
  // The same for the screen's lifetime: if the session is lost, the screen is removed, not the queue under it.
  const [queue] = useState(draftOfScreen);
  return queue;
}

/** The same with its state. */
export function useSaveQueue(): { queue: SaveQueue; state: QueueState } {
  const queue = useQueue();
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.state) };
}

/** The restaurant as the owner has edited it, saved or not. */
export function useDraft(): Restaurant {
  const restaurant = useRestaurant();
  const queue = useQueue();
  const changes = useSyncExternalStore(queue.subscribe, () => queue.state().changes);
  return useMemo(() => changes.reduce(applyChange, restaurant), [changes, restaurant]);
}

/** Every edit in place; each is shown at once and saved in turn. A created entity has a temporary id at first. */
function editsOf(queue: SaveQueue) {
  const creation = { kind: 'create' as const };
  return {
    createMenu: (title: string): number => {
      const id = newTemporaryId();
      queue.add({ ...creation, entity: 'menu', id, title });
      return id;
    },
    createSection: (menu: Pick<Menu, 'id'>, title: string): number => {
      const id = newTemporaryId();
      queue.add({ ...creation, entity: 'section', id, title, menu_id: menu.id });
      return id;
    },
    createItem: (section: Pick<Section, 'id'>, title: string): number => {
      const id = newTemporaryId();
      queue.add({ ...creation, entity: 'item', id, title, menu_section_id: section.id });
      return id;
    },
    updateMenu: (menu: Menu, fields: MenuFields): void => queue.add(updateOf('menu', menu, fields)),
    updateSection: (section: Section, fields: SectionFields): void => queue.add(updateOf('section', section, fields)),
    updateItem: (item: Item, fields: ItemFields): void => queue.add(updateOf('item', item, fields)),
    remove: (entity: PartEntity, id: number): void => queue.add({ kind: 'delete', entity, id }),
    reorder: (entity: PartEntity, parent_id: number | null, ids: number[]): void =>
      queue.add({ kind: 'reorder', entity, parent_id, ids }),
    markSoldOut: (item: Item, until: 'tomorrow' | 'manual' | null): void =>
      queue.add({ kind: 'sold_out', entity: 'item', id: item.id, until }),
  };
}

export type Edits = ReturnType<typeof editsOf>;

export function useEdits(): Edits {
  const queue = useQueue();
  return useMemo(() => editsOf(queue), [queue]);
}

/** What was typed into a field of a section or item and then refused; its value, and why. */
export function useRefused(entity: 'section' | 'item', id: number, field: string) {
  const queue = useQueue();
  const rejection = useSyncExternalStore(queue.subscribe, () =>
    queue
      .state()
      .rejections.find(({ change }) => change.kind === 'update' && isOf(change, entity, id) && field in change.fields),
  );
  if (rejection?.change.kind !== 'update') return undefined;
  const fields: Record<string, unknown> = rejection.change.fields;
  return {
    value: fields[field],
    /** All fields that were sent with it. */
    fields,
    problem: refusalWords(rejection.error, field),
    forget: () => queue.forget(rejection),
  };
}
