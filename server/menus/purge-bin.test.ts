import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { BIN_OVERFLOW_FACTOR, CONFIRMED_FOR_MS, MAX_BIN_ITEMS, MAX_BIN_MENUS } from '../../shared/limits.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { confirmIdentity, newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { workerAccess } from '../restaurants/access.ts';
import { moveItemsToBin } from './bin-queries.ts';
import { run } from './purge-bin.job.ts';
import { insertItems } from './queries.ts';
import { menuItems, menuSections, menus } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

it('holds a number of items, those that went there last', async () => {
  const t = await testApp();
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const access = workerAccess(owner.restaurant_id);
  const ids = Array.from({ length: MAX_BIN_ITEMS + 2 }, (_, index) => index + 1);
  const item = { menu_id: 1, menu_section_id: section.id, title: 'Soup', position: 1 };
  await insertItems(
    t.deps.db,
    access,
    ids.map((id) => ({ ...item, id })),
  );
  await moveItemsToBin(t.deps.db, access, ids.slice(0, 3), new Date('2026-01-01'));
  await moveItemsToBin(t.deps.db, access, ids.slice(3), new Date('2026-01-02'));
  const left = await t.deps.db
    .select({ id: menuItems.id })
    .from(menuItems)
    .where(eq(menuItems.restaurant_id, owner.restaurant_id));
  expect(left.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids.slice(2));
});

it('keeps the menus that a stolen session deletes, however many others go to the bin after them', async () => {
  const t = await testApp();
  const owner = await newOwner(t);
  const real = await makeMenu(owner, { title: 'Dinner' });
  t.clock.advance(CONFIRMED_FOR_MS + 1);
  const remove = async (id: number) => await owner.delete(fillPath(API_PATHS.menu, { id }));
  expect((await remove(real.id)).statusCode).toBe(204);
  const fill = async (from: number, to: number) => {
    t.clock.advance(1_000);
    const deleted_at = t.deps.now().toISOString();
    const ids = Array.from({ length: to - from }, (_, index) => from + index);
    const row = { restaurant_id: owner.restaurant_id, title: 'Junk', position: 9, deleted_at };
    await t.deps.db.insert(menus).values(ids.map((id) => ({ ...row, id })));
  };
  const hasReal = async () => (await t.deps.db.$count(menus, eq(menus.title, 'Dinner'))) === 1;

  await fill(1_000, 1_000 + MAX_BIN_MENUS);
  const junk = await makeMenu(owner);
  expect((await remove(junk.id)).statusCode).toBe(204);
  expect(await hasReal()).toBe(true);

  // The bin is not endless: its owner can confirm who they are.
  await fill(2_000, 2_000 + MAX_BIN_MENUS * (BIN_OVERFLOW_FACTOR - 1));
  const more = await makeMenu(owner);
  const refused = await remove(more.id);
  expect(refused.json().error.code).toBe('confirmation_required');
  expect(await hasReal()).toBe(true);
  await confirmIdentity(t, owner);
  expect((await remove(more.id)).statusCode).toBe(204);
  expect(await hasReal()).toBe(false);
});

it('deletes for good what has lain in the bin for 30 days, and nothing else', async () => {
  const t = await testApp();
  const owner = await newOwner(t);
  const kept = await makeSection(owner);
  const keptItem = await makeItem(owner, kept);
  const deletedItem = await makeItem(owner, kept);
  const menu = await makeMenu(owner);
  const moved = await makeItem(owner, await makeSection(owner, { menu_id: menu.id }));
  await owner.patch(fillPath(API_PATHS.item, { id: moved.id }), { menu_section_id: kept.id });
  await owner.delete(fillPath(API_PATHS.item, { id: deletedItem.id }));
  await owner.delete(fillPath(API_PATHS.menu, { id: menu.id }));

  const rows = async (table: typeof menus | typeof menuSections | typeof menuItems) => {
    const mine = and(eq(table.restaurant_id, owner.restaurant_id));
    return (await t.deps.db.select({ id: table.id }).from(table).where(mine)).map(({ id }) => id).sort();
  };
  await run({ db: t.deps.db, now: () => new Date(Date.now() + 29 * DAY_MS) });
  expect([await rows(menus), await rows(menuSections), await rows(menuItems)]).toEqual([
    [1, 2],
    [1, 2],
    [1, 2, 3],
  ]);
  await run({ db: t.deps.db, now: () => new Date(Date.now() + 31 * DAY_MS) });
  expect([await rows(menus), await rows(menuSections), await rows(menuItems)]).toEqual([
    [1],
    [1],
    [keptItem.id, moved.id],
  ]);
});
