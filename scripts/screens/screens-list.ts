import { FIRST_MENU_ID } from '../../shared/limits.ts';
import { APP_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';

export type Screen = {
  name: string;
  /** Of the demo restaurant with this id; a query may follow, the language is added by the browser. */
  path(restaurantId: string): string;
  /** Signed in as its owner. */
  isOwners: boolean;
};

/** Every screen there is; a new one gets its line here. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'guest-menu',
    path: (restaurantId) => fillPath(GUEST_PATHS.menu, { restaurantId, menuId: FIRST_MENU_ID }),
    isOwners: false,
  },
  { name: 'guest-400', path: () => fillPath(GUEST_PATHS.restaurant, { restaurantId: 'nope' }), isOwners: false },
  { name: 'guest-404', path: () => fillPath(GUEST_PATHS.restaurant, { restaurantId: '0000000000' }), isOwners: false },
  {
    name: 'home',
    path: () => fillPath(APP_PATHS.section, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    isOwners: true,
  },
  { name: 'preview', path: () => fillPath(APP_PATHS.preview, { menuId: FIRST_MENU_ID }), isOwners: true },
  { name: 'review', path: () => fillPath(APP_PATHS.review, { id: 1 }), isOwners: true },
  { name: 'qr', path: () => APP_PATHS.qr, isOwners: true },
  { name: 'import', path: () => APP_PATHS.restaurantImport, isOwners: true },
  { name: 'analysis', path: () => APP_PATHS.analysis, isOwners: true },
  { name: 'menu-create', path: () => APP_PATHS.menuCreate, isOwners: true },
  { name: 'menu-edit', path: () => fillPath(APP_PATHS.menuEdit, { menuId: FIRST_MENU_ID }), isOwners: true },
  { name: 'section-create', path: () => fillPath(APP_PATHS.sectionCreate, { menuId: FIRST_MENU_ID }), isOwners: true },
  {
    name: 'section-edit',
    path: () => fillPath(APP_PATHS.sectionEdit, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    isOwners: true,
  },
  {
    name: 'item-create',
    path: () => fillPath(APP_PATHS.itemCreate, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    isOwners: true,
  },
  {
    name: 'item-edit',
    path: () => fillPath(APP_PATHS.itemEdit, { menuId: FIRST_MENU_ID, sectionId: 2, itemId: 4 }),
    isOwners: true,
  },
  { name: 'restaurant-edit', path: () => APP_PATHS.restaurantEdit, isOwners: true },
  { name: 'menus-edit', path: () => APP_PATHS.menusEdit, isOwners: true },
  { name: 'settings', path: () => APP_PATHS.settings, isOwners: true },
  { name: 'terms', path: () => APP_PATHS.terms, isOwners: false },
];
