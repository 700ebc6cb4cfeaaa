import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { run } from './purge-bin.ts';
import { menuItems, menuSections, menus } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

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
