import { basename, join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { embeddedApp } from '../../test/embedded-app.ts';
import { newOwner } from '../../test/owners.ts';

const t = await embeddedApp();

test.each(['/sign-in', '/sign-up', '/confirm', '/onboarding/logo', '/admin/restaurant/qr', '/no/such/page'])(
  '%s is answered with the owner’s app, which nobody keeps',
  async (url) => {
    const answer = await t.app.inject({ url, headers: { 'accept-language': 'fr-CA' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<html lang="fr">');
    expect(answer.body).toContain('content="La carte que vous avez déjà');
    expect(answer.body).not.toMatch(/\{\w+\}/);
  },
);

test.each([
  ['en', 'The menu you already have'],
  ['fr', 'La carte que vous avez déjà'],
])('a shared link to it has a name, a description and a picture in %s', async (locale, lead) => {
  const { body } = await t.app.inject({ url: '/sign-up', headers: { 'accept-language': locale } });
  const contentOf = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(body)?.[1];
  expect(contentOf('og:title')).toBe('Ardoise');
  expect(contentOf('og:description')).toContain(lead);
  const image = contentOf('og:image') ?? '';
  expect(image).toBe(`${t.deps.env.PUBLIC_URL}/share-card-${locale}.png`);
  const { width, height } = await loadImage(join('web/public', basename(image)));
  expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual([String(width), String(height)]);
});

describe('the home of an owner with a session', () => {
  const preloads = (body: string) =>
    Array.from(body.matchAll(/<link rel="\w+"[^>]* href="([^"]*)"/g), ([, href]) => href);

  test('names the files that it loads, and no answer of the API, which would be of an earlier moment', async () => {
    const owner = await newOwner(t);
    for (const url of ['/', '/admin', '/admin/menus/1/sections/2']) {
      const { body } = await owner.get(url, { 'accept-language': 'fr' });
      expect(preloads(body)).toEqual(['/assets/french.js', '/assets/home.js', '/assets/home.css']);
    }
  });

  test('nothing is named on other screens or without a session', async () => {
    const owner = await newOwner(t);
    expect(preloads((await owner.get('/admin/settings')).body)).toEqual([]);
    expect(preloads((await t.app.inject('/admin')).body)).toEqual([]);
  });
});

test('an operator may set the picture', async () => {
  const own = await embeddedApp({ env: { OG_IMAGE_URL: 'https://cdn.example/card.png?a=1&b=2' } });
  const { body } = await own.app.inject('/sign-up');
  expect(body).toContain('<meta property="og:image" content="https://cdn.example/card.png?a=1&#38;b=2">');
  expect(body).not.toContain('og:image:width');
});

test('its style elements are allowed by a nonce that is new each time, its scripts only as files', async () => {
  const nonces = await Promise.all(
    ['/sign-in', '/sign-in'].map(async (url) => {
      const answer = await t.app.inject(url);
      const nonce = /<style nonce="([^"]+)"/.exec(answer.body)?.[1];
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain("script-src 'self';");
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('a payment provider’s hosts are allowed on the addresses of the subscription, and nowhere else', async () => {
  const policyOf = async (url: string) => String((await t.app.inject(url)).headers['content-security-policy']);
  const off = await policyOf('/admin/subscription/create');
  expect(off).not.toContain('stripe');
  t.deps.env.PAYMENTS = 'stripe';
  const elsewhere = [
    '/admin/settings',
    '/admin/subscriptions',
    '/sign-in',
    '/restaurants/7k3m9x2p4q/menus/1',
    '/api/me',
  ];
  for (const url of elsewhere) expect([url, await policyOf(url)]).toEqual([url, expect.not.stringContaining('stripe')]);
  for (const url of ['/admin/subscription', '/admin/subscription/create?from=mail']) {
    const policy = await policyOf(url);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
    );
  }
});
