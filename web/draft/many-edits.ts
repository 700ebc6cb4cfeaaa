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

/** Edits of several items, and copies: each is one step to undo, however many requests it takes. */
export function manyEdits(queue: SaveQueue) {
  return {
    deleteItems: (items: readonly Item[]): void =>
      queue.add(
        ...batches(items).map((batch): Change => ({ kind: 'delete_items', entity: 'item', ids: idsOf(batch) })),
      ),
    moveItems: (items: readonly Item[], section: Pick<Section, 'id'>): void =>
      queue.add(
        ...batches(items).map(
          (batch): Change => ({
            kind: 'update_items',
            entity: 'item',
            items: batch.map(({ id, version, menu_section_id }) => ({
              id,
              version,
              fields: { menu_section_id: section.id },
              before: { menu_section_id },
            })),
          }),
        ),
      ),
    markSoldOut: (items: readonly Item[], until: 'tomorrow' | 'manual' | null): void =>
      queue.add(
        ...batches(items).map(
          (batch): Change => ({ kind: 'sold_out_items', entity: 'item', ids: idsOf(batch), until }),
        ),
      ),
    /** With the prices of whole sections; both are one step. */
    changePrices: (
      items: readonly { item: Item; fields: ManyItemFields }[],
      sections: readonly { section: Section; price: number }[],
    ): void =>
      queue.add(
        ...batches(items).map(
          (batch): Change => ({
            kind: 'update_items',
            entity: 'item',
            items: batch.map(({ item, fields }) => {
              const { id, version, price, price_max, variants, options } = item;
              const standing: ManyItemFields = { price, price_max, variants, options };
              const before = Object.fromEntries(Object.entries(standing).filter(([name]) => name in fields));
              return { id, version, fields, before };
            }),
          }),
        ),
        ...sections.map(({ section, price }) => updateOf('section', section, { price })),
      ),
    /** Returns the temporary ids of the copies. */
    copyItems: (items: readonly Item[]): number[] => {
      const copies = items.map((item) => lineOf('item', item));
      queue.add({ kind: 'copy', entity: 'item', copies });
      return copies.map(({ id }) => id);
    },
    /** Returns the temporary id of the copy. */
    copySection: (section: Section, title: string): number => {
      const line = { ...lineOf('section', section), title };
      queue.add({ kind: 'copy', entity: 'section', copies: [line, ...linesIn(section)] });
      return line.id;
    },
    /** Returns the temporary id of the copy. */
    copyMenu: (menu: Menu, title: string): number => {
      const line = { ...lineOf('menu', menu), title };
      const sections = menu.sections.flatMap((section) => [lineOf('section', section), ...linesIn(section)]);
      queue.add({ kind: 'copy', entity: 'menu', copies: [line, ...sections] });
      return line.id;
    },
  };
}

type CopyLine = CopyChange['copies'][number];

const lineOf = (entity: PartEntity, { id }: { id: number }): CopyLine => ({ entity, of: id, id: newTemporaryId() });
const linesIn = ({ items }: Section): CopyLine[] => items.map((item) => lineOf('item', item));
const idsOf = (items: readonly Item[]): number[] => items.map(({ id }) => id);

/** As many items as one request takes. */
export function batches<T>(list: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < list.length; start += MAX_BATCH_ITEMS)
    parts.push(list.slice(start, start + MAX_BATCH_ITEMS));
  return parts;
}
