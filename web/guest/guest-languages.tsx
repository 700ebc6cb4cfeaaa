import type { GuestWords } from '../../shared/i18n/guest/guest-words.ts';
import { LANGUAGE_TAGS, type MenuLocale } from '../../shared/locales.ts';
import type { PublicMenu } from '../../shared/publication.ts';
import { isSurelyInQuebec } from '../../shared/quebec.ts';
import type { GuestPage } from '../../shared/render.ts';
import { menuLink, ownName } from './menu-links.ts';

type Props = { page: GuestPage; menu: PublicMenu; words: GuestWords };

/** The page in its other languages: one row, which a narrow screen scrolls. */
export function GuestLanguages({ page, menu, words }: Props) {
  if (page.locales.length < 2) return null;
  return (
    <nav className="languages" aria-label={words.languages}>
      <LanguageList page={page} menu={menu} className="row" />
    </nav>
  );
}

type ListProps = Omit<Props, 'words'> & { className: 'row' | 'links' };

export function LanguageList({ page, menu, className }: ListProps) {
  return (
    <ul className={className}>
      {listedLocales(page).map((listedLocale) => (
        <li key={listedLocale}>
          <LanguageLink page={page} menu={menu} locale={listedLocale} />
        </li>
      ))}
    </ul>
  );
}

/** In Québec French comes first, whatever language the restaurant writes in. */
const listedLocales = ({ locales, restaurant }: GuestPage): MenuLocale[] =>
  isSurelyInQuebec(restaurant) && locales.includes('fr')
    ? ['fr', ...locales.filter((locale) => locale !== 'fr')]
    : locales;

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
