import { z } from 'zod';
import { Refusal } from '../../shared/errors.ts';
import { OWN_DOMAIN_PATHS } from '../../shared/own-domain.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app.ts';
import { isForwarded, isNearPeer } from '../http/guards/near-peer.ts';
import { ownDomainOf } from '../http/own-domain.ts';
import { ownOrigin } from '../own-domains/own-host.ts';
import type { PublicStateCache } from '../publishing/memory/public-state-cache.ts';
import { cacheTag } from './cache-tag.ts';
import { openOwnDomainSites } from './own-domain-sites.ts';
import { menuSitemap } from './sitemap-document.ts';

const CACHE_CONTROL = 'public, max-age=300';

/** Shows restaurants' pages at their own domains, and answers the proxy and search engines that ask about them. */
export function ownDomainSiteRoutes(
  app: App,
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'now'>,
  { memory }: { memory: PublicStateCache },
): void {
  const { env } = deps;
  const sites = openOwnDomainSites(deps, memory);
  app.siteByHost(sites.find);

  app.route({
    method: 'GET',
    url: OWN_DOMAIN_PATHS.certificate,
    config: { access: 'everyone', rateLimit: false },
    schema: { hide: true, querystring: z.looseObject({ domain: z.string() }) },
    handler: async (request, reply) => {
      // For the proxy in front alone, which asks by itself and forwards nothing.
      if (!isNearPeer(request) || isForwarded(request)) throw new Refusal('not_found');
      if (!(await sites.isServed(request.query.domain.toLowerCase()))) throw new Refusal('not_found');
      return reply.header('cache-control', 'no-store').send();
    },
  });

  const page = { config: { access: 'everyone', scripts: 'none' }, schema: { hide: true } } as const;

  app.get(OWN_DOMAIN_PATHS.robots, page, async (request, reply) => {
    const ownDomain = ownDomainOf(request.raw);
    if (!ownDomain) throw new Refusal('not_found');
    const sitemapUrl = `${ownOrigin(env, ownDomain.host)}/sitemap.xml`;
    const lines = ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${sitemapUrl}`, ''];
    return reply
      .headers({ ...cacheTag(ownDomain.restaurant_id), 'cache-control': CACHE_CONTROL })
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n'));
  });

  app.get(OWN_DOMAIN_PATHS.sitemap, page, async (request, reply) => {
    const ownDomain = ownDomainOf(request.raw);
    const entry = ownDomain && (await memory.read(ownDomain.restaurant_id));
    if (!ownDomain || !entry?.shown) throw new Refusal('not_found');
    const { published_at, menu_ids, locales } = entry.shown;
    const origin = ownOrigin(env, ownDomain.host);
    const addresses = menu_ids.map((menuId) => `${origin}/menus/${menuId}`);
    return reply
      .headers({ ...cacheTag(ownDomain.restaurant_id), 'cache-control': CACHE_CONTROL })
      .type('application/xml; charset=utf-8')
      .send(menuSitemap(addresses.map((address) => ({ address, published_at, locales }))));
  });
}
