import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
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
 * Who may call a route. Every route declares it (`config: { access: 'owner' }`); the start fails where one doesn't,
 * and the tests of access are generated from it.
 * - `everyone`: no session needed, none looked at for permission
 * - `user`: a signed-in user
 * - `owner`: a signed-in user with a restaurant; the handler's first line takes its RestaurantAccess
 */
export type RouteAccess = 'everyone' | 'user' | 'owner';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** False for unsafe routes that don't carry the XSRF token (webhooks). */
    xsrf?: boolean;
  }
}
