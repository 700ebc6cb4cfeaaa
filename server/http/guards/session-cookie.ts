import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_LIFETIME_MS } from '../../../shared/limits.ts';
import type { Env } from '../../env.ts';

/**
 * The name of an HttpOnly cookie. On https it has the prefix with which browsers refuse a cookie that another host of
 * the site, or plain http, tries to set (RFC 6265bis §4.1.3.2).
 */
export const privateCookieName = ({ is_https }: Pick<Env, 'is_https'>, name: string): string =>
  is_https ? `__Host-${name}` : name;

export const sessionCookieName = (env: Pick<Env, 'is_https'>): string => privateCookieName(env, 'session');

/** The session of a staff member's phone (server/service). */
export const serviceCookieName = (env: Pick<Env, 'is_https'>): string => privateCookieName(env, 'service');

/** The session's token that a request came with. */
export const sessionToken = (request: FastifyRequest, env: Pick<Env, 'is_https'>): string | undefined =>
  request.cookies[sessionCookieName(env)];

/** The flags of every HttpOnly cookie. */
export const privateCookieFlags = (env: Pick<Env, 'is_https'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: env.is_https }) as const;

/** Sets the session's cookie for 31 days (specification §9). */
export function setSessionCookie(reply: FastifyReply, env: Pick<Env, 'is_https'>, token: string): void {
  reply.setCookie(sessionCookieName(env), token, { ...privateCookieFlags(env), maxAge: SESSION_LIFETIME_MS / 1_000 });
}

/** Ends the session in the browser: removes its token and sets a new XSRF token. */
export function forgetSession(reply: FastifyReply, env: Pick<Env, 'is_https'>): void {
  reply.clearCookie(sessionCookieName(env), privateCookieFlags(env));
  reply.renewXsrf(null);
}
