import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/errors.ts';
import { hashToken, newToken } from '../accounts/token.ts';
import type { Deps } from '../deps.ts';
import { grantKeyAccess, type KeyAccess } from '../restaurants/access.ts';
import { findMenuKey, setLastUsed } from './queries.ts';

/** By it programs that look for secrets in public places recognise one. */
const KEY_PREFIX = 'ardoise_';

export const newMenuKey = (): string => KEY_PREFIX + newToken();

/** RFC 6750 §2.1; the scheme's name is compared without case (RFC 9110 §11.1). */
const BEARER_PATTERN = /^Bearer +(ardoise_[\w-]{43})$/i;

/**
 * The access of a till or website that shows its key; the first line of the handlers with `access: 'key'`. A session doesn't
 * grant it. The day of use is written once a day.
 *
 * @throws Refusal `unauthenticated` without a key, `menu_key_refused` if it was revoked or never existed, each with the
 * header that says what is needed (RFC 9110 §11.6.1).
 */
export async function requireMenuKey(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KeyAccess> {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    reply.header('www-authenticate', 'Bearer');
    throw new Refusal('unauthenticated');
  }
  const secret = BEARER_PATTERN.exec(authorization)?.[1];
  const key = secret === undefined ? undefined : await findMenuKey(db, hashToken(secret));
  if (!key) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new Refusal('menu_key_refused');
  }
  const day = now().toISOString().slice(0, 10);
  if (key.last_used_on !== day) await setLastUsed(db, key, day);
  return grantKeyAccess(key.restaurant_id);
}
