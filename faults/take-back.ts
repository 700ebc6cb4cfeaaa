import { setTimeout as delay } from 'node:timers/promises';
import type { User } from '../shared/api/accounts.ts';
import { creationOptionsSchema, requestOptionsSchema } from '../shared/api/passkeys.ts';
import { API_PATHS, fillPath } from '../shared/paths.ts';
import { type Authenticator, newAuthenticator } from '../test/authenticator.ts';
import { mailedCode, mailedLink } from '../test/mailed-code.ts';
import type { Seeded } from './seeded.ts';
import type { Tally } from './tally.ts';
import { insist, newOwner, newVisitor, type SendRequest, type VisitorResponse } from './visitor.ts';

/**
 * A thief with the owner's session changed the address; the owner reverts that while the thief's requests are in
 * flight: a passkey is added, a passkey and a code sign in, an address is asked for and another confirmed, a link for
 * staff is made. Afterwards none of them may open the account.
 */

const PAUSE_MS = 200;
const BACKOFF_MS = 150;
const ROUND_DEADLINE_MS = 90_000;
const SPREAD_MS = 60;
/** Rounds after the faults, if none was judged before. */
const MAX_CALM_ROUNDS = 3;

type Account = { origin: string; email: string; restaurant_id: string };
type Theft = {
  user: Pick<User, 'id'>;
  thief: SendRequest;
  /** Of the mail to the owner. */
  takeBackToken: string;
  /** Each is sent once; its remains are judged afterwards. */
  requests: (() => Promise<VisitorResponse>)[];
  visitors: SendRequest[];
  passkeys: Authenticator[];
  tokens: string[];
  staffTokens: string[];
};

/**
 * Round after round, until the signal and until one of them was judged: those that a fault broke are left out, so the last
 * may run after the faults.
 */
export async function takeBacks(
  origin: string,
  { tally, random, signal, name }: { tally: Tally; random: Seeded; signal: AbortSignal; name: string },
): Promise<void> {
  let judged = 0;
  for (let round = 0, calmRounds = 0; !signal.aborted || (judged === 0 && calmRounds < MAX_CALM_ROUNDS); round += 1) {
    if (signal.aborted) calmRounds += 1;
    const prepared = await prepare(origin, `${name}-${round}`).catch(() => undefined);
    if (prepared) {
      const { account, theft } = prepared;
      if (await race(account, theft, random)) {
        // A fault may lose the mail with which the owner signs in: then nothing can be said of the round.
        const left = await survivors(account, theft).catch(() => undefined);
        if (left) judged += 1;
        for (const survivor of left ?? []) tally.survivors.push(`round ${round}: ${survivor}`);
      } else tally.survivors.push(`round ${round}: the address could not be taken back`);
    }
    await delay(PAUSE_MS);
  }
  tally.taken_back += judged;
}

async function prepare(origin: string, name: string): Promise<{ account: Account; theft: Theft }> {
  const { restaurant_id } = await newOwner(origin, name);
  const account = { origin, email: `${name}@example.com`, restaurant_id };
  const thief = await signIn(account.origin, account.email, await mailedCode(origin, account.email));
  const { user } = await insist<{ user: User }>(thief, 'GET', API_PATHS.me);
  const path = fillPath(API_PATHS.user, { id: user.id });
  const [first, second, third] = [1, 2, 3].map((number) => `thief-${number}-of-${name}@example.com`);
  await insist(thief, 'PUT', path, { new_email: first });
  await insist(thief, 'POST', API_PATHS.verifyEmail, { token: await mailedLink(origin, first ?? '') });
  const takeBackToken = await mailedLink(origin, account.email);
  const passkeys = [newAuthenticator(origin), newAuthenticator(origin)] as const;
  await insist(thief, 'POST', API_PATHS.passkeys, await newPasskey(thief, passkeys[0]));
  const addition = await newPasskey(thief, passkeys[1]);
  const [byPasskey, byCode] = [await newGuest(origin), await newGuest(origin)];
  const answer = passkeys[0].answer(
    requestOptionsSchema.parse(await insist(byPasskey, 'POST', API_PATHS.loginPasskeyOptions)),
  );
  await insist(byCode, 'POST', API_PATHS.login, { email: first });
  const code = await mailedCode(origin, first ?? '');
  await insist(thief, 'PUT', path, { new_email: second });
  const token = await mailedLink(origin, second ?? '');
  const staffTokens: string[] = [];
  const makeStaffLink = async (): Promise<VisitorResponse> => {
    const made = await thief('POST', fillPath(API_PATHS.serviceLink, { id: restaurant_id }));
    if (made.status === 201) staffTokens.push(new URL(JSON.parse(made.body).address).hash.slice(1));
    return made;
  };
  const requests = [
    () => thief('POST', API_PATHS.passkeys, addition),
    () => byPasskey('POST', API_PATHS.loginPasskey, answer),
    () => byCode('POST', API_PATHS.confirm, { email: first, code }),
    () => thief('PUT', path, { new_email: third }),
    () => thief('POST', API_PATHS.resendVerification),
    () => thief('POST', API_PATHS.verifyEmail, { token }),
    makeStaffLink,
  ];
  const visitors = [thief, byPasskey, byCode];
  const theft = {
    user,
    thief,
    takeBackToken,
    requests,
    visitors,
    passkeys: [...passkeys],
    tokens: [token],
    staffTokens,
  };
  return { account, theft };
}

/** Sends the thief's requests in any order, and the owner's among them. Returns whether the change was reverted. */
async function race(account: Account, { requests, takeBackToken }: Theft, random: Seeded): Promise<boolean> {
  const inFlight = random.shuffle(requests).map(async (send) => {
    await delay(random.below(SPREAD_MS));
    return await send();
  });
  await delay(random.below(SPREAD_MS));
  const owner = await newGuest(account.origin).catch(() => newVisitor(account.origin));
  const taken = await answered(async () => {
    const answer = await owner('POST', API_PATHS.takeBackEmail, { token: takeBackToken });
    // Without the token of a page that was not loaded yet.
    if (answer.status === 419) await owner('GET', '/sanctum/csrf-cookie');
    return answer.status === 419 ? { ...answer, status: 0 } : answer;
  });
  await Promise.all(inFlight);
  // The answer to an earlier attempt may have been lost.
  return taken.status === 200 || (taken.status === 422 && taken.body.includes('link_invalid'));
}

/** What still opens the account, or is left in it. */
async function survivors(account: Account, theft: Theft): Promise<string[]> {
  const { origin, email, restaurant_id } = account;
  const left: string[] = [];
  const expectRefusal = async (what: string, send: () => Promise<VisitorResponse>): Promise<void> => {
    const { status, body } = await answered(send);
    // With the code of an address that the account left before, the thief gets an account of their own.
    const isOther = body.includes('"user"') && !body.includes(theft.user.id);
    if (status < 400 && !isOther) left.push(`${what}: ${status}`);
  };
  for (const [number, visitor] of theft.visitors.entries())
    await expectRefusal(`session ${number}`, () => visitor('GET', API_PATHS.me));
  for (const [number, passkey] of theft.passkeys.entries())
    await expectRefusal(`passkey ${number}`, async () => {
      const guest = await newGuest(origin);
      const options = requestOptionsSchema.parse(await insist(guest, 'POST', API_PATHS.loginPasskeyOptions));
      return await guest('POST', API_PATHS.loginPasskey, passkey.answer(options));
    });
  for (const token of theft.tokens)
    await expectRefusal('new address', async () => (await newGuest(origin))('POST', API_PATHS.verifyEmail, { token }));
  for (const token of theft.staffTokens)
    await expectRefusal('staff’s link', async () =>
      (await newGuest(origin))('POST', API_PATHS.serviceSession, { token }),
    );

  const owner = await untilDone(async () => signIn(origin, email, await mailedCode(origin, email).catch(() => '')));
  const shown = await untilDone(async () => ({
    me: await insist<{ user: User }>(owner, 'GET', API_PATHS.me),
    passkeys: await insist<{ passkeys: unknown[] }>(owner, 'GET', API_PATHS.passkeys),
    link: await insist<{ link: unknown }>(owner, 'GET', fillPath(API_PATHS.serviceLink, { id: restaurant_id })),
  }));
  const { me, passkeys, link } = shown;
  if (me.user.id !== theft.user.id || me.user.email !== email) left.push(`the account is ${me.user.email}’s`);
  if (me.user.new_email !== null) left.push(`a pending address: ${me.user.new_email}`);
  if (passkeys.passkeys.length > 0) left.push(`${passkeys.passkeys.length} passkeys are listed`);
  if (link.link !== null) left.push('the staff’s link is listed');
  return left;
}

async function newGuest(origin: string): Promise<SendRequest> {
  const guest = newVisitor(origin);
  await guest('GET', '/sanctum/csrf-cookie');
  return guest;
}

/** @param oldCode The code of an earlier mail. */
async function signIn(origin: string, email: string, oldCode: string): Promise<SendRequest> {
  const visitor = await newGuest(origin);
  await insist(visitor, 'POST', API_PATHS.login, { email });
  await insist(visitor, 'POST', API_PATHS.confirm, { email, code: await mailedCode(origin, email, oldCode) });
  return visitor;
}

async function newPasskey(ask: SendRequest, authenticator: Authenticator) {
  const options = creationOptionsSchema.parse(await insist(ask, 'POST', API_PATHS.passkeysOptions));
  return { name: 'Thief', response: authenticator.create(options) };
}

/** The first answer that is not of a fault. */
const answered = (send: () => Promise<VisitorResponse>): Promise<VisitorResponse> =>
  untilDone(async () => {
    const answer = await send();
    if (answer.status === 0 || answer.status >= 500) throw new Error(`${answer.status} ${answer.reason}`);
    return answer;
  });

async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + ROUND_DEADLINE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await delay(BACKOFF_MS);
  }
}
