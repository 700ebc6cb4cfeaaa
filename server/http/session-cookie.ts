import type { FastifyReply } from 'fastify';
import { SESSION_LIFETIME_MS } from '../../shared/limits.ts';
import type { Env } from '../env.ts';

export const SESSION_COOKIE = 'session';

/** The flags of every cookie that only the server reads. */
export const privateCookieFlags = (env: Pick<Env, 'is_https'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: env.is_https }) as const;

/** Gives the browser the session's token for 31 days (specification §9). */
export function setSessionCookie(reply: FastifyReply, env: Pick<Env, 'is_https'>, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...privateCookieFlags(env), maxAge: SESSION_LIFETIME_MS / 1_000 });
}

export function clearSessionCookie(reply: FastifyReply, env: Pick<Env, 'is_https'>): void {
  reply.clearCookie(SESSION_COOKIE, privateCookieFlags(env));
}
