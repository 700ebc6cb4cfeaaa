import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App, FindHostSite, HostSite } from '../app.ts';
import { markOwnDomain } from '../own-domain.ts';

const TEXTS = {
  404: 'There is nothing at this address.\n',
  503: 'This address can’t be looked up at the moment. Please try again.\n',
} satisfies Record<Extract<HostSite, { status: number }>['status'], string>;

const RETRY_AFTER_SECONDS = 5;
/**
 * What a request's Host shows, before a route is looked up. A request that comes by a restaurant's domain gets the address
 * that its path has there (server/public-pages/own-domain-url.ts), so that it can't reach another restaurant's page or the
 * owner's app.
 */
export function openHostSites(): {
  route(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  setUp(app: App): void;
} {
  let findSite: FindHostSite | undefined;
  const sendSite = (site: HostSite | null, request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (site && 'status' in site) return sendText(site, response);
    if (site) {
      markOwnDomain(request, site.own_domain);
      request.url = site.url;
    }
    next();
  };
  return {
    route(request, response, next) {
      const site = findSite?.(request) ?? null;
      if (!(site instanceof Promise)) return sendSite(site, request, response, next);
      site.catch(() => ({ status: 503 as const })).then((found) => sendSite(found, request, response, next));
    },
    setUp(app) {
      app.decorate('siteByHost', (finder: FindHostSite) => {
        findSite = finder;
      });
    },
  };
}

function sendText({ status }: Extract<HostSite, { status: number }>, response: ServerResponse): void {
  if (status === 503) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    .end(TEXTS[status]);
}
