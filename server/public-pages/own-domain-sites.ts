import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { isServedState } from '../../shared/api/own-domains.ts';
import { OWN_DOMAIN_HEADER } from '../../shared/own-domain.ts';
import { splitConnections } from '../db/connection-budget.ts';
import type { Deps } from '../deps.ts';
import type { FindHostSite, HostSite } from '../http/app.ts';
import { installationHosts, MAX_HOST_CHARACTERS } from '../own-domains/own-host.ts';
import { findRestaurantOfHost } from '../own-domains/queries.ts';
import type { PublicEntry } from '../publishing/memory/public-entry.ts';
import { type PublicStateCache, withinTime } from '../publishing/memory/public-state-cache.ts';
import { toInnerUrl } from './own-domain-url.ts';

const MAX_HOSTS = 20_000;
/** Hosts that show nothing, in a cache of their own: whoever sends names at random evicts no restaurant's. */
const MAX_UNKNOWN_HOSTS = 2_000;
/** A host that shows nothing yet, or that nobody claims, is looked up again after this long. */
const UNKNOWN_LIFE_MS = 2_000;
/** Of the connections for queries: look-ups of hosts come before every limit of requests. */
const LOOKUP_SHARE = 1 / 4;
/** How long a request waits for a database that may be down: a probe by a name of its own is answered without it. */
const LOOKUP_PATIENCE_MS = 1_000;
/** Failed look-ups have one line in the log in this time. */
const LOG_PAUSE_MS = 60_000;

export type OwnDomainSites = {
  find: FindHostSite;
  /** Whether a host may have a certificate: a restaurant's published menu is shown there. */
  isServed(host: string): Promise<boolean>;
};

/**
 * Which restaurant a host shows, from memory. The cache only says which restaurant to ask: its own public state, which
 * every change drops (docs/decisions/021), has to name the host.
 *
 * A host that shows no restaurant is answered as if there were no domains: a claim alone changes no answer
 * of the installation. If the proxy says that it got the request by a name that isn't the installation's, the answer is 404
 * instead, even where domains are no longer offered: the owner's app never appears under a restaurant's former domain.
 */
export function openOwnDomainSites(
  { db, env, log, now }: Pick<Deps, 'db' | 'env' | 'log' | 'now'>,
  memory: Pick<PublicStateCache, 'fresh' | 'read'>,
): OwnDomainSites {
  const ownerCache = new LRUCache<string, string>({ max: MAX_HOSTS });
  const unknownCache = new LRUCache<string, true>({ max: MAX_UNKNOWN_HOSTS, ttl: UNKNOWN_LIFE_MS });
  const pendingLookups = new Map<string, Promise<string | null>>();
  const maxLookups = Math.max(1, Math.floor(splitConnections(env.DATABASE_CONNECTIONS).queries * LOOKUP_SHARE));
  const ourHosts = new Set(installationHosts(env));
  let loggedAt = Number.NEGATIVE_INFINITY;

  /** Names of this machine or its network, and numbers, are no restaurant's. */
  const canBeDomain = (host: string): boolean =>
    env.OWN_DOMAIN_TARGET !== undefined &&
    host.length <= MAX_HOST_CHARACTERS &&
    host.includes('.') &&
    !host.startsWith('[') &&
    isIP(host) === 0;

  const lookUpOwner = (host: string): Promise<string | null> => {
    const pendingLookup = pendingLookups.get(host);
    if (pendingLookup !== undefined) return pendingLookup;
    if (pendingLookups.size >= maxLookups) return Promise.reject(new Error('Too many unknown hosts at once.'));
    const lookup = findRestaurantOfHost(db, host)
      .then((restaurantId) => {
        if (restaurantId === undefined) {
          ownerCache.delete(host);
          unknownCache.set(host, true);
          return null;
        }
        ownerCache.set(host, restaurantId);
        return restaurantId;
      })
      .finally(() => pendingLookups.delete(host));
    pendingLookups.set(host, lookup);
    return lookup;
  };

  const readRestaurant = async (host: string): Promise<string | null> => {
    const cachedId = ownerCache.get(host);
    if (cachedId !== undefined && showsHost(await memory.read(cachedId), host)) return cachedId;
    const restaurantId = await withinTime(LOOKUP_PATIENCE_MS, lookUpOwner(host));
    return restaurantId !== null && showsHost(await memory.read(restaurantId), host) ? restaurantId : null;
  };

  const siteOf = (request: IncomingMessage, host: string, restaurantId: string): HostSite => {
    const url = toInnerUrl(request, restaurantId);
    return url === null ? { status: 404 } : { own_domain: { host, restaurant_id: restaurantId }, url };
  };

  const logFailure = (error: unknown): void => {
    const time = now().getTime();
    if (Math.abs(time - loggedAt) < LOG_PAUSE_MS) return;
    loggedAt = time;
    log.warn({ err: error }, 'a host could not be looked up');
  };

  return {
    find(request) {
      const host = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
      if (ourHosts.has(host)) return null;
      const isForeign = request.headers[OWN_DOMAIN_HEADER] !== undefined;
      const withoutSite: HostSite | null = isForeign ? { status: 404 } : null;
      if (!canBeDomain(host)) return withoutSite;
      const cachedId = ownerCache.get(host);
      if (cachedId !== undefined && showsHost(memory.fresh(cachedId), host)) return siteOf(request, host, cachedId);
      if (unknownCache.has(host)) return withoutSite;
      return readRestaurant(host).then(
        (restaurantId) => (restaurantId === null ? withoutSite : siteOf(request, host, restaurantId)),
        (error: unknown) => {
          logFailure(error);
          return isForeign ? { status: 503 } : null;
        },
      );
    },
    async isServed(host) {
      if (ourHosts.has(host) || !canBeDomain(host) || unknownCache.has(host)) return false;
      const restaurantId = await readRestaurant(host);
      return restaurantId !== null && (await memory.read(restaurantId))?.shown != null;
    },
  };
}

const showsHost = (entry: PublicEntry | undefined, host: string): boolean =>
  entry?.state.own_host === host && isServedState(entry.state.own_host_state);
