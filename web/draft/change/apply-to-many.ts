import type { Item, Restaurant, Section } from '../../../shared/menu.ts';
import { editedPrices, FIRST_VERSION, placedAmong } from '../../../shared/menu-edits.ts';
import type { CopyChange, ManyChange, PartEntity } from './change.ts';
import { findSection, mapItems, nextPosition, ordered, soldOutMark } from './menu-tree.ts';

/** As `applyChange`, for a change of several entities: each section is gone through once. */
export function applyToMany(restaurant: Restaurant, change: ManyChange): Restaurant {
  switch (change.kind) {
    case 'update_items': {
      const updates = new Map(change.items.map((item) => [item.id, item.fields]));
      return withItems(restaurant, updates, (item, fields) => {
        const { variants = item.variants, options = item.options } = fields;
        return { ...item, variants, options, ...editedPrices(item, fields) };
      });
    }
    case 'sold_out_items': {
      const marks = new Map(change.ids.map((id) => [id, {}]));
      const mark = soldOutMark(change.until);
      return withItems(restaurant, marks, (item) => ({ ...item, ...mark }));
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
        const present = new Set(items.map((item) => item.id));
        const restored = (bySection.get(id) ?? []).filter((item) => !present.has(item.id));
        if (restored.length === 0) return items;
        const all = [...items, ...restored.map((item) => ({ ...item, menu_id }))];
        const ids = restored.map((item) => item.id);
        const order = change.orders.find((list) => ids.some((restoredId) => list.includes(restoredId)));
        return order ? ordered(all, placedAmong(items, ids, order)) : all.sort((a, b) => a.position - b.position);
      });
    }
    case 'copy':
      return withCopies(restaurant, change);
  }
}

/** Items that move go to the end of their new section, in their order. */
function withItems<Part extends { menu_section_id?: number | undefined }>(
  restaurant: Restaurant,
  parts: ReadonlyMap<number, Part>,
  edit: (item: Item, part: Part) => Item,
): Restaurant {
  const arrivals = new Map<number, Item[]>();
  const left = mapItems(restaurant, (items, section) => {
    if (!items.some(({ id }) => parts.has(id))) return items;
    return items.flatMap((item) => {
      const part = parts.get(item.id);
      if (!part) return [item];
      const edited = edit(item, part);
      const target = part.menu_section_id ?? section.id;
      if (target === section.id || !findSection(restaurant, target))
        return [{ ...edited, menu_section_id: section.id }];
      arrivals.set(target, [...(arrivals.get(target) ?? []), edited]);
      return [];
    });
  });
  if (arrivals.size === 0) return left;
  return mapItems(left, (items, { id, menu_id }) => {
    const first = nextPosition(items);
    const moved = (arrivals.get(id) ?? []).map((item, index) => ({
      ...item,
      menu_id,
      menu_section_id: id,
      position: first + index,
    }));
    return moved.length > 0 ? [...items, ...moved] : items;
  });
}

/** The copies of items stand together behind the last of the copied; that of a section or menu right behind it. */
function withCopies(restaurant: Restaurant, { copies }: CopyChange): Restaurant {
  const byOriginal = new Map(copies.map((copy) => [`${copy.entity}:${copy.of}`, copy]));
  const copyOf = (entity: PartEntity, { id }: { id: number }) => byOriginal.get(`${entity}:${id}`);
  const copiedItems = (items: readonly Item[], place: Pick<Item, 'menu_id' | 'menu_section_id'>): Item[] =>
    items.flatMap((item) => {
      const copy = copyOf('item', item);
      const { title = item.title, id } = copy ?? {};
      return id === undefined
        ? []
        : [{ ...item, ...place, id, title, version: FIRST_VERSION, sold_out: false, back_at: null }];
    });
  const copiedSection = (section: Section, menu_id: number): Section[] => {
    const { id, title = section.title } = copyOf('section', section) ?? {};
    if (id === undefined) return [];
    const items = copiedItems(section.items, { menu_id, menu_section_id: id });
    return [{ ...section, id, menu_id, title, version: FIRST_VERSION, items }];
  };
  const withItemCopies = (section: Section): Section => {
    const index = section.items.findLastIndex((item) => copyOf('item', item));
    if (index < 0) return section;
    const place = { menu_id: section.menu_id, menu_section_id: section.id };
    return { ...section, items: inOrder(section.items.toSpliced(index + 1, 0, ...copiedItems(section.items, place))) };
  };
  const menus = restaurant.menus.flatMap((menu) => {
    const { id, title = menu.title } = copyOf('menu', menu) ?? {};
    if (id !== undefined) {
      const sections = menu.sections.flatMap((section) => copiedSection(section, id));
      return [menu, { ...menu, id, title, version: FIRST_VERSION, sections }];
    }
    const sections = menu.sections.flatMap((section) => {
      const copied = copiedSection(section, menu.id);
      return copied.length > 0 ? [section, ...copied] : [withItemCopies(section)];
    });
    return [{ ...menu, sections: sections.length > menu.sections.length ? inOrder(sections) : sections }];
  });
  return { ...restaurant, menus: menus.length > restaurant.menus.length ? inOrder(menus) : menus };
}

const inOrder = <T extends { id: number; position: number }>(list: readonly T[]): T[] =>
  ordered(
    list,
    list.map(({ id }) => id),
  );
