import { LANGUAGE_TAGS } from '../../shared/locales.ts';
import type { GuestPage } from '../../shared/render.ts';
import { publicMenuLink } from './menu-links.ts';

/** The same menu in each finished language, and the main one for everybody else, for search engines. */
export function Alternates({ page, menu_id }: { page: GuestPage; menu_id: number }) {
  if (page.locales.length < 2) return null;
  const { public_url, locales, restaurant } = page;
  return (
    <>
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={LANGUAGE_TAGS[locale]}
          href={public_url + publicMenuLink(page, menu_id, locale)}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={public_url + publicMenuLink(page, menu_id, restaurant.main_locale)}
      />
    </>
  );
}
