import { FIRST_MENU_ID } from '../../shared/limits.ts';
import { APP_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';

export type Screen = {
  name: string;
  /** Of the demo restaurant with this id; a query may follow, the language is added by the browser. */
  path(restaurantId: string): string;
  /** Who looks: someone without an account, who signed up just now, or the restaurant's owner. */
  as: 'guest' | 'newcomer' | 'owner';
};

/** Every screen there is; a new one gets its line here. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'guest-menu',
    path: (restaurantId) => fillPath(GUEST_PATHS.menu, { restaurantId, menuId: FIRST_MENU_ID }),
    as: 'guest',
  },
  { name: 'guest-400', path: () => fillPath(GUEST_PATHS.restaurant, { restaurantId: 'nope' }), as: 'guest' },
  { name: 'guest-404', path: () => fillPath(GUEST_PATHS.restaurant, { restaurantId: '0000000000' }), as: 'guest' },
  { name: 'sign-up', path: () => APP_PATHS.signUp, as: 'guest' },
  { name: 'sign-in', path: () => APP_PATHS.signIn, as: 'guest' },
  { name: 'confirm', path: () => APP_PATHS.confirm, as: 'guest' },
  { name: 'onboarding-name', path: () => APP_PATHS.onboardingName, as: 'newcomer' },
  { name: 'onboarding-language', path: () => APP_PATHS.onboardingLanguage, as: 'newcomer' },
  { name: 'onboarding-currency', path: () => APP_PATHS.onboardingCurrency, as: 'newcomer' },
  { name: 'onboarding-logo', path: () => APP_PATHS.onboardingLogo, as: 'newcomer' },
  { name: 'onboarding-import', path: () => APP_PATHS.onboardingImport, as: 'newcomer' },
  {
    name: 'home',
    path: () => fillPath(APP_PATHS.section, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    as: 'owner',
  },
  { name: 'preview', path: () => fillPath(APP_PATHS.preview, { menuId: FIRST_MENU_ID }), as: 'owner' },
  { name: 'review', path: () => fillPath(APP_PATHS.review, { id: 1 }), as: 'owner' },
  { name: 'qr', path: () => APP_PATHS.qr, as: 'owner' },
  { name: 'usage', path: () => APP_PATHS.usage, as: 'owner' },
  { name: 'languages', path: () => APP_PATHS.languages, as: 'owner' },
  { name: 'languages-texts', path: () => `${APP_PATHS.languages}?language=fr`, as: 'owner' },
  { name: 'assistant', path: () => APP_PATHS.assistant, as: 'owner' },
  { name: 'visits', path: () => APP_PATHS.visits, as: 'owner' },
  { name: 'import', path: () => APP_PATHS.restaurantImport, as: 'owner' },
  { name: 'analysis', path: () => APP_PATHS.analysis, as: 'owner' },
  { name: 'menu-create', path: () => APP_PATHS.menuCreate, as: 'owner' },
  { name: 'menu-edit', path: () => fillPath(APP_PATHS.menuEdit, { menuId: FIRST_MENU_ID }), as: 'owner' },
  { name: 'section-create', path: () => fillPath(APP_PATHS.sectionCreate, { menuId: FIRST_MENU_ID }), as: 'owner' },
  {
    name: 'section-edit',
    path: () => fillPath(APP_PATHS.sectionEdit, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    as: 'owner',
  },
  {
    name: 'item-create',
    path: () => fillPath(APP_PATHS.itemCreate, { menuId: FIRST_MENU_ID, sectionId: 1 }),
    as: 'owner',
  },
  {
    name: 'item-edit',
    path: () => fillPath(APP_PATHS.itemEdit, { menuId: FIRST_MENU_ID, sectionId: 2, itemId: 4 }),
    as: 'owner',
  },
  { name: 'restaurant-edit', path: () => APP_PATHS.restaurantEdit, as: 'owner' },
  { name: 'menus-edit', path: () => APP_PATHS.menusEdit, as: 'owner' },
  { name: 'settings', path: () => APP_PATHS.settings, as: 'owner' },
  { name: 'terms', path: () => APP_PATHS.terms, as: 'guest' },
];
