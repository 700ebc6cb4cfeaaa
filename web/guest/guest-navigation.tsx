import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { LANGUAGE_TAGS, languageName, type MenuLocale } from '../../shared/locales.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { PublicMenu } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { sectionAnchor } from './section-anchor.ts';

type Props = { page: GuestPage; menu: PublicMenu; words: GuestWords };

/** The languages, the menus and the sections, each only where there is a choice. Links carry the page's language. */
export function GuestNavigation({ page, menu, words }: Props) {
  const { restaurant, locale, locales } = page;
  return (
    <>
      {locales.length > 1 && (
        <nav className="languages" aria-label={words.languages}>
          <ul>
            {locales.map((other) => (
              <li key={other}>
                <a
                  href={menuLink(page, menu.id, other)}
                  lang={LANGUAGE_TAGS[other]}
                  hrefLang={LANGUAGE_TAGS[other]}
                  aria-current={other === locale ? 'true' : undefined}
                >
                  {ownName(other)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {restaurant.menus.length > 1 && (
        <nav className="menus" aria-label={words.menus}>
          <ul>
            {restaurant.menus.map(({ id, title }) => (
              <li key={id}>
                <a href={menuLink(page, id, locale)} aria-current={id === menu.id ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {menu.sections.length > 1 && (
        <nav className="sections" aria-label={words.sections}>
          <ul>
            {menu.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${sectionAnchor(id)}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** Menus of the draft are shown by the preview's address, which the browser fills in from its own. */
function menuLink({ restaurant, preview }: GuestPage, menu_id: number, locale: MenuLocale): string {
  const query = locale === restaurant.main_locale ? '' : `?lang=${locale}`;
  if (preview) return `${menu_id}${query}`;
  return fillPath(GUEST_PATHS.menu, { restaurantId: restaurant.id, menuId: menu_id }) + query;
}

/** As a list shows it: "Français". */
function ownName(locale: MenuLocale): string {
  const [first = '', ...rest] = languageName(locale, locale);
  return first.toLocaleUpperCase(LANGUAGE_TAGS[locale]) + rest.join('');
}
