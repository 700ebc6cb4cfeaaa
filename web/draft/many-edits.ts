import { MAX_BATCH_ITEMS } from '../../shared/limits.ts';
import type { Item, Menu, Section } from '../../shared/menu.ts';
import {
  type Change,
  type CopyChange,
  type ManyItemFields,
  newTemporaryId,
  type PartEntity,
  updateOf,
} from './change/change.ts';
import type { SaveQueue } from './queue/save-queue.ts';

/** Edits of several items, and copies: each is one step to undo, however many requests that needs. */
export function manyEdits(queue: SaveQueue) {
  return {
    deleteItems: (items: readonly Item[]): void =>
      queue.add(
        ...batches(items).map((batch): Change => ({ kind: 'delete_items', entity: 'item', ids: idsOf(batch) })),
      ),
    /** Those that are in the section already stay as they are. */
    moveItems: (items: readonly Item[], section: Pick<Section, 'id'>): void =>
      queue.add(
        ...updatesOf(
          items
            .filter(({ menu_section_id }) => menu_section_id !== section.id)
            .map((item) => ({ item, fields: { menu_section_id: section.id } })),
        ),
      ),
    /** Moves a section's items to the end of another, and deletes it if nothing is left in it. */
    mergeSections: (section: Section, target: Pick<Section, 'id'>): void =>
      queue.add(...updatesOf(section.items.map((item) => ({ item, fields: { menu_section_id: target.id } }))), {
        kind: 'delete',
        entity: 'section',
        id: section.id,
        only_empty: true,
      }),
    markSoldOut: (items: readonly Item[], until: 'tomorrow' | 'manual' | null): void =>
      queue.add(
        ...batches(items).map(
          (batch): Change => ({ kind: 'sold_out_items', entity: 'item', ids: idsOf(batch), until }),
        ),
      ),
    /** Those that are hidden, or shown, already stay as they are. */
    hideItems: (items: readonly Item[], isHidden: boolean): void =>
      queue.add(
        ...updatesOf(
          items.filter(({ hidden }) => hidden !== isHidden).map((item) => ({ item, fields: { hidden: isHidden } })),
        ),
      ),
    /** Each with fields of its own. */
    updateItems: (lines: readonly ItemEdit[]): void => queue.add(...updatesOf(lines)),
    /** With the prices of whole sections; both are one step. */
    changePrices: (lines: readonly ItemEdit[], sections: readonly { section: Section; price: number }[]): void =>
      queue.add(...updatesOf(lines), ...sections.map(({ section, price }) => updateOf('section', section, { price }))),
    /** Returns the temporary ids of the copies. */
    copyItems: (items: readonly Item[]): number[] => {
      const itemCopies = items.map((item) => copyLineOf('item', item));
      queue.add({ kind: 'copy', entity: 'item', copies: itemCopies });
      return itemCopies.map(({ id }) => id);
    },
    /** Returns the temporary id of the copy. */
    copySection: (section: Section, title: string): number => {
      const sectionCopy = { ...copyLineOf('section', section), title };
      queue.add({ kind: 'copy', entity: 'section', copies: [sectionCopy, ...copyLinesIn(section)] });
      return sectionCopy.id;
    },
    /** Returns the temporary id of the copy. */
    copyMenu: (menu: Menu, title: string): number => {
      const menuCopy = { ...copyLineOf('menu', menu), title };
      const sectionCopies = menu.sections.flatMap((section) => [
        copyLineOf('section', section),
        ...copyLinesIn(section),
      ]);
      queue.add({ kind: 'copy', entity: 'menu', copies: [menuCopy, ...sectionCopies] });
      return menuCopy.id;
    },
  };
}

/** What changes of an item. */
export type ItemEdit = { item: Item; fields: ManyItemFields };

const updatesOf = (lines: readonly ItemEdit[]): Change[] =>
  batches(lines).map((batch) => ({
    kind: 'update_items',
    entity: 'item',
    items: batch.map(({ item, fields }) => ({
      id: item.id,
      version: item.version,
      fields,
      // The same fields of the same item.
      before: updateOf('item', item, fields).before as ManyItemFields,
    })),
  }));

type CopyLine = CopyChange['copies'][number];

const copyLineOf = (entity: PartEntity, { id }: { id: number }): CopyLine => ({ entity, of: id, id: newTemporaryId() });
const copyLinesIn = ({ items }: Section): CopyLine[] => items.map((item) => copyLineOf('item', item));
const idsOf = (items: readonly Item[]): number[] => items.map(({ id }) => id);

/** Splits a list into parts of the maximum size of a request. */
export function batches<T>(list: readonly T[]): T[][] {
  const batchList: T[][] = [];
  for (let start = 0; start < list.length; start += MAX_BATCH_ITEMS)
    batchList.push(list.slice(start, start + MAX_BATCH_ITEMS));
  return batchList;
}
