import { LANGUAGE_TAGS, languageName, MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import { fillPath } from '../../shared/paths.ts';
import type { GuestPage } from '../../shared/render.ts';
import { WEBSITE_PATHS } from '../../shared/website-paths.ts';

type Page = Pick<GuestPage, 'restaurant' | 'links_path' | 'preview' | 'is_embedded'>;

/** The path of a menu's canonical address. */
export const publicMenuLink = (
  { restaurant, home_path }: Pick<GuestPage, 'restaurant' | 'home_path'>,
  menu_id: number,
  locale: MenuLocale,
): string => `${home_path}/menus/${menu_id}${queryOf(restaurant, locale)}`;

/**
 * Where a link on the page leads: in a frame it stays there. Menus of the draft are shown by the preview's address, which the
 * browser fills in from its own.
 */
export function menuLink(
  { restaurant, links_path, preview, is_embedded }: Page,
  menu_id: number,
  locale: MenuLocale,
): string {
  if (preview) return `${menu_id}${queryOf(restaurant, locale)}`;
  if (!is_embedded) return publicMenuLink({ restaurant, home_path: links_path }, menu_id, locale);
  return (
    fillPath(WEBSITE_PATHS.embeddedMenu, { restaurantId: restaurant.id, menuId: menu_id }) + queryOf(restaurant, locale)
  );
}

const queryOf = (restaurant: Page['restaurant'], locale: MenuLocale): string =>
  locale === restaurant.main_locale ? '' : `?lang=${locale}`;

// Slow to make, and every page shows them all, twice.
const OWN_NAMES = new Map(
  MENU_LOCALES.map((locale) => {
    const [firstLetter = '', ...otherLetters] = languageName(locale, locale);
    return [locale, firstLetter.toLocaleUpperCase(LANGUAGE_TAGS[locale]) + otherLetters.join('')];
  }),
);

/** As a list of languages shows it: "Français". */
export const ownName = (locale: MenuLocale): string => OWN_NAMES.get(locale) ?? locale;
