import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { privateCookieFlags, privateCookieName } from '../http/guards/session-cookie.ts';
import { isSameHash } from './login-code.ts';

const NAME = 'device';
// The longest that browsers keep a cookie (RFC 6265bis §5.5).
const LIFETIME_S = 400 * 24 * 60 * 60;

type KnownDeviceDeps = Pick<Deps, 'env' | 'secret'>;

/**
 * Remembers that this browser signed in to an address (OWASP's "device cookie"). Its only right is to try a code while
 * the tries of unknown browsers are used up, so that an attack on the whole service does not lock its owners out.
 */
export function rememberDevice(reply: FastifyReply, deps: KnownDeviceDeps, email: string): void {
  const flags = { ...privateCookieFlags(deps.env), maxAge: LIFETIME_S };
  reply.setCookie(privateCookieName(deps.env, NAME), proofOf(deps, email), flags);
}

export const isKnownDevice = (request: FastifyRequest, deps: KnownDeviceDeps, email: string): boolean =>
  isSameHash(request.cookies[privateCookieName(deps.env, NAME)] ?? '', proofOf(deps, email));

const proofOf = ({ secret }: KnownDeviceDeps, email: string): string =>
  createHmac('sha256', secret).update(`device:${email}`).digest('base64url');
