import type { IncomingMessage } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** Fastify with routes typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * Who may call a route. Every route declares it (`config: { access: 'owner' }`); the server does not start
 * if one doesn't, and the tests of access are generated from it.
 * - `everyone`: no session needed, and none used for permission
 * - `user`: a signed-in user
 * - `owner`: a signed-in user with a restaurant; the handler's first line reads its RestaurantAccess
 * - `key`: a till or a website with a key that reads what is published; the handler's first line reads its KeyAccess
 * - `service`: a staff member's phone that opened the link; the handler's first line reads its ServiceAccess
 */
export type RouteAccess = 'everyone' | 'user' | 'owner' | 'service' | 'key';

/** One entry per method and address, without HEAD. */
export type RouteEntry = { method: string; url: string; access: RouteAccess };

/** The labels under which failures are reported (specification §8, "Reported failures"). */
export const FAILURE_LABELS = [
  'restaurant.store',
  'restaurant.update',
  'restaurant.usage',
  'subscription.cancel',
  'subscription.subscribe',
  'session.init',
  'session.logout',
  'user.delete',
  'logo.upload',
  'restaurant.publish',
] as const;

/** Answers a GET of an unknown address with a page, if a person opened it. */
export type NotFoundPage = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A complete answer, ready to be sent. */
export type MemoryAnswer = {
  status: 200 | 304;
  /** Names and values alternate. */
  head: readonly string[];
  /** Bytes as characters ("latin1"), which Node sends together with the head in one write; empty for a 304. */
  body: string;
};

/** The domain of one restaurant, by which a request came. */
export type OwnDomain = { host: string; restaurant_id: string };

/** What a request's Host shows: one restaurant at an address of ours, or nothing, with a reason. */
export type HostSite = { own_domain: OwnDomain; url: string } | { status: 404 | 503 };

/** Returns null for a host of this installation: the request is answered as it is. */
export type FindHostSite = (request: IncomingMessage) => HostSite | null | Promise<HostSite | null>;

/** Returns the answer to a GET if it is in memory. */
export type FindMemoryAnswer = (request: IncomingMessage) => MemoryAnswer | undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** Logged with each failure of the route. A refusal is not a failure. */
    failure?: (typeof FAILURE_LABELS)[number];
    /** False for unsafe routes that can't carry the XSRF token (webhooks). */
    xsrf?: boolean;
    /** Whose pages may show it in a frame: our own, or those of any site; nobody's by default. */
    framed?: 'same-origin' | 'anywhere';
    /** Whether the app asks for it by itself, although nobody uses it: such a request keeps no session alive. */
    isPolled?: true;
    /** `none` for a guest's page, which has no token. */
    scripts?: 'none';
  }

  interface FastifyInstance {
    /** Every declared route, for the tests of access and tenancy. */
    routeTable: readonly RouteEntry[];
    /** Sets the page for an unknown address; without it the answer is JSON. */
    setNotFoundPage(page: NotFoundPage): void;
    /** Sets the lookup for answers in memory, which runs before everything else. */
    answerFromMemory(find: FindMemoryAnswer): void;
    /** Sets what each host shows. It runs before the lookup for answers in memory. */
    siteByHost(find: FindHostSite): void;
  }
}
