import { hash } from 'node:crypto';
import rateLimit, {
  type CreateRateLimitOptions,
  type FastifyRateLimitStore,
  type RateLimitOptions,
} from '@fastify/rate-limit';
import { Refusal } from '../../../shared/errors.ts';
import type { Deps } from '../../deps.ts';
import type { App } from '../app.ts';
import { MonotonicRateLimitStore } from './monotonic-rate-limit-store.ts';
import { SharedCounts } from './shared-counts.ts';

const MINUTE_MS = 60_000;

/** A limit that all nodes count together, in the database: for routes that use it anyway. */
type SharedLimit = { isShared: true };
/** What the plugin passes for a route with a limit of its own. */
type RouteOfLimit = { isShared?: boolean; routeInfo: { method: string | string[]; url: string } };

/** Files named by their content hash: sent from the disk, cached by browsers. */
const FILE_PREFIXES = ['/assets/', '/files/'];
export const isFile = (url: string): boolean => FILE_PREFIXES.some((prefix) => url.startsWith(prefix));

/**
 * Every route is limited by the client's address; a route with `config: { rateLimit }` has its own count. Counted in
 * this process, so that a public page needs no query, unless the route's limit is shared. An IPv6 address counts as its
 * /64. Files don't count: the guests of a full dining room share one address, and each page shows dozens of pictures.
 */
export async function setUpRateLimits(
  app: App,
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'now' | 'secret'>,
): Promise<void> {
  const { env } = deps;
  class RouteCounts implements FastifyRateLimitStore {
    readonly #own = new MonotonicRateLimitStore();

    incr(...event: Parameters<MonotonicRateLimitStore['incr']>): void {
      this.#own.incr(...event);
    }

    /** A route with a limit of its own has a separate count. */
    child(options: object): FastifyRateLimitStore {
      // The plugin passes the merged options of the limit, not those of the route as its types say.
      const { isShared, routeInfo } = options as RouteOfLimit;
      if (!isShared) return new MonotonicRateLimitStore();
      return new SharedCounts(deps, `${[routeInfo.method].flat().join()} ${routeInfo.url}`);
    }
  }
  await app.register(rateLimit, {
    global: true,
    max: env.limits.REQUESTS_PER_MINUTE_PER_ADDRESS,
    timeWindow: MINUTE_MS,
    store: RouteCounts,
    allowList: ({ url }) => isFile(url),
    errorResponseBuilder: () => new Refusal('too_many_requests'),
  });
}

/** For routes that request and try codes. */
export const signInLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions & SharedLimit => ({
  isShared: true,
  max: env.limits.SIGN_INS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For routes that receive files. */
export const uploadLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions & SharedLimit => ({
  isShared: true,
  max: env.limits.UPLOADS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For routes that may write the whole menu: publishing copies it; restoring a publication writes it back. */
export const publishLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions & SharedLimit => ({
  isShared: true,
  max: env.limits.PUBLICATIONS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For the route that restores from the bin: it reads the whole menu, and undoing a deletion is one call of it. */
export const restoreLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions & SharedLimit => ({
  isShared: true,
  max: env.limits.RESTORES_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For the route that exports an account's data: it reads everything. */
export const exportLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions & SharedLimit => ({
  isShared: true,
  max: env.limits.EXPORTS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For the assistant: a dining room shares an address. */
export const chatLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions & SharedLimit => ({
  isShared: true,
  max: env.limits.CHAT_MESSAGES_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For routes that render: an owner needs a few sizes of a code. Not shared: it protects the processor of each node. */
export const drawingLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions => ({
  max: env.limits.DRAWINGS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For routes that charge a card, against card testing. */
export const paymentLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions & SharedLimit => ({
  isShared: true,
  max: env.limits.PAYMENTS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** Of one key, wherever its requests come from; addresses have their own limit. Counted by each node. */
export const menuKeyLimit = ({ env }: Pick<Deps, 'env'>): CreateRateLimitOptions => ({
  max: env.limits.MENU_READS_PER_MINUTE_PER_KEY,
  timeWindow: MINUTE_MS,
  keyGenerator: ({ headers }) => hash('sha256', (headers.authorization ?? '').replace(/^\S+ +/, '')),
});
