import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Refusal } from '../../shared/errors.ts';
import { fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import { normaliseRestaurantId } from '../../shared/restaurant-id.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { finishedLanguages } from '../publishing/memory/guest-language.ts';
import { menuPath } from './menu-address.ts';
import { menuSitemap, sitemapIndex } from './sitemap-document.ts';
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
    return sitemapIndex(starts.map((first) => siteUrl + fillPath(GUEST_PATHS.sitemapPage, { file: `${first}.xml` })));
  };
  const makePage = async (first: string) => {
    const restaurants = await listShownFrom(db, env, first, RESTAURANTS_PER_PAGE);
    const menus = restaurants.flatMap(({ id, published_at, menu_ids, main_locale, translated_locales }) => {
      const locales = finishedLanguages(main_locale, translated_locales);
      return menu_ids.map((menu_id) => ({ address: siteUrl + menuPath(id, menu_id), published_at, locales }));
    });
    return menuSitemap(menus);
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
