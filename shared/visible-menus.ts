import { itemsOf, type Menu, type Section } from './menu.ts';

/** The sections and dishes that guests would see: all that aren't hidden. A section without a hidden dish is the same. */
export const visibleSections = (sections: readonly Section[]): Section[] =>
  sections
    .filter((section) => !section.hidden)
    .map((section) =>
      section.items.some((item) => item.hidden)
        ? { ...section, items: section.items.filter((item) => !item.hidden) }
        : section,
    );

/** Whether guests would see a dish of these sections. */
export const hasVisibleItems = (sections: readonly Section[]): boolean =>
  itemsOf([{ sections: visibleSections(sections) }]).length > 0;

/** The menus of a draft as guests would see them: the one rule of what is hidden. */
export const visibleMenus = (menus: readonly Menu[]): Menu[] =>
  menus.filter((menu) => !menu.hidden).map((menu) => ({ ...menu, sections: visibleSections(menu.sections) }));
