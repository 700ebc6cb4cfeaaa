import { LANGUAGE_TAGS, languageName, MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { GuestPage } from '../../shared/render.ts';

type Page = Pick<GuestPage, 'restaurant' | 'preview'>;

/** Menus of the draft are shown by the preview's address, which the browser fills in from its own. */
export function menuLink({ restaurant, preview }: Page, menu_id: number, locale: MenuLocale): string {
  const query = locale === restaurant.main_locale ? '' : `?lang=${locale}`;
  if (preview) return `${menu_id}${query}`;
  return fillPath(GUEST_PATHS.menu, { restaurantId: restaurant.id, menuId: menu_id }) + query;
}

// Slow to make, and every page shows them all, twice.
const OWN_NAMES = new Map(
  MENU_LOCALES.map((locale) => {
    const [firstLetter = '', ...otherLetters] = languageName(locale, locale);
    return [locale, firstLetter.toLocaleUpperCase(LANGUAGE_TAGS[locale]) + otherLetters.join('')];
  }),
);

/** As a list of languages shows it: "Français". */
export const ownName = (locale: MenuLocale): string => OWN_NAMES.get(locale) ?? locale;
