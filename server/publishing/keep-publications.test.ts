import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { blankPng } from '../../test/blank-png.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { listShownFrom } from '../public-pages/sitemap-queries.ts';
import { workerAccess } from '../restaurants/access.ts';
import { findContent, listPublishedFiles } from './queries.ts';
import { run as sweepPublicFiles } from './sweep-public-files.job.ts';
import { run as sweep } from './sweep-publications.job.ts';
import { publications } from './tables.ts';

const t = await testApp({ env: { PUBLICATIONS_PER_DAY: '60', PUBLICATIONS_PER_MINUTE_PER_ADDRESS: '1000' } });
const DAY_MS = 24 * 60 * 60 * 1_000;

async function publisher() {
  const owner = await newOwner(t);
  const item = await makeItem(owner, await makeSection(owner));
  const at = (
    path: 'restaurant' | 'restaurantPublish' | 'restaurantUnpublish' | 'restaurantStatus' | 'restaurantLogo',
  ) => fillPath(API_PATHS[path], { id: owner.restaurant_id });
  const publish = () => owner.post(at('restaurantPublish'));
  const edit = (price: number) => owner.patch(fillPath(API_PATHS.item, { id: item.id }), { price });
  const versions = async () => {
    const rows = await t.deps.db
      .select({ version: publications.version })
      .from(publications)
      .where(eq(publications.restaurant_id, owner.restaurant_id));
    return rows.map(({ version }) => version).sort((a, b) => a - b);
  };
  return { owner, at, publish, edit, versions };
}

test('a menu that did not change is no new publication', async () => {
  const { owner, at, publish, edit, versions } = await publisher();
  const first = (await publish()).json();
  expect((await publish()).json()).toEqual(first);
  expect(await versions()).toEqual([1]);
  await edit(900);
  expect((await publish()).json()).toMatchObject({ version: 2 });
  expect(await versions()).toEqual([1, 2]);

  await owner.post(at('restaurantUnpublish'));
  expect((await t.app.inject(at('restaurant'))).statusCode).toBe(403);
  expect((await publish()).json()).toMatchObject({ version: 2 });
  expect((await t.app.inject(at('restaurant'))).statusCode).toBe(200);
  expect((await owner.get(at('restaurantStatus'))).json()).toMatchObject({ published: true, changes: 0 });
  expect(await versions()).toEqual([1, 2]);
});

test('the newest 50 stay, and those of 90 days, with the files that they name', { timeout: 180_000 }, async () => {
  const { owner, at, publish, edit, versions } = await publisher();
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(blankPng(20, 20))]), 'logo.png');
  const { logo } = (await owner.upload(at('restaurantLogo'), form)).json();
  await publish();
  await owner.delete(at('restaurantLogo'));
  for (let count = 2; count <= 53; count += 1) {
    await edit(count);
    await publish();
  }
  const all = Array.from({ length: 53 }, (_, index) => index + 1);
  const sweepAfter = async (days: number) => {
    const deps = { ...t.deps, now: () => new Date(Date.now() + days * DAY_MS) };
    await sweep(deps);
    await sweepPublicFiles(deps);
    return (await t.app.inject(`/files/${logo.file}`)).statusCode;
  };
  expect(await sweepAfter(89)).toBe(200);
  expect(await versions()).toEqual(all);
  expect(await sweepAfter(91)).toBe(404);
  expect(await versions()).toEqual(all.slice(3));
  expect((await t.app.inject(at('restaurant'))).json().restaurant.menus[0].sections[0].items[0].price).toBe(53);
});

test('so many publications a day, said in words; a day later there may be more', { timeout: 180_000 }, async () => {
  const { publish, edit, versions } = await publisher();
  for (let count = 1; count <= 60; count += 1) {
    await edit(count);
    await publish();
  }
  await edit(100);
  const refused = await publish();
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_publications']);
  expect(refused.json().error.message).toContain('60');
  expect(await versions()).toHaveLength(60);
  t.clock.advance(DAY_MS + 60_000);
  expect((await publish()).statusCode).toBe(200);
});

test('a publication from before contents were packed is read as any other', async () => {
  const { owner, at, publish, edit } = await publisher();
  await publish();
  const shown = (await t.app.inject(at('restaurant'))).json();
  const access = workerAccess(owner.restaurant_id);
  const content = await findContent(t.deps.db, access, 1);
  await t.deps.db
    .update(publications)
    .set({ content: content ?? null, packed: null, main_locale: null, menu_ids: null, files: null })
    .where(eq(publications.restaurant_id, owner.restaurant_id));
  t.deps.changes.drop(owner.restaurant_id);
  expect(await findContent(t.deps.db, access, 1)).toEqual(content);
  expect(await listPublishedFiles(t.deps.db, access)).toEqual([]);
  const [listed] = await listShownFrom(t.deps.db, t.deps.env, owner.restaurant_id, 1);
  expect(listed).toMatchObject({ id: owner.restaurant_id, menu_ids: [1], main_locale: 'en' });
  await edit(950);
  expect((await owner.get(at('restaurantStatus'))).json()).toMatchObject({ published: false, changes: 1 });
  expect((await t.app.inject(at('restaurant'))).json()).toEqual(shown);
});
