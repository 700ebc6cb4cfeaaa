import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/errors.ts';
import { SERVICE_SESSION_LIFETIME_MS } from '../../shared/limits.ts';
import { requireUser } from '../accounts/require-user.ts';
import { hashToken, newToken } from '../accounts/token.ts';
import type { Deps } from '../deps.ts';
import { privateCookieFlags, serviceCookieName, sessionToken } from '../http/guards/session-cookie.ts';
import { grantServiceAccess, type ServiceAccess } from '../restaurants/access.ts';
import { findStaffAccess, isMeantFor } from '../restaurants/require-restaurant.ts';
import { createServiceSession, deleteServiceSession, findServiceSession, openServiceLink } from './queries.ts';

/**
 * Exchanges the link's token for a session of 12 hours; the phone's previous session ends.
 * @throws Refusal `service_link_ended` if no link has this token: it was revoked or replaced, or never existed.
 */
export async function startServiceSession(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  linkToken: string,
): Promise<void> {
  const time = deps.now();
  const now = time.toISOString();
  const old = cookieOf(deps, request);
  const token = newToken();
  await deps.db.transaction(async (tx) => {
    const restaurant_id = await openServiceLink(tx, hashToken(linkToken), now);
    if (restaurant_id === undefined) throw new Refusal('service_link_ended');
    if (old) await deleteServiceSession(tx, hashToken(old));
    const expires_at = new Date(time.getTime() + SERVICE_SESSION_LIFETIME_MS).toISOString();
    await createServiceSession(tx, { token_hash: hashToken(token), restaurant_id, expires_at }, now);
  });
  const flags = { ...privateCookieFlags(deps.env), maxAge: SERVICE_SESSION_LIFETIME_MS / 1_000 };
  reply.setCookie(serviceCookieName(deps.env), token, flags);
}

/**
 * The access of a phone that opened the link, or of somebody who signed in and is staff of the restaurant that the request
 * names; the first line of the handlers with `access: 'service'`. An owner's session doesn't grant it: it has routes of its own.
 *
 * @throws Refusal `unauthenticated` without a live session; `restaurant_mismatch` if a request names another restaurant in
 * X-Restaurant-Id, such as a mark that waited for a network while the phone changed restaurants.
 */
export async function requireService(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  request: FastifyRequest,
): Promise<ServiceAccess> {
  const token = cookieOf(deps, request);
  const restaurantId = token && (await findServiceSession(deps.db, hashToken(token), deps.now().toISOString()));
  if (restaurantId && isMeantFor(request, restaurantId)) return grantServiceAccess(restaurantId);
  const staffAccess = await findSignedInStaff(deps, request);
  if (staffAccess) return staffAccess;
  throw new Refusal(restaurantId ? 'restaurant_mismatch' : 'unauthenticated');
}

async function findSignedInStaff(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  request: FastifyRequest,
): Promise<ServiceAccess | undefined> {
  if (sessionToken(request, deps.env) === undefined) return undefined;
  const { user_id } = await requireUser(deps, request);
  return await findStaffAccess(deps.db, request, user_id);
}

const cookieOf = ({ env }: Pick<Deps, 'env'>, request: FastifyRequest): string | undefined =>
  request.cookies[serviceCookieName(env)];
