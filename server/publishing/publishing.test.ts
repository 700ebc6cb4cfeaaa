import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner, signUp } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { isOnPostgres } from '../../test/test-database.ts';
import { updateItem } from '../menus/queries.ts';
import { workerAccess } from '../restaurants/access.ts';
import { changeRestaurant } from '../restaurants/change-restaurant.ts';

const t = await testApp();

/** An owner with one item on menu 1. */
async function ownerWithItem(details: string | null = null) {
  const owner = await newOwner(t);
  const at = `/api/restaurants/${owner.restaurant.id}`;
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  const body = { menu_section_id: section.id, title: 'Tarte au sucre', price: 850, details };
  const { item } = (await owner.post('/api/menu-items', body)).json();
  return { owner, at, section, item };
}

const status = async (owner: Client, at: string) => (await owner.get(`${at}/status`)).json();

test('publishing sets the flag, an edit clears it, publishing again sets it', async () => {
  const { owner, at, item } = await ownerWithItem();
  expect(await status(owner, at)).toMatchObject({ published: false, published_at: null, changes: 1 });

  const first = await owner.post(`${at}/publish`);
  expect(first.statusCode).toBe(200);
  expect(first.json()).toMatchObject({ version: 1 });
  const published = await status(owner, at);
  expect(published).toMatchObject({ published: true, changes: 0, published_at: first.json().published_at });
  expect(published.published_at >= published.updated_at).toBe(true);

  await owner.put(`/api/menu-items/${item.id}`, { price: 900 });
  const edited = await status(owner, at);
  expect(edited).toMatchObject({ published: false, changes: 1, published_at: first.json().published_at });
  expect(edited.published_at < edited.updated_at).toBe(true);

  expect((await owner.post(`${at}/publish`, {})).json()).toMatchObject({ version: 2 });
  expect(await status(owner, at)).toMatchObject({ published: true, changes: 0 });
});

test('guests read the last publication until the next, and never the details', async () => {
  const { owner, at, item } = await ownerWithItem('Recette de Mireille');
  await owner.post(`${at}/publish`);
  await owner.put(`/api/menu-items/${item.id}`, { title: 'Tarte au citron' });
  const shown = await owner.get(at);
  expect(shown.body).toContain('Tarte au sucre');
  expect(shown.body).not.toContain('Tarte au citron');
  expect(shown.body).not.toContain('Mireille');
  await owner.post(`${at}/publish`);
  expect((await owner.get(at)).body).toContain('Tarte au citron');
});

test('admin=true is the owner’s draft, for the owner alone', async () => {
  const { owner, at } = await ownerWithItem('Recette de Mireille');
  const draft = await owner.get(`${at}?admin=true`);
  expect(draft.json().restaurant.menus[0].sections[0].items[0]).toMatchObject({ details: 'Recette de Mireille' });
  expect((await t.app.inject(`${at}?admin=true`)).statusCode).toBe(401);
  const other = await newOwner(t);
  expect((await other.get(`${at}?admin=true`)).json().error.code).toBe('not_found');
});

test.each([
  ['an id that can’t be one', 'nope'],
  ['an unknown restaurant', '0000000000'],
])('%s is not found, and the answer says which language to speak in', async (_, id) => {
  const answer = await t.app.inject({ url: `/api/restaurants/${id}?lang=fr`, headers: { 'accept-language': 'ko' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error).toMatchObject({ code: 'not_found', locale: 'fr' });
});

test('a restaurant that was never published, or was unpublished, answers 403', async () => {
  const { owner, at } = await ownerWithItem();
  const before = await t.app.inject({ url: at, headers: { 'accept-language': 'ko' } });
  expect([before.statusCode, before.json().error.code, before.json().error.locale]).toEqual([
    403,
    'menus_unavailable',
    'ko',
  ]);
  await owner.post(`${at}/publish`);
  expect((await t.app.inject(at)).statusCode).toBe(200);

  const offline = await owner.post(`${at}/unpublish`);
  expect(offline.json()).toEqual({ published_at: null, version: null });
  expect((await t.app.inject(at)).statusCode).toBe(403);
  expect(await status(owner, at)).toMatchObject({ published: false, published_at: null, changes: 0 });
  expect((await owner.post(`${at}/unpublish`)).statusCode).toBe(200);
});

test('an address as a person types it finds the restaurant', async () => {
  const { owner, at } = await ownerWithItem();
  await owner.post(`${at}/publish`);
  const answer = await t.app.inject(`/api/restaurants/${owner.restaurant.id.toUpperCase()}`);
  expect(answer.json().restaurant.id).toBe(owner.restaurant.id);
});

test('without a visible item there is nothing to publish', async () => {
  const owner = await newOwner(t);
  const at = `/api/restaurants/${owner.restaurant.id}`;
  expect((await owner.post(`${at}/publish`)).json().error.code).toBe('nothing_to_publish');
  const { at: itemAt, owner: hiding } = await ownerWithItem();
  await hiding.put('/api/menus/1', { hidden: true });
  const refused = await hiding.post(`${itemAt}/publish`);
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'nothing_to_publish']);
});

test('a hidden dish is nowhere in what guests get from the next publication on, and the owner still has it', async () => {
  const { owner, at, item } = await ownerWithItem();
  const section = await makeSection(owner, { title: 'Winter' });
  const stew = await makeItem(owner, section, { title: 'Hay stew', details: 'Hay from the alp' });
  await owner.post(`${at}/publish`);
  expect((await t.app.inject(at)).body).toContain('Hay stew');
  expect((await owner.patch(`/api/menu-items/${stew.id}`, { hidden: true })).json().item).toMatchObject({
    hidden: true,
  });
  // Its section has no other dish, and is counted with it.
  expect(await status(owner, at)).toMatchObject({ published: false, changes: 1 });
  // Only publishing removes it from the page.
  expect((await t.app.inject(at)).body).toContain('Hay stew');
  await owner.post(`${at}/publish`);
  expect((await t.app.inject(at)).body).not.toMatch(/hay|winter|hidden/i);
  expect((await owner.get(`${at}?admin=true`)).body).toContain('Hay from the alp');
  // What guests don't see anyway is no change for them.
  await owner.patch(`/api/menu-items/${stew.id}`, { price: 3_200 });
  expect(await status(owner, at)).toMatchObject({ changes: 0, unseen: 1 });
  await owner.patch(`/api/menu-items/${stew.id}`, { hidden: false });
  await owner.patch(`/api/menu-sections/${section.id}`, { hidden: true });
  await owner.post(`${at}/publish`);
  expect((await t.app.inject(at)).body).not.toMatch(/hay|winter/i);
  await owner.patch(`/api/menu-items/${item.id}`, { hidden: true });
  expect((await owner.post(`${at}/publish`)).json().error.code).toBe('nothing_to_publish');
});

test('another’s restaurant can’t be published or unpublished', async () => {
  const { owner, at } = await ownerWithItem();
  await owner.post(`${at}/publish`);
  const other = await newOwner(t);
  expect((await other.post(`${at}/unpublish`)).statusCode).toBe(404);
  expect((await other.post(`${at}/publish`)).statusCode).toBe(404);
  expect((await other.get(`${at}/status`)).statusCode).toBe(404);
  expect((await t.app.inject(at)).statusCode).toBe(200);
  const nobody = await signUp(t);
  expect((await nobody.get(`${at}/status`)).json().error.code).toBe('no_restaurant');
});

test('sold out moves the availability’s version and nothing else', async () => {
  const { owner, at, item } = await ownerWithItem();
  await owner.post(`${at}/publish`);
  const before = (await owner.get(`${at}/updated-at`)).json();
  await owner.put(`/api/menu-items/${item.id}/sold-out`, { until: 'manual' });
  const after = (await owner.get(`${at}/updated-at`)).json();
  expect(after).toEqual({ ...before, availability_version: before.availability_version + 1 });
  expect(await status(owner, at)).toMatchObject({ published: true, changes: 0 });
  await owner.put(`/api/menu-items/${item.id}`, { price: 900 });
  const edited = (await owner.get(`${at}/updated-at`)).json();
  expect(edited.updated_at > after.updated_at).toBe(true);
});

test('an edit that began before a publication’s read is in the publication', async () => {
  const { owner, at, item } = await ownerWithItem();
  const access = workerAccess(owner.restaurant.id);
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const edit = changeRestaurant(t.deps, access, async (tx) => {
    begun.resolve();
    await mayEnd.promise;
    await updateItem(tx, access, item.id, { title: 'Tarte au citron' });
  });
  await begun.promise;
  const publishing = owner.post(`${at}/publish`);
  await publishingWaits();
  mayEnd.resolve();
  await edit;
  expect((await publishing).statusCode).toBe(200);
  expect((await t.app.inject(at)).body).toContain('Tarte au citron');
  expect(await status(owner, at)).toMatchObject({ published: true, changes: 0 });
});

/** On PostgreSQL, waits until a transaction is blocked on another's row; PGlite runs one transaction at a time. */
async function publishingWaits(): Promise<void> {
  if (!isOnPostgres) return;
  const waiting = () =>
    t.deps.db
      .select({ query: sql<string>`query` })
      .from(sql`pg_stat_activity`)
      .where(sql`wait_event_type = 'Lock' and datname = current_database()`);
  await expect.poll(waiting, { timeout: 5_000 }).not.toEqual([]);
}
