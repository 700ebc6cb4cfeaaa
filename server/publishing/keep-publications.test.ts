import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { blankPng } from '../../test/blank-png.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { listShownFrom } from '../public-pages/sitemap-queries.ts';
import { workerAccess } from '../restaurants/access.ts';
import { findContent } from './queries.ts';
import { run as sweepPublicFiles } from './sweep-public-files.job.ts';
import { run as sweep } from './sweep-publications.job.ts';
import { publications } from './tables.ts';

const t = await testApp({ env: { PUBLICATIONS_PER_DAY: '60' } });
const DAY_MS = 24 * 60 * 60 * 1_000;

async function publisher(of: TestApp = t) {
  const owner = await newOwner(of);
  const item = await makeItem(owner, await makeSection(owner));
  const at = (
    path: 'restaurant' | 'restaurantPublish' | 'restaurantUnpublish' | 'restaurantStatus' | 'restaurantLogo',
  ) => fillPath(API_PATHS[path], { id: owner.restaurant_id });
  const publish = () => owner.post(at('restaurantPublish'));
  const edit = (price: number) => owner.patch(fillPath(API_PATHS.item, { id: item.id }), { price });
  const versions = async () => {
    const rows = await of.deps.db
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

test('the newest 50 stay, and those of 90 days, with the files that they name', async () => {
  const { owner, at, publish, edit, versions } = await publisher();
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(blankPng(20, 20))]), 'logo.png');
  const { logo } = (await owner.upload(at('restaurantLogo'), form)).json();
  await publish();
  await owner.delete(at('restaurantLogo'));
  for (const price of [51, 52, 53]) {
    await edit(price);
    await publish();
  }
  // As if 49 more had been made between the first two: to publish so many menus costs seconds of a processor.
  const inRestaurant = sql`restaurant_id = ${owner.restaurant_id}`;
  await t.deps.db.execute(sql`update publications set version = version + 49 where ${inRestaurant} and version > 1`);
  await t.deps.db.execute(sql`
    insert into publications
    select copy.* from publications as second, generate_series(2, 50) as number,
      jsonb_populate_record(second, jsonb_build_object('version', number)) as copy
    where second.restaurant_id = ${owner.restaurant_id} and second.version = 51`);
  await t.deps.db.execute(sql`update restaurant_counters set next = 54 where ${inRestaurant} and kind = 'publication'`);
  await t.deps.db.execute(sql`update restaurants set publication_version = 53 where id = ${owner.restaurant_id}`);
  t.deps.changes.drop(owner.restaurant_id);
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

test('so many publications a day, said in words; a day later there may be more', async () => {
  const limited = await testApp({ env: { PUBLICATIONS_PER_DAY: '7' } });
  const { publish, edit, versions } = await publisher(limited);
  for (let count = 1; count <= 7; count += 1) {
    await edit(count);
    await publish();
  }
  await edit(100);
  const refused = await publish();
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_publications']);
  expect(refused.json().error.message).toContain('7');
  expect(await versions()).toHaveLength(7);
  limited.clock.advance(DAY_MS + 60_000);
  expect((await publish()).statusCode).toBe(200);
});

test('a publication from before contents were packed is read as any other', async () => {
  const { owner, at, publish, edit } = await publisher();
  await publish();
  // Its answer names the languages that are finished.
  await t.idle(60_000);
  const shown = (await t.app.inject(at('restaurant'))).json();
  const access = workerAccess(owner.restaurant_id);
  const content = await findContent(t.deps.db, access, 1);
  await t.deps.db
    .update(publications)
    .set({ content: content ?? null, packed: null, main_locale: null, menu_ids: null, files: null })
    .where(eq(publications.restaurant_id, owner.restaurant_id));
  t.deps.changes.drop(owner.restaurant_id);
  expect(await findContent(t.deps.db, access, 1)).toEqual(content);
  const [listed] = await listShownFrom(t.deps.db, t.deps.env, owner.restaurant_id, 1);
  expect(listed).toMatchObject({ id: owner.restaurant_id, menu_ids: [1], main_locale: 'en' });
  await edit(950);
  expect((await owner.get(at('restaurantStatus'))).json()).toMatchObject({ published: false, changes: 1 });
  expect((await t.app.inject(at('restaurant'))).json()).toEqual(shown);
});
