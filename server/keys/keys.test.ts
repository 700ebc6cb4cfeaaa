import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { menuKeysAnswerSchema, publishedMenuAnswerSchema } from '../../shared/api/keys.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { WEBSITE_PATHS } from '../../shared/website-paths.ts';
import { makeMenuKey } from '../../test/menu-key.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp({ env: { MENU_READS_PER_MINUTE_PER_KEY: '4' } });

async function publishedOwner(title = 'Tarte au sucre') {
  const owner = await newOwner(t);
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  const body = { menu_section_id: section.id, title, price: 850, details: 'Secret de Mireille' };
  const { item } = (await owner.post('/api/menu-items', body)).json();
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  await t.idle();
  return { owner, item_id: item.id as number };
}

const read = (secret: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url: WEBSITE_PATHS.publishedMenu, headers: { authorization: `Bearer ${secret}`, ...headers } });
const keysOf = async (owner: OwnerWithRestaurant) =>
  menuKeysAnswerSchema.parse((await owner.get(fillPath(WEBSITE_PATHS.keys, { id: owner.restaurant_id }))).json()).keys;

test('a till reads what guests see now, without what only the owner reads', async () => {
  const { owner, item_id } = await publishedOwner();
  const secret = await makeMenuKey(owner);
  const answer = await read(secret);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('Mireille');
  const menu = publishedMenuAnswerSchema.parse(answer.json());
  expect(menu).toMatchObject({ version: 1, sold_out: [], page_url: expect.stringContaining(owner.restaurant_id) });
  expect(menu.restaurant.menus[0]?.sections[0]?.items[0]?.title).toBe('Tarte au sucre');
  const again = await read(secret, { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await owner.put(fillPath(API_PATHS.itemSoldOut, { id: item_id }), { until: 'manual' });
  expect((await read(secret)).json().sold_out).toEqual([{ item_id, back_at: null }]);
});

test('a key is stored as a hash, shown once, and says on which day it was used', async () => {
  const { owner } = await publishedOwner();
  const secret = await makeMenuKey(owner, 'Website');
  expect(await keysOf(owner)).toMatchObject([{ id: 1, name: 'Website', last_used_on: null }]);
  await read(secret);
  expect((await keysOf(owner))[0]?.last_used_on).toBe(t.deps.now().toISOString().slice(0, 10));
  const rows = JSON.stringify(await t.deps.db.execute('select * from menu_keys'));
  expect(rows).not.toContain(secret);
  expect(rows).not.toContain(secret.slice('ardoise_'.length));
});

test('a revoked key opens nothing at once; others stay', async () => {
  const { owner } = await publishedOwner();
  const [till, website] = [await makeMenuKey(owner, 'Till'), await makeMenuKey(owner, 'Website')];
  const path = fillPath(WEBSITE_PATHS.key, { id: owner.restaurant_id, keyId: 1 });
  expect((await owner.delete(path)).statusCode).toBe(204);
  expect((await owner.delete(path)).statusCode).toBe(404);
  const refused = await read(till);
  expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'menu_key_refused']);
  expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  expect((await read(website)).statusCode).toBe(200);
  expect((await keysOf(owner)).map(({ name }) => name)).toEqual(['Website']);
});

test.each(['', 'Bearer', 'Bearer ardoise_short', `Basic ${'x'.repeat(43)}`, `Bearer ardoise_${'x'.repeat(43)}`])(
  'the header “%s” opens nothing',
  async (authorization) => {
    const answer = await t.app.inject({ url: WEBSITE_PATHS.publishedMenu, headers: { authorization } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'menu_key_refused']);
  },
);

test('without a key the answer says that one is needed', async () => {
  const answer = await t.app.inject({ url: WEBSITE_PATHS.publishedMenu });
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
});

test('five keys with names of their own', async () => {
  const { owner } = await publishedOwner();
  const path = fillPath(WEBSITE_PATHS.keys, { id: owner.restaurant_id });
  await makeMenuKey(owner, 'Till');
  const same = await owner.post(path, { name: ' TILL ' });
  expect([same.statusCode, same.json().error.code]).toEqual([409, 'key_name_taken']);
  for (const name of ['2', '3', '4', '5']) await makeMenuKey(owner, name);
  const surplus = await owner.post(path, { name: '6' });
  expect([surplus.statusCode, surplus.json().error.code]).toEqual([422, 'too_many_keys']);
  expect((await owner.post(path, { name: '' })).statusCode).toBe(422);
});

test('each key has a limit of its own', async () => {
  const { owner } = await publishedOwner();
  const [till, website] = [await makeMenuKey(owner, 'Till'), await makeMenuKey(owner, 'Website')];
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await read(till)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect((await read(website)).statusCode).toBe(200);
});

describe('while guests see nothing', () => {
  test('an unpublished menu is refused clearly', async () => {
    const { owner } = await publishedOwner();
    const secret = await makeMenuKey(owner);
    await owner.post(`/api/restaurants/${owner.restaurant_id}/unpublish`);
    const answer = await read(secret);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'menus_unavailable']);
  });

  test('a suspended restaurant is, too', async () => {
    const { owner } = await publishedOwner();
    const secret = await makeMenuKey(owner);
    await t.deps.db.execute(sql`update restaurants set suspended_at = now() where id = ${owner.restaurant_id}`);
    t.deps.changes.drop(owner.restaurant_id);
    const answer = await read(secret);
    expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'restaurant_suspended']);
  });
});

test('no page of another site can read it with a key', async () => {
  const { owner } = await publishedOwner();
  const secret = await makeMenuKey(owner);
  const answer = await read(secret, { origin: 'https://site.example', 'sec-fetch-site': 'cross-site' });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('the API’s document has its scheme', async () => {
  const document = (await t.app.inject('/api/docs/json')).json();
  expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(document.paths[WEBSITE_PATHS.publishedMenu].get.security).toEqual([{ bearer: [] }]);
});
