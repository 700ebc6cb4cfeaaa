import type { Item, Restaurant, Section } from '../../../shared/menu.ts';
import {
  EMPTY_ITEM,
  EMPTY_SECTION,
  editedAllergens,
  editedPrices,
  FIRST_VERSION,
  placedAmong,
} from '../../../shared/menu-edits.ts';
import { applyToMany } from './apply-to-many.ts';
import type { Change, CreateChange, ItemFields, PartEntity, RestoreChange, UpdateChange } from './change.ts';
import {
  findItem,
  findMenu,
  findSection,
  nextPosition,
  ordered,
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
      return create(restaurant, change);
    case 'update':
      return update(restaurant, change);
    case 'delete':
      return { menu: removeMenu, section: removeSection, item: removeItem }[change.entity](restaurant, change.id);
    case 'restore':
      return restore(restaurant, change);
    case 'reorder':
      return reorder(restaurant, change.entity, change.parent_id, change.ids);
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

function create(restaurant: Restaurant, change: CreateChange): Restaurant {
  const { id, title } = change;
  if (change.entity === 'menu') {
    const position = nextPosition(restaurant.menus);
    return putMenu(restaurant, {
      id,
      title,
      display_mode: 'simple',
      hidden: false,
      serving_periods: [],
      ...given(change.fields ?? {}),
      position,
      version: FIRST_VERSION,
      sections: [],
    });
  }
  if (change.entity === 'section') {
    const { menu_id } = change;
    const position = nextPosition(findMenu(restaurant, menu_id)?.sections ?? []);
    return putSection(restaurant, { ...EMPTY_SECTION, title, ...given(change.fields ?? {}), id, menu_id, position });
  }
  const section = findSection(restaurant, change.menu_section_id);
  if (!section) return restaurant;
  const position = nextPosition(section.items);
  return putItem(restaurant, {
    ...EMPTY_ITEM,
    title,
    ...given(change.fields ?? {}),
    ...declared(change.fields?.allergens),
    id,
    menu_section_id: section.id,
    menu_id: section.menu_id,
    position,
  });
}

function update(restaurant: Restaurant, change: UpdateChange): Restaurant {
  // The server converts the amounts to another currency.
  if (change.entity === 'restaurant') return { ...restaurant, ...given({ ...change.fields, currency: undefined }) };
  if (change.entity === 'menu') {
    const menu = findMenu(restaurant, change.id);
    return menu ? putMenu(restaurant, { ...menu, ...given(change.fields) }) : restaurant;
  }
  if (change.entity === 'section') {
    const section = findSection(restaurant, change.id);
    return section ? putSection(restaurant, movedSection(restaurant, section, given(change.fields))) : restaurant;
  }
  const item = findItem(restaurant, change.id);
  return item ? putItem(restaurant, changedItem(restaurant, item, given(change.fields))) : restaurant;
}

function movedSection(restaurant: Restaurant, section: Section, fields: Partial<Section>): Section {
  const changed = { ...section, ...fields };
  const menu = findMenu(restaurant, changed.menu_id);
  if (!menu || menu.id === section.menu_id) return { ...changed, menu_id: section.menu_id };
  const items = section.items.map((item) => ({ ...item, menu_id: menu.id }));
  return { ...changed, items, position: nextPosition(menu.sections) };
}

function changedItem(restaurant: Restaurant, item: Item, fields: Partial<ItemFields>): Item {
  const changed: Item = { ...item, ...given(fields), ...editedPrices(item, fields), ...declared(fields.allergens) };
  const section = findSection(restaurant, changed.menu_section_id);
  if (!section || section.id === item.menu_section_id) return { ...changed, menu_section_id: item.menu_section_id };
  return { ...changed, menu_id: section.menu_id, position: nextPosition(section.items) };
}

/** The server decides the moment. */
const declared = (list: Item['allergens'] | undefined) => (list ? editedAllergens(list, new Date()) : {});

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
/** The fields that have a value. */
const given = <T extends object>(fields: T): Given<T> =>
  // `undefined` is removed below; the type can't express it.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;

/** What is there already stays as it is; what has lost its section or menu is shown once the server has restored both. */
function restore(restaurant: Restaurant, change: RestoreChange): Restaurant {
  const { entity, id, order, content } = change;
  if (entity === 'menu') {
    if (findMenu(restaurant, id)) return restaurant;
    const menus = putMenu(restaurant, content).menus;
    return { ...restaurant, menus: ordered(menus, placedAmong(menus, [id], order)) };
  }
  if (entity === 'section') {
    const menu = findMenu(restaurant, content.menu_id);
    if (!menu || findSection(restaurant, id)) return restaurant;
    return reorder(putSection(restaurant, content), 'section', menu.id, placedAmong(menu.sections, [id], order));
  }
  const section = findSection(restaurant, content.menu_section_id);
  if (!section || findItem(restaurant, id)) return restaurant;
  const item = { ...content, menu_id: section.menu_id };
  return reorder(putItem(restaurant, item), 'item', section.id, placedAmong(section.items, [id], order));
}

function reorder(restaurant: Restaurant, entity: PartEntity, parent: number | null, ids: number[]): Restaurant {
  if (entity === 'menu') return { ...restaurant, menus: ordered(restaurant.menus, ids) };
  if (parent === null) return restaurant;
  if (entity === 'section') {
    const menu = findMenu(restaurant, parent);
    return menu ? putMenu(restaurant, { ...menu, sections: ordered(menu.sections, ids) }) : restaurant;
  }
  const section = findSection(restaurant, parent);
  return section ? putSection(restaurant, { ...section, items: ordered(section.items, ids) }) : restaurant;
}
