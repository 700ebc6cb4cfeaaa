import type { Item, Restaurant, Section } from '../../../shared/menu.ts';
import { EMPTY_ITEM, EMPTY_SECTION, FIRST_VERSION, placedAmong } from '../../../shared/menu-edits.ts';
import { applyToMany, declarationOf, definedFields, withItemFields } from './apply-to-many.ts';
import type { Change, CreateChange, ItemFields, PartEntity, RestoreChange, UpdateChange } from './change.ts';
import {
  findItem,
  findMenu,
  findSection,
  inOrderOf,
  nextPosition,
  putItem,
  putMenu,
  putSection,
  removeItem,
  removeMenu,
  removeSection,
  soldOutMark,
} from './menu-tree.ts';

/**
 * The restaurant as it will be once the change is saved. A change of something deleted in the meantime is ignored: the
 * server refuses it when its turn comes.
 */
export function applyChange(restaurant: Restaurant, change: Change): Restaurant {
  switch (change.kind) {
    case 'create':
      return applyCreation(restaurant, change);
    case 'update':
      return applyUpdate(restaurant, change);
    case 'delete':
      if (change.only_empty && (findSection(restaurant, change.id)?.items ?? []).length > 0) return restaurant;
      return { menu: removeMenu, section: removeSection, item: removeItem }[change.entity](restaurant, change.id);
    case 'restore':
      return applyRestoration(restaurant, change);
    case 'reorder':
      return applyOrder(restaurant, change.entity, change.parent_id, change.ids);
    case 'sold_out': {
      const item = findItem(restaurant, change.id);
      return item ? putItem(restaurant, { ...item, ...soldOutMark(change.until) }) : restaurant;
    }
    // The server decides the result.
    case 'apply':
      return restaurant;
    default:
      return applyToMany(restaurant, change);
  }
}

function applyCreation(restaurant: Restaurant, change: CreateChange): Restaurant {
  const { id, title } = change;
  if (change.entity === 'menu') {
    const position = nextPosition(restaurant.menus);
    return putMenu(restaurant, {
      id,
      title,
      display_mode: 'simple',
      hidden: false,
      serving_periods: [],
      ...definedFields(change.fields ?? {}),
      position,
      version: FIRST_VERSION,
      sections: [],
    });
  }
  if (change.entity === 'section') {
    const { menu_id } = change;
    const position = nextPosition(findMenu(restaurant, menu_id)?.sections ?? []);
    return putSection(restaurant, {
      ...EMPTY_SECTION,
      title,
      ...definedFields(change.fields ?? {}),
      id,
      menu_id,
      position,
    });
  }
  const section = findSection(restaurant, change.menu_section_id);
  if (!section) return restaurant;
  const position = nextPosition(section.items);
  return putItem(restaurant, {
    ...EMPTY_ITEM,
    title,
    ...definedFields(change.fields ?? {}),
    ...declarationOf(change.fields?.allergens),
    id,
    menu_section_id: section.id,
    menu_id: section.menu_id,
    position,
  });
}

function applyUpdate(restaurant: Restaurant, change: UpdateChange): Restaurant {
  // The server converts the amounts to another currency.
  if (change.entity === 'restaurant')
    return { ...restaurant, ...definedFields({ ...change.fields, currency: undefined }) };
  if (change.entity === 'menu') {
    const menu = findMenu(restaurant, change.id);
    return menu ? putMenu(restaurant, { ...menu, ...definedFields(change.fields) }) : restaurant;
  }
  if (change.entity === 'section') {
    const section = findSection(restaurant, change.id);
    return section
      ? putSection(restaurant, moveSection(restaurant, section, definedFields(change.fields)))
      : restaurant;
  }
  const item = findItem(restaurant, change.id);
  return item ? putItem(restaurant, editItem(restaurant, item, change.fields)) : restaurant;
}

function moveSection(restaurant: Restaurant, section: Section, fields: Partial<Section>): Section {
  const movedFields = { ...section, ...fields };
  const menu = findMenu(restaurant, movedFields.menu_id);
  if (!menu || menu.id === section.menu_id) return { ...movedFields, menu_id: section.menu_id };
  const items = section.items.map((item) => ({ ...item, menu_id: menu.id }));
  return { ...movedFields, items, position: nextPosition(menu.sections) };
}

function editItem(restaurant: Restaurant, item: Item, fields: ItemFields): Item {
  const editedItem = withItemFields(item, fields);
  const section = findSection(restaurant, editedItem.menu_section_id);
  if (!section || section.id === item.menu_section_id) return { ...editedItem, menu_section_id: item.menu_section_id };
  return { ...editedItem, menu_id: section.menu_id, position: nextPosition(section.items) };
}

/** Leaves what exists already; an entity without its section or menu is shown once the server has restored both. */
function applyRestoration(restaurant: Restaurant, change: RestoreChange): Restaurant {
  const { entity, id, order, content } = change;
  if (entity === 'menu') {
    if (findMenu(restaurant, id)) return restaurant;
    const menus = putMenu(restaurant, content).menus;
    return { ...restaurant, menus: inOrderOf(menus, placedAmong(menus, [id], order)) };
  }
  if (entity === 'section') {
    const menu = findMenu(restaurant, content.menu_id);
    if (!menu || findSection(restaurant, id)) return restaurant;
    return applyOrder(putSection(restaurant, content), 'section', menu.id, placedAmong(menu.sections, [id], order));
  }
  const section = findSection(restaurant, content.menu_section_id);
  if (!section || findItem(restaurant, id)) return restaurant;
  const item = { ...content, menu_id: section.menu_id };
  return applyOrder(putItem(restaurant, item), 'item', section.id, placedAmong(section.items, [id], order));
}

function applyOrder(restaurant: Restaurant, entity: PartEntity, parent: number | null, ids: number[]): Restaurant {
  if (entity === 'menu') return { ...restaurant, menus: inOrderOf(restaurant.menus, ids) };
  if (parent === null) return restaurant;
  if (entity === 'section') {
    const menu = findMenu(restaurant, parent);
    return menu ? putMenu(restaurant, { ...menu, sections: inOrderOf(menu.sections, ids) }) : restaurant;
  }
  const section = findSection(restaurant, parent);
  return section ? putSection(restaurant, { ...section, items: inOrderOf(section.items, ids) }) : restaurant;
}
