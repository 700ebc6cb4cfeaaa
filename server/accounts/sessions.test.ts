import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { type Client, newClient } from '../../test/client.ts';
import { mailedCode, newEmail, newOwner, signUp } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { findLoginCodeOf, findSession } from './queries.ts';
import { sweep } from './sweep-accounts.job.ts';
import { sessions } from './tables.ts';
import { hashToken, newToken } from './token.ts';
import { createUser } from './user-queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});

const tokenOf = (client: Client): string => decodeURIComponent(client.cookies.get('session') ?? '');
const rowOf = async (client: Client) => {
  const [row] = await t.deps.db
    .select()
    .from(sessions)
    .where(eq(sessions.token_hash, hashToken(tokenOf(client))));
  return row;
};

/** Signs a user in again, as from another device. */
async function signInAgain(email: string, from: Client | undefined = undefined, device = 'Another browser') {
  const client = from ?? (await newClient(t));
  await client.post(API_PATHS.login, { email });
  const answer = await client.post(
    API_PATHS.confirm,
    { email, code: await mailedCode(t, email) },
    { 'user-agent': device },
  );
  expect(answer.statusCode).toBe(200);
  return { client, answer };
}

describe('the cookie', () => {
  test('is hidden from scripts, sent by our own pages only, and lasts 31 days', async () => {
    const { user } = await signUp(t);
    const { answer } = await signInAgain(user.email);
    const cookie = answer.cookies.find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31 * 24 * 60 * 60 });
    expect(cookie?.secure).toBeUndefined();
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  });

  test('is for https alone, and for this host alone, where the public address is https', async () => {
    const secure = await testApp({
      env: { PUBLIC_URL: 'https://menus.example', MAIL_URL: 'smtp://127.0.0.1:9', SESSION_SECRET: 'x'.repeat(32) },
      work: false,
    });
    const client = await newClient(secure);
    const cleared = await client.post(API_PATHS.logout);
    expect(cleared.statusCode).toBe(204);
    for (const cookie of cleared.cookies) expect(cookie.secure).toBe(true);
    expect(cleared.cookies.map(({ name }) => name)).toContain('__Host-session');

    const now = new Date().toISOString();
    const { user } = await createUser(secure.deps.db, newEmail(), 'en', now);
    const times = { created_at: now, last_used_at: now, expires_at: new Date(Date.now() + DAY_MS).toISOString() };
    const token = newToken();
    const session = { token_hash: hashToken(token), user_id: user.id, device: '', ...times };
    await secure.deps.db.insert(sessions).values(session);
    // Another host of the site can set a cookie with the plain name, but browsers don't let it set the prefixed one.
    client.cookies.set('session', token);
    expect((await client.get(API_PATHS.me)).statusCode).toBe(401);
    client.cookies.set('__Host-session', token);
    expect((await client.get(API_PATHS.me)).statusCode).toBe(200);
  });

  test('holds what the database does not', async () => {
    const owner = await signUp(t);
    const row = await rowOf(owner);
    expect(row?.user_id).toBe(owner.user.id);
    expect(JSON.stringify(row)).not.toContain(tokenOf(owner));
  });
});

describe('a session', () => {
  test('returns the user with their restaurant', async () => {
    const owner = await newOwner(t, { restaurant: { name: 'L’Étoile & Fils' } });
    const { user } = (await owner.get(API_PATHS.me)).json();
    expect(user.restaurant).toEqual({ id: owner.restaurant_id, name: 'L’Étoile & Fils' });
    expect((await owner.get(API_PATHS.verifiedStatus)).json()).toEqual({
      email: owner.user.email,
      email_verified_at: owner.user.email_verified_at,
      new_email: null,
    });
  });

  test('is needed, and a made-up one is none', async () => {
    const stranger = await newClient(t);
    for (const cookie of [undefined, 'made-up', '%00', 'a'.repeat(5_000)]) {
      if (cookie !== undefined) stranger.cookies.set('session', cookie);
      const answer = await stranger.get(`${API_PATHS.me}?lang=fr`);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ error: { code: 'unauthenticated', message: 'Veuillez vous connecter.' } });
    }
  });

  test.each([
    ['GET', API_PATHS.me],
    ['GET', API_PATHS.verifiedStatus],
    ['GET', API_PATHS.sessions],
    ['DELETE', API_PATHS.sessions],
    ['DELETE', fillPath(API_PATHS.session, { id: '3d9f0b0e-7f2f-4a57-9d0e-3a5b8f1c2d4e' })],
    ['POST', API_PATHS.resendVerification],
  ] as const)('%s %s is refused without one', async (method, url) => {
    const client = await newClient(t);
    const answer = await (method === 'GET'
      ? client.get(url)
      : method === 'POST'
        ? client.post(url)
        : client.delete(url));
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthenticated']);
  });

  test('is a new one at each sign-in, and the one before it ends', async () => {
    const { user } = await signUp(t);
    const planted = await signUp(t);
    const token = tokenOf(planted);
    await signInAgain(user.email, planted);
    expect(tokenOf(planted)).not.toBe(token);
    expect((await planted.get(API_PATHS.me)).json().user.email).toBe(user.email);
    const old = await newClient(t);
    old.cookies.set('session', token);
    expect((await old.get(API_PATHS.me)).statusCode).toBe(401);
  });

  test('ends at sign-out, as does its XSRF token', async () => {
    const owner = await signUp(t);
    const [token, xsrf] = [tokenOf(owner), owner.cookies.get('XSRF-TOKEN')];
    const answer = await owner.post(API_PATHS.logout);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(owner.cookies.has('session')).toBe(false);
    expect(owner.cookies.get('XSRF-TOKEN')).not.toBe(xsrf);
    expect(await findSession(t.deps.db, hashToken(token), new Date().toISOString())).toBeUndefined();
    owner.cookies.set('session', token);
    expect((await owner.get(API_PATHS.me)).statusCode).toBe(401);
    owner.cookies.delete('session');
    expect((await owner.post(API_PATHS.logout)).statusCode).toBe(204);
  });

  test('is listed, and can be ended from another device, by its own user only', async () => {
    const owner = await signUp(t);
    const other = await signInAgain(owner.user.email, undefined, 'Phone\u0000 of the kitchen');
    const stranger = await signUp(t);
    const { sessions: listed } = (await owner.get(API_PATHS.sessions)).json();
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const phone = listed.find(({ device }: { device: string }) => device === 'Phone of the kitchen');
    const address = fillPath(API_PATHS.session, { id: phone.id });

    expect((await stranger.delete(address)).statusCode).toBe(404);
    expect((await other.client.get(API_PATHS.me)).statusCode).toBe(200);
    expect((await owner.delete(address)).statusCode).toBe(204);
    expect((await other.client.get(API_PATHS.me)).statusCode).toBe(401);
    expect((await owner.delete(address)).statusCode).toBe(404);
    expect((await owner.delete(fillPath(API_PATHS.session, { id: 'mine' }))).statusCode).toBe(404);
  });

  test('that is ended, alone or with all others, revokes the rights of its browser', async () => {
    const owner = await signUp(t);
    const { email } = owner.user;
    const phone = (await signInAgain(email, undefined, 'Phone')).client;
    const stranger = await newClient(t);
    while ((await stranger.post(API_PATHS.login, { email })).statusCode === 200) await t.idle();
    // Strangers have used up the hour of all browsers that are unknown.
    const isKnown = async (client: Client) => (await client.post(API_PATHS.login, { email })).statusCode === 200;
    expect([await isKnown(owner), await isKnown(phone)]).toEqual([true, true]);
    const { sessions: listed } = (await owner.get(API_PATHS.sessions)).json();
    const { id } = listed.find(({ device }: { device: string }) => device === 'Phone');
    expect((await owner.delete(fillPath(API_PATHS.session, { id }))).statusCode).toBe(204);
    expect([await isKnown(owner), await isKnown(phone)]).toEqual([true, false]);
    expect((await owner.delete(API_PATHS.sessions)).statusCode).toBe(204);
    // The codes of the address are revoked, too, so their hour begins again.
    while ((await stranger.post(API_PATHS.login, { email })).statusCode === 200) await t.idle();
    expect(await isKnown(owner)).toBe(false);
  });

  test('that ends itself leaves no cookie', async () => {
    const owner = await signUp(t);
    const [own] = (await owner.get(API_PATHS.sessions)).json().sessions;
    expect((await owner.delete(fillPath(API_PATHS.session, { id: own.id }))).statusCode).toBe(204);
    expect(owner.cookies.has('session')).toBe(false);
    expect((await owner.post(API_PATHS.logout)).statusCode).toBe(204);
  });

  test('names the browser, the system and the time zone of its device', async () => {
    const { user } = await signUp(t);
    const client = await newClient(t);
    await client.post(API_PATHS.login, { email: user.email });
    const confirm = { email: user.email, code: await mailedCode(t, user.email), timezone: 'America/Toronto' };
    const device =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
    expect((await client.post(API_PATHS.confirm, confirm, { 'user-agent': device })).statusCode).toBe(200);
    const { sessions: listed } = (await client.get(API_PATHS.sessions)).json();
    expect(listed.find(({ current }: { current: boolean }) => current)).toMatchObject({
      device,
      browser: 'Safari',
      system: 'iOS',
      form: 'phone',
      timezone: 'America/Toronto',
    });
  });

  test.each([['Mars/Olympus'], ['<script>'], ['']])('keeps no time zone that there is not: %j', async (timezone) => {
    const { user } = await signUp(t);
    const client = await newClient(t);
    await client.post(API_PATHS.login, { email: user.email });
    await client.post(API_PATHS.confirm, { email: user.email, code: await mailedCode(t, user.email), timezone });
    expect(await rowOf(client)).toMatchObject({ timezone: null });
  });

  test('ends everywhere at once, here too, and nobody else’s with it', async () => {
    const [owner, stranger] = [await signUp(t), await signUp(t)];
    const { client: phone } = await signInAgain(owner.user.email);
    expect((await phone.delete(API_PATHS.sessions)).statusCode).toBe(204);
    expect(phone.cookies.has('session')).toBe(false);
    for (const client of [phone, owner]) expect((await client.get(API_PATHS.me)).statusCode).toBe(401);
    expect((await stranger.get(API_PATHS.me)).statusCode).toBe(200);
  });

  test('has nothing to verify, since its address was', async () => {
    const owner = await signUp(t);
    const before = (await t.outbox()).length;
    const answer = await owner.post(API_PATHS.resendVerification);
    expect(answer.statusCode).toBe(204);
    await t.idle();
    expect(await t.outbox()).toHaveLength(before);
  });
});

// These move the clock, so they come last.
describe('time', () => {
  test('of use is kept once in five minutes at most', async () => {
    const owner = await signUp(t);
    const first = (await rowOf(owner))?.last_used_at;
    t.clock.advance(4 * MINUTE_MS);
    await owner.get(API_PATHS.me);
    expect((await rowOf(owner))?.last_used_at).toBe(first);
    t.clock.advance(2 * MINUTE_MS);
    await owner.get(API_PATHS.me);
    expect((await rowOf(owner))?.last_used_at).not.toBe(first);
  });

  test('is over after 31 days, however much it was used; the sweep then removes it', async () => {
    const owner = await signUp(t);
    t.clock.advance(31 * DAY_MS - MINUTE_MS);
    expect((await owner.get(API_PATHS.me)).statusCode).toBe(200);
    await sweep(t.deps);
    expect(await rowOf(owner)).toBeDefined();
    t.clock.advance(2 * MINUTE_MS);
    expect((await owner.get(API_PATHS.me)).statusCode).toBe(401);
    const fresh = await signUp(t);
    await sweep(t.deps);
    expect(await rowOf(owner)).toBeUndefined();
    expect(await rowOf(fresh)).toBeDefined();
  });

  test('removes codes that are over, once the hour that counts them is too', async () => {
    const email = newEmail();
    await (await newClient(t)).post(API_PATHS.register, { email, locale: 'en' });
    await t.idle();
    t.clock.advance(11 * MINUTE_MS);
    await sweep(t.deps);
    expect(await findLoginCodeOf(t.deps.db, { email, is_known_device: false })).toBeDefined();
    t.clock.advance(50 * MINUTE_MS);
    await sweep(t.deps);
    expect(await findLoginCodeOf(t.deps.db, { email, is_known_device: false })).toBeUndefined();
  });
});
