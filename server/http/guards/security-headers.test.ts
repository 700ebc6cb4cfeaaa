import { beforeAll, expect, test } from 'vitest';
import { bareHttp } from '../../../test/bare-http.ts';
import { listening } from '../../../test/raw-request.ts';
import { sendRequest } from '../../../test/send-request.ts';
import type { App } from '../app.ts';

const HTTPS = { PUBLIC_URL: 'https://menus.example', MAIL_URL: 'smtp://relay.example', SESSION_SECRET: 'x'.repeat(32) };

let local: App;
let https: App;

beforeAll(async () => {
  const declare = (app: App) => {
    app.get('/page', { config: { access: 'everyone' } }, async () => 'page');
    app.get('/api/thing', { config: { access: 'everyone' } }, async () => ({}));
    app.get('/assets/file.js', { config: { access: 'everyone' } }, async () => 'file');
    app.get('/preview', { config: { access: 'everyone', framed: 'same-origin' } }, async () => 'preview');
    app.get(
      '/frame',
      { config: { access: 'everyone', framed: 'anywhere', scripts: 'none' } },
      async (_request, reply) => {
        reply.allowStyles(['sha256-ZnJhbWU=']);
        return 'frame';
      },
    );
    app.get('/guest', { config: { access: 'everyone', scripts: 'none' } }, async () => 'guest');
  };
  local = await bareHttp(declare);
  https = await bareHttp(declare, { variables: HTTPS });
});

async function policyOf(app: App, url: string): Promise<Map<string, string>> {
  const header = String((await app.inject(url)).headers['content-security-policy']);
  return new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test.each(['/api/thing', '/assets/file.js'])(
  '%s, of which no page is made, carries a short policy that allows none',
  async (url) => {
    const { headers } = await local.inject(url);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';connect-src 'self';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers['permissions-policy']).toBeUndefined();
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  },
);

test.each(['/page', '/preview', '/guest', '/nowhere', '/api/docs', '/sanctum/csrf-cookie'])(
  'the policy of %s allows nothing inline and nothing from other origins',
  async (url) => {
    const policy = await policyOf(local, url);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('script-src')).toBe(url === '/guest' ? "'none'" : "'self'");
    for (const sources of policy.values()) expect(sources).not.toMatch(/unsafe|https?:|\*/);
  },
);

test('a page for frames of any site has no script, with its own style too', async () => {
  const policy = await policyOf(local, '/frame');
  expect(policy.get('frame-ancestors')).toBe('*');
  expect(policy.get('script-src')).toBe("'none'");
  expect(policy.get('style-src')).toBe("'self' 'sha256-ZnJhbWU='");
  expect((await local.inject('/frame')).headers['x-frame-options']).toBeUndefined();
});

test('the style of guest pages is allowed by its hash', async () => {
  expect((await policyOf(local, '/guest')).get('style-src')).toBe("'self' 'sha256-c2FtcGxl'");
});

test('the owner’s app, and nothing else, may contact where errors are reported and use is measured', async () => {
  const dsn = 'https://key@reports.example/1';
  const reporting = await bareHttp(
    (app) => {
      app.get('/page', { config: { access: 'everyone' } }, async () => 'page');
      app.get('/app', { config: { access: 'everyone' } }, async (_, reply) => {
        reply.allowNonce('abc');
        return 'app';
      });
    },
    { variables: { SENTRY_DSN: dsn, GTM_ID: 'GTM-ABCD123' } },
  );
  expect((await policyOf(reporting, '/app')).get('connect-src')).toContain("'self' https://reports.example ");
  expect((await policyOf(reporting, '/app')).get('script-src')).toBe("'self' https://www.googletagmanager.com");
  expect((await policyOf(reporting, '/page')).get('script-src')).toBe("'self'");
  expect((await policyOf(reporting, '/page')).get('connect-src')).toBe("'self'");
});

test('only a preview may be framed, and only by our own pages', async () => {
  const [page, preview] = await Promise.all([local.inject('/page'), local.inject('/preview')]);
  expect((await policyOf(local, '/page')).get('frame-ancestors')).toBe("'none'");
  expect(page.headers['x-frame-options']).toBe('DENY');
  expect((await policyOf(local, '/preview')).get('frame-ancestors')).toBe("'self'");
  expect(preview.headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('https is asked for only where the public address is https', async () => {
  const [page, securePage] = await Promise.all([local.inject('/page'), https.inject('/page')]);
  expect(page.headers['strict-transport-security']).toBeUndefined();
  expect((await policyOf(local, '/page')).has('upgrade-insecure-requests')).toBe(false);
  expect(securePage.headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await policyOf(https, '/page')).has('upgrade-insecure-requests')).toBe(true);
  expect((await policyOf(https, '/guest')).has('upgrade-insecure-requests')).toBe(true);
});

test('a restaurant’s domain is asked for by https for a day only: its owner may lead it elsewhere', async () => {
  const domains = await listening(
    await bareHttp(
      (app) => {
        app.get('/frame', { config: { access: 'everyone', framed: 'anywhere' } }, async (_request, reply) => {
          reply.allowStyles(['sha256-ZnJhbWU=']);
          return 'frame';
        });
        app.siteByHost(({ headers: { host = '' } }) =>
          host === 'chez.example' ? { own_domain: { host, restaurant_id: 'chez' }, url: '/frame' } : null,
        );
      },
      { variables: HTTPS },
    ),
  );
  const [own, ours] = await Promise.all(
    ['chez.example', 'menus.example'].map((host) => sendRequest(domains, '/frame', { headers: { host } })),
  );
  expect(own?.headers['strict-transport-security']).toBe('max-age=86400');
  expect(ours?.headers['strict-transport-security']).toBe('max-age=31536000');
  await domains.close();
});

test('every answer is of its stated type, and says little to others', async () => {
  const { headers } = await local.inject('/nowhere');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(String(headers['permissions-policy'])).toContain('camera=()');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('answers of the API are kept by nobody', async () => {
  expect((await local.inject('/api/thing')).headers['cache-control']).toBe('no-store');
  expect((await local.inject('/page')).headers['cache-control']).toBeUndefined();
});
