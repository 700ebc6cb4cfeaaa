import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { copyAnswerSchema } from '../../shared/api/batches.ts';
import { type Item, itemsOf } from '../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { allergenDeclarations, menuItems } from './tables.ts';

const t = await testApp({ env: { MAX_ITEMS: '8' } });
let lastKey = 1_000;
const key = () => ++lastKey;

/** A dish with everything that a dish can have. */
const RICH = {
  title: 'Tart',
  description: 'Lemon',
  details: 'Baked daily',
  variants: [{ label: 'Slice', price: 700 }],
  options: [{ label: 'Cream', price: 100 }],
  tags: ['vegetarian'],
  allergens: [{ code: 'milk', state: 'contains' }],
  meat_origins: [],
  homemade: true,
  hidden: true,
};

async function ownerWithTart() {
  const owner = await newOwner(t);
  const section = await makeSection(owner, { title: 'Sweets', description: 'Made here', price: 1_500 });
  const tart = await makeItem(owner, section, RICH);
  const picture = { file: 'tart', origin: 'owner', width: 10, height: 10 } as const;
  await t.deps.db.update(menuItems).set({ picture }).where(eq(menuItems.restaurant_id, owner.restaurant_id));
  const cake = await makeItem(owner, section, { title: 'Cake' });
  await owner.put(fillPath(API_PATHS.itemSoldOut, { id: tart.id }), { until: 'manual' });
  return { owner, section, tart: { ...tart, picture }, cake };
}
async function copy(owner: OwnerWithRestaurant, copies: object[]) {
  const answer = await owner.post(API_PATHS.copies, { copies });
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()]);
  return copyAnswerSchema.parse(answer.json());
}
/** What guests read of a dish, and the owner declared. */
const content = ({ id, menu_id, menu_section_id, position, version, sold_out, back_at, ...item }: Item) => item;

it('copies a dish with its picture, sizes, options, tags and declaration behind it, not sold out', async () => {
  const { owner, tart } = await ownerWithTart();
  const { restaurant, ids } = await copy(owner, [{ entity: 'item', of: tart.id, creation_key: key() }]);
  const items = itemsOf(restaurant.menus);
  expect(items.map(({ title }) => title)).toEqual(['Tart', 'Tart', 'Cake']);
  const [original, copied] = items;
  if (!original || !copied) throw new Error('There are no items.');
  expect(copied.id).toBe(ids[0]);
  expect(content(copied)).toEqual(content(original));
  expect(copied).toMatchObject({ picture: tart.picture, sold_out: false, version: 1 });
  const declared = await t.deps.db
    .select()
    .from(allergenDeclarations)
    .where(eq(allergenDeclarations.restaurant_id, owner.restaurant_id));
  expect(declared.map(({ item_id }) => item_id)).toEqual([original.id, copied.id]);
});

it('copies no confirmation of a declaration', async () => {
  const { owner, tart } = await ownerWithTart();
  const checked_words = [{ codes: ['eggs'], part: null, words: 'Tart', declared: 'without', title: 'Tart' }];
  await owner.put(fillPath(API_PATHS.item, { id: tart.id }), { checked_words });
  const { restaurant } = await copy(owner, [{ entity: 'item', of: tart.id, creation_key: key() }]);
  expect(itemsOf(restaurant.menus).map((item) => item.checked_words.length)).toEqual([1, 0, 0]);
});

it('copies several dishes together behind the last of them', async () => {
  const { owner, section, tart, cake } = await ownerWithTart();
  await makeItem(owner, section, { title: 'Coffee' });
  const { restaurant } = await copy(
    owner,
    [cake, tart].map(({ id }) => ({ entity: 'item', of: id, creation_key: key() })),
  );
  expect(itemsOf(restaurant.menus).map(({ title }) => title)).toEqual(['Tart', 'Cake', 'Tart', 'Cake', 'Coffee']);
});

it('copies a menu with its sections and their dishes', async () => {
  const { owner, section, tart, cake } = await ownerWithTart();
  const { restaurant, ids } = await copy(owner, [
    { entity: 'menu', of: 1, creation_key: key(), title: 'Summer' },
    { entity: 'section', of: section.id, creation_key: key() },
    ...[tart, cake].map(({ id }) => ({ entity: 'item', of: id, creation_key: key() })),
  ]);
  const [original, copied] = restaurant.menus;
  expect(copied).toMatchObject({
    id: ids[0],
    title: 'Summer',
    sections: [{ id: ids[1], title: 'Sweets', price: 1_500 }],
  });
  const contents = (menu: typeof original) => itemsOf(menu ? [menu] : []).map(content);
  expect(contents(copied)).toEqual(contents(original));
  expect(itemsOf(copied ? [copied] : []).every(({ menu_id }) => menu_id === ids[0])).toBe(true);
});

it('makes nothing twice when a request is repeated', async () => {
  const { owner, tart } = await ownerWithTart();
  const line = { entity: 'item', of: tart.id, creation_key: key() };
  const first = await copy(owner, [line]);
  const again = await copy(owner, [line]);
  expect(again.ids).toEqual(first.ids);
  expect(itemsOf(again.restaurant.menus)).toHaveLength(3);
});

it('copies nothing over the limit, nor what is gone', async () => {
  const { owner, section, tart, cake } = await ownerWithTart();
  const dishes = [tart, cake];
  for (let count = 0; count < 3; count += 1) dishes.push(await makeItem(owner, section));
  const lines = dishes.map(({ id }) => ({ entity: 'item', of: id, creation_key: key() }));
  const refused = await owner.post(API_PATHS.copies, { copies: lines });
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'too_many_items']);
  await owner.delete(fillPath(API_PATHS.item, { id: tart.id }));
  const gone = await owner.post(API_PATHS.copies, { copies: [{ entity: 'item', of: tart.id, creation_key: key() }] });
  expect(gone.statusCode).toBe(404);
  const { ids } = await copy(owner, [
    { entity: 'section', of: section.id, creation_key: key() },
    { entity: 'item', of: tart.id, creation_key: key() },
  ]);
  expect(ids).toEqual([expect.any(Number), null]);
});

it('refuses a list that names a key or an original twice', async () => {
  const { owner, tart, cake } = await ownerWithTart();
  const same = key();
  for (const copies of [
    [
      { entity: 'item', of: tart.id, creation_key: same },
      { entity: 'item', of: cake.id, creation_key: same },
    ],
    [
      { entity: 'item', of: tart.id, creation_key: key() },
      { entity: 'item', of: tart.id, creation_key: key() },
    ],
  ]) {
    const answer = await owner.post(API_PATHS.copies, { copies });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { copies: expect.anything() }]);
  }
});
