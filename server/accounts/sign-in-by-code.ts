import { Refusal } from '../../shared/errors.ts';
import { LOGIN_CODE_LIFETIME_MS, LOGIN_CODE_TRIES } from '../../shared/limits.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { countEvent, uncountEvent } from '../http/guards/queries.ts';
import { limitKey } from '../http/guards/sender.ts';
import { authorizeUser, makeProof } from './authorized-user.ts';
import { beginSession, type SessionTokens } from './begin-session.ts';
import { findReservation } from './email-queries.ts';
import { hashCode, isSameHash } from './login-code.ts';
import {
  askForCode,
  type CodeAsker,
  consumeCode,
  countTry,
  countTryOfHour,
  findLoginCodeOf,
  triesOfHour,
  uncountTryOfHour,
} from './queries.ts';
import { recordRefusedCode } from './security-queries.ts';
import { sendLoginCodeJob } from './send-login-code.job.ts';
import type { TryBrake } from './try-brake.ts';
import { requireUnknownAddressMail } from './unknown-address.ts';
import { createUser, type UserRow } from './user-queries.ts';

const HOUR_MS = 60 * 60 * 1_000;
export const CODE_WINDOW_MS = HOUR_MS;

/**
 * Asks for a code by mail. Does the same work for every address, so that neither the answer nor its timing reveals
 * whether an account exists. With five tries a code, the hourly limit of codes bounds the guesses at one address.
 * @throws Refusal `too_many_requests` if the asker, or an unknown browser's sender, has asked for too many;
 * `too_many_mails` if the address has no account and was mailed too often. To register reveals that anyway.
 */
export async function askForLoginCode(
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'now' | 'secret'>,
  { sender, ...ask }: CodeAsker & { locale: AppLocale; purpose: 'register' | 'login'; sender: string },
): Promise<void> {
  const { db, env, jobs, now } = deps;
  const time = now().getTime();
  const isoTimeAt = (ms: number) => new Date(ms).toISOString();
  await db.transaction(async (tx) => {
    const codeRequest = await askForCode(
      tx,
      { ...ask, now: isoTimeAt(time), expires_at: isoTimeAt(time + LOGIN_CODE_LIFETIME_MS) },
      { began_before: isoTimeAt(time - CODE_WINDOW_MS), max: env.limits.LOGIN_CODES_PER_HOUR_PER_EMAIL },
    );
    if (!codeRequest) throw new Refusal('too_many_requests');
    if (!ask.is_known_device) {
      const senderKey = limitKey(deps, 'codes', sender);
      const { count } = await countEvent(tx, { key: senderKey, window_ms: HOUR_MS, now: now() });
      if (count > env.limits.CODES_PER_HOUR_PER_SENDER) throw new Refusal('too_many_requests');
    }
    if (ask.purpose === 'register') await requireUnknownAddressMail(deps, tx, ask.email);
    await jobs.send(tx, sendLoginCodeJob, { login_code_id: codeRequest.id, ask: codeRequest.ask });
  });
}

/**
 * Signs in by a code; a confirmed registration becomes a user. The session is always new, and the one that the request
 * came with ends.
 * @param attempt `timezone`: what the browser's clock is set to. `isKnown`: the browser signed in to this address
 * before. `sender`: whom tries are counted for.
 * @throws Refusal `code_invalid`, `code_expired` (also if it was used), `code_tries_used`, or `too_many_requests` if the
 * sender has tried too many wrong codes and this is not the first try of its code; that try is not counted.
 * `email_taken` if the address recently belonged to an account that can still restore it.
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
    oldDevice: string | undefined;
    sender: string;
    brake: TryBrake;
  },
): Promise<SessionTokens & { user: UserRow }> {
  const { email, code, device, timezone, isKnown, oldToken, oldDevice, sender, brake } = attempt;
  const { limits } = deps.env;
  const time = deps.now();
  const now = time.toISOString();
  const startOfHour = new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  const asker = await askerOf(deps.db, { email, isKnown, now });
  if (!isKnown && (await triesOfHour(deps.db, startOfHour)) >= limits.CODE_TRIES_PER_HOUR) {
    const row = await findLoginCodeOf(deps.db, asker);
    const isFirstTry = row !== undefined && row.code_hash !== null && row.tries === 0 && row.expires_at > now;
    await (isFirstTry ? brake.slow() : brake.pass(sender));
  }
  const wrongCodes = { key: limitKey(deps, 'wrong-codes', sender), window_ms: HOUR_MS, now: time };
  const tryOutcome = await deps.db.transaction(async (tx) => {
    const countedTry = await countTry(tx, asker, now, LOGIN_CODE_TRIES);
    if (!countedTry) return undefined;
    if (!isKnown) {
      await countTryOfHour(tx, startOfHour);
      const { count } = await countEvent(tx, wrongCodes);
      // Whoever was just mailed a code is answered, whatever others at the same address did.
      if (count > limits.WRONG_CODES_PER_HOUR_PER_SENDER && countedTry.tries > 1)
        throw new Refusal('too_many_requests');
    }
    const isRight = isSameHash(hashCode(deps.secret, countedTry, code), countedTry.code_hash);
    if (!isRight) await recordRefusedCode(tx, { email, device, now: time });
    return { ...countedTry, isRight };
  });
  if (!tryOutcome) throw new Refusal(await whyNoneIsLeft(deps, asker, now));
  if (!tryOutcome.isRight) throw new Refusal(tryOutcome.tries < LOGIN_CODE_TRIES ? 'code_invalid' : 'code_tries_used');

  return await deps.db.transaction(async (tx) => {
    const { user, isNew } = await createUser(tx, email, tryOutcome.locale, now);
    const proof = makeProof({
      user_id: user.id,
      // The account may have another address by now.
      isValid: async (_, current) =>
        current.email === email && (await consumeCode(tx, tryOutcome.id, tryOutcome.code_hash, now)),
      refusal: 'code_expired',
    });
    const authorizedUser = await authorizeUser(tx, proof);
    if (!isKnown) {
      await uncountTryOfHour(tx, startOfHour);
      await uncountEvent(tx, wrongCodes.key);
    }
    // After the write, which waits for a concurrent change of this account's address.
    if (isNew && (await findReservation(tx, email, { now }))) throw new Refusal('email_taken');
    const sessionTokens = await beginSession(authorizedUser, {
      kind: 'signed_in_by_code',
      device,
      timezone,
      oldToken,
      oldDevice,
      now: time,
    });
    return { user, ...sessionTokens };
  });
}

/**
 * A known browser has a code of its own, which strangers can't replace; while it has none, it may enter the code that
 * another browser requested.
 */
async function askerOf(db: Db, { email, isKnown, now }: { email: string; isKnown: boolean; now: string }) {
  const ownerAsker: CodeAsker = { email, is_known_device: true };
  const row = isKnown ? await findLoginCodeOf(db, ownerAsker) : undefined;
  return row?.code_hash && row.expires_at > now ? ownerAsker : { email, is_known_device: false };
}

async function whyNoneIsLeft({ db }: Pick<Deps, 'db'>, asker: CodeAsker, now: string) {
  const row = await findLoginCodeOf(db, asker);
  if (!row || row.expires_at <= now) return 'code_expired';
  return row.tries >= LOGIN_CODE_TRIES ? 'code_tries_used' : 'code_invalid';
}
