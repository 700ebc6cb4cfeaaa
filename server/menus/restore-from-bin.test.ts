import { expect, it } from 'vitest';
import type { Menu, Restaurant } from '../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp({ env: { MAX_ITEMS: '6' } });

const remove = async (owner: OwnerWithRestaurant, path: string, id: number) =>
  expect((await owner.delete(fillPath(path, { id }))).statusCode).toBe(204);
const restore = async (owner: OwnerWithRestaurant, ...entries: object[]): Promise<Restaurant> => {
  const answer = await owner.post(API_PATHS.binRestore, { entries });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json().restaurant;
};
const shape = (menus: Menu[]) =>
  menus.map(({ id, sections }) => [id, sections.map((s) => [s.id, s.items.map((i) => i.id)])]);
const draft = async (owner: OwnerWithRestaurant): Promise<Restaurant> =>
  (await owner.put(fillPath(API_PATHS.restaurant, { id: owner.restaurant_id }), {})).json().restaurant;

it('brings an item back with its id, all its fields and its place', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const soup = await makeItem(owner, section, { title: 'Soup', details: 'From Léa', price: 700, allergens: [] });
  const cake = await makeItem(owner, section);
  const before = await draft(owner);
  await remove(owner, API_PATHS.item, soup.id);
  const restored = await restore(owner, { entity: 'item', id: soup.id });
  expect(restored.menus).toEqual(before.menus);
  expect(shape(restored.menus)).toEqual([[1, [[section.id, [soup.id, cake.id]]]]]);
  expect(Date.parse(restored.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
});

it('puts it where it stood among those that are left, whatever was moved since', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const items = [];
  for (const title of ['A', 'B', 'C', 'D']) items.push(await makeItem(owner, section, { title }));
  const [a, b, c, d] = items.map(({ id }) => id);
  if (!a || !b || !c || !d) throw new Error('four items were made');
  await remove(owner, API_PATHS.item, b);
  await remove(owner, API_PATHS.item, c);
  await owner.put(API_PATHS.itemsReorder, { ids: [d, a], parent_id: section.id });
  expect(shape((await restore(owner, { entity: 'item', id: c, order: [a, b, c, d] })).menus)).toEqual([
    [1, [[section.id, [d, a, c]]]],
  ]);
  await remove(owner, API_PATHS.item, a);
  expect(shape((await restore(owner, { entity: 'item', id: a, order: [a, b, c, d] })).menus)).toEqual([
    [1, [[section.id, [d, a, c]]]],
  ]);
});

it('puts those restored together where they stood, and leaves out what is gone if it is asked to', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const items = [];
  for (const title of ['A', 'B', 'C', 'D']) items.push(await makeItem(owner, section, { title }));
  const [a, b, c, d] = items.map(({ id }) => id);
  if (!a || !b || !c || !d) throw new Error('four items were made');
  await remove(owner, API_PATHS.item, b);
  await remove(owner, API_PATHS.item, c);
  await owner.put(API_PATHS.itemsReorder, { ids: [d, a], parent_id: section.id });
  const entriesOf = (...ids: number[]) => ids.map((id) => ({ entity: 'item', id }));
  const body = { item_orders: [[a, b, c, d]], skip_gone: true };
  const answer = await owner.post(API_PATHS.binRestore, { entries: entriesOf(c, 999, b), ...body });
  expect(answer.statusCode).toBe(200);
  expect(shape(answer.json().restaurant.menus)).toEqual([[1, [[section.id, [d, a, b, c]]]]]);
  const none = await owner.post(API_PATHS.binRestore, { entries: entriesOf(999), ...body });
  expect([none.statusCode, none.json().error.code]).toEqual([404, 'not_found']);
});

it('brings a menu or section back with what went with it, and not with what was deleted before', async () => {
  const owner = await newOwner(t);
  const menu = await makeMenu(owner);
  const first = await makeSection(owner, { menu_id: menu.id });
  const second = await makeSection(owner, { menu_id: menu.id });
  const early = await makeItem(owner, first);
  const late = await makeItem(owner, first);
  const other = await makeItem(owner, second);
  await remove(owner, API_PATHS.item, early.id);
  await remove(owner, API_PATHS.section, first.id);
  await remove(owner, API_PATHS.menu, menu.id);
  const whole = await restore(owner, { entity: 'menu', id: menu.id, order: [menu.id, 1] });
  expect(shape(whole.menus)).toEqual([
    [menu.id, [[second.id, [other.id]]]],
    [1, []],
  ]);
  const section = await restore(owner, { entity: 'section', id: first.id });
  expect(shape(section.menus)[0]).toEqual([
    menu.id,
    [
      [first.id, [late.id]],
      [second.id, [other.id]],
    ],
  ]);
});

it('brings an item’s section and menu back with it, without their other content', async () => {
  const owner = await newOwner(t);
  const menu = await makeMenu(owner);
  const section = await makeSection(owner, { menu_id: menu.id });
  const soup = await makeItem(owner, section);
  await makeItem(owner, section);
  await remove(owner, API_PATHS.menu, menu.id);
  expect(shape((await restore(owner, { entity: 'item', id: soup.id })).menus)).toEqual([
    [1, []],
    [menu.id, [[section.id, [soup.id]]]],
  ]);
});

it('changes nothing that is on the menu, and restores all or nothing', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const soup = await makeItem(owner, section);
  const before = await draft(owner);
  expect(await restore(owner, { entity: 'item', id: soup.id })).toEqual(before);
  await remove(owner, API_PATHS.item, soup.id);
  const entries = [
    { entity: 'item', id: soup.id },
    { entity: 'item', id: 999 },
  ];
  const refused = await owner.post(API_PATHS.binRestore, { entries });
  expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found']);
  expect(shape((await draft(owner)).menus)).toEqual([[1, [[section.id, []]]]]);
});

it('brings many back at once, each parent with what went with it, in whatever order they are asked for', async () => {
  const owner = await newOwner(t);
  const menu = await makeMenu(owner);
  const first = await makeSection(owner, { menu_id: menu.id });
  const second = await makeSection(owner, { menu_id: menu.id });
  const soup = await makeItem(owner, first);
  const cake = await makeItem(owner, second);
  const tea = await makeItem(owner, second);
  await remove(owner, API_PATHS.item, tea.id);
  await remove(owner, API_PATHS.section, second.id);
  await remove(owner, API_PATHS.menu, menu.id);
  const entries = [
    { entity: 'item', id: soup.id },
    { entity: 'section', id: second.id, order: [second.id, first.id] },
    { entity: 'menu', id: menu.id, order: [menu.id, 1] },
  ];
  expect(shape((await restore(owner, ...entries)).menus)).toEqual([
    [
      menu.id,
      [
        [second.id, [cake.id]],
        [first.id, [soup.id]],
      ],
    ],
    [1, []],
  ]);
});

it('takes back a hundred deletions in a row, as the keys for undo do', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const soup = await makeItem(owner, section);
  await remove(owner, API_PATHS.item, soup.id);
  for (let count = 0; count < 100; count += 1) await restore(owner, { entity: 'item', id: soup.id, order: [soup.id] });
});

it('takes orders for a few entries only: each has a whole list written', async () => {
  const owner = await newOwner(t);
  const entry = { entity: 'item', id: 1, order: [] };
  const refused = await owner.post(API_PATHS.binRestore, { entries: Array.from({ length: 21 }, () => entry) });
  expect(refused.statusCode).toBe(422);
  const few = await owner.post(API_PATHS.binRestore, { entries: Array.from({ length: 20 }, () => entry) });
  expect(few.statusCode).toBe(404);
});

it('keeps to the limits', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const soup = await makeItem(owner, section);
  await remove(owner, API_PATHS.item, soup.id);
  for (let count = 0; count < 6; count++) await makeItem(owner, section);
  const refused = await owner.post(API_PATHS.binRestore, { entries: [{ entity: 'item', id: soup.id }] });
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'too_many_items']);
});
