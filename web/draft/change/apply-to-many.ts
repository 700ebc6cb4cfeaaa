import type { Item, Restaurant, Section } from '../../../shared/menu.ts';
import { editedAllergens, editedPrices, FIRST_VERSION, placedAmong } from '../../../shared/menu-edits.ts';
import type { CopyChange, ItemFields, ManyChange, PartEntity } from './change.ts';
import { findSection, inOrderOf, mapItems, nextPosition, soldOutMark } from './menu-tree.ts';

/** As `applyChange`, for a change of several entities, in one pass over the sections. */
export function applyToMany(restaurant: Restaurant, change: ManyChange): Restaurant {
  switch (change.kind) {
    case 'update_items': {
      const fieldsById = new Map(change.items.map((item) => [item.id, item.fields]));
      return withItems(restaurant, fieldsById, withItemFields);
    }
    case 'sold_out_items': {
      const markedIds = new Map(change.ids.map((id) => [id, {}]));
      const soldOutFields = soldOutMark(change.until);
      return withItems(restaurant, markedIds, (item) => ({ ...item, ...soldOutFields }));
    }
    case 'delete_items': {
      const ids = new Set(change.ids);
      return mapItems(restaurant, (items) =>
        items.some(({ id }) => ids.has(id)) ? items.filter(({ id }) => !ids.has(id)) : items,
      );
    }
    case 'restore_items': {
      const bySection = Map.groupBy(change.items, ({ menu_section_id }) => menu_section_id);
      return mapItems(restaurant, (items, { id, menu_id }) => {
        const presentIds = new Set(items.map((item) => item.id));
        const missingItems = (bySection.get(id) ?? []).filter((item) => !presentIds.has(item.id));
        if (missingItems.length === 0) return items;
        const allItems = [...items, ...missingItems.map((item) => ({ ...item, menu_id }))];
        const ids = missingItems.map((item) => item.id);
        const order = change.orders.find((list) => ids.some((restoredId) => list.includes(restoredId)));
        return order
          ? inOrderOf(allItems, placedAmong(items, ids, order))
          : allItems.sort((a, b) => a.position - b.position);
      });
    }
    case 'copy':
      return withCopies(restaurant, change);
  }
}

/** An item after an edit of its fields; it is still in its section. */
export const withItemFields = (item: Item, fields: ItemFields): Item => ({
  ...item,
  ...definedFields(fields),
  ...editedPrices(item, fields),
  ...declarationOf(fields.allergens),
});

/** The server decides the moment. */
export const declarationOf = (list: Item['allergens'] | undefined) => (list ? editedAllergens(list, new Date()) : {});

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
/** The fields that have a value. */
export const definedFields = <T extends object>(fields: T): Defined<T> =>
  // `undefined` is removed below; the type can't express it.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;

/** Items that move go to the end of their new section, in their order. */
function withItems<Part extends { menu_section_id?: number | undefined }>(
  restaurant: Restaurant,
  partsById: ReadonlyMap<number, Part>,
  edit: (item: Item, part: Part) => Item,
): Restaurant {
  const arrivals = new Map<number, Item[]>();
  const withoutMoved = mapItems(restaurant, (items, section) => {
    if (!items.some(({ id }) => partsById.has(id))) return items;
    return items.flatMap((item) => {
      const part = partsById.get(item.id);
      if (!part) return [item];
      const editedItem = edit(item, part);
      const targetId = part.menu_section_id ?? section.id;
      if (targetId === section.id || !findSection(restaurant, targetId))
        return [{ ...editedItem, menu_section_id: section.id }];
      arrivals.set(targetId, [...(arrivals.get(targetId) ?? []), editedItem]);
      return [];
    });
  });
  if (arrivals.size === 0) return withoutMoved;
  return mapItems(withoutMoved, (items, { id, menu_id }) => {
    const firstPosition = nextPosition(items);
    const arrivedItems = (arrivals.get(id) ?? []).map((item, index) => ({
      ...item,
      menu_id,
      menu_section_id: id,
      position: firstPosition + index,
    }));
    return arrivedItems.length > 0 ? [...items, ...arrivedItems] : items;
  });
}

/** Copies of items follow the last original, together; the copy of a section or menu follows its original. */
function withCopies(restaurant: Restaurant, { copies }: CopyChange): Restaurant {
  const byOriginal = new Map(copies.map((copy) => [`${copy.entity}:${copy.of}`, copy]));
  const copyOf = (entity: PartEntity, { id }: { id: number }) => byOriginal.get(`${entity}:${id}`);
  const copyItems = (items: readonly Item[], parentIds: Pick<Item, 'menu_id' | 'menu_section_id'>): Item[] =>
    items.flatMap((item) => {
      const copy = copyOf('item', item);
      const { title = item.title, id } = copy ?? {};
      return id === undefined
        ? []
        : [
            {
              ...{ ...item, ...parentIds, id, title, version: FIRST_VERSION, sold_out: false, back_at: null },
              // The owner confirmed the words of the other dish.
              checked_words: [],
            },
          ];
    });
  const copySection = (section: Section, menu_id: number): Section[] => {
    const { id, title = section.title } = copyOf('section', section) ?? {};
    if (id === undefined) return [];
    const items = copyItems(section.items, { menu_id, menu_section_id: id });
    return [{ ...section, id, menu_id, title, version: FIRST_VERSION, items }];
  };
  const withItemCopies = (section: Section): Section => {
    const index = section.items.findLastIndex((item) => copyOf('item', item));
    if (index < 0) return section;
    const parentIds = { menu_id: section.menu_id, menu_section_id: section.id };
    return {
      ...section,
      items: inOrder(section.items.toSpliced(index + 1, 0, ...copyItems(section.items, parentIds))),
    };
  };
  const menus = restaurant.menus.flatMap((menu) => {
    const { id, title = menu.title } = copyOf('menu', menu) ?? {};
    if (id !== undefined) {
      const sections = menu.sections.flatMap((section) => copySection(section, id));
      return [menu, { ...menu, id, title, version: FIRST_VERSION, sections }];
    }
    const sections = menu.sections.flatMap((section) => {
      const sectionCopies = copySection(section, menu.id);
      return sectionCopies.length > 0 ? [section, ...sectionCopies] : [withItemCopies(section)];
    });
    return [{ ...menu, sections: sections.length > menu.sections.length ? inOrder(sections) : sections }];
  });
  return { ...restaurant, menus: menus.length > restaurant.menus.length ? inOrder(menus) : menus };
}

const inOrder = <T extends { id: number; position: number }>(list: readonly T[]): T[] =>
  inOrderOf(
    list,
    list.map(({ id }) => id),
  );
