import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Refusal } from '../../shared/errors.ts';
import { LANGUAGE_TAGS, type MenuLocale } from '../../shared/locales.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { normaliseRestaurantId } from '../../shared/restaurant-id.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { finishedLanguages } from '../publishing/memory/guest-language.ts';
import { menuPath } from './menu-address.ts';
import { listPageStarts, listShownFrom } from './sitemap-queries.ts';

/** With at most 50 menus each, far below a page's limits (sitemaps.org: 50,000 addresses, 50 MB). */
const RESTAURANTS_PER_PAGE = 250;
const MAX_PAGES = 50_000;
const KEPT_PAGES = 50;
const KEPT_MS = 10 * 60 * 1_000;
const CACHE_CONTROL = 'public, max-age=3600';
const INDEX_KEY = '';

/**
 * robots.txt and the sitemap (sitemaps.org). A page is read from the database, starting at one id, and cached for some
 * minutes; the only list of all restaurants in memory is that of the pages' first ids.
 */
export function sitemapRoutes(app: App, { db, env }: Pick<Deps, 'db' | 'env'>): void {
  const siteUrl = env.PUBLIC_URL;
  const documentCache = new LRUCache<string, string>({
    max: KEPT_PAGES,
    ttl: KEPT_MS,
    fetchMethod: async (first) => (first === INDEX_KEY ? await makeIndex() : await makePage(first)),
  });
  const makeIndex = async () => {
    const starts = await listPageStarts(db, env, RESTAURANTS_PER_PAGE, MAX_PAGES);
    const pages = starts.map((first) =>
      xmlElement('sitemap', siteUrl + fillPath(GUEST_PATHS.sitemapPage, { file: `${first}.xml` })),
    );
    return xmlDocument('sitemapindex', pages);
  };
  const makePage = async (first: string) => {
    const restaurants = await listShownFrom(db, env, first, RESTAURANTS_PER_PAGE);
    const urls = restaurants.flatMap(({ id, published_at, menu_ids, main_locale, translated_locales }) => {
      const locales = finishedLanguages(main_locale, translated_locales);
      return menu_ids.map((menu_id) => {
        const address = siteUrl + menuPath(id, menu_id);
        return xmlElement('url', address, { modified: published_at, more: alternateLinks(address, locales) });
      });
    });
    return xmlDocument('urlset', urls);
  };
  const sendSitemap = async (reply: FastifyReply, first: string) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .type('application/xml; charset=utf-8')
      .send(await documentCache.forceFetch(first));

  const config = { access: 'everyone', scripts: 'none' } as const;
  app.route({
    method: 'GET',
    url: GUEST_PATHS.sitemap,
    config,
    schema: { hide: true },
    handler: async (_request, reply) => await sendSitemap(reply, INDEX_KEY),
  });

  app.route({
    method: 'GET',
    url: GUEST_PATHS.sitemapPage,
    config,
    schema: { hide: true, params: z.strictObject({ file: z.string().endsWith('.xml') }) },
    handler: async (request, reply) => {
      const first = request.params.file.slice(0, -'.xml'.length);
      if (normaliseRestaurantId(first) !== first) throw new Refusal('not_found');
      return await sendSitemap(reply, first);
    },
  });

  const robotsLines = [
    'User-agent: *',
    ...['/api/', '/dev/', '/admin/'].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}${GUEST_PATHS.sitemap}`,
    '',
  ].join('\n');
  app.get(GUEST_PATHS.robots, { config: { ...config, rateLimit: false }, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', CACHE_CONTROL).type('text/plain; charset=utf-8').send(robotsLines),
  );
}

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
