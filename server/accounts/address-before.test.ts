import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { newClient } from '../../test/client.ts';
import { mailedCode, newEmail, type Owner, signUp } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { users } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});

const ask = (owner: Owner, email: string) =>
  owner.put(fillPath(API_PATHS.user, { id: owner.user.id }), { new_email: email });

/** The tokens in the links that were mailed to an address, the newest first. */
async function mailedTokens(email: string): Promise<string[]> {
  await t.idle();
  const mails = (await t.outbox()).filter(({ to }) => to === email);
  return mails.flatMap(({ text }) => /#([\w-]{43})/.exec(text)?.[1] ?? []);
}

async function verify(email: string) {
  const [token] = await mailedTokens(email);
  return await (await newClient(t)).post(API_PATHS.verifyEmail, { token });
}

async function changeTo(owner: Owner, email: string): Promise<void> {
  expect((await ask(owner, email)).statusCode).toBe(200);
  expect((await verify(email)).statusCode).toBe(200);
  // The link to revert the change is mailed before anything else is, so that the newest mail is the one asked for.
  await t.idle();
}

/** An account whose address was changed a moment ago. */
async function changedOwner() {
  const owner = await signUp(t);
  const [old, current] = [owner.user.email, newEmail()];
  await changeTo(owner, current);
  return { owner, old, current };
}

const accountsOf = async (email: string) =>
  (await t.deps.db.select({ id: users.id }).from(users).where(eq(users.email, email))).map(({ id }) => id);

describe('the address before a change is kept for the account', () => {
  test('from whoever registers with it, in the words for any address that is in use', async () => {
    const { old, current } = await changedOwner();
    const client = await newClient(t);
    const answers = [];
    for (const email of [old, old.toUpperCase(), current])
      answers.push(await client.post(API_PATHS.register, { email, locale: 'en' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    expect(answers[0]?.json()).toEqual(answers[2]?.json());
  });

  test('from a code that was asked for before the change', async () => {
    const owner = await signUp(t);
    const [old, current] = [owner.user.email, newEmail()];
    const phone = await newClient(t);
    await phone.post(API_PATHS.login, { email: old });
    const code = await mailedCode(t, old);
    await changeTo(owner, current);
    const answer = await phone.post(API_PATHS.confirm, { email: old, code });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'email_taken']);
    expect(await accountsOf(old)).toEqual([]);
    expect((await phone.get(API_PATHS.me)).statusCode).toBe(401);
  });

  test('from a code that is entered at the moment of the change', async () => {
    const owner = await signUp(t);
    const [old, current] = [owner.user.email, newEmail()];
    const phone = await newClient(t);
    await phone.post(API_PATHS.login, { email: old });
    const code = await mailedCode(t, old);
    await ask(owner, current);
    const [verified] = await Promise.all([verify(current), phone.post(API_PATHS.confirm, { email: old, code })]);
    expect(verified.statusCode).toBe(200);
    expect(await accountsOf(old)).toEqual([]);
    expect(await accountsOf(current)).toEqual([owner.user.id]);
  });

  test('from another account that asks to change to it, and from one that already waited for it', async () => {
    const owner = await signUp(t);
    const old = owner.user.email;
    const [early, late] = [await signUp(t), await signUp(t)];
    // Nobody can ask for an address that is in use: this request was made before the account had it.
    await t.deps.db.update(users).set({ new_email: old }).where(eq(users.id, early.user.id));
    expect((await early.post(API_PATHS.resendVerification)).statusCode).toBe(204);
    const [token] = await mailedTokens(old);
    await changeTo(owner, newEmail());
    const asked = await ask(late, old);
    expect([asked.statusCode, asked.json().error.code]).toEqual([409, 'new_email_taken']);
    const opened = await early.post(API_PATHS.verifyEmail, { token });
    expect([opened.statusCode, opened.json().error.code]).toEqual([409, 'new_email_taken']);
    expect(await accountsOf(old)).toEqual([]);
  });

  test('which can itself change back to it', async () => {
    const { owner, old } = await changedOwner();
    await changeTo(owner, old);
    expect(await accountsOf(old)).toEqual([owner.user.id]);
  });

  test('whatever was tried meanwhile, until its link is used', async () => {
    const { owner, old, current } = await changedOwner();
    const [token] = await mailedTokens(old);
    const stranger = await newClient(t);
    await stranger.post(API_PATHS.register, { email: old, locale: 'en' });
    await stranger.post(API_PATHS.login, { email: old });
    await t.idle();
    const answer = await stranger.post(API_PATHS.takeBackEmail, { token });
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: old }]);
    expect(await accountsOf(old)).toEqual([owner.user.id]);
    // The address of whoever changed it is not reserved.
    await signUp(t, current);
  });
});

describe('signing in with the address before', () => {
  test('is answered as any sign-in is, and mails where it went and the way back', async () => {
    const { owner, old, current } = await changedOwner();
    const client = await newClient(t);
    const answer = await client.post(API_PATHS.login, { email: old });
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: old }]);
    const tokens = await mailedTokens(old);
    expect(new Set(tokens).size).toBe(2);
    const [mail] = (await t.outbox()).filter(({ to }) => to === old);
    expect(mail?.text).toContain(current);
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
    const wrong = await client.post(API_PATHS.confirm, { email: old, code: '123456' });
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([422, 'code_invalid']);

    // The first link that is used makes the other one invalid.
    expect((await client.post(API_PATHS.takeBackEmail, { token: tokens[0] })).statusCode).toBe(200);
    expect(await accountsOf(old)).toEqual([owner.user.id]);
    const again = await client.post(API_PATHS.takeBackEmail, { token: tokens[1] });
    expect(again.json().error.code).toBe('link_invalid');
  });

  // These move the clock, so they come last.
  test('makes the seven days no longer; after them the address is free', async () => {
    const { old } = await changedOwner();
    t.clock.advance(6 * DAY_MS);
    const client = await newClient(t);
    await client.post(API_PATHS.login, { email: old });
    const [token] = await mailedTokens(old);
    const asked = await client.post(API_PATHS.register, { email: old, locale: 'en' });
    expect(asked.statusCode).toBe(409);
    t.clock.advance(DAY_MS + 1_000);
    const late = await client.post(API_PATHS.takeBackEmail, { token });
    expect([late.statusCode, late.json().error.code]).toEqual([422, 'link_expired']);
    const { user } = await signUp(t, old);
    expect(await accountsOf(old)).toEqual([user.id]);
  });
});
