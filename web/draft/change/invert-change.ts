import { type Item, itemsOf, type Restaurant } from '../../../shared/menu.ts';
import type { Change, ManyChange, PartEntity, UpdateChange } from './change.ts';
import { findItem, findMenu, findSection } from './menu-tree.ts';

/**
 * The changes that undo a change, in order; null if they can't be known here: what an import applied, amounts in
 * another currency, and taxes, which dishes lose with the restaurant.
 *
 * A deleted entity comes out of the bin, with its id and everything that belongs to it.
 * @param before The restaurant as it was when the change was made.
 */
export function invertChange(change: Change, before: Restaurant): Change[] | null {
  switch (change.kind) {
    case 'create':
      return [{ kind: 'delete', entity: change.entity, id: change.id }];
    case 'restore': {
      const deletion = { kind: 'delete', entity: change.entity, id: change.id } as const;
      // As a merged one: its dishes are moved away before.
      const wasEmpty = change.entity === 'section' && change.content.items.length === 0;
      return [wasEmpty ? { ...deletion, only_empty: true } : deletion];
    }
    case 'update':
      if (change.entity === 'restaurant' && ('currency' in change.fields || 'taxes' in change.fields)) return null;
      return [invertUpdate(change, before), ...moveBack(change, before)];
    case 'delete':
      return restoreDeleted(change.entity, change.id, before);
    case 'reorder':
      return [{ ...change, ids: idsOf(change.entity, change.parent_id, before) }];
    case 'sold_out': {
      const item = findItem(before, change.id);
      const until = item?.back_at ? 'tomorrow' : 'manual';
      return [{ ...change, until: item?.sold_out ? until : null }];
    }
    case 'apply':
      return null;
    default:
      return invertMany(change, before);
  }
}

function invertMany(change: ManyChange, before: Restaurant): Change[] {
  const itemsById = new Map(itemsOf(before.menus).map((item) => [item.id, item]));
  const listItemsById = (ids: readonly number[]) => ids.flatMap((id) => itemsById.get(id) ?? []);
  switch (change.kind) {
    case 'update_items': {
      const items = change.items.map((item) => ({ ...item, fields: item.before, before: item.fields }));
      const movedItems = change.items.filter(({ fields }) => fields.menu_section_id !== undefined);
      const sections = new Set(
        listItemsById(movedItems.map(({ id }) => id)).map(({ menu_section_id }) => menu_section_id),
      );
      // A moved item returns to the end of its list, and from there to its earlier position.
      const reorderings = [...sections].map(
        (id): Change => ({ kind: 'reorder', entity: 'item', parent_id: id, ids: idsOf('item', id, before) }),
      );
      return [{ ...change, items }, ...reorderings];
    }
    case 'delete_items': {
      const items = listItemsById(change.ids);
      const sections = new Set(items.map(({ menu_section_id }) => menu_section_id));
      const itemOrders = [...sections].map((id) => idsOf('item', id, before));
      return [{ kind: 'restore_items', entity: 'item', items, orders: itemOrders }];
    }
    case 'restore_items':
      return [{ kind: 'delete_items', entity: 'item', ids: change.items.map(({ id }) => id) }];
    case 'sold_out_items': {
      const untilOf = ({ sold_out, back_at }: Item) => (sold_out ? (back_at ? 'tomorrow' : 'manual') : null);
      const itemsByMark = Map.groupBy(listItemsById(change.ids), untilOf);
      return [...itemsByMark].map(([until, items]) => ({ ...change, until, ids: items.map(({ id }) => id) }));
    }
    case 'copy': {
      const ids = change.copies.flatMap(({ entity, id }) => (entity === change.entity ? [id] : []));
      if (change.entity === 'item') return [{ kind: 'delete_items', entity: 'item', ids }];
      const { entity } = change;
      return ids.map((id) => ({ kind: 'delete', entity, id }));
    }
  }
}

/** @param change Its earlier fields, including those that it changed indirectly: sizes remove a price. */
function invertUpdate(change: UpdateChange, before: Restaurant): UpdateChange {
  const earlierFields = Object.fromEntries(Object.entries(change.before).filter(([name]) => name in change.fields));
  const item = change.entity === 'item' ? findItem(before, change.id) : undefined;
  const hasPriceFields = ['price', 'price_max', 'variants'].some((name) => name in change.fields);
  const earlierPrices =
    item && hasPriceFields
      ? {
          variants: item.variants,
          ...(item.variants.length > 0 ? {} : { price: item.price, price_max: item.price_max }),
        }
      : {};
  // The fields before belong to the same kind of entity.
  return { ...change, fields: { ...earlierFields, ...earlierPrices }, before: change.fields } as UpdateChange;
}

/** A moved entity returns to the end of its list, and from there to its earlier position. */
function moveBack({ entity, id, fields }: UpdateChange, before: Restaurant): Change[] {
  const reorderAsBefore = (entity: PartEntity, parent_id: number | undefined): Change[] =>
    parent_id === undefined ? [] : [{ kind: 'reorder', entity, parent_id, ids: idsOf(entity, parent_id, before) }];
  if (entity === 'item' && 'menu_section_id' in fields)
    return reorderAsBefore('item', findItem(before, id)?.menu_section_id);
  if (entity === 'section' && 'menu_id' in fields) return reorderAsBefore('section', findSection(before, id)?.menu_id);
  return [];
}

function restoreDeleted(entity: PartEntity, id: number, before: Restaurant): Change[] {
  if (entity === 'menu') {
    const content = findMenu(before, id);
    return content ? [{ kind: 'restore', entity, id, order: idsOf(entity, null, before), content }] : [];
  }
  if (entity === 'section') {
    const content = findSection(before, id);
    const order = content ? idsOf(entity, content.menu_id, before) : [];
    return content ? [{ kind: 'restore', entity, id, order, content }] : [];
  }
  const content = findItem(before, id);
  const order = content ? idsOf(entity, content.menu_section_id, before) : [];
  return content ? [{ kind: 'restore', entity, id, order, content }] : [];
}

function idsOf(entity: PartEntity, parent_id: number | null, restaurant: Restaurant): number[] {
  if (entity === 'menu') return restaurant.menus.map(({ id }) => id);
  const parentMenu = entity === 'section' ? findMenu(restaurant, parent_id ?? 0) : undefined;
  const siblings = parentMenu ? parentMenu.sections : (findSection(restaurant, parent_id ?? 0)?.items ?? []);
  return siblings.map(({ id }) => id);
}
