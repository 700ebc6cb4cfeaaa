import { describe, expect, it } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp({ env: { MAX_MENUS: '4', MAX_SECTIONS: '6' } });
const at = (id: number) => fillPath(API_PATHS.menu, { id });
const sectionAt = (id: number) => fillPath(API_PATHS.section, { id });
/** The draft, by an update that changes nothing. */
const draft = async (owner: OwnerWithRestaurant) =>
  (await owner.put(fillPath(API_PATHS.restaurant, { id: owner.restaurant_id }), {})).json().restaurant;
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe('menus', () => {
  it('are created at the end, counted from the first', async () => {
    const owner = await newOwner(t);
    const created = await owner.post(API_PATHS.menus, { title: 'Brunch', display_mode: 'complex', hidden: true });
    expect(created.statusCode).toBe(201);
    expect(created.json().menu).toEqual({
      id: 2,
      title: 'Brunch',
      display_mode: 'complex',
      hidden: true,
      serving_periods: [],
      position: 1,
      version: 1,
      sections: [],
    });
    expect(titles((await draft(owner)).menus)).toEqual(['Menu', 'Brunch']);
  });

  it.each(['put', 'patch'] as const)('take part of their fields by %s, and refuse a stale version', async (method) => {
    const owner = await newOwner(t);
    const changed = await owner[method](at(1), { title: 'Carte', version: 1 });
    expect(changed.json().menu).toMatchObject({ id: 1, title: 'Carte', display_mode: 'simple', version: 2 });
    const stale = await owner[method](at(1), { title: 'Late', version: 1 });
    expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'version_stale']);
    expect((await draft(owner)).menus[0]).toMatchObject({ title: 'Carte', version: 2 });
  });

  it('go to the bin with what stands in them, but never the last', async () => {
    const owner = await newOwner(t);
    const menu = await makeMenu(owner);
    const section = await makeSection(owner, { menu_id: menu.id });
    const item = await makeItem(owner, section);
    const deleted = await owner.delete(at(menu.id));
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    for (const url of [at(menu.id), sectionAt(section.id), fillPath(API_PATHS.item, { id: item.id })])
      expect((await owner.put(url, { title: 'Back' })).statusCode).toBe(404);
    const last = await owner.delete(at(1));
    expect([last.statusCode, last.json().error.code]).toEqual([409, 'last_menu']);
    expect(await makeMenu(owner)).toMatchObject({ id: 3 });
  });

  it('are at most as many as the limit', async () => {
    const owner = await newOwner(t);
    for (let n = 2; n <= 4; n++) await makeMenu(owner);
    const refused = await owner.post(API_PATHS.menus, { title: 'One more' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error).toMatchObject({ code: 'too_many_menus', message: expect.stringContaining('4') });
  });

  it('are put in another order as a whole', async () => {
    const owner = await newOwner(t);
    await makeMenu(owner, { title: 'B' });
    await makeMenu(owner, { title: 'C' });
    const ordered = await owner.put(API_PATHS.menusReorder, { ids: [3, 1, 2] });
    expect(titles(ordered.json().menus)).toEqual(['C', 'Menu', 'B']);
    expect(titles((await draft(owner)).menus)).toEqual(['C', 'Menu', 'B']);
    for (const ids of [[1, 2], [1, 2, 3, 4], [1, 2, 2], [1, 2, 3, 3], []]) {
      const refused = await owner.put(API_PATHS.menusReorder, { ids });
      expect([ids, refused.statusCode, refused.json().error.code]).toEqual([ids, 409, 'reorder_mismatch']);
    }
    expect(await makeMenu(owner, { title: 'D' })).toMatchObject({ position: 3 });
  });

  it.each(['0', '-1', '1.5', '99', 'abc', '1e0', '99999999999', '%00', '__proto__'])(
    'are not found under the id %s',
    async (id) => {
      const owner = await newOwner(t);
      for (const refused of [
        await owner.put(`/api/menus/${id}`, { title: 'x' }),
        await owner.delete(`/api/menus/${id}`),
      ])
        expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found']);
    },
  );

  it.each([
    [{}, 'title', 'required'],
    [{ title: '' }, 'title', 'required'],
    [{ title: 'Lunch {today}' }, 'title', 'special_characters'],
    [{ title: 'Lunch\u202E' }, 'title', 'special_characters'],
    [{ title: 5 }, 'title', 'invalid_type'],
    [{ title: 'Lunch', display_mode: 'huge' }, 'display_mode', 'invalid_value'],
    [{ title: 'Lunch', id: 9 }, 'id', 'unknown_field'],
  ])('are refused as %j', async (body, field, code) => {
    const owner = await newOwner(t);
    const refused = await owner.post(API_PATHS.menus, body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.fields[field]).toMatchObject({ code });
    expect((await draft(owner)).menus).toHaveLength(1);
  });

  it('get distinct numbers when created at once', async () => {
    const owner = await newOwner(t);
    const created = await Promise.all([1, 2, 3].map(() => makeMenu(owner)));
    expect(created.map(({ id }) => id).sort()).toEqual([2, 3, 4]);
    expect(new Set(created.map(({ position }) => position)).size).toBe(3);
  });
});

describe('sections', () => {
  it('are created at the end of their menu', async () => {
    const owner = await newOwner(t);
    await makeSection(owner);
    const created = await owner.post(API_PATHS.sections, {
      menu_id: 1,
      title: 'Set menu',
      price: 3_900,
      description: ' ',
    });
    expect(created.statusCode).toBe(201);
    expect(created.json().section).toEqual({
      id: 2,
      menu_id: 1,
      title: 'Set menu',
      description: null,
      price: 3_900,
      price_text: null,
      hidden: false,
      position: 1,
      version: 1,
      items: [],
    });
  });

  it('answer with their items, and move to another menu with them', async () => {
    const owner = await newOwner(t);
    const menu = await makeMenu(owner);
    const section = await makeSection(owner);
    const item = await makeItem(owner, section);
    const moved = await owner.patch(sectionAt(section.id), { menu_id: menu.id, version: 1 });
    expect(moved.json().section).toMatchObject({
      menu_id: menu.id,
      version: 2,
      items: [{ id: item.id, menu_id: menu.id }],
    });
    const { menus } = await draft(owner);
    expect(menus.map((one: { sections: unknown[] }) => one.sections.length)).toEqual([0, 1]);
    const lost = await owner.patch(sectionAt(section.id), { menu_id: 99 });
    expect([lost.statusCode, Object.keys(lost.json().error.fields)]).toEqual([422, ['menu_id']]);
  });

  it('take their items into the bin', async () => {
    const owner = await newOwner(t);
    const section = await makeSection(owner);
    const item = await makeItem(owner, section);
    expect((await owner.delete(sectionAt(section.id))).statusCode).toBe(204);
    expect((await owner.delete(sectionAt(section.id))).statusCode).toBe(404);
    expect((await owner.patch(fillPath(API_PATHS.item, { id: item.id }), { title: 'x' })).statusCode).toBe(404);
    const orphan = await owner.post(API_PATHS.items, { menu_section_id: section.id, title: 'Orphan' });
    expect(orphan.json().error.fields).toHaveProperty('menu_section_id');
  });

  it('are ordered within their menu', async () => {
    const owner = await newOwner(t);
    for (const title of ['A', 'B', 'C']) await makeSection(owner, { title });
    const menu = await makeMenu(owner);
    const elsewhere = await makeSection(owner, { menu_id: menu.id });
    const ordered = await owner.put(API_PATHS.sectionsReorder, { ids: [2, 3, 1], parent_id: 1 });
    expect(titles(ordered.json().menu.sections)).toEqual(['B', 'C', 'A']);
    expect(titles((await owner.put(API_PATHS.sectionsReorder, { ids: [1, 2, 3] })).json().menu.sections)).toEqual([
      'A',
      'B',
      'C',
    ]);
    for (const body of [
      { ids: [1, 2, elsewhere.id] },
      { ids: [1, 2], parent_id: 1 },
      { ids: [1, 2, 3], parent_id: menu.id },
      { ids: [] },
    ]) {
      const refused = await owner.put(API_PATHS.sectionsReorder, body);
      expect([body, refused.statusCode, refused.json().error.code]).toEqual([body, 409, 'reorder_mismatch']);
    }
    expect((await owner.put(API_PATHS.sectionsReorder, { ids: [], parent_id: 99 })).statusCode).toBe(404);
  });

  it('are at most as many as the limit', async () => {
    const owner = await newOwner(t);
    for (let n = 1; n <= 6; n++) await makeSection(owner);
    const refused = await owner.post(API_PATHS.sections, { menu_id: 1, title: 'One more' });
    expect(refused.json().error.code).toBe('too_many_sections');
  });
});

it('moves updated_at and the revision with every change, and neither with a refused one', async () => {
  const owner = await newOwner(t);
  const url = fillPath(API_PATHS.restaurantUpdatedAt, { id: owner.restaurant_id });
  const updatedAt = async (): Promise<string> => (await owner.get(url)).json().updated_at;
  const [section, other] = [await makeSection(owner), await makeSection(owner)];
  const [item, second] = [await makeItem(owner, section), await makeItem(owner, section)];
  const menu = await makeMenu(owner);
  const changes = [
    () => owner.patch(at(1), { hidden: true }),
    () => owner.patch(sectionAt(section.id), { title: 'Soups' }),
    () => owner.patch(fillPath(API_PATHS.item, { id: item.id }), { price: 900 }),
    () => owner.put(API_PATHS.itemsReorder, { ids: [second.id, item.id] }),
    () => owner.put(API_PATHS.sectionsReorder, { ids: [other.id, section.id] }),
    () => owner.put(API_PATHS.menusReorder, { ids: [menu.id, 1] }),
    () => owner.delete(fillPath(API_PATHS.item, { id: item.id })),
    () => owner.delete(sectionAt(section.id)),
    () => owner.post(API_PATHS.menus, { title: 'Lunch' }),
    () => owner.delete(at(menu.id)),
    () => owner.delete(at(menu.id + 1)),
  ];
  let before = await updatedAt();
  for (const change of changes) {
    expect((await change()).statusCode).toBeLessThan(300);
    const after = await updatedAt();
    expect(after > before).toBe(true);
    before = after;
  }
  expect((await owner.delete(at(1))).statusCode).toBe(409);
  expect((await owner.patch(at(1), { title: '' })).statusCode).toBe(422);
  expect(await updatedAt()).toBe(before);
});
