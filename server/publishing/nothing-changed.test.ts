import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { readMenuJobWith, scriptedFile, scriptedReader } from '../../test/fake-reader.ts';
import { importFiles } from '../../test/imports.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { readDish, readSection } from '../../test/read-draft.ts';
import { testApp } from '../../test/test-app.ts';
import { isOnPostgres } from '../../test/test-database.ts';
import { allJobs } from '../all-jobs.ts';
import { readMenuJob } from '../imports/run/read-menu.job.ts';
import { updateItem } from '../menus/queries.ts';
import { workerAccess } from '../restaurants/access.ts';
import { findRestaurant } from '../restaurants/queries.ts';

const reader = scriptedReader();
const jobs = allJobs.map((job) => (job.name === readMenuJob.name ? readMenuJobWith(reader.open) : job));
const t = await testApp({ jobs });

const menuFile = scriptedFile({ pages: [{ sections: [readSection(1, 'Starters', [readDish(2, 'Soup', '8.50')])] }] });

/** A published restaurant with two sections, two items and a hidden menu. */
async function published() {
  const owner = await newOwner(t);
  const [section, other] = [
    await makeSection(owner, { creation_key: 7 }),
    await makeSection(owner, { title: 'Mains' }),
  ];
  const item = await makeItem(owner, section, { price: 850, tags: ['V'], creation_key: 8 });
  const second = await makeItem(owner, section, { title: 'Salad' });
  await makeItem(owner, other, { title: 'Bavette' });
  const hidden = await makeMenu(owner, { title: 'Summer', hidden: true, creation_key: 9 });
  await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }));
  const at = {
    restaurant: fillPath(API_PATHS.restaurant, { id: owner.restaurant_id }),
    menu: fillPath(API_PATHS.menu, { id: 1 }),
    section: fillPath(API_PATHS.section, { id: section.id }),
    item: fillPath(API_PATHS.item, { id: item.id }),
  };
  const status = async () =>
    (await owner.get(fillPath(API_PATHS.restaurantStatus, { id: owner.restaurant_id }))).json();
  const revision = async () => (await findRestaurant(t.deps.db, workerAccess(owner.restaurant_id)))?.revision;
  return { owner, at, section, other, item, second, hidden, status, revision };
}

const menuAt = (id: number): string => fillPath(API_PATHS.menu, { id });

type PublishedMenu = Awaited<ReturnType<typeof published>>;

it.each<[string, (menu: PublishedMenu) => Promise<{ statusCode: number }>]>([
  ['an empty change of the restaurant', ({ owner, at }) => owner.patch(at.restaurant, {})],
  ['the restaurant’s own name', ({ owner, at }) => owner.patch(at.restaurant, { name: 'Chez Test', taxes: [] })],
  ['an empty change of a menu', ({ owner, at }) => owner.patch(at.menu, {})],
  ['a menu’s own display', ({ owner, at }) => owner.patch(at.menu, { display_mode: 'simple', hidden: false })],
  ['an empty change of a section', ({ owner, at }) => owner.patch(at.section, {})],
  ['a section’s own title and menu', ({ owner, at }) => owner.patch(at.section, { title: 'Starters', menu_id: 1 })],
  ['an empty change of an item', ({ owner, at }) => owner.patch(at.item, {})],
  ['an item’s own values', ({ owner, at }) => owner.patch(at.item, { title: 'Soup', price: 850, tags: ['V', 'V'] })],
  [
    'a menu’s creation that is replayed',
    ({ owner }) => owner.post(API_PATHS.menus, { title: 'Summer', hidden: true, creation_key: 9 }),
  ],
  [
    'a section’s creation that is replayed',
    ({ owner }) => owner.post(API_PATHS.sections, { menu_id: 1, title: 'Starters', creation_key: 7 }),
  ],
  [
    'an item’s creation that is replayed',
    ({ owner, section }) =>
      owner.post(API_PATHS.items, { menu_section_id: section.id, title: 'Soup', creation_key: 8 }),
  ],
  [
    'the order of the menus as it is',
    ({ owner, hidden }) => owner.put(API_PATHS.menusReorder, { ids: [1, hidden.id] }),
  ],
  [
    'the order of the sections as it is',
    ({ owner, section, other }) => owner.put(API_PATHS.sectionsReorder, { ids: [section.id, other.id] }),
  ],
  [
    'the order of the items as it is',
    ({ owner, item, second }) => owner.put(API_PATHS.itemsReorder, { ids: [item.id, second.id] }),
  ],
  [
    'taking away a logo that isn’t there',
    ({ owner }) => owner.delete(fillPath(API_PATHS.restaurantLogo, { id: owner.restaurant_id })),
  ],
  [
    'taking away a picture that isn’t there',
    ({ owner, item }) => owner.delete(fillPath(API_PATHS.itemPicture, { id: item.id })),
  ],
  [
    'an import of what is there',
    async ({ owner }) => {
      const { applied_at } = await importFiles(t, owner, [menuFile]);
      return { statusCode: applied_at === null ? 500 : 200 };
    },
  ],
])('%s changes nothing: what is published stays published', async (_, change) => {
  const menu = await published();
  const [before, revision] = [await menu.status(), await menu.revision()];
  expect((await change(menu)).statusCode).toBeLessThan(300);
  expect(await menu.status()).toEqual(before);
  expect(await menu.revision()).toBe(revision);
  expect(before).toMatchObject({ published: true, changes: 0 });
});

it('an item that the owner confirms as it was read is published already', async () => {
  const { owner, at, item, status } = await published();
  await updateItem(t.deps.db, workerAccess(owner.restaurant_id), item.id, { confidence: 0.5 });
  const confirmed = await owner.patch(at.item, { price: 850 });
  expect(confirmed.json().item).toMatchObject({ confidence: null, price: 850 });
  expect(await status()).toMatchObject({ published: true, changes: 0 });
});

// Specification §4: any create, update, delete or reorder of a menu, section or item sets the flag to unpublished.
it.each<[string, (menu: PublishedMenu) => Promise<unknown>]>([
  ['creating an empty menu', ({ owner }) => makeMenu(owner, { title: 'Brunch' })],
  ['renaming a hidden menu', ({ owner, hidden }) => owner.patch(menuAt(hidden.id), { title: 'Winter' })],
  ['deleting a hidden menu', ({ owner, hidden }) => owner.delete(menuAt(hidden.id))],
  ['creating an empty section', ({ owner }) => makeSection(owner)],
  ['creating a section in a hidden menu', ({ owner, hidden }) => makeSection(owner, { menu_id: hidden.id })],
  [
    'the order of the menus, one of them hidden',
    ({ owner, hidden }) => owner.put(API_PATHS.menusReorder, { ids: [hidden.id, 1] }),
  ],
])('%s unpublishes, with one change that guests don’t see, until the next publication', async (_, change) => {
  const menu = await published();
  await change(menu);
  const status = await menu.status();
  expect(status).toMatchObject({ published: false, changes: 0, unseen: 1 });
  expect(status.published_at < status.updated_at).toBe(true);
  await menu.owner.post(fillPath(API_PATHS.restaurantPublish, { id: menu.owner.restaurant_id }));
  expect(await menu.status()).toMatchObject({ published: true, changes: 0 });
});

it('renaming and deleting an empty section are changes that guests don’t see, too', async () => {
  const { owner, status } = await published();
  const section = fillPath(API_PATHS.section, { id: (await makeSection(owner)).id });
  await owner.patch(section, { title: 'Cheese' });
  expect(await status()).toMatchObject({ published: false, changes: 0, unseen: 2 });
  await owner.delete(section);
  expect(await status()).toMatchObject({ published: false, changes: 0, unseen: 3 });
});

it('a change that is taken back by another leaves the restaurant unpublished, with nothing that guests would see', async () => {
  const { owner, at, status } = await published();
  await owner.patch(at.item, { price: 900 });
  const edited = await status();
  expect(edited).toMatchObject({ published: false, changes: 1 });
  expect(edited).not.toHaveProperty('unseen');
  await owner.patch(at.item, { price: 850 });
  expect(await status()).toMatchObject({ published: false, changes: 0, unseen: 2 });
});

it('the answer to a change of the restaurant is the draft as that change left it', async () => {
  const { owner, at } = await published();
  const answer = await owner.patch(at.restaurant, { name: 'Chez Nous' });
  const draft = await owner.get(`${at.restaurant}?admin=true`);
  expect(answer.json()).toEqual(draft.json());
});

it('a draft is read as it was at one moment, whatever is changed meanwhile', async () => {
  const { owner, at, section } = await published();
  const isHeld = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const change = t.deps.db.transaction(async (tx) => {
    // The menus can be read, their sections can't yet.
    await tx.execute(sql`lock table menu_sections in access exclusive mode`);
    isHeld.resolve();
    await mayEnd.promise;
    await tx.execute(sql`update menus set title = 'After' where restaurant_id = ${owner.restaurant_id} and id = 1`);
    await tx.execute(
      sql`update menu_sections set title = 'After' where restaurant_id = ${owner.restaurant_id} and id = ${section.id}`,
    );
  });
  await isHeld.promise;
  const reading = owner.get(`${at.restaurant}?admin=true`);
  await readingWaits();
  mayEnd.resolve();
  await change;
  const [menu] = (await reading).json().restaurant.menus;
  expect([
    ['Menu', 'Starters'],
    ['After', 'After'],
  ]).toContainEqual([menu.title, menu.sections[0].title]);
});

/** On PostgreSQL, waits until a transaction is blocked on the table; PGlite runs one transaction at a time. */
async function readingWaits(): Promise<void> {
  if (!isOnPostgres) return;
  const waiting = () =>
    t.deps.db
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_locks`)
      .where(sql`not granted and relation = 'menu_sections'::regclass`);
  await expect.poll(waiting).toHaveLength(1);
}
