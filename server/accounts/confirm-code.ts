import { Refusal } from '../../shared/errors.ts';
import { LOGIN_CODE_TRIES, SESSION_LIFETIME_MS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { hashCode, isSameHash } from './login-code.ts';
import {
  countTry,
  createSession,
  createUser,
  deleteSessionByToken,
  findLoginCodeByEmail,
  type UserRow,
  useCode,
} from './queries.ts';
import { hashToken, newToken } from './token.ts';

const MAX_DEVICE_CHARACTERS = 200;

/**
 * Signs in by a code; a confirmed registration becomes a user. The session is always a new one, and the one that the
 * request came with ends.
 * @throws Refusal `code_invalid`, `code_expired` (also where it was used) or `code_tries_used`.
 */
export async function confirmCode(
  deps: Pick<Deps, 'db' | 'now' | 'secret'>,
  { email, code, device, oldToken }: { email: string; code: string; device: string; oldToken: string | undefined },
): Promise<{ user: UserRow; token: string }> {
  const time = deps.now();
  const now = time.toISOString();
  const tried = await countTry(deps.db, email, now, LOGIN_CODE_TRIES);
  if (!tried) throw new Refusal(await whyNoneIsLeft(deps, email, now));
  if (!isSameHash(hashCode(deps.secret, tried, code), tried.code_hash))
    throw new Refusal(tried.tries < LOGIN_CODE_TRIES ? 'code_invalid' : 'code_tries_used');

  const token = newToken();
  const user = await deps.db.transaction(async (tx) => {
    if (!(await useCode(tx, tried.id, tried.code_hash, now))) throw new Refusal('code_expired');
    const found = await createUser(tx, email, tried.locale, now);
    if (oldToken) await deleteSessionByToken(tx, hashToken(oldToken));
    await createSession(tx, {
      token_hash: hashToken(token),
      user_id: found.id,
      device: device.replace(/\p{Cc}/gu, '').slice(0, MAX_DEVICE_CHARACTERS),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(time.getTime() + SESSION_LIFETIME_MS).toISOString(),
    });
    return found;
  });
  return { user, token };
}

async function whyNoneIsLeft({ db }: Pick<Deps, 'db'>, email: string, now: string) {
  const row = await findLoginCodeByEmail(db, email);
  if (!row || row.expires_at <= now) return 'code_expired';
  return row.tries >= LOGIN_CODE_TRIES ? 'code_tries_used' : 'code_invalid';
}
