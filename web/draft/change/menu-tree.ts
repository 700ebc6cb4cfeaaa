import type { Item, Menu, Restaurant, Section } from '../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';

/** Pure edits of the cached restaurant. Objects that don't change are the same. */

const byPosition = (a: { position: number }, b: { position: number }): number => a.position - b.position;

/** The list with `entity` inserted by its position, after those with the same one. */
function placed<T extends { id: number; position: number }>(list: readonly T[], entity: T): T[] {
  return [...list.filter(({ id }) => id !== entity.id), entity].sort(byPosition);
}

const without = <T extends { id: number }>(list: T[], id: number): T[] =>
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
  menus: placed(restaurant.menus, menu),
});

export const removeMenu = (restaurant: Restaurant, id: number): Restaurant => ({
  ...restaurant,
  menus: without(restaurant.menus, id),
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
    menu.id === section.menu_id ? placed(sections, section) : without(sections, section.id),
  );

export const removeSection = (restaurant: Restaurant, id: number): Restaurant =>
  mapSections(restaurant, (sections) => without(sections, id));

/** Sections whose items don’t change are the same. */
export const mapItems = (restaurant: Restaurant, edit: (items: Item[], section: Section) => Item[]): Restaurant =>
  mapSections(restaurant, (sections) => {
    const edited = sections.map((section) => {
      const items = edit(section.items, section);
      return items === section.items ? section : { ...section, items };
    });
    return edited.some((section, index) => section !== sections[index]) ? edited : sections;
  });

/** Puts an item into its section and removes it from any other. */
export const putItem = (restaurant: Restaurant, item: Item): Restaurant =>
  mapItems(restaurant, (items, section) =>
    section.id === item.menu_section_id ? placed(items, item) : without(items, item.id),
  );

export const removeItem = (restaurant: Restaurant, id: number): Restaurant =>
  mapItems(restaurant, (items) => without(items, id));

/** The list in the order of `ids`; entries without one come after, in their earlier order. */
export function ordered<T extends { id: number; position: number }>(list: readonly T[], ids: readonly number[]): T[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const place = ({ id }: T) => places.get(id) ?? ids.length;
  return [...list].sort((a, b) => place(a) - place(b)).map((entity, position) => ({ ...entity, position }));
}

/**
 * Stands for the time at which a dish comes back until the server has answered: it decides that, in the restaurant's
 * timezone. It is never sent.
 */
export const BACK_TOMORROW = '9999-12-31T00:00:00.000Z';

export const soldOutMark = (until: 'tomorrow' | 'manual' | null): Pick<Item, 'sold_out' | 'back_at'> => ({
  sold_out: until !== null,
  back_at: until === 'tomorrow' ? BACK_TOMORROW : null,
});

/** The address where a menu is edited: its first section other than `without`, or the empty menu's screen. */
export function menuAddress({ id, sections }: Pick<Menu, 'id' | 'sections'>, without?: number): string {
  const section = sections.find((one) => one.id !== without);
  return section ? sectionAddress({ id: section.id, menu_id: id }) : fillPath(APP_PATHS.emptyMenu, { menuId: id });
}

export const sectionAddress = ({ id, menu_id }: { id: number; menu_id: number }): string =>
  fillPath(APP_PATHS.section, { menuId: menu_id, sectionId: id });
