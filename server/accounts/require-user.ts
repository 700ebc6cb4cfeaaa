import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import { sessionToken } from '../http/guards/session-cookie.ts';
import { isConfirmed } from './is-confirmed.ts';
import { findSession, markSessionUsed } from './queries.ts';
import { hashToken } from './token.ts';
import type { SignedIn } from './user-queries.ts';

/** Less than the shortest time without use that ends a session. */
const USE_KEPT_EVERY_MS = 5 * 60 * 1_000;

/**
 * The signed-in user of a request.
 * @throws Refusal `unauthenticated` if there is no session, or it has expired.
 */
export async function requireUser(deps: Pick<Deps, 'db' | 'env' | 'now'>, request: FastifyRequest): Promise<SignedIn> {
  const { user_id, session_id } = await requireSession(deps, request);
  return { user_id, session_id };
}

/**
 * The same, for what must have been confirmed within the last minutes (`CONFIRMED_FOR_MS`).
 * @throws Refusal `unauthenticated`; `confirmation_required` if the code or passkey was too long ago.
 */
export async function requireConfirmedUser(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  request: FastifyRequest,
): Promise<SignedIn> {
  const { user_id, session_id, created_at } = await requireSession(deps, request);
  if (!isConfirmed(created_at, deps.now())) throw new Refusal('confirmation_required');
  return { user_id, session_id };
}

/** The same, with whether they were confirmed within the last minutes. @throws Refusal `unauthenticated`. */
export async function requireUserWithConfirmation(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  request: FastifyRequest,
): Promise<SignedIn & { is_confirmed: boolean }> {
  const { user_id, session_id, created_at } = await requireSession(deps, request);
  return { user_id, session_id, is_confirmed: isConfirmed(created_at, deps.now()) };
}

async function requireSession(deps: Pick<Deps, 'db' | 'env' | 'now'>, request: FastifyRequest) {
  const token = sessionToken(request, deps.env);
  if (!token) throw new Refusal('unauthenticated');
  const now = deps.now();
  const session = await findSession(deps.db, hashToken(token), now.toISOString());
  if (!session) throw new Refusal('unauthenticated');
  if (request.routeOptions.config.isPolled) return session;
  const staleBefore = new Date(now.getTime() - USE_KEPT_EVERY_MS).toISOString();
  if (session.last_used_at < staleBefore)
    await markSessionUsed(deps.db, session.session_id, now.toISOString(), staleBefore);
  return session;
}
