import type { Item, Menu, Restaurant, Section } from '../../../../shared/menu.ts';

/** Looks an entity up by an id of the address; undefined where it isn't there (any more). */
export const findMenu = ({ menus }: Restaurant, id: string | undefined): Menu | undefined =>
  menus.find((menu) => String(menu.id) === id);

export const findSection = ({ menus }: Restaurant, id: string | undefined): Section | undefined =>
  menus.flatMap(({ sections }) => sections).find((section) => String(section.id) === id);

export const findItem = ({ menus }: Restaurant, id: string | undefined): Item | undefined =>
  menus
    .flatMap(({ sections }) => sections)
    .flatMap(({ items }) => items)
    .find((item) => String(item.id) === id);
