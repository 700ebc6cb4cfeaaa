import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import type { PublicMenu } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { AvoidButton, AvoidSheet } from './avoid/avoid-sheet.tsx';
import { FIND_SHEET, FindSheet } from './find-sheet.tsx';
import { GuestLanguages } from './guest-languages.tsx';
import { menuLink } from './menu-links.ts';
import { ServedNow } from './open-now.tsx';
import { langOf, type Originals } from './originals.ts';
import { sectionAnchor } from './shell/anchors.ts';
import { hasGuestScript } from './shell/guest-script.ts';
import { SheetButton } from './shell/sheet.tsx';

/** So many are seen at a glance. */
const FEW_DISHES = 8;

type Props = { page: GuestPage; menu: PublicMenu; words: GuestWords; originals: Originals };

/** The languages, the menus and the sections, each only if there is a choice. Links carry the page's language. */
export function GuestNavigation({ page, menu, words, originals }: Props) {
  const { restaurant, locale } = page;
  const hasScript = hasGuestScript(page);
  // In a frame that is as high as its menu, a sheet would open out of sight.
  const hasFindSheet = isLong(menu) && !page.is_embedded;
  return (
    <>
      <GuestLanguages page={page} menu={menu} words={words} />
      {restaurant.menus.length > 1 && (
        <nav className="menus" aria-label={words.menus}>
          <ul>
            {restaurant.menus.map((listedMenu) => (
              <li key={listedMenu.id}>
                <a
                  href={menuLink(page, listedMenu.id, locale)}
                  lang={langOf(originals, listedMenu.title, originals.menus.get(listedMenu.id)?.title)}
                  aria-current={listedMenu.id === menu.id ? 'page' : undefined}
                >
                  {listedMenu.title}
                </a>
                <ServedNow page={page} menu={listedMenu} words={words} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hasScript && <AvoidButton main_locale={restaurant.main_locale} words={words} />}
      <div className="bar" hidden={!isLong(menu)}>
        {isLong(menu) && (
          <>
            <div className="bar-row">
              <nav className="sections" aria-label={words.sections}>
                <ul>
                  {menu.sections.map(({ id, title }) => (
                    <li key={id}>
                      <a
                        href={`#${sectionAnchor(id)}`}
                        lang={langOf(originals, title, originals.sections.get(id)?.title)}
                      >
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              {hasFindSheet && (
                <SheetButton sheet={FIND_SHEET}>
                  <FindIcon />
                  {words.find}
                </SheetButton>
              )}
            </div>
            <div className="found" hidden={true}>
              <p role="status" />
              <button type="button" className="quiet">
                {words.clear}
              </button>
            </div>
          </>
        )}
        <div className="avoiding" hidden={true} />
      </div>
      {hasFindSheet && <FindSheet page={page} menu={menu} words={words} originals={originals} />}
      {hasScript && <AvoidSheet words={words} />}
    </>
  );
}

/** Whether there is something to lead to, or to search in. */
const isLong = ({ sections }: PublicMenu): boolean =>
  sections.length > 1 || sections.some(({ items }) => items.length > FEW_DISHES);

function FindIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20.5 20.5" />
    </svg>
  );
}
