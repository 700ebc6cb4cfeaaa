import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { Refusal } from '../../../shared/errors.ts';
import type { Deps } from '../../deps.ts';
import type { App } from '../app.ts';
import { SteadyCounts } from './steady-counts.ts';

const MINUTE_MS = 60_000;

/** Files named by their content hash: sent from the disk, cached by browsers. */
const FILE_PREFIXES = ['/assets/', '/files/'];
export const isFile = (url: string): boolean => FILE_PREFIXES.some((prefix) => url.startsWith(prefix));

/**
 * Every route is limited by the client's address; a route with `config: { rateLimit }` has its own count. Counted in
 * this process; the plugin's `store` option accepts one that nodes share. An IPv6 address counts as its /64. Files don't
 * count: the guests of a full dining room share one address, and each page shows dozens of pictures.
 */
export async function setUpRateLimits(app: App, { env }: Pick<Deps, 'env'>): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: env.limits.REQUESTS_PER_MINUTE_PER_ADDRESS,
    timeWindow: MINUTE_MS,
    store: SteadyCounts,
    allowList: ({ url }) => isFile(url),
    errorResponseBuilder: () => new Refusal('too_many_requests'),
  });
}

/** For routes that request and try codes. */
export const signInLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions => ({
  max: env.limits.SIGN_INS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For routes that receive files. */
export const uploadLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions => ({
  max: env.limits.UPLOADS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For the route that publishes: each publication is a copy of the whole menu. */
export const publishLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions => ({
  max: env.limits.PUBLICATIONS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For the route that exports an account's data: it reads everything. */
export const exportLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions => ({
  max: env.limits.EXPORTS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For the assistant: a dining room shares an address. Counted in this process, so that no address is stored. */
export const chatLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions => ({
  max: env.limits.CHAT_MESSAGES_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For routes that render: an owner needs a few sizes of a code. */
export const drawingLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions => ({
  max: env.limits.DRAWINGS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});

/** For routes that charge a card, against card testing. */
export const paymentLimit = ({ env }: Pick<Deps, 'env'>): RateLimitOptions => ({
  max: env.limits.PAYMENTS_PER_MINUTE_PER_ADDRESS,
  timeWindow: MINUTE_MS,
});
