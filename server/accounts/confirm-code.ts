import { Refusal } from '../../shared/errors.ts';
import { LOGIN_CODE_TRIES, SESSION_LIFETIME_MS } from '../../shared/limits.ts';
import type { Deps } from '../deps.ts';
import { hashCode, isSameHash } from './login-code.ts';
import {
  countTry,
  countTryOfHour,
  createSession,
  createUser,
  deleteSessionByToken,
  findLoginCodeByEmail,
  type UserRow,
  uncountTryOfHour,
  useCode,
} from './queries.ts';
import { hashToken, newToken } from './token.ts';

const MAX_DEVICE_CHARACTERS = 200;
const HOUR_MS = 60 * 60 * 1_000;

/**
 * Signs in by a code; a confirmed registration becomes a user. The session is always a new one, and the one that the
 * request came with ends.
 * @param attempt `timezone`: what the browser's clock is set to. `isKnown`: the browser signed in to this address
 * before. Others share the service's tries of an hour.
 * @throws Refusal `code_invalid`, `code_expired` (also where it was used), `code_tries_used`, or `too_many_requests`
 * while strangers' tries are used up; that try is not counted.
 */
export async function confirmCode(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'secret'>,
  attempt: {
    email: string;
    code: string;
    device: string;
    timezone?: string | undefined;
    isKnown: boolean;
    oldToken: string | undefined;
  },
): Promise<{ user: UserRow; token: string }> {
  const { email, code, device, isKnown, oldToken } = attempt;
  const time = deps.now();
  const now = time.toISOString();
  const hour = new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  const tried = await deps.db.transaction(async (tx) => {
    const counted = await countTry(tx, email, now, LOGIN_CODE_TRIES);
    if (counted && !isKnown && !(await countTryOfHour(tx, hour, deps.env.limits.CODE_TRIES_PER_HOUR)))
      throw new Refusal('too_many_requests');
    return counted;
  });
  if (!tried) throw new Refusal(await whyNoneIsLeft(deps, email, now));
  if (!isSameHash(hashCode(deps.secret, tried, code), tried.code_hash))
    throw new Refusal(tried.tries < LOGIN_CODE_TRIES ? 'code_invalid' : 'code_tries_used');

  const token = newToken();
  const user = await deps.db.transaction(async (tx) => {
    if (!(await useCode(tx, tried.id, tried.code_hash, now))) throw new Refusal('code_expired');
    if (!isKnown) await uncountTryOfHour(tx, hour);
    const found = await createUser(tx, email, tried.locale, now);
    if (oldToken) await deleteSessionByToken(tx, hashToken(oldToken));
    await createSession(tx, {
      token_hash: hashToken(token),
      user_id: found.id,
      timezone: isTimezone(attempt.timezone) ? attempt.timezone : null,
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

/** Whether a browser's word for its timezone is one that there is. */
function isTimezone(name: string | undefined): name is string {
  if (name === undefined) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
