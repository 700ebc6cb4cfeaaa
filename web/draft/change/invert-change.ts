import type { Item, Menu, Restaurant, Section } from '../../../shared/menu.ts';
import {
  type Change,
  type ItemFields,
  type MenuFields,
  newTemporaryId,
  type PartEntity,
  type SectionFields,
  type UpdateChange,
} from './change.ts';
import { findItem, findMenu, findSection } from './menu-tree.ts';

/**
 * The changes that undo a change, in order; null if that can't be known here (what an import applied).
 *
 * A deleted entity is created again, with a new id: pictures, the sold-out mark and the reader's confidence stay with the
 * one in the bin.
 * @param before The restaurant as it was when the change was made.
 */
export function invertChange(change: Change, before: Restaurant): Change[] | null {
  switch (change.kind) {
    case 'create':
      return [{ kind: 'delete', entity: change.entity, id: change.id }];
    case 'update':
      return [invertUpdate(change, before), ...movedBack(change, before)];
    case 'delete':
      return restored(change.entity, change.id, before);
    case 'reorder':
      return [{ ...change, ids: idsOf(change.entity, change.parent_id, before) }];
    case 'sold_out': {
      // Only the server knows until when it was sold out: it stays so until it is put back.
      const wasSoldOut = findItem(before, change.id)?.sold_out === true;
      return [{ ...change, until: wasSoldOut ? 'manual' : null }];
    }
    case 'apply':
      return null;
  }
}

/** @param change Its earlier fields, including those that it changed indirectly: sizes remove a price. */
function invertUpdate(change: UpdateChange, before: Restaurant): UpdateChange {
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
  return { ...change, fields: { ...change.before, ...prices }, before: change.fields } as UpdateChange;
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
    const menu = findMenu(before, id);
    return menu ? inPlace(before, menu, null, createdMenu(menu)) : [];
  }
  if (entity === 'section') {
    const section = findSection(before, id);
    return section ? inPlace(before, section, section.menu_id, createdSection(section, section.menu_id)) : [];
  }
  const item = findItem(before, id);
  return item ? inPlace(before, item, item.menu_section_id, [createdItem(item, item.menu_section_id)]) : [];
}

type Creation = Extract<Change, { kind: 'create' }>;

/** Created at the end of its list, and moved to its earlier position. */
function inPlace(
  before: Restaurant,
  { id }: { id: number },
  parent_id: number | null,
  creations: Creation[],
): Change[] {
  const [first] = creations;
  if (!first) return [];
  const ids = idsOf(first.entity, parent_id, before).map((one) => (one === id ? first.id : one));
  return [...creations, { kind: 'reorder', entity: first.entity, parent_id, ids }];
}

function createdMenu({ title, display_mode, hidden, sections }: Menu): Creation[] {
  const id = newTemporaryId();
  const fields: MenuFields = { display_mode, hidden };
  return [
    { kind: 'create', entity: 'menu', id, title, fields },
    ...sections.flatMap((section) => createdSection(section, id)),
  ];
}

function createdSection({ title, description, price, price_text, items }: Section, menu_id: number): Creation[] {
  const id = newTemporaryId();
  const fields: SectionFields = { description, price, price_text };
  return [
    { kind: 'create', entity: 'section', id, title, menu_id, fields },
    ...items.map((item) => createdItem(item, id)),
  ];
}

function createdItem(item: Item, menu_section_id: number): Creation {
  const { title, description, details, price, price_max, price_text, variants, options, tags, taxes } = item;
  const { meat_origins, homemade } = item;
  const fields: ItemFields = {
    description,
    details,
    price_text,
    variants,
    options,
    tags,
    taxes,
    meat_origins,
    homemade,
  };
  if (variants.length === 0) Object.assign(fields, { price, price_max });
  // No statement about allergens isn't a statement that there are none.
  if (item.allergens_checked_at !== null) fields.allergens = item.allergens;
  return { kind: 'create', entity: 'item', id: newTemporaryId(), title, menu_section_id, fields };
}

function idsOf(entity: PartEntity, parent_id: number | null, restaurant: Restaurant): number[] {
  if (entity === 'menu') return restaurant.menus.map(({ id }) => id);
  const parent = entity === 'section' ? findMenu(restaurant, parent_id ?? 0) : undefined;
  const list = parent ? parent.sections : (findSection(restaurant, parent_id ?? 0)?.items ?? []);
  return list.map(({ id }) => id);
}
