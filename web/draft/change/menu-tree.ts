import type { Item, Menu, Restaurant, Section } from '../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';

/** Pure edits of the cached restaurant. Objects that don't change are the same. */

const byPosition = (first: { position: number }, second: { position: number }): number =>
  first.position - second.position;

/** The list with `entity` inserted by its position, after those with the same one. */
function insertByPosition<T extends { id: number; position: number }>(list: readonly T[], entity: T): T[] {
  return [...list.filter(({ id }) => id !== entity.id), entity].sort(byPosition);
}

const removeById = <T extends { id: number }>(list: T[], id: number): T[] =>
  list.some((entity) => entity.id === id) ? list.filter((entity) => entity.id !== id) : list;

/** The position after all others. */
export const nextPosition = (list: readonly { position: number }[]): number =>
  Math.max(-1, ...list.map(({ position }) => position)) + 1;

export const allSections = (restaurant: Restaurant): Section[] => restaurant.menus.flatMap(({ sections }) => sections);

export const findMenu = (restaurant: Restaurant, id: number): Menu | undefined =>
  restaurant.menus.find((menu) => menu.id === id);
export const findSection = (restaurant: Restaurant, id: number): Section | undefined =>
  allSections(restaurant).find((section) => section.id === id);
export const findItem = (restaurant: Restaurant, id: number): Item | undefined =>
  allSections(restaurant)
    .flatMap(({ items }) => items)
    .find((item) => item.id === id);

export const putMenu = (restaurant: Restaurant, menu: Menu): Restaurant => ({
  ...restaurant,
  menus: insertByPosition(restaurant.menus, menu),
});

export const removeMenu = (restaurant: Restaurant, id: number): Restaurant => ({
  ...restaurant,
  menus: removeById(restaurant.menus, id),
});

const mapSections = (restaurant: Restaurant, edit: (sections: Section[], menu: Menu) => Section[]): Restaurant => ({
  ...restaurant,
  menus: restaurant.menus.map((menu) => {
    const sections = edit(menu.sections, menu);
    return sections === menu.sections ? menu : { ...menu, sections };
  }),
});

/** Puts a section into its menu and removes it from any other. */
export const putSection = (restaurant: Restaurant, section: Section): Restaurant =>
  mapSections(restaurant, (sections, menu) =>
    menu.id === section.menu_id ? insertByPosition(sections, section) : removeById(sections, section.id),
  );

export const removeSection = (restaurant: Restaurant, id: number): Restaurant =>
  mapSections(restaurant, (sections) => removeById(sections, id));

/** Sections whose items don’t change are the same. */
export const mapItems = (restaurant: Restaurant, edit: (items: Item[], section: Section) => Item[]): Restaurant =>
  mapSections(restaurant, (sections) => {
    const editedSections = sections.map((section) => {
      const items = edit(section.items, section);
      return items === section.items ? section : { ...section, items };
    });
    return editedSections.some((section, index) => section !== sections[index]) ? editedSections : sections;
  });

/** Puts an item into its section and removes it from any other. */
export const putItem = (restaurant: Restaurant, item: Item): Restaurant =>
  mapItems(restaurant, (items, section) =>
    section.id === item.menu_section_id ? insertByPosition(items, item) : removeById(items, item.id),
  );

export const removeItem = (restaurant: Restaurant, id: number): Restaurant =>
  mapItems(restaurant, (items) => removeById(items, id));

/** The list in the order of `ids`; entries without one come after, in their earlier order. */
export function inOrderOf<T extends { id: number; position: number }>(list: readonly T[], ids: readonly number[]): T[] {
  const indexById = new Map(ids.map((id, index) => [id, index]));
  const indexOf = ({ id }: T) => indexById.get(id) ?? ids.length;
  const sorted = [...list].sort((a, b) => indexOf(a) - indexOf(b));
  // The same object where nothing changes: what shows it needn't render.
  return sorted.map((entity, position) => (entity.position === position ? entity : { ...entity, position }));
}

/**
 * A placeholder until the server has decided when a dish comes back, in the restaurant's
 * timezone. Never sent.
 */
export const BACK_TOMORROW = '9999-12-31T00:00:00.000Z';

export const soldOutMark = (until: 'tomorrow' | 'manual' | null): Pick<Item, 'sold_out' | 'back_at'> => ({
  sold_out: until !== null,
  back_at: until === 'tomorrow' ? BACK_TOMORROW : null,
});

/** The address where a menu is edited: its first section other than `without`, or the empty menu's screen. */
export function menuEditorPath({ id, sections }: Pick<Menu, 'id' | 'sections'>, excludedId?: number): string {
  const section = sections.find((candidate) => candidate.id !== excludedId);
  return section ? sectionEditorPath({ id: section.id, menu_id: id }) : fillPath(APP_PATHS.emptyMenu, { menuId: id });
}

export const sectionEditorPath = ({ id, menu_id }: { id: number; menu_id: number }): string =>
  fillPath(APP_PATHS.section, { menuId: menu_id, sectionId: id });
