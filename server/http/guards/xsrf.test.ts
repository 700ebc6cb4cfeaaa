import { beforeAll, describe, expect, test } from 'vitest';
import { type BareSession, bareHttp, keepCookies, visit } from '../../../test/bare-http.ts';
import type { App } from '../app.ts';
import { setSessionCookie } from './session-cookie.ts';

let app: App;

beforeAll(async () => {
  app = await bareHttp((app) => {
    const config = { access: 'everyone' } as const;
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
      app.route({ method, url: '/thing', config, handler: async () => ({ done: true }) });
    app.post('/hook', { config: { ...config, xsrf: false } }, async () => ({ done: true }));
    app.post('/signed-in', { config }, async (_request, reply) => {
      setSessionCookie(reply, { is_https: false }, 'the-new-session');
      reply.renewXsrf('the-new-session');
      return { done: true };
    });
  });
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', { cookies, headers }: BareSession, url = '/thing') =>
  app.inject({ method, url, cookies, headers });
const nobody: BareSession = { cookies: {}, headers: {} };

describe('an unsafe request', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s passes with the token of its cookie only',
    async (method) => {
      const visitor = await visit(app);
      expect((await send(method, visitor)).statusCode).toBe(200);
      const refused = await send(method, { ...visitor, headers: {} });
      expect([refused.statusCode, refused.json().error.code]).toEqual([419, 'xsrf_mismatch']);
      expect((await send(method, nobody)).statusCode).toBe(419);
    },
  );

  test('is refused with the token of another visitor', async () => {
    const [one, other] = [await visit(app), await visit(app)];
    expect((await send('POST', { cookies: one.cookies, headers: other.headers })).statusCode).toBe(419);
  });

  test('is refused with a token that was planted together with its cookie, but without ours', async () => {
    const visitor = await visit(app);
    const planted: BareSession = {
      cookies: { ...visitor.cookies, 'xsrf-nonce': 'planted' },
      headers: visitor.headers,
    };
    expect((await send('POST', planted)).statusCode).toBe(419);
  });

  test('is refused in words of the language, before its body is read', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/thing?lang=fr',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(419);
    expect(answer.json().error.message).toBe('La page est ouverte depuis longtemps. Veuillez réessayer.');
  });

  test('accepts a token that is percent-encoded or not', async () => {
    const visitor = await visit(app);
    const raw = { 'x-xsrf-token': visitor.cookies['XSRF-TOKEN'] ?? '' };
    expect((await send('POST', { ...visitor, headers: raw })).statusCode).toBe(200);
    const broken = { 'x-xsrf-token': '%E0%A4%A' };
    expect((await send('POST', { ...visitor, headers: broken })).statusCode).toBe(419);
  });

  test('needs a new token once the session is another', async () => {
    const before = await visit(app);
    const after = keepCookies(before, await send('POST', before, '/signed-in'));
    expect(after.cookies['XSRF-TOKEN']).not.toBe(before.cookies['XSRF-TOKEN']);
    expect((await send('POST', { cookies: after.cookies, headers: before.headers })).statusCode).toBe(419);
    expect((await send('POST', after)).statusCode).toBe(200);
  });

  test('that is a webhook needs none', async () => {
    expect((await send('POST', nobody, '/hook')).statusCode).toBe(200);
  });

  test('to an unknown address is not there', async () => {
    expect((await send('POST', nobody, '/none')).statusCode).toBe(404);
  });
});

test('a safe request needs no token', async () => {
  expect((await send('GET', nobody)).statusCode).toBe(200);
});

test('the token is readable, its nonce is not, and both are marked for https where the address is', async () => {
  const [nonce, token] = (await app.inject('/sanctum/csrf-cookie')).cookies;
  expect(token).toMatchObject({ name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' });
  expect(token?.httpOnly).toBeUndefined();
  expect(nonce).toMatchObject({ name: 'xsrf-nonce', path: '/', sameSite: 'Lax', httpOnly: true });
  expect([nonce?.secure, token?.secure]).toEqual([undefined, undefined]);

  const secure = await bareHttp(undefined, { variables: HTTPS });
  const cookies = (await secure.inject('/sanctum/csrf-cookie')).cookies;
  expect(cookies.map((cookie) => cookie.secure)).toEqual([true, true]);
  // With this prefix a browser refuses a cookie that another host of the site or plain http sets.
  expect(cookies.map(({ name }) => name)).toEqual(['__Host-xsrf-nonce', 'XSRF-TOKEN']);
  expect(cookies[0]).toMatchObject({ path: '/', secure: true });
  expect(cookies[0]?.domain).toBeUndefined();
});

const HTTPS = { PUBLIC_URL: 'https://menus.example', MAIL_URL: 'smtp://relay.example', SESSION_SECRET: 'x'.repeat(32) };
