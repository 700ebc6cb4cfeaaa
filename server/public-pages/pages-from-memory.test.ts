import { expect, test } from 'vitest';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'de' };

async function publishedPage(): Promise<string> {
  const owner = await newOwner(t);
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte' });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  return `/restaurants/${owner.restaurant_id}/menus/1`;
}

/** All but what is of the one answer. */
function lasting(headers: object) {
  const { date, 'x-request-id': id, ...rest } = { date: '', 'x-request-id': '', ...headers };
  return { ...rest, has_id: id !== '' && date !== '' };
}

test('what is sent from memory is the answer as it was sent before, with all its headers', async () => {
  const url = await publishedPage();
  for (const headers of [BROWSER, { ...BROWSER, 'accept-encoding': 'gzip' }]) {
    const [first, second] = [await t.app.inject({ url, headers }), await t.app.inject({ url, headers })];
    expect([second.statusCode, second.rawPayload.equals(first.rawPayload)]).toEqual([200, true]);
    expect(lasting(second.headers)).toEqual(lasting(first.headers));
    expect(second.headers['content-security-policy']).toContain("script-src 'none'");
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const held = { url, headers: { ...headers, 'if-none-match': String(first.headers.etag) } };
    const notModified = await t.app.inject(held);
    const { 'content-length': _length, 'content-type': _type, 'content-encoding': _encoding, ...kept } = first.headers;
    expect([notModified.statusCode, notModified.body]).toEqual([304, '']);
    expect(lasting(notModified.headers)).toEqual(lasting(kept));
  }
});

test('a hit is counted and logged as any request is', async () => {
  const url = await publishedPage();
  await t.app.inject({ url, headers: BROWSER });
  const before = t.logs.filter(({ msg }) => msg === 'request').length;
  await t.app.inject({ url, headers: BROWSER });
  const lines = t.logs.filter(({ msg }) => msg === 'request').slice(before);
  expect(lines).toMatchObject([{ method: 'GET', route: '/restaurants/:restaurantId/menus/:menuId', status: 200 }]);
});

test('other methods and other addresses don’t take this way', async () => {
  const url = await publishedPage();
  await t.app.inject({ url, headers: BROWSER });
  expect((await t.app.inject({ method: 'HEAD', url, headers: BROWSER })).body).toBe('');
  expect((await t.app.inject({ method: 'POST', url, headers: BROWSER })).statusCode).toBeGreaterThanOrEqual(400);
  expect((await t.app.inject({ url: `${url}0`, headers: BROWSER })).statusCode).toBe(404);
});
