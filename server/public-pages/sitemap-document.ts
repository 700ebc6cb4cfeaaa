import { LANGUAGE_TAGS, type MenuLocale } from '../../shared/locales.ts';

type ListedMenu = { address: string; published_at: string; locales: readonly [MenuLocale, ...MenuLocale[]] };

/** A sitemap (sitemaps.org) of menus, each with its languages. */
export const menuSitemap = (menus: readonly ListedMenu[]): string =>
  xmlDocument(
    'urlset',
    menus.map(({ address, published_at, locales }) =>
      xmlElement('url', address, { modified: published_at, more: alternateLinks(address, locales) }),
    ),
  );

/** A list of sitemaps by their addresses. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  xmlDocument(
    'sitemapindex',
    addresses.map((address) => xmlElement('sitemap', address)),
  );

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type ElementFields = { modified?: string; more?: string };

const xmlElement = (
  name: 'url' | 'sitemap',
  address: string,
  { modified, more: otherElements = '' }: ElementFields = {},
): string =>
  `<${name}><loc>${escapeXml(address)}</loc>${modified === undefined ? '' : `<lastmod>${modified}</lastmod>`}${otherElements}</${name}>`;

/** The same menu in each finished language, as in the page's head (web/guest/alternates.tsx). */
function alternateLinks(address: string, locales: readonly [MenuLocale, ...MenuLocale[]]): string {
  if (locales.length < 2) return '';
  const linkTo = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`;
  const [main] = locales;
  const links = locales.map((locale) =>
    linkTo(LANGUAGE_TAGS[locale], locale === main ? address : `${address}?lang=${locale}`),
  );
  return [...links, linkTo('x-default', address)].join('');
}

const XML_NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const xmlDocument = (root: 'urlset' | 'sitemapindex', children: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${XML_NAMESPACES}>\n${children.join('\n')}\n</${root}>\n`;
