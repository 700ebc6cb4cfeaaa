import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { LANGUAGE_TAGS, type MenuLocale } from '../../shared/locales.ts';
import type { PublicMenu } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';
import { menuLink, ownName } from './menu-links.ts';
import { Sheet, SheetButton } from './sheet.tsx';

type Props = { page: GuestPage; menu: PublicMenu; words: GuestWords };

/** A phone's row holds so many; the others are behind a button. */
const ON_A_PHONE = 4;
const LANGUAGES = 'languages';

/** The page in its other languages: a row of them, of which a phone shows the first and the current one. */
export function GuestLanguages({ page, menu, words }: Props) {
  const { locale, locales } = page;
  if (locales.length < 2) return null;
  const isCurrentLate = locales.indexOf(locale) >= ON_A_PHONE;
  const onPhone = new Set(
    locales.length <= ON_A_PHONE + 1 ? locales : [...locales.slice(0, ON_A_PHONE - Number(isCurrentLate)), locale],
  );
  const more = locales.length - onPhone.size;
  return (
    <nav className="languages" aria-label={words.languages}>
      <ul>
        {locales.map((other) => (
          <li key={other} className={onPhone.has(other) ? undefined : 'desk'}>
            <LanguageLink page={page} menu={menu} locale={other} />
          </li>
        ))}
        {more > 0 && (
          <li className="phone">
            <SheetButton sheet={LANGUAGES}>
              <span dir="ltr">{`+${more}`}</span>
              <span className="hidden">{words.all_languages}</span>
            </SheetButton>
          </li>
        )}
      </ul>
      {more > 0 && (
        <Sheet id={LANGUAGES} title={words.languages} words={words}>
          <LanguageList page={page} menu={menu} />
        </Sheet>
      )}
    </nav>
  );
}

/** All of them, one below the other. */
export function LanguageList({ page, menu }: Omit<Props, 'words'>) {
  return (
    <ul className="links">
      {page.locales.map((other) => (
        <li key={other}>
          <LanguageLink page={page} menu={menu} locale={other} />
        </li>
      ))}
    </ul>
  );
}

function LanguageLink({ page, menu, locale }: Omit<Props, 'words'> & { locale: MenuLocale }) {
  return (
    <a
      href={menuLink(page, menu.id, locale)}
      lang={LANGUAGE_TAGS[locale]}
      hrefLang={LANGUAGE_TAGS[locale]}
      aria-current={locale === page.locale ? 'true' : undefined}
    >
      {ownName(locale)}
    </a>
  );
}
