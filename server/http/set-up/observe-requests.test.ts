import pino from 'pino';
import { expect, test } from 'vitest';
import { Refusal } from '../../../shared/errors.ts';
import { bareHttp } from '../../../test/bare-http.ts';
import type { App } from '../app.ts';

test('a request is logged by its route and its id, without what people typed or where they are', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = await bareHttp(
    (app) => {
      app.get('/api/things/:id', { config: { access: 'everyone' } }, async () => ({}));
    },
    { log },
  );
  const answer = await app.inject({
    url: '/api/things/4711?email=chef%40example.com',
    remoteAddress: '203.0.113.9',
    headers: { cookie: 'session=secret-token' },
  });
  const line = lines.find(({ msg }) => msg === 'request');
  expect(line).toMatchObject({ method: 'GET', route: '/api/things/:id', status: 200, ms: expect.any(Number) });
  expect(line?.['reqId']).toBe(answer.headers['x-request-id']);
  expect(JSON.stringify(lines)).not.toMatch(/4711|chef|203\.0\.113\.9|secret-token/);
});

test('a failure of ours names its request in the owner’s language, by the proxy’s id if there is one', async () => {
  const declare = (app: App) => {
    app.get('/api/broken', { config: { access: 'everyone' } }, () => Promise.reject(new Error('broken')));
  };
  const url = '/api/broken?lang=fr';
  const idOf = async (app: App, sentId: string) => {
    const answer = await app.inject({ url, headers: { 'x-request-id': sentId } });
    const id = answer.headers['x-request-id'];
    expect(answer.json().error.message).toBe(
      `Un problème est survenu de notre côté. Veuillez réessayer. Référence : ${id}`,
    );
    return id;
  };
  const behindProxy = await bareHttp(declare, { variables: { TRUST_PROXY: '1' } });
  const [proxyId, uuid] = ['0af7651916cd43dd8448eb211c80319c', '0af76519-16cd-43dd-8448-eb211c80319c'];
  expect(await idOf(behindProxy, proxyId)).toBe(proxyId);
  expect(await idOf(behindProxy, uuid)).toBe(uuid);
  // No trace can have such an id.
  for (const otherId of ['aaaaaaaa', 'proxy-4711', 'two words or more', `${uuid}-1`])
    expect(await idOf(behindProxy, otherId)).not.toBe(otherId);
  expect(await idOf(await bareHttp(declare), proxyId)).not.toBe(proxyId);
});

test('a refusal is logged with its code, and an answer without one has none', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = await bareHttp(
    (app) => {
      app.get('/api/things', { config: { access: 'everyone' } }, async () => ({}));
      app.get('/api/codes', { config: { access: 'everyone' } }, () => Promise.reject(new Refusal('code_invalid')));
    },
    { log },
  );
  for (const url of ['/api/things', '/api/codes', '/api/none']) await app.inject(url);
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ route, problem }) => [route, problem])).toEqual([
    ['/api/things', undefined],
    ['/api/codes', 'code_invalid'],
    ['unknown', 'not_found'],
  ]);
});

test('where errors are reported, an answer says its request and route, so that the app can report its duration', async () => {
  const declare = (app: App) => {
    app.get('/api/things/:id', { config: { access: 'everyone' } }, async () => ({}));
    app.get('/restaurants/:id', { config: { access: 'everyone' } }, async () => 'a guest’s page');
  };
  const reporting = await bareHttp(declare, { variables: { SENTRY_DSN: 'https://key@reports.example/1' } });
  const { headers } = await reporting.inject('/api/things/4711?email=chef%40example.com');
  expect(headers['server-timing']).toBe(`request;desc="${headers['x-request-id']}", route;desc="GET /api/things/:id"`);
  expect((await reporting.inject('/restaurants/4711')).headers['server-timing']).toBeUndefined();
  expect((await (await bareHttp(declare)).inject('/api/things/1')).headers['server-timing']).toBeUndefined();
});
