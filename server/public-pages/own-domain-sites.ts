import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import type { FindHostSite, HostSite } from '../http/app.ts';
import { findRestaurantOfHost } from '../own-domains/queries.ts';
import type { PublicEntry } from '../publishing/memory/public-entry.ts';
import type { PublicStateCache } from '../publishing/memory/public-state-cache.ts';
import { toInnerUrl } from './own-domain-url.ts';

const MAX_HOSTS = 20_000;
/** A host that shows nothing yet, or that nobody claims, is looked up again after this long. */
const UNKNOWN_LIFE_MS = 2_000;
/** Whoever sends names at random doesn't occupy the database. */
const MAX_LOOKUPS = 20;
const MAX_HOST_CHARACTERS = 253;

/** `restaurant_id` is null for a host that is claimed and not proven; `is_claimed` is false for one of nobody. */
type HostOwner = { restaurant_id: string | null; is_claimed: boolean };

export type OwnDomainSites = {
  find: FindHostSite;
  /** Whether a restaurant's page is shown at a host. */
  isServed(host: string): Promise<boolean>;
};

/**
 * Which restaurant a host shows, from memory. The cache only says which restaurant to ask: its own public state, which
 * every change drops (docs/decisions/021), has to name the host.
 */
export function openOwnDomainSites(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  memory: Pick<PublicStateCache, 'fresh' | 'read'>,
): OwnDomainSites {
  const ownerCache = new LRUCache<string, HostOwner>({ max: MAX_HOSTS });
  const pendingLookups = new Map<string, Promise<HostOwner>>();
  const ourHosts = new Set([new URL(env.PUBLIC_URL).hostname, env.OWN_DOMAIN_TARGET]);

  /** Names of this machine or its network, and numbers, are no restaurant's. */
  const isOurs = (host: string): boolean =>
    ourHosts.has(host) || !host.includes('.') || host.startsWith('[') || isIP(host) !== 0;

  const lookUpOwner = (host: string): Promise<HostOwner> => {
    const pendingLookup = pendingLookups.get(host);
    if (pendingLookup !== undefined) return pendingLookup;
    if (pendingLookups.size >= MAX_LOOKUPS) return Promise.reject(new Error('Too many unknown hosts at once.'));
    const lookup = findRestaurantOfHost(db, host)
      .then((restaurantId) => {
        const owner = { restaurant_id: restaurantId ?? null, is_claimed: restaurantId !== undefined };
        ownerCache.set(host, owner, owner.restaurant_id === null ? { ttl: UNKNOWN_LIFE_MS } : {});
        return owner;
      })
      .finally(() => pendingLookups.delete(host));
    pendingLookups.set(host, lookup);
    return lookup;
  };

  /** Null for a host of nobody; undefined for one that is claimed and shows nothing. */
  const readRestaurant = async (host: string): Promise<string | null | undefined> => {
    const cachedId = ownerCache.get(host)?.restaurant_id;
    if (cachedId && showsHost(await memory.read(cachedId), host)) return cachedId;
    const { restaurant_id, is_claimed } = await lookUpOwner(host);
    if (restaurant_id !== null && showsHost(await memory.read(restaurant_id), host)) return restaurant_id;
    return is_claimed ? undefined : null;
  };

  const siteOf = (request: IncomingMessage, host: string, restaurantId: string | null | undefined): HostSite | null => {
    if (restaurantId === null) return null;
    const url = restaurantId === undefined ? null : toInnerUrl(request, restaurantId);
    if (restaurantId === undefined || url === null) return { status: 404 };
    return { own_domain: { host, restaurant_id: restaurantId }, url };
  };

  return {
    find(request) {
      if (env.OWN_DOMAIN_TARGET === undefined) return null;
      const host = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
      if (isOurs(host)) return null;
      if (host.length > MAX_HOST_CHARACTERS) return { status: 404 };
      const cachedOwner = ownerCache.get(host);
      if (cachedOwner?.is_claimed === false) return null;
      const cachedId = cachedOwner?.restaurant_id;
      if (cachedId && showsHost(memory.fresh(cachedId), host)) return siteOf(request, host, cachedId);
      return readRestaurant(host).then((restaurantId) => siteOf(request, host, restaurantId));
    },
    async isServed(host) {
      if (env.OWN_DOMAIN_TARGET === undefined || isOurs(host) || host.length > MAX_HOST_CHARACTERS) return false;
      const cachedOwner = ownerCache.get(host);
      if (cachedOwner && cachedOwner.restaurant_id === null) return false;
      return typeof (await readRestaurant(host)) === 'string';
    },
  };
}

const showsHost = (entry: PublicEntry | undefined, host: string): boolean =>
  entry?.state.own_host === host &&
  (entry.state.own_host_state === 'active' || entry.state.own_host_state === 'failing');
