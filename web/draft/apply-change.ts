import type { Item, Restaurant, Section } from '../../shared/menu.ts';
import type { Change, CreateChange, ItemFields, UpdateChange } from './change.ts';
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
} from './menu-tree.ts';

/**
 * The restaurant as it will be once the change is saved. What is gone in the meantime is left alone: the server says so
 * when its turn comes.
 */
export function applyChange(restaurant: Restaurant, change: Change): Restaurant {
  switch (change.kind) {
    case 'create':
      return create(restaurant, change);
    case 'update':
      return update(restaurant, change);
    case 'delete':
      return { menu: removeMenu, section: removeSection, item: removeItem }[change.entity](restaurant, change.id);
    case 'reorder':
      return reorder(restaurant, change.entity, change.parent_id, change.ids);
    case 'sold_out': {
      const item = findItem(restaurant, change.id);
      // When it comes back is the server's to say.
      return item ? putItem(restaurant, { ...item, sold_out: change.until !== null, back_at: null }) : restaurant;
    }
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
      position,
      version: 1,
      sections: [],
    });
  }
  if (change.entity === 'section') {
    const { menu_id } = change;
    const position = nextPosition(findMenu(restaurant, menu_id)?.sections ?? []);
    return putSection(restaurant, { ...EMPTY_SECTION, id, menu_id, title, position });
  }
  const section = findSection(restaurant, change.menu_section_id);
  if (!section) return restaurant;
  const position = nextPosition(section.items);
  return putItem(restaurant, {
    ...EMPTY_ITEM,
    id,
    title,
    menu_section_id: section.id,
    menu_id: section.menu_id,
    position,
  });
}

const EMPTY_SECTION = { description: null, price: null, price_text: null, version: 1, items: [] };
const EMPTY_ITEM = {
  description: null,
  details: null,
  price: null,
  price_max: null,
  price_text: null,
  variants: [],
  options: [],
  tags: [],
  allergens: [],
  allergens_checked_at: null,
  taxes: null,
  picture: null,
  image_generated: false,
  sold_out: false,
  back_at: null,
  source: null,
  confidence: null,
  version: 1,
};

function update(restaurant: Restaurant, change: UpdateChange): Restaurant {
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

/** As the server does (design §4): sizes take the item's own price away, and no price has no range. */
function changedItem(restaurant: Restaurant, item: Item, fields: Partial<ItemFields>): Item {
  const changed: Item = { ...item, ...given(fields) };
  if (changed.variants.length > 0) Object.assign(changed, { price: null, price_max: null });
  else if (changed.price === null) changed.price_max = null;
  const section = findSection(restaurant, changed.menu_section_id);
  if (!section || section.id === item.menu_section_id) return { ...changed, menu_section_id: item.menu_section_id };
  return { ...changed, menu_id: section.menu_id, position: nextPosition(section.items) };
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
/** The fields that have a value. */
const given = <T extends object>(fields: T): Given<T> =>
  // `undefined` is taken out below; the type can't follow.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;

function reorder(restaurant: Restaurant, entity: Change['entity'], parent: number | null, ids: number[]): Restaurant {
  if (entity === 'menu') return { ...restaurant, menus: ordered(restaurant.menus, ids) };
  if (parent === null) return restaurant;
  if (entity === 'section') {
    const menu = findMenu(restaurant, parent);
    return menu ? putMenu(restaurant, { ...menu, sections: ordered(menu.sections, ids) }) : restaurant;
  }
  const section = findSection(restaurant, parent);
  return section ? putSection(restaurant, { ...section, items: ordered(section.items, ids) }) : restaurant;
}
