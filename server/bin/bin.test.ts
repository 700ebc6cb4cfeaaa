import { expect, test } from 'vitest';
import { type BinAnswer, binAnswerSchema } from '../../shared/api/bin.ts';
import { restaurantAnswerSchema } from '../../shared/api/menu-answers.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { moveItemsToBin } from '../menus/bin-queries.ts';
import { insertItems } from '../menus/queries.ts';
import { workerAccess } from '../restaurants/access.ts';

const t = await testApp();

const remove = (owner: OwnerWithRestaurant, kind: 'menu' | 'section' | 'item', { id }: { id: number }) =>
  owner.delete(fillPath(API_PATHS[kind], { id }));
const binOf = async (owner: OwnerWithRestaurant, after?: string | null): Promise<BinAnswer> =>
  binAnswerSchema.parse((await owner.get(`${API_PATHS.bin}${after ? `?after=${after}` : ''}`)).json());
const titles = ({ entries }: BinAnswer) => entries.map(({ title }) => title);

/** What 5,000 separate deletes, or one import, leave in the bin. */
async function fillBin(owner: OwnerWithRestaurant, { count, at }: { count: number; at: (index: number) => Date }) {
  const section = await makeSection(owner, { title: 'Old' });
  const access = workerAccess(owner.restaurant_id);
  const ids = Array.from({ length: count }, (_, index) => 1_000 + index);
  const row = { menu_id: 1, menu_section_id: section.id, position: 0 };
  await insertItems(
    t.deps.db,
    access,
    ids.map((id) => ({ ...row, id, title: `Dish ${id}` })),
  );
  const moments = Map.groupBy(ids, (id) => at(id - 1_000).getTime());
  for (const [time, of] of moments) await moveItemsToBin(t.deps.db, access, of, new Date(time));
  return section;
}

test('an entry is what was deleted by itself, with its place and what came along, the newest first', async () => {
  const owner = await newOwner(t);
  const menu = await makeMenu(owner, { title: 'Lunch' });
  const soups = await makeSection(owner, { menu_id: menu.id, title: 'Soups' });
  const pho = await makeItem(owner, soups, { title: 'Pho', price: 1400 });
  await makeItem(owner, soups, { title: 'Ramen' });
  const teas = await makeSection(owner, { title: 'Teas' });
  await makeItem(owner, teas, { title: 'Oolong' });
  await remove(owner, 'item', pho);
  await remove(owner, 'section', teas);
  await remove(owner, 'menu', menu);
  const { entries, moments, total, next } = await binOf(owner);
  expect(entries).toMatchObject([
    { entity: 'menu', id: menu.id, title: 'Lunch', menu: null, sections: 1, items: 1 },
    { entity: 'section', id: teas.id, title: 'Teas', menu: 'Menu', section: null, items: 1 },
    { entity: 'item', id: pho.id, title: 'Pho', menu: 'Lunch', section: 'Soups', price: 1400 },
  ]);
  expect(moments).toMatchObject([
    { entries: 1, items: 1, import: null },
    { entries: 1, items: 1 },
    { entries: 1, items: 1 },
  ]);
  expect([total, next]).toEqual([3, null]);
});

test('an entry of a dish with sizes has the lowest and the highest price', async () => {
  const owner = await newOwner(t);
  const soups = await makeSection(owner, { title: 'Soups' });
  const cup = { label: 'Cup', price: 700 };
  const bowl = { label: 'Bowl', price: 1_100 };
  for (const variants of [[cup], [bowl, cup, { label: 'Pot', price: null }]])
    await remove(owner, 'item', await makeItem(owner, soups, { variants }));
  expect((await binOf(owner)).entries.map(({ price, price_max }) => [price, price_max])).toEqual([
    [700, 1_100],
    [700, null],
  ]);
});

test('1,200 entries come in pages, each entry once', async () => {
  const owner = await newOwner(t);
  await fillBin(owner, { count: 1_200, at: (index) => new Date(Date.UTC(2026, 0, 1) + (index % 7)) });
  const seen = new Set<number>();
  let page = await binOf(owner);
  expect(page.total).toBe(1_200);
  for (let pages = 1; ; pages += 1) {
    for (const { id } of page.entries) seen.add(id);
    if (page.next === null) break;
    expect(pages).toBeLessThanOrEqual(12);
    page = await binOf(owner, page.next);
  }
  expect(seen.size).toBe(1_200);
});

test('all of one moment is restored at once, and the rest stays', async () => {
  const owner = await newOwner(t);
  const [first, second] = [new Date(Date.UTC(2026, 0, 1)), new Date(Date.UTC(2026, 0, 2))];
  const section = await fillBin(owner, { count: 300, at: (index) => (index < 200 ? first : second) });
  await remove(owner, 'section', section);
  const restored = await owner.post(API_PATHS.binRestore, { deleted_at: first.toISOString() });
  const { restaurant } = restaurantAnswerSchema.parse(restored.json());
  expect(restaurant.menus[0]?.sections.find(({ id }) => id === section.id)?.items).toHaveLength(200);
  expect(await binOf(owner)).toMatchObject({ total: 100 });
});

test('emptying it deletes for good what was there, and not what was deleted since', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const [soup, salad] = [await makeItem(owner, section), await makeItem(owner, section, { title: 'Salad' })];
  await remove(owner, 'item', soup);
  const shown = await binOf(owner);
  await remove(owner, 'section', section);
  const until = shown.moments[0]?.deleted_at ?? '';
  expect((await owner.delete(API_PATHS.bin, { until })).statusCode).toBe(204);
  expect(titles(await binOf(owner))).toEqual([section.title]);
  const gone = await owner.post(API_PATHS.binRestore, { entries: [{ entity: 'item', id: soup.id }] });
  expect(gone.json()).toMatchObject({ error: { code: 'not_found' } });
  const back = await owner.post(API_PATHS.binRestore, { entries: [{ entity: 'item', id: salad.id }] });
  expect(back.statusCode).toBe(200);
});

test.each([
  'x',
  '2026-13-01T00:00:00.000Z_1_1',
  '2026-01-01T00:00:00.000Z_9_1',
  '2026-01-01T00:00:00.000Z_2_9999999999',
  '0000-01-01T00:00:00.000Z_2_1',
])('%s is no place', async (after) => {
  const owner = await newOwner(t);
  expect((await owner.get(`${API_PATHS.bin}?after=${after}`)).statusCode).toBe(422);
});

test('a moment before 1970 is refused', async () => {
  const owner = await newOwner(t);
  const moment = '0000-01-01T00:00:00.000Z';
  expect((await owner.delete(API_PATHS.bin, { until: moment })).statusCode).toBe(422);
  expect((await owner.post(API_PATHS.binRestore, { deleted_at: moment })).statusCode).toBe(422);
});
