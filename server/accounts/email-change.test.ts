import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { type Client, newClient } from '../../test/client.ts';
import { newEmail, type Owner, signUp } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import type { AuthorizedUser } from './authorized-user.ts';
import { takeBackEmail } from './email-links.ts';
import { sweep } from './sweep-accounts.job.ts';
import { emailLinks, users } from './tables.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});

const ask = (owner: Owner, body: object) => owner.put(fillPath(API_PATHS.user, { id: owner.user.id }), body);
const statusOf = async (client: Client) => (await client.get(API_PATHS.verifiedStatus)).json();
const mailsTo = async (email: string) => {
  await t.idle();
  return (await t.outbox()).filter(({ to }) => to === email);
};

/** The token in the newest link that was mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was mailed to ${email}.`);
  return token;
}

async function changeTo(owner: Owner, email: string): Promise<void> {
  expect((await ask(owner, { new_email: email })).statusCode).toBe(200);
  const opened = await (await newClient(t)).post(API_PATHS.verifyEmail, { token: await mailedToken(email) });
  expect([opened.statusCode, opened.json()]).toEqual([200, { email }]);
}

describe('a new address', () => {
  test('waits for its link, which works on a device that is not signed in, once', async () => {
    const owner = await signUp(t);
    const email = newEmail();
    const asked = await ask(owner, { new_email: ` ${email.toUpperCase()} ` });
    expect(asked.json().user).toMatchObject({ email: owner.user.email, new_email: email });
    expect(await statusOf(owner)).toMatchObject({ email: owner.user.email, new_email: email });

    const token = await mailedToken(email);
    const phone = await newClient(t);
    expect((await phone.post(API_PATHS.verifyEmail, { token })).json()).toEqual({ email });
    expect(await statusOf(owner)).toMatchObject({ email, new_email: null });
    const again = await phone.post(API_PATHS.verifyEmail, { token });
    expect([again.statusCode, again.json().error.code]).toEqual([422, 'link_invalid']);
    expect((await phone.get(API_PATHS.me)).statusCode).toBe(401);
  });

  test('is confirmed once by two devices at the same moment', async () => {
    const owner = await signUp(t);
    const email = newEmail();
    await ask(owner, { new_email: email });
    const token = await mailedToken(email);
    const devices = await Promise.all([newClient(t), newClient(t)]);
    const answers = await Promise.all(devices.map((device) => device.post(API_PATHS.verifyEmail, { token })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await mailsTo(owner.user.email)).toHaveLength(2);
  });

  test('is not used up by what only opens its page', async () => {
    const owner = await signUp(t);
    const email = newEmail();
    await ask(owner, { new_email: email });
    const token = await mailedToken(email);
    const scanner = await newClient(t);
    for (const url of [`/verify-email`, `/email/verify`, `/email/verify?token=${token}`]) await scanner.get(url);
    expect((await statusOf(owner)).new_email).toBe(email);
    expect((await scanner.post(API_PATHS.verifyEmail, { token })).statusCode).toBe(200);
  });

  test('of another account is refused at its field, in words, whatever its capitals', async () => {
    const [owner, other] = [await signUp(t), await signUp(t)];
    const answer = await ask(owner, { new_email: other.user.email.toUpperCase() });
    const message = 'This email address is already in use by another account.';
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toEqual({
      code: 'new_email_taken',
      message,
      fields: { new_email: { code: 'email_in_use', message } },
    });
    expect((await statusOf(owner)).new_email).toBeNull();
    expect((await mailsTo(other.user.email)).length).toBe(1);
  });

  test('that two ask for is the one’s who confirms it first; the other is notified', async () => {
    const [first, second] = [await signUp(t), await signUp(t)];
    const email = newEmail();
    await ask(first, { new_email: email });
    const firstToken = await mailedToken(email);
    await ask(second, { new_email: email });
    const secondToken = await mailedToken(email);
    const client = await newClient(t);
    const answers = await Promise.all(
      [firstToken, secondToken].map((token) => client.post(API_PATHS.verifyEmail, { token })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error.code).toBe('new_email_taken');
    const rows = await t.deps.db.select().from(users).where(eq(users.email, email));
    expect(rows).toHaveLength(1);
  });

  test('that someone registered in the meantime is theirs', async () => {
    const owner = await signUp(t);
    const email = newEmail();
    await ask(owner, { new_email: email });
    const token = await mailedToken(email);
    await signUp(t, email);
    const answer = await (await newClient(t)).post(API_PATHS.verifyEmail, { token });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'new_email_taken']);
    expect((await statusOf(owner)).email).toBe(owner.user.email);
  });

  test('can be cancelled, and another replaces it; the links of both are worth nothing then', async () => {
    const owner = await signUp(t);
    const [one, other] = [newEmail(), newEmail()];
    await ask(owner, { new_email: one });
    const tokens = [await mailedToken(one)];
    await ask(owner, { new_email: other });
    tokens.push(await mailedToken(other));
    expect((await ask(owner, { new_email: null })).json().user.new_email).toBeNull();
    const client = await newClient(t);
    for (const token of tokens) {
      const answer = await client.post(API_PATHS.verifyEmail, { token });
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'link_invalid']);
    }
    expect((await statusOf(owner)).email).toBe(owner.user.email);
  });

  test.each([['not an address'], ['a@b'], ['']])('%j is none', async (new_email) => {
    const owner = await signUp(t);
    const answer = await ask(owner, { new_email });
    expect([answer.statusCode, answer.json().error.fields.new_email.code]).toEqual([422, 'invalid_email']);
  });

  test('that is the account’s own is refused', async () => {
    const owner = await signUp(t);
    expect((await ask(owner, { new_email: owner.user.email })).statusCode).toBe(422);
  });

  test('is mailed again on demand; then only the newest link works', async () => {
    const owner = await signUp(t);
    const email = newEmail();
    await ask(owner, { new_email: email });
    const old = await mailedToken(email);
    expect((await owner.post(API_PATHS.resendVerification)).statusCode).toBe(204);
    const token = await mailedToken(email);
    expect(token).not.toBe(old);
    const client = await newClient(t);
    expect((await client.post(API_PATHS.verifyEmail, { token: old })).json().error.code).toBe('link_invalid');
    expect((await client.post(API_PATHS.verifyEmail, { token })).statusCode).toBe(200);
  });

  test('can be asked for so many times an hour, tries that find it in use included', async () => {
    const [owner, other] = [await signUp(t), await signUp(t)];
    const statuses = [];
    for (let tries = 0; tries < t.deps.env.limits.EMAIL_LINKS_PER_HOUR_PER_USER; tries++)
      statuses.push((await ask(owner, { new_email: other.user.email })).statusCode);
    expect(new Set(statuses)).toEqual(new Set([409]));
    expect((await ask(owner, { new_email: other.user.email })).statusCode).toBe(429);
    expect((await ask(owner, { new_email: newEmail() })).statusCode).toBe(429);
  });

  test('is nowhere kept with its token', async () => {
    const owner = await signUp(t);
    const email = newEmail();
    await ask(owner, { new_email: email });
    const token = await mailedToken(email);
    const [row] = await t.deps.db.select().from(emailLinks).where(eq(emailLinks.email, email));
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(t.logs)).not.toContain(token);
  });
});

describe('the address before', () => {
  test('is mailed to the old address, and is reverted by its link; whoever is signed in elsewhere no longer is', async () => {
    const owner = await signUp(t);
    const [old, stolen] = [owner.user.email, newEmail()];
    await changeTo(owner, stolen);
    const [mail] = await mailsTo(old);
    expect(mail?.text).toContain(stolen);

    const victim = await newClient(t);
    const answer = await victim.post(API_PATHS.takeBackEmail, { token: await mailedToken(old) });
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: old }]);
    expect((await owner.get(API_PATHS.me)).statusCode).toBe(401);
    const [row] = await t.deps.db.select().from(users).where(eq(users.id, owner.user.id));
    expect(row).toMatchObject({ email: old, new_email: null });
    const again = await victim.post(API_PATHS.takeBackEmail, { token: await mailedToken(old) });
    expect(again.json().error.code).toBe('link_invalid');
  });

  test('reverted ends the other sign-ins, in the same transaction', async () => {
    const owner = await signUp(t);
    const old = owner.user.email;
    await changeTo(owner, newEmail());
    const token = await mailedToken(old);
    const failing = takeBackEmail(t.deps, token, {
      sessionToken: undefined,
      revokeOtherSignIns: () => Promise.reject(new Error('not ended')),
      onNewEmail: async () => undefined,
    });
    await expect(failing).rejects.toThrow('not ended');
    expect((await owner.get(API_PATHS.me)).statusCode).toBe(200);
    const ended: string[] = [];
    const endWaysIn = async ({ user }: AuthorizedUser) => void ended.push(user.id);
    await takeBackEmail(t.deps, token, {
      sessionToken: undefined,
      revokeOtherSignIns: endWaysIn,
      onNewEmail: async () => undefined,
    });
    expect(ended).toEqual([owner.user.id]);
  });

  test('reverted where its owner is signed in leaves that session', async () => {
    const owner = await signUp(t);
    const old = owner.user.email;
    await changeTo(owner, newEmail());
    expect((await owner.post(API_PATHS.takeBackEmail, { token: await mailedToken(old) })).statusCode).toBe(200);
    expect((await statusOf(owner)).email).toBe(old);
  });

  test('can be reverted after a second change, and that one’s address then cannot', async () => {
    const owner = await signUp(t);
    const [first, second, third] = [owner.user.email, newEmail(), newEmail()];
    await changeTo(owner, second);
    await changeTo(owner, third);
    const [firstToken, secondToken] = [await mailedToken(first), await mailedToken(second)];
    const client = await newClient(t);
    expect((await client.post(API_PATHS.takeBackEmail, { token: firstToken })).json()).toEqual({ email: first });
    const answer = await client.post(API_PATHS.takeBackEmail, { token: secondToken });
    expect(answer.json().error.code).toBe('link_invalid');
  });

  test('makes worth nothing what was asked for since', async () => {
    const owner = await signUp(t);
    const old = owner.user.email;
    await changeTo(owner, newEmail());
    const waiting = newEmail();
    await ask(owner, { new_email: waiting });
    const token = await mailedToken(waiting);
    const client = await newClient(t);
    await client.post(API_PATHS.takeBackEmail, { token: await mailedToken(old) });
    expect((await client.post(API_PATHS.verifyEmail, { token })).json().error.code).toBe('link_invalid');
  });
});

describe('an address that is not verified', () => {
  test('is verified by the link that is sent on demand', async () => {
    const owner = await signUp(t);
    await t.deps.db.update(users).set({ email_verified_at: null }).where(eq(users.id, owner.user.id));
    expect((await statusOf(owner)).email_verified_at).toBeNull();
    expect((await owner.post(API_PATHS.resendVerification)).statusCode).toBe(204);
    const token = await mailedToken(owner.user.email);
    expect((await owner.post(API_PATHS.verifyEmail, { token })).json()).toEqual({ email: owner.user.email });
    expect((await statusOf(owner)).email_verified_at).not.toBeNull();
    expect(await mailsTo(owner.user.email)).toHaveLength(2);
  });

  test('is mailed so many times an hour', async () => {
    const owner = await signUp(t);
    await t.deps.db.update(users).set({ email_verified_at: null }).where(eq(users.id, owner.user.id));
    for (let mails = 0; mails < t.deps.env.limits.EMAIL_LINKS_PER_HOUR_PER_USER; mails++)
      expect((await owner.post(API_PATHS.resendVerification)).statusCode).toBe(204);
    expect((await owner.post(API_PATHS.resendVerification)).statusCode).toBe(429);
  });
});

test.each([API_PATHS.verifyEmail, API_PATHS.renewEmailLink, API_PATHS.takeBackEmail])(
  'a made-up link is refused by %s as a used one is',
  async (path) => {
    const client = await newClient(t);
    for (const token of ['', 'x', 'x'.repeat(43), '%00', '\u0000']) {
      const answer = await client.post(path, { token });
      expect([token, answer.statusCode, answer.json().error.code]).toEqual([token, 422, 'link_invalid']);
    }
  },
);

// These move the clock, so they come last.
describe('time', () => {
  test('ends a link after 24 hours and no sooner; a new one is mailed to the same address, not signed in', async () => {
    const owner = await signUp(t);
    const email = newEmail();
    await ask(owner, { new_email: email });
    const token = await mailedToken(email);
    t.clock.advance(DAY_MS + 1_000);
    const phone = await newClient(t);
    const late = await phone.post(API_PATHS.verifyEmail, { token });
    expect([late.statusCode, late.json().error.code]).toEqual([422, 'link_expired']);
    expect((await statusOf(owner)).new_email).toBe(email);

    expect((await phone.post(API_PATHS.renewEmailLink, { token })).json()).toEqual({ email });
    const renewed = await mailedToken(email);
    expect(renewed).not.toBe(token);
    t.clock.advance(DAY_MS - 60_000);
    expect((await phone.post(API_PATHS.verifyEmail, { token: renewed })).statusCode).toBe(200);
    expect((await statusOf(owner)).email).toBe(email);
  });

  test('ends the way back after seven days, and the sweep removes what is long over', async () => {
    const owner = await signUp(t);
    const old = owner.user.email;
    await changeTo(owner, newEmail());
    const token = await mailedToken(old);
    t.clock.advance(7 * DAY_MS + 1_000);
    const client = await newClient(t);
    expect((await client.post(API_PATHS.takeBackEmail, { token })).json().error.code).toBe('link_expired');
    await sweep(t.deps);
    expect((await client.post(API_PATHS.takeBackEmail, { token })).json().error.code).toBe('link_expired');
    t.clock.advance(31 * DAY_MS);
    await sweep(t.deps);
    expect(await t.deps.db.select().from(emailLinks).where(eq(emailLinks.user_id, owner.user.id))).toEqual([]);
  });
});
