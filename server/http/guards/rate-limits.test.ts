import { expect, test, vi } from 'vitest';
import { bareHttp } from '../../../test/bare-http.ts';
import { parseEnv } from '../../env.ts';
import type { App } from '../app.ts';
import { signInLimit } from './rate-limits.ts';

const VARIABLES = {
  NODE_ENV: 'test',
  REQUESTS_PER_MINUTE_PER_ADDRESS: '3',
  SIGN_INS_PER_MINUTE_PER_ADDRESS: '2',
  TRUST_PROXY: '1',
};

const declare = (app: App) => {
  const config = { access: 'everyone' } as const;
  app.get('/page', { config }, async () => 'page');
  app.get('/code', { config: { ...config, rateLimit: signInLimit({ env: parseEnv(VARIABLES) }) } }, async () => 'code');
  app.get('/assets/:name', { config }, async () => 'script');
  app.get('/free', { config: { ...config, rateLimit: false } }, async () => 'free');
};

const from = (app: App, address: string, url: string) =>
  app.inject({ url, headers: { 'x-forwarded-for': address, 'accept-language': 'fr' } });

async function statuses(app: App, address: string, url: string, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await from(app, address, url)).statusCode);
  return found;
}

test('each address has its own count, and a sign-in a tighter one', async () => {
  const app = await bareHttp(declare, { variables: VARIABLES });
  expect(await statuses(app, '198.51.100.1', '/page', 4)).toEqual([200, 200, 200, 429]);
  expect(await statuses(app, '198.51.100.2', '/page', 1)).toEqual([200]);
  expect(await statuses(app, '198.51.100.1', '/code', 3)).toEqual([200, 200, 429]);
  expect(await statuses(app, '198.51.100.1', '/free', 5)).toEqual([200, 200, 200, 200, 200]);
});

test('a burst is let through up to the limit', async () => {
  const app = await bareHttp(declare, { variables: VARIABLES });
  const answers = await Promise.all(Array.from({ length: 5 }, () => from(app, '198.51.100.5', '/page')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
});

test('a clock that is set back by an hour makes nobody wait for an hour', async () => {
  const app = await bareHttp(declare, { variables: VARIABLES });
  await statuses(app, '198.51.100.6', '/page', 3);
  const hourAgo = Date.now() - 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: hourAgo });
  try {
    const answer = await from(app, '198.51.100.6', '/page');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  } finally {
    vi.useRealTimers();
  }
});

test('files never count: a dining room full of guests is one address', async () => {
  const app = await bareHttp(declare, { variables: VARIABLES });
  expect(await statuses(app, '198.51.100.4', '/assets/page.js', 5)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(app, '198.51.100.4', '/page', 4)).toEqual([200, 200, 200, 429]);
});

test('a refusal says when to come back, in words of the language', async () => {
  const app = await bareHttp(declare, { variables: VARIABLES });
  await statuses(app, '198.51.100.3', '/code', 2);
  const answer = await from(app, '198.51.100.3', '/code');
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toEqual({
    error: { code: 'too_many_requests', message: 'Trop de demandes. Patientez un instant, puis réessayez.' },
  });
});

test('the addresses of one IPv6 network count as one', async () => {
  const app = await bareHttp(declare, { variables: VARIABLES });
  expect(await statuses(app, '2001:db8:1:2::1', '/code', 2)).toEqual([200, 200]);
  expect(await statuses(app, '2001:db8:1:2::ffff', '/code', 1)).toEqual([429]);
  expect(await statuses(app, '2001:db8:1:3::1', '/code', 1)).toEqual([200]);
});

test('without a proxy to trust, nobody chooses the address they count as', async () => {
  const app = await bareHttp(declare, { variables: { ...VARIABLES, TRUST_PROXY: 'false' } });
  expect(await statuses(app, '198.51.100.1', '/code', 2)).toEqual([200, 200]);
  expect(await statuses(app, '198.51.100.2', '/code', 1)).toEqual([429]);
});

test('what a visitor writes before the proxy’s own entry changes nothing', async () => {
  const app = await bareHttp(declare, { variables: VARIABLES });
  expect(await statuses(app, '192.0.2.1, 198.51.100.1', '/code', 2)).toEqual([200, 200]);
  expect(await statuses(app, '192.0.2.2, 198.51.100.1', '/code', 1)).toEqual([429]);
});

test('a client of the private network does not choose its address behind two proxies either', async () => {
  const app = await bareHttp(declare, { variables: { ...VARIABLES, TRUST_PROXY: '2' } });
  expect(await statuses(app, '192.0.2.1, 10.0.0.8, 10.0.0.1', '/code', 2)).toEqual([200, 200]);
  expect(await statuses(app, '192.0.2.2, 10.0.0.8, 10.0.0.1', '/code', 1)).toEqual([429]);
});

test.each(['10.0.0.0/8', '203.0.113.7, 2001:db8::/32', '::ffff:10.0.0.0/104'])(
  'a server starts behind the proxies %s',
  async (TRUST_PROXY) => {
    const app = await bareHttp(declare, { variables: { ...VARIABLES, TRUST_PROXY } });
    expect((await app.inject('/free')).statusCode).toBe(200);
  },
);
