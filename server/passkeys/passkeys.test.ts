import { expect, test } from 'vitest';
import {
  creationOptionsSchema,
  passkeyEntryAnswerSchema,
  passkeysAnswerSchema,
  requestOptionsSchema,
} from '../../shared/api/passkeys.ts';
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_LIFETIME_MS } from '../../shared/limits.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { type Authenticator, type AuthenticatorFlaws, newAuthenticator } from '../../test/authenticator.ts';
import { type Client, newClient } from '../../test/client.ts';
import { type Owner, signUp } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { usedChallenges } from './tables.ts';

const ORIGIN = 'http://localhost:3000';
const t = await testApp({ env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000' } });

const creationOptions = async (owner: Client) =>
  creationOptionsSchema.parse((await owner.post(API_PATHS.passkeysOptions)).json());
const requestOptions = async (client: Client) =>
  requestOptionsSchema.parse((await client.post(API_PATHS.loginPasskeyOptions)).json());
const codeOf = (answer: { statusCode: number; body: string; json(): { error: { code: string } } }) =>
  answer.statusCode < 400 ? String(answer.statusCode) : `${answer.statusCode} ${answer.json().error.code}`;
const REFUSED = '422 passkey_refused';

async function addPasskey(owner: Client, authenticator = newAuthenticator(ORIGIN), name = 'Phone') {
  const response = authenticator.create(await creationOptions(owner));
  const added = await owner.post(API_PATHS.passkeys, { name, response });
  expect(codeOf(added)).toBe('201');
  return { authenticator, passkey: passkeyEntryAnswerSchema.parse(added.json()).passkey };
}

/** A visitor who answers the challenge that was issued to them. */
async function signIn(authenticator: Authenticator, manner: AuthenticatorFlaws = {}, app: TestApp = t) {
  const client = await newClient(app);
  const answer = authenticator.answer(await requestOptions(client), manner);
  return { client, answer, answered: await client.post(API_PATHS.loginPasskey, answer) };
}

const listed = async (owner: Client) =>
  passkeysAnswerSchema.parse((await owner.get(API_PATHS.passkeys)).json()).passkeys;
const namesOf = async (owner: Client) => (await listed(owner)).map(({ name }) => name);

async function ownerWithPasskey(options?: {
  counts: boolean;
}): Promise<{ owner: Owner; authenticator: Authenticator }> {
  const owner = await signUp(t);
  const { authenticator } = await addPasskey(owner, newAuthenticator(ORIGIN, options));
  return { owner, authenticator };
}

test('a passkey signs its owner in without a mail, in a session of its own', async () => {
  const { owner, authenticator } = await ownerWithPasskey();
  await t.idle();
  const mails = (await t.outbox()).length;
  const { client, answered } = await signIn(authenticator);
  expect(answered.json().user).toMatchObject({ id: owner.user.id, email: owner.user.email });
  expect((await client.get(API_PATHS.me)).json().user.id).toBe(owner.user.id);
  expect((await client.get(API_PATHS.sessions)).json().sessions).toHaveLength(2);
  // The token from before sign-in is invalid after it, and the new one is valid.
  expect(codeOf(await client.put(fillPath(API_PATHS.user, { id: owner.user.id }), { locale: 'fr' }))).toBe('200');
  await t.idle();
  expect(await t.outbox()).toHaveLength(mails);
  expect((await listed(owner))[0]?.last_used_at).not.toBeNull();
});

test('the session that a browser came with ends when it signs in by a passkey', async () => {
  const { owner, authenticator } = await ownerWithPasskey();
  const options = await requestOptions(owner);
  const before = new Map(owner.cookies);
  expect(codeOf(await owner.post(API_PATHS.loginPasskey, authenticator.answer(options)))).toBe('200');
  expect((await owner.get(API_PATHS.sessions)).json().sessions).toHaveLength(1);
  const old = await newClient(t);
  old.cookies.set('session', before.get('session') ?? '');
  expect(codeOf(await old.get(API_PATHS.me))).toBe('401 unauthenticated');
});

test('the owner is notified of a new passkey by mail', async () => {
  const owner = await signUp(t);
  await addPasskey(owner, newAuthenticator(ORIGIN), 'Front desk');
  await t.idle();
  const [mail] = (await t.outbox()).filter(({ to }) => to === owner.user.email);
  expect(mail?.text).toContain('Front desk');
  expect(mail?.text).toContain('http://localhost:3000/admin/account/edit');
});

test('what the authenticator keeps of its owner reveals nothing: the handle is random, of 128 bits', async () => {
  const owner = await signUp(t);
  const { user, rp, attestation, authenticatorSelection } = await creationOptions(owner);
  expect(Buffer.from(user.id, 'base64url')).toHaveLength(16);
  expect(Buffer.from(user.id, 'base64url').toString()).not.toContain(owner.user.email.slice(0, 8));
  expect(rp).toEqual({ id: 'localhost', name: 'Ardoise' });
  expect([attestation, authenticatorSelection.userVerification]).toEqual(['none', 'required']);
});

test('the host of the public address is whom it is for', async () => {
  const elsewhere = await testApp({
    env: {
      PUBLIC_URL: 'https://menus.example.com/app',
      MAIL_URL: 'smtp://localhost:1',
      SESSION_SECRET: 's'.repeat(32),
      PAYMENTS: 'off',
    },
    work: false,
  });
  const client = await newClient(elsewhere);
  expect((await requestOptions(client)).rpId).toBe('menus.example.com');
});

test('passkeys are listed, named and removed by their owner alone', async () => {
  const owner = await signUp(t);
  const { passkey } = await addPasskey(owner, newAuthenticator(ORIGIN), 'Téléphone');
  const { authenticator } = await addPasskey(owner, newAuthenticator(ORIGIN), 'Laptop');
  expect(await namesOf(owner)).toEqual(['Téléphone', 'Laptop']);
  expect(passkey).toMatchObject({ backed_up: true, last_used_at: null });
  expect(JSON.stringify(await listed(owner))).not.toContain(authenticator.id);

  const other = await signUp(t);
  const path = fillPath(API_PATHS.passkey, { id: passkey.id });
  expect(await namesOf(other)).toEqual([]);
  expect(codeOf(await other.patch(path, { name: 'Mine' }))).toBe('404 not_found');
  expect(codeOf(await other.delete(path))).toBe('404 not_found');

  expect((await owner.patch(path, { name: 'Old phone' })).json().passkey.name).toBe('Old phone');
  expect(codeOf(await owner.patch(path, { name: '<b>' }))).toBe('422 validation_failed');
  expect(codeOf(await owner.delete(path))).toBe('204');
  expect(codeOf(await owner.delete(path))).toBe('404 not_found');
  expect(await namesOf(owner)).toEqual(['Laptop']);
});

test('a removed passkey signs nobody in, and says the same as one that never was', async () => {
  const { owner, authenticator } = await ownerWithPasskey();
  await owner.delete(fillPath(API_PATHS.passkey, { id: (await listed(owner))[0]?.id ?? '' }));
  const removed = (await signIn(authenticator)).answered;
  const unknown = (await signIn(newAuthenticator(ORIGIN), { user_handle: 'AAAA' })).answered;
  expect(codeOf(removed)).toBe(REFUSED);
  expect(removed.body).toBe(unknown.body);
});

test.each<[string, AuthenticatorFlaws]>([
  ['another key', { hasOtherKey: true }],
  ['another site', { origin: 'https://ardoise.example' }],
  ['another relying party', { rp_id: 'example.com' }],
  ['nobody verified', { isVerified: false }],
  ['another’s handle', { user_handle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
])('an answer with %s is refused, and uses nothing up', async (_, manner) => {
  const { authenticator } = await ownerWithPasskey();
  const { client, answered } = await signIn(authenticator, manner);
  expect(codeOf(answered)).toBe(REFUSED);
  expect(client.cookies.has('session')).toBe(false);
  expect(codeOf((await signIn(authenticator)).answered)).toBe('200');
});

test('an answer is good once', async () => {
  const { authenticator } = await ownerWithPasskey({ counts: false });
  const { client, answer, answered } = await signIn(authenticator);
  expect(codeOf(answered)).toBe('200');
  expect(codeOf(await client.post(API_PATHS.loginPasskey, answer))).toBe(REFUSED);
});

test('twenty times the same answer at once make one session', async () => {
  const { owner, authenticator } = await ownerWithPasskey({ counts: false });
  const client = await newClient(t);
  const answer = authenticator.answer(await requestOptions(client));
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.post(API_PATHS.loginPasskey, answer)));
  expect(answers.map(codeOf).sort()).toEqual(['200', ...Array(19).fill(REFUSED)]);
  expect((await owner.get(API_PATHS.sessions)).json().sessions).toHaveLength(2);
});

test('a challenge is valid in the browser that requested it, and for signing in alone', async () => {
  const { owner, authenticator } = await ownerWithPasskey();
  const [mine, thief] = [await newClient(t), await newClient(t)];
  const answer = authenticator.answer(await requestOptions(mine));
  expect(codeOf(await thief.post(API_PATHS.loginPasskey, answer))).toBe(REFUSED);
  const toAdd = await creationOptions(owner);
  const crossed = authenticator.answer({ ...(await requestOptions(mine)), challenge: toAdd.challenge });
  expect(codeOf(await mine.post(API_PATHS.loginPasskey, crossed))).toBe(REFUSED);
  const made = newAuthenticator(ORIGIN).create({ ...toAdd, challenge: (await requestOptions(owner)).challenge });
  expect(codeOf(await owner.post(API_PATHS.passkeys, { name: 'x', response: made }))).toBe(REFUSED);
});

test('a challenge that the server never issued, or a changed one, is refused', async () => {
  const { authenticator } = await ownerWithPasskey();
  const client = await newClient(t);
  const options = await requestOptions(client);
  const bytes = Buffer.from(options.challenge, 'base64url');
  // Would expire ten years later, if it were not signed.
  bytes.writeUIntBE(t.deps.now().getTime() + 315_360_000_000, 16, 6);
  for (const challenge of [bytes.toString('base64url'), 'AAAA', Buffer.alloc(54).toString('base64url')]) {
    const answer = authenticator.answer({ ...options, challenge });
    expect(codeOf(await client.post(API_PATHS.loginPasskey, answer))).toBe(REFUSED);
  }
});

test('a counter that decreases, or doesn’t change, is refused; one that stays at 0 does not count', async () => {
  const { authenticator } = await ownerWithPasskey();
  expect(codeOf((await signIn(authenticator, { counter: 10 })).answered)).toBe('200');
  expect(codeOf((await signIn(authenticator, { counter: 10 })).answered)).toBe(REFUSED);
  expect(codeOf((await signIn(authenticator, { counter: 9 })).answered)).toBe(REFUSED);
  expect(codeOf((await signIn(authenticator, { counter: 0 })).answered)).toBe(REFUSED);
  expect(codeOf((await signIn(authenticator, { counter: 11 })).answered)).toBe('200');
  const { authenticator: synchronised } = await ownerWithPasskey({ counts: false });
  for (let times = 0; times < 2; times += 1) expect(codeOf((await signIn(synchronised)).answered)).toBe('200');
});

test('of an authenticator and its copy that answer at once with one counter, one is refused', async () => {
  const { authenticator } = await ownerWithPasskey();
  const clients = await Promise.all(Array.from({ length: 6 }, () => newClient(t)));
  const answers = await Promise.all(
    clients.map(async (client) => authenticator.answer(await requestOptions(client), { counter: 100 })),
  );
  const answered = await Promise.all(
    clients.map((client, index) => client.post(API_PATHS.loginPasskey, answers[index])),
  );
  expect(answered.map(codeOf).sort()).toEqual(['200', ...Array(5).fill(REFUSED)]);
});

test('adding: only to the session that asked, once, verified, and never one that is known', async () => {
  const [owner, other] = [await signUp(t), await signUp(t)];
  const authenticator = newAuthenticator(ORIGIN);
  const options = await creationOptions(owner);
  const response = authenticator.create(options);
  const add = async (who: Client, made = response) =>
    codeOf(await who.post(API_PATHS.passkeys, { name: 'x', response: made }));
  expect(await add(other)).toBe(REFUSED);
  expect(await add(owner, newAuthenticator(ORIGIN).create(options, { isVerified: false }))).toBe(REFUSED);
  expect(await add(owner, newAuthenticator(ORIGIN).create(options, { origin: 'https://evil.example' }))).toBe(REFUSED);
  expect(await add(owner)).toBe('201');
  expect(await add(owner)).toBe(REFUSED);
  // Of another owner, with a challenge of theirs.
  expect(await add(other, authenticator.create(await creationOptions(other)))).toBe(REFUSED);
  expect(await namesOf(other)).toEqual([]);
  expect((await creationOptions(owner)).excludeCredentials).toEqual([{ id: authenticator.id, type: 'public-key' }]);
});

test('there are at most twenty', async () => {
  const owner = await signUp(t);
  const late = newAuthenticator(ORIGIN).create(await creationOptions(owner));
  for (let made = 0; made < MAX_PASSKEYS; made += 1) await addPasskey(owner);
  expect(codeOf(await owner.post(API_PATHS.passkeysOptions))).toBe('422 too_many_passkeys');
  expect(codeOf(await owner.post(API_PATHS.passkeys, { name: 'x', response: late }))).toBe('422 too_many_passkeys');
  expect(await namesOf(owner)).toHaveLength(MAX_PASSKEYS);
});

test('asking for challenges keeps nothing, and an answer is over after five minutes', async () => {
  const own = await testApp({ env: { SIGN_INS_PER_MINUTE_PER_ADDRESS: '10000' } });
  const owner = await signUp(own);
  const { authenticator } = await addPasskey(owner, newAuthenticator(ORIGIN, { counts: false }));
  const client = await newClient(own);
  const [early, late] = [await requestOptions(client), await requestOptions(client)];
  const kept = () => own.deps.db.$count(usedChallenges);
  // The challenge for adding a passkey.
  expect(await kept()).toBe(1);
  own.clock.advance(PASSKEY_CHALLENGE_LIFETIME_MS - 10_000);
  expect(codeOf(await client.post(API_PATHS.loginPasskey, authenticator.answer(early)))).toBe('200');
  expect(await kept()).toBe(2);
  own.clock.advance(10_001);
  const after = await newClient(own);
  after.cookies.set('xsrf-nonce', client.cookies.get('xsrf-nonce') ?? '');
  await after.get(API_PATHS.csrfCookie);
  expect(codeOf(await after.post(API_PATHS.loginPasskey, authenticator.answer(late)))).toBe(REFUSED);
  // A server whose clock is behind doesn't accept a used one either.
  own.clock.advance(-20_000);
  expect(codeOf(await after.post(API_PATHS.loginPasskey, authenticator.answer(early)))).toBe(REFUSED);
  expect(codeOf(await after.post(API_PATHS.loginPasskey, authenticator.answer(late)))).toBe('200');
});
