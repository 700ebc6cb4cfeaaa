import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FontKey } from '../../shared/fonts.ts';
import { LANGUAGE_TAGS, type MenuLocale, textDirection } from '../../shared/locales.ts';
import { GUEST_SCRIPT } from './shell/guest-script.ts';
import { stylesOf } from './styles.ts';

type Head = {
  locale: MenuLocale;
  title: string;
  description: string;
  title_font: FontKey;
  text_font: FontKey;
  /** Not to be found by search engines: errors, previews. */
  is_hidden: boolean;
  /** The address of the restaurant's logo. */
  icon?: string | null;
  /** More of the head: addresses, pictures. */
  head?: ReactNode;
  /** Whether the guest's script comes with it, after everything else. */
  hasScript?: boolean;
  hasServingTimes?: boolean;
  children: ReactNode;
};

/** A whole page as HTML, complete without its script. */
export function guestDocument({ locale, title, description, title_font, text_font, ...page }: Head): string {
  const bodyHtml = renderToStaticMarkup(
    <html lang={LANGUAGE_TAGS[locale]} dir={textDirection(locale)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        {/* A phone's keyboard makes the page smaller, rather than cover the field that is typed in. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161d23" />
        <meta name="format-detection" content="telephone=no" />
        {page.is_hidden && <meta name="robots" content="noindex" />}
        <link rel="icon" href={page.icon ?? 'data:,'} />
        {page.head}
        {page.hasScript && <script type="module" async={true} src={GUEST_SCRIPT} />}
        {stylesOf([title_font, text_font], page).map((style) => (
          <Style key={style} text={style} />
        ))}
      </head>
      <body className={`title-${title_font} text-${text_font}`}>{page.children}</body>
    </html>,
  );
  return `<!doctype html>${bodyHtml}`;
}

/** React escapes quotes in text, which a style element would show unescaped. The text is made by us when built. */
function Style({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: style made when built; it contains no part of a request
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}
