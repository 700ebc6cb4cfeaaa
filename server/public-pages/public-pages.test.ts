import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();
const DAY_MS = 24 * 60 * 60 * 1_000;
const HTML = 'text/html; charset=utf-8';

/** A published restaurant with one item on menu 1. */
async function published() {
  const owner = await newOwner(t);
  const { id } = owner.restaurant;
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  const body = { menu_section_id: section.id, title: 'Tarte au sucre', price: 850, details: 'Secret de Mireille' };
  const { item } = (await owner.post('/api/menu-items', body)).json();
  await owner.post(`/api/restaurants/${id}/publish`);
  // Its translations change the page again.
  await t.idle();
  return { owner, id, item, page: `/restaurants/${id}/menus/1` };
}

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

test('the restaurant’s address leads to menu 1, keeping the query and no copy', async () => {
  const { id, page } = await published();
  const answer = await get(`/restaurants/${id}?s=qr`);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `${page}?s=qr`]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('where menu 1 is hidden it leads to the first visible menu, and menu 1 is unknown', async () => {
  const { owner, id, page } = await published();
  const { menu } = (await owner.post('/api/menus', { title: 'Soir' })).json();
  const { section } = (await owner.post('/api/menu-sections', { menu_id: menu.id, title: 'Plats' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Bavette' });
  await owner.put('/api/menus/1', { hidden: true });
  await owner.post(`/api/restaurants/${id}/publish`);
  expect((await get(`/restaurants/${id}`)).headers.location).toBe(`/restaurants/${id}/menus/${menu.id}`);
  expect((await get(page)).statusCode).toBe(404);
});

test('the page shows what was published last, without details', async () => {
  const { owner, item, page } = await published();
  await owner.put(`/api/menu-items/${item.id}`, { title: 'Tarte au citron' });
  const answer = await get(page);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, HTML]);
  expect(answer.body).toContain('Tarte au sucre');
  expect(answer.body).not.toContain('Tarte au citron');
  expect(answer.body).not.toContain('Mireille');
  await owner.post(`/api/restaurants/${owner.restaurant.id}/publish`);
  expect((await get(page)).body).toContain('Tarte au citron');
});

test('caches get the restaurant’s tag with each page, also where it isn’t sent again', async () => {
  const { page } = await published();
  const id = page.split('/')[2];
  const headers = { 'accept-encoding': 'br' };
  const answers = [await get(page), await get(page, headers), await get(page, headers)];
  answers.push(await get(page, { ...headers, 'if-none-match': String(answers[1]?.headers.etag) }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 304]);
  for (const answer of answers) expect(answer.headers['cache-tag']).toBe(`restaurant-${id}`);
});

test('it may be kept for at most 30 seconds, and what is held isn’t sent again', async () => {
  const { page } = await published();
  const first = await get(page);
  const seconds = /max-age=(\d+)/.exec(String(first.headers['cache-control']))?.[1];
  expect(Number(seconds)).toBeLessThanOrEqual(30);
  expect(first.headers['cache-control']).toMatch(/^public, .*stale-while-revalidate=\d+/);
  expect(first.headers['vary']).toContain('accept-encoding');
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^"[^"]+"$/);
  for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get(page, { 'if-none-match': held });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  }
  expect((await get(page, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('compressed as the browser accepts it, each form with its own tag', async () => {
  const { page } = await published();
  const plain = await get(page);
  const brotli = await get(page, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  const gzip = await get(page, { 'accept-encoding': 'gzip' });
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  expect((await get(page, { 'accept-encoding': 'br;q=0, *;q=0' })).body).toBe(plain.body);
});

test('the page for a wrong address is compressed as the browser accepts it', async () => {
  const accept = (encoding: string) => get('/restaurants/nowhere', { 'accept-encoding': encoding });
  const plain = await accept('identity');
  const [brotli, gzip] = [await accept('br'), await accept('gzip')];
  expect([plain, brotli, gzip].map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(plain.body);
  expect(String(gunzipSync(gzip.rawPayload))).toBe(plain.body);
  expect(brotli.headers['vary']).toBe('accept-language, accept-encoding');
});

test('HEAD answers as GET does, without the page', async () => {
  const { page } = await published();
  const [got, head] = [await get(page), await t.app.inject({ method: 'HEAD', url: page })];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers.etag).toBe(got.headers.etag);
  expect(head.headers['content-length']).toBe(got.headers['content-length']);
  expect((await t.app.inject({ method: 'HEAD', url: '/restaurants/0000000000/menus/1' })).statusCode).toBe(404);
});

test('sold out shows without publishing, and is back when its time comes without any write', async () => {
  const { owner, item, page } = await published();
  const before = await get(page);
  await owner.put(`/api/menu-items/${item.id}/sold-out`, { until: 'tomorrow' });
  const soldOut = await get(page);
  expect(soldOut.headers.etag).not.toBe(before.headers.etag);
  expect(soldOut.body).not.toBe(before.body);
  t.clock.advance(2 * DAY_MS);
  expect((await get(page)).headers.etag).toBe(before.headers.etag);
  t.clock.advance(-2 * DAY_MS);
  expect((await get(page)).headers.etag).toBe(soldOut.headers.etag);
  await owner.put(`/api/menu-items/${item.id}/sold-out`, { until: null });
  expect((await get(page)).headers.etag).toBe(before.headers.etag);
});

test('the page’s address carries the language: the browser’s is not looked at', async () => {
  const { page } = await published();
  const [plain, korean] = [await get(page), await get(page, { 'accept-language': 'ko' })];
  expect(korean.headers['content-language']).toBe(plain.headers['content-language']);
  expect(korean.body).toBe(plain.body);
  expect(String(plain.headers['vary'])).not.toContain('language');
});

test('no script and no style but our own, no frame', async () => {
  const { page } = await published();
  const policy = String((await get(page)).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test('an address as a person types it leads to the right one', async () => {
  const { id, page } = await published();
  const typed = id.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I');
  const answer = await get(`/restaurants/${typed}/menus/1?lang=fr`);
  // An id of digits only is canonical already.
  expect([answer.statusCode, answer.headers.location]).toEqual(
    typed === id ? [200, undefined] : [301, `${page}?lang=fr`],
  );
  expect((await get(`/restaurants/${id.slice(0, 5)}-${id.slice(5)}`)).headers.location).toBe(`/restaurants/${id}`);
  expect((await get(`${page}/`)).headers.location).toBe(page);
});

test.each([
  ['an id that can’t be one', '/restaurants/nope', 400],
  ['an id that is badly encoded', '/restaurants/%E0%A4%A', 400],
  ['an id that is far too long', `/restaurants/${'a'.repeat(2_000)}/menus/1`, 400],
  ['a menu that can’t be one', '/restaurants/0000000000/menus/first', 400],
  ['an unknown restaurant', '/restaurants/0000000000', 404],
  ['an unknown restaurant’s menu', '/restaurants/0000000000/menus/1', 404],
  ['no restaurant', '/restaurants', 404],
  ['no restaurant, with a slash', '/restaurants/', 404],
  ['any other path', '/restaurants/0000000000/menus/1/items/2', 404],
])('%s gets its page', async (_, url, status) => {
  const answer = await get(url, { 'accept-language': 'de' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, HTML]);
  expect(answer.headers['content-language']).toBe('de');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await get(`${url}?lang=ja`, { 'accept-language': 'de' })).headers['content-language']).toBe('ja');
});

test('an unknown menu of a published restaurant gets the 404 page', async () => {
  const { id } = await published();
  const answer = await get(`/restaurants/${id}/menus/77`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, HTML]);
  expect(answer.body).toContain(`/restaurants/${id}"`);
});

test('never published, or unpublished: 403, with the name and phone of the restaurant', async () => {
  const owner = await newOwner(t);
  const { id } = owner.restaurant;
  await owner.put(`/api/restaurants/${id}`, { name: 'L’Étoile du quai', phone: '+1 514 555 0142' });
  for (const url of [`/restaurants/${id}`, `/restaurants/${id}/menus/1`]) {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, HTML]);
    expect(answer.body).toContain('L’Étoile du quai');
    expect(answer.body).toContain('514 555 0142');
  }
  const { owner: other, page } = await published();
  await other.post(`/api/restaurants/${other.restaurant.id}/unpublish`);
  expect((await get(page)).statusCode).toBe(403);
  await other.post(`/api/restaurants/${other.restaurant.id}/publish`);
  expect((await get(page)).statusCode).toBe(200);
});

test('addresses that lead nowhere are limited by the visitor’s address; menus are not', async () => {
  const few = await testApp({ env: { REQUESTS_PER_MINUTE_PER_ADDRESS: '3' }, work: false });
  const statuses: number[] = [];
  for (const url of ['/restaurants/a/b/c', '/restaurants/////', '/restaurants/x/y', '/restaurants/z/z/z'])
    statuses.push((await few.app.inject({ url })).statusCode);
  expect(statuses).toEqual([404, 404, 404, 429]);
  const menu = () => few.app.inject({ url: '/restaurants/7k3m9x2p41/menus/1' });
  expect([(await menu()).statusCode, (await menu()).statusCode]).toEqual([404, 404]);
});

test('the crawlers’ file, unknown files and unknown calls', async () => {
  expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
  for (const name of ['none.woff2', '..%2Fweb%2Findex.html', '.hidden', 'a%00.js'])
    expect((await get(`/assets/${name}`)).statusCode).toBe(404);
  expect((await get('/api/none')).json().error.code).toBe('not_found');
});

test('the page gets what the owner states of service, once it is published', async () => {
  const { owner, id, page } = await published();
  expect((await get(page)).body).toContain('"service_charge":null');
  const refused = await owner.put(`/api/restaurants/${id}`, { service_charge: 'maybe' });
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'validation_failed']);
  await owner.put(`/api/restaurants/${id}`, { service_charge: 'included' });
  expect((await get(page)).body).toContain('"service_charge":null');
  await owner.post(`/api/restaurants/${id}/publish`);
  expect((await get(page)).body).toContain('"service_charge":"included"');
});

test('a phone that keeps the menu learns the restaurant’s name and address, once guests may see it', async () => {
  const { owner, id } = await published();
  const manifest = `/restaurants/${id}/menu.webmanifest`;
  const answer = await get(manifest);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  expect(answer.json()).toMatchObject({ name: 'Chez Test', start_url: `/restaurants/${id}`, lang: 'en', icons: [] });
  await owner.post(`/api/restaurants/${id}/unpublish`);
  expect((await get(manifest)).statusCode).toBe(404);
  expect((await get('/restaurants/nope/menu.webmanifest')).statusCode).toBe(404);
});

test('a language is shown by its script or region, too', async () => {
  const { page } = await published();
  const answers = await Promise.all(['zh', 'zh-Hans', 'zh_CN'].map((lang) => get(`${page}?lang=${lang}`)));
  expect(answers.map(({ headers }) => headers['content-language'])).toEqual(['zh-Hans', 'zh-Hans', 'zh-Hans']);
});
