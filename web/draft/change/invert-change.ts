import type { Restaurant } from '../../../shared/menu.ts';
import type { Change, PartEntity, UpdateChange } from './change.ts';
import { findItem, findMenu, findSection } from './menu-tree.ts';

/**
 * The changes that take a change back, in order; null if that can't be known here: what an import applied, amounts in
 * another currency, and taxes, which dishes lose with the restaurant.
 *
 * A deleted entity comes out of the bin, with its id and everything that belongs to it.
 * @param before The restaurant as it was when the change was made.
 */
export function invertChange(change: Change, before: Restaurant): Change[] | null {
  switch (change.kind) {
    case 'create':
    case 'restore':
      return [{ kind: 'delete', entity: change.entity, id: change.id }];
    case 'update':
      if (change.entity === 'restaurant' && ('currency' in change.fields || 'taxes' in change.fields)) return null;
      return [invertUpdate(change, before), ...movedBack(change, before)];
    case 'delete':
      return restored(change.entity, change.id, before);
    case 'reorder':
      return [{ ...change, ids: idsOf(change.entity, change.parent_id, before) }];
    case 'sold_out': {
      const item = findItem(before, change.id);
      const until = item?.back_at ? 'tomorrow' : 'manual';
      return [{ ...change, until: item?.sold_out ? until : null }];
    }
    case 'apply':
      return null;
  }
}

/** @param change Its earlier fields, including those that it changed indirectly: sizes remove a price. */
function invertUpdate(change: UpdateChange, before: Restaurant): UpdateChange {
  const earlier = Object.fromEntries(Object.entries(change.before).filter(([name]) => name in change.fields));
  const item = change.entity === 'item' ? findItem(before, change.id) : undefined;
  const touchesPrices = ['price', 'price_max', 'variants'].some((name) => name in change.fields);
  const prices =
    item && touchesPrices
      ? {
          variants: item.variants,
          ...(item.variants.length > 0 ? {} : { price: item.price, price_max: item.price_max }),
        }
      : {};
  // The fields before belong to the same kind of entity.
  return { ...change, fields: { ...earlier, ...prices }, before: change.fields } as UpdateChange;
}

/** A moved entity returns to the end of its list, and from there to its earlier position. */
function movedBack({ entity, id, fields }: UpdateChange, before: Restaurant): Change[] {
  const place = (entity: PartEntity, parent_id: number | undefined): Change[] =>
    parent_id === undefined ? [] : [{ kind: 'reorder', entity, parent_id, ids: idsOf(entity, parent_id, before) }];
  if (entity === 'item' && 'menu_section_id' in fields) return place('item', findItem(before, id)?.menu_section_id);
  if (entity === 'section' && 'menu_id' in fields) return place('section', findSection(before, id)?.menu_id);
  return [];
}

function restored(entity: PartEntity, id: number, before: Restaurant): Change[] {
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
  const parent = entity === 'section' ? findMenu(restaurant, parent_id ?? 0) : undefined;
  const list = parent ? parent.sections : (findSection(restaurant, parent_id ?? 0)?.items ?? []);
  return list.map(({ id }) => id);
}
