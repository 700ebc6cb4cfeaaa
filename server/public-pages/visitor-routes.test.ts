import { expect, test } from 'vitest';
import type { LandingPage } from '../../shared/render.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { newOwner } from '../../test/owners.ts';

const t = await embeddedApp({ env: { PAYMENTS: 'sandbox', OPERATOR_CONTACT: 'hello@port.example' } });
const isShell = (body: string) => body.includes('<style nonce=');
// The tests' renderer returns its input.
const inputOf = (body: string): LandingPage => JSON.parse(/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? '');

test('a visitor gets the page for visitors, in the language of the address, else of the browser', async () => {
  const french = await t.app.inject({ url: '/', headers: { 'accept-language': 'fr-CA' } });
  expect(inputOf(french.body)).toMatchObject({ locale: 'fr', is_paid: true, contact: 'hello@port.example' });
  expect(french.headers['content-language']).toBe('fr');
  expect(french.headers['vary']).toContain('cookie');
  const english = await t.app.inject({ url: '/?lang=en', headers: { 'accept-language': 'fr-CA' } });
  expect(inputOf(english.body).locale).toBe('en');
});

test('an owner with a session gets the app there', async () => {
  const owner = await newOwner(t);
  const answer = await owner.get('/');
  expect(isShell(answer.body)).toBe(true);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('it names the provider’s prices once they are read', async () => {
  await t.app.inject('/');
  await expect
    .poll(async () => inputOf((await t.app.inject('/?lang=fr')).body).prices)
    .toEqual(['29,00\u00a0$CA par mois', '290,00\u00a0$CA par an']);
});

test('it names no price if the provider fails, and none is due where payments are off', async () => {
  const failing = await embeddedApp({ env: { PAYMENTS: 'sandbox' } });
  failing.deps.payments.listPrices = () => Promise.reject(new Error('unreachable'));
  await failing.app.inject('/');
  await expect.poll(() => failing.logs.map(({ msg }) => msg)).toContain('subscription prices not read');
  expect(inputOf((await failing.app.inject('/')).body)).toMatchObject({ is_paid: true, prices: null });
  const free = await embeddedApp();
  expect(inputOf((await free.app.inject('/')).body)).toMatchObject({ is_paid: false, prices: null });
});

test('a page that the browser has is not sent again', async () => {
  const { headers } = await t.app.inject('/?lang=en');
  const again = await t.app.inject({ url: '/?lang=en', headers: { 'if-none-match': String(headers['etag']) } });
  expect(again.statusCode).toBe(304);
});

test.each(['en', 'fr'])(
  'the example is a whole menu in %s, with nothing to chat with and no visit counted',
  async (lang) => {
    const { body, statusCode } = await t.app.inject(`/example?lang=${lang}`);
    expect(statusCode).toBe(200);
    const page = JSON.parse(/<pre>(.*)<\/pre>/s.exec(body)?.[1] ?? '');
    expect(page).toMatchObject({ preview: true, locale: lang, locales: [lang] });
    expect(page.restaurant.menus[0].sections.length).toBeGreaterThanOrEqual(4);
  },
);
