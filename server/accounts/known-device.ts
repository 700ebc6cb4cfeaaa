import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DEVICE_LIFETIME_MS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { privateCookieFlags, privateCookieName } from '../http/guards/session-cookie.ts';
import type { AuthorizedUser } from './authorized-user.ts';
import { isDeviceOf, markDeviceUsed, replaceKnownDevice } from './device-queries.ts';
import { hashToken, newToken } from './token.ts';

const COOKIE_NAME = 'device';

/** The cookie of a browser that signed in before, as the request carries it. */
export const deviceToken = (request: FastifyRequest, { env }: Pick<Deps, 'env'>): string | undefined =>
  request.cookies[privateCookieName(env, COOKIE_NAME)];

/**
 * Remembers that this browser signed in to an account (OWASP's "device cookie"). Its only right is a code of its own, so
 * that strangers can't keep an owner out of it.
 * @param oldToken The cookie that the request came with; if it is this account's, it stays.
 * @returns The row, and the token for the cookie.
 */
export async function rememberDevice(
  authorized: AuthorizedUser,
  { oldToken, now }: { oldToken: string | undefined; now: Date },
): Promise<{ id: string; token: string }> {
  const time = now.toISOString();
  const knownDevice = oldToken && (await markDeviceUsed(authorized, hashToken(oldToken), time));
  if (oldToken && knownDevice) return { id: knownDevice, token: oldToken };
  const token = newToken();
  return { id: await replaceKnownDevice(authorized, { token_hash: hashToken(token), now: time }), token };
}

export function setDeviceCookie(reply: FastifyReply, { env }: Pick<Deps, 'env'>, token: string): void {
  const cookieFlags = { ...privateCookieFlags(env), maxAge: KNOWN_DEVICE_LIFETIME_MS / 1_000 };
  reply.setCookie(privateCookieName(env, COOKIE_NAME), token, cookieFlags);
}

/** Whether this browser signed in to the account of an address before, and was not revoked since. */
export async function isKnownDevice(
  request: FastifyRequest,
  deps: Pick<Deps, 'db' | 'env'>,
  email: string,
): Promise<boolean> {
  const token = deviceToken(request, deps);
  // Without the cookie no user is looked up: the answer is as fast for every address.
  return token !== undefined && (await isDeviceOf(deps.db, hashToken(token), email));
}
