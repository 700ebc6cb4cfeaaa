import type { IncomingMessage } from 'node:http';
import { API_PATHS, fillPath, GUEST_PATHS } from '../../shared/paths.ts';
import type { Env } from '../env.ts';
import { ownDomainOf } from '../http/own-domain.ts';
import { ownOrigin } from '../own-domains/own-host.ts';
import type { PublicState } from '../publishing/queries.ts';

/** Paths below a restaurant's address here, and at the top of its own domain: "/menus/1". */
const PAGE_PATTERN = /^\/(?:(?:menus|q|card)\/[^/]+\/?|menu\.webmanifest|robots\.txt|sitemap\.xml)$/;
/** Files that are named by their content. */
const FILE_PATTERN = /^\/(?:assets|files)\/[\w.-]+$/;
const CHAT_PATTERN = new RegExp(`^${fillPath(API_PATHS.chat, { id: '' })}[\\w-]+$`);

const homePath = (restaurantId: string): string => fillPath(GUEST_PATHS.restaurant, { restaurantId });

/**
 * The address here of what a restaurant's domain shows at an address: pages of this restaurant, files, and what its guests'
 * chat sends. Every other page is one that the restaurant doesn't have. Null for what is no page, either.
 */
export function toInnerUrl(
  { method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
  restaurantId: string,
) {
  const [path = '', ...queryParts] = url.split('?');
  const query = queryParts.length > 0 ? `?${queryParts.join('?')}` : '';
  const home = homePath(restaurantId);
  if (method === 'GET' || method === 'HEAD') {
    if (path === '/') return home + query;
    if (PAGE_PATTERN.test(path)) return home + path + query;
    if (FILE_PATTERN.test(path) || path === API_PATHS.csrfCookie) return url;
    return path.startsWith('/api/') ? null : `${home}/-`;
  }
  const isNewChat = method === 'POST' && path === fillPath(API_PATHS.restaurantChats, { id: restaurantId });
  return isNewChat || (method === 'PUT' && CHAT_PATTERN.test(path)) ? url : null;
}

/** The path of one of a restaurant's pages where the request came: shorter at the restaurant's own domain. */
export function toOuterPath(request: IncomingMessage, path: string): string {
  const ownDomain = ownDomainOf(request);
  if (!ownDomain) return path;
  const home = homePath(ownDomain.restaurant_id);
  if (path !== home && !path.startsWith(`${home}/`)) throw new Error(`${path} is not below ${home}.`);
  return path.slice(home.length) || '/';
}

/** A page's canonical address: `home_path` is empty at the restaurant's own domain. */
type CanonicalSite = { public_url: string; home_path: string };
/** `links_path` is the restaurant's path where the page is shown. */
export type ShownSite = CanonicalSite & { links_path: string };

const ownSite = (env: Pick<Env, 'PUBLIC_URL'>, host: string): CanonicalSite => ({
  public_url: ownOrigin(env, host),
  home_path: '',
});

/** Where search engines and shared links lead: the restaurant's domain while that leads here, else its address here. */
export function canonicalSite(
  env: Pick<Env, 'PUBLIC_URL' | 'OWN_DOMAIN_TARGET'>,
  restaurantId: string,
  { own_host, own_host_state }: Pick<PublicState, 'own_host' | 'own_host_state'>,
): CanonicalSite {
  // The operator may have ceased to offer it.
  if (env.OWN_DOMAIN_TARGET !== undefined && own_host !== null && own_host_state === 'active')
    return ownSite(env, own_host);
  return { public_url: env.PUBLIC_URL, home_path: homePath(restaurantId) };
}

/**
 * The site that a page is shown on, and the one that it names as canonical. A page at the address here stays here, with its
 * links: whatever happens to the domain, its certificate or its records, what is printed leads to the menu.
 */
export function siteOfPage(
  env: Pick<Env, 'PUBLIC_URL' | 'OWN_DOMAIN_TARGET'>,
  request: IncomingMessage,
  { restaurant_id, state }: { restaurant_id: string; state: Pick<PublicState, 'own_host' | 'own_host_state'> },
): ShownSite {
  const ownDomain = ownDomainOf(request);
  if (ownDomain) return { ...ownSite(env, ownDomain.host), links_path: '' };
  return { ...canonicalSite(env, restaurant_id, state), links_path: homePath(restaurant_id) };
}
