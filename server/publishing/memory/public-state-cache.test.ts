import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { GuestPage } from '../../../shared/render.ts';
import { closeAfterFile } from '../../../test/closers.ts';
import { fakeRender } from '../../../test/fake-render.ts';
import { newOwner } from '../../../test/owners.ts';
import { testApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import type { Db } from '../../db/db.ts';

const t = await testApp();
// Tomorrow at noon: an item sold out "until tomorrow" is back at 05:00, and a test must not run at that time by chance.
const HALF_DAY_MS = 12 * 60 * 60 * 1_000;
t.clock.advance(
  (Math.ceil(t.deps.now().getTime() / (2 * HALF_DAY_MS)) + 0.5) * 2 * HALF_DAY_MS - t.deps.now().getTime(),
);
const MINUTE_MS = 60_000;

/** The application on a database whose reads are counted, and can be made to fail. */
async function guestsApp() {
  const database = { reads: 0, is_away: false };
  const db: Db = new Proxy(t.deps.db, {
    get(target, property) {
      if (property === 'select') {
        database.reads += 1;
        if (database.is_away) throw new Error('the database is unavailable');
      }
      return Reflect.get(target, property, target);
    },
  });
  const rendered: GuestPage[] = [];
  const render = { ...fakeRender, guestPage: (page: GuestPage) => `page ${rendered.push(page)} as of ${page.as_of}` };
  const app = await buildApp({ ...t.deps, db, render });
  closeAfterFile(() => app.close());
  return { app, database, rendered };
}

async function publishedRestaurant() {
  const owner = await newOwner(t);
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  const { item } = (await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte' })).json();
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  // Its translations change the page again.
  await t.idle();
  const at = `/restaurants/${owner.restaurant_id}`;
  return { owner, item, at, page: `${at}/menus/1` };
}

test('guests who come at once cost one question and one rendering, the next ones none', async () => {
  const { app, database, rendered } = await guestsApp();
  const { page, at } = await publishedRestaurant();
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(page)));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  // Its state together with the publication. Nothing is sold out, which would need a second query.
  const [first, rest] = [database.reads, rendered.length];
  expect([first, rest]).toEqual([2, 1]);
  await Promise.all([app.inject(page), app.inject(at), app.inject(`/api${at}`)]);
  expect([database.reads, rendered.length]).toEqual([2, 1]);
});

test('a publication is shown as soon as the database is back', async () => {
  const { app, database } = await guestsApp();
  const { page, owner, item } = await publishedRestaurant();
  await app.inject(page);
  database.is_away = true;
  t.deps.changes.drop(owner.restaurant_id);
  expect((await app.inject(page)).body).toContain('page 1 ');
  database.is_away = false;
  await owner.put(`/api/menu-items/${item.id}`, { title: 'Tarte au citron' });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  expect((await app.inject(page)).body).toContain('page 2 ');
});

test('while the database is unavailable guests read the last known state, and after ten minutes the page says of when', async () => {
  const { app, database, rendered } = await guestsApp();
  const { page, at, owner, item } = await publishedRestaurant();
  await owner.put(`/api/menu-items/${item.id}/sold-out`, { until: 'tomorrow' });
  const before = await app.inject(page);
  const asOf = t.deps.now().getTime();
  database.is_away = true;
  t.deps.changes.drop(owner.restaurant_id);
  t.clock.advance(9 * MINUTE_MS);
  const during = await app.inject(page);
  expect([during.statusCode, during.body]).toEqual([200, before.body]);
  expect((await app.inject(at)).headers.location).toBe(page);
  // A page that was never opened is rendered from the cached content.
  const other = await app.inject(`/api${at}`);
  expect([other.statusCode, other.json().restaurant.id]).toEqual([200, owner.restaurant_id]);

  t.clock.advance(2 * MINUTE_MS);
  const later = await app.inject(page);
  expect(later.statusCode).toBe(200);
  const said = Date.parse(rendered.at(-1)?.as_of ?? '');
  expect(Math.abs(said - asOf)).toBeLessThan(MINUTE_MS);
  // What is sold out until tomorrow is back by itself, though the database is down.
  expect(rendered.at(-1)?.availability.sold_out).toHaveLength(1);
  t.clock.advance(2 * 24 * 60 * MINUTE_MS);
  await app.inject(page);
  expect(rendered.at(-1)?.availability.sold_out).toEqual([]);

  database.is_away = false;
  // After a moment, a single request queries again.
  await expect.poll(async () => (await app.inject(page)).body).toContain('as of null');
});

test('the API sends the bytes that the pages are made of, compressed as the client accepts them', async () => {
  const { app } = await guestsApp();
  const { at } = await publishedRestaurant();
  const get = (encoding: string) => app.inject({ url: `/api${at}`, headers: { 'accept-encoding': encoding } });
  const [plain, brotli, gzip] = [await get('identity'), await get('br, gzip'), await get('gzip')];
  expect(plain.json().restaurant.menus).toHaveLength(1);
  expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect([plain, brotli].map(({ headers }) => headers['content-type'])).toEqual(
    Array(2).fill('application/json; charset=utf-8'),
  );
});

test('a restaurant that nobody read before gets a page that says so, and when to come again', async () => {
  const { app, database } = await guestsApp();
  const { at, page } = await publishedRestaurant();
  database.is_away = true;
  for (const url of [at, page]) {
    const answer = await app.inject({ url, headers: { 'accept-language': 'de' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect([answer.headers['content-language'], answer.headers['cache-control']]).toEqual(['de', 'no-store']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('what an edit changed while it was asked for is asked for again', async () => {
  const { app } = await guestsApp();
  const { owner, page } = await publishedRestaurant();
  for (let round = 0; round < 5; round += 1) {
    const asked = app.inject(page);
    await owner.post(`/api/restaurants/${owner.restaurant_id}/${round % 2 === 0 ? 'unpublish' : 'publish'}`);
    await asked;
    expect((await app.inject(page)).statusCode).toBe(round % 2 === 0 ? 403 : 200);
  }
});
