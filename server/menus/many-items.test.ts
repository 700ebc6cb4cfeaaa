import { expect, it } from 'vitest';
import { itemBatchAnswerSchema } from '../../shared/api/batches.ts';
import { restaurantAnswerSchema } from '../../shared/api/menu-answers.ts';
import { MAX_BATCH_ITEMS } from '../../shared/limits.ts';
import type { Item } from '../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeItem, makeMenu, makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();
const PRICE_NULL = { label: 'Bottle', price: null };

async function ownerWithDishes() {
  const owner = await newOwner(t);
  const section = await makeSection(owner);
  const soup = await makeItem(owner, section, { title: 'Soup', price: 900 });
  const wine = await makeItem(owner, section, {
    title: 'Wine',
    variants: [{ label: 'Glass', price: 800 }, PRICE_NULL],
  });
  const cake = await makeItem(owner, section, { title: 'Cake', price: 700, price_max: 900 });
  return { owner, section, soup, wine, cake };
}
const batch = async (owner: OwnerWithRestaurant, body: object) => await owner.post(API_PATHS.itemsBatch, body);
const itemsIn = (answer: { json(): unknown }): Item[] => itemBatchAnswerSchema.parse(answer.json()).items;
const draftOf = async (owner: OwnerWithRestaurant) => {
  const path = `${fillPath(API_PATHS.restaurant, { id: owner.restaurant_id })}?admin=true`;
  return restaurantAnswerSchema.parse((await owner.get(path)).json()).restaurant;
};
const titlesOf = async (owner: OwnerWithRestaurant) =>
  (await draftOf(owner)).menus.map(({ sections }) => sections.map(({ items }) => items.map(({ title }) => title)));

it('changes the prices of several items at once, each by its own rules', async () => {
  const { owner, soup, wine, cake } = await ownerWithDishes();
  const changed = await batch(owner, {
    action: 'update',
    items: [
      { id: soup.id, version: soup.version, price: 950 },
      { id: wine.id, version: wine.version, variants: [{ label: 'Glass', price: 850 }, PRICE_NULL] },
      { id: cake.id, version: cake.version, price: 750, price_max: 950 },
    ],
  });
  expect(itemsIn(changed).map(({ price, price_max, version }) => [price, price_max, version])).toEqual([
    [950, null, 2],
    [null, null, 2],
    [750, 950, 2],
  ]);
  expect(itemsIn(changed)[1]?.variants).toEqual([{ label: 'Glass', price: 850 }, PRICE_NULL]);
});

it('hides several items without another change, and shows them again', async () => {
  const { owner, soup, wine } = await ownerWithDishes();
  const set = async (items: Item[], hidden: boolean) =>
    itemsIn(await batch(owner, { action: 'update', items: items.map(({ id, version }) => ({ id, version, hidden })) }));
  const hiddenItems = await set([soup, wine], true);
  expect(hiddenItems).toEqual([soup, wine].map((item) => ({ ...item, hidden: true, version: 2 })));
  expect((await set(hiddenItems, false)).map(({ hidden, version }) => [hidden, version])).toEqual([
    [false, 3],
    [false, 3],
  ]);
});

it('changes tags, taxes and allergens of several items, and records each declaration', async () => {
  const { owner, soup, wine, cake } = await ownerWithDishes();
  const items = [
    { id: soup.id, version: soup.version, tags: ['Vegan', 'Vegan'], taxes: [] },
    { id: wine.id, version: wine.version, allergens: [{ code: 'sulphites', state: 'contains' }] },
    { id: cake.id, version: cake.version, price: null, price_text: 'Market price' },
  ];
  const changed = itemsIn(await batch(owner, { action: 'update', items }));
  expect(changed[0]).toMatchObject({ tags: ['Vegan'], taxes: [], price: 900, allergens_checked_at: null });
  expect(changed[1]).toMatchObject({ allergens: [{ code: 'sulphites', state: 'contains' }], variants: wine.variants });
  expect(changed[1]?.allergens_checked_at).not.toBeNull();
  expect(changed[2]).toMatchObject({ price: null, price_max: null, price_text: 'Market price', taxes: null });
  const record = await owner.get(
    fillPath(API_PATHS.restaurantAllergensFile, { id: owner.restaurant_id, file: 'allergens.csv' }),
  );
  expect(record.body).toContain('Wine');
  const refused = await batch(owner, { action: 'update', items: [{ id: soup.id, taxes: [9] }] });
  expect(refused.json().error.fields).toHaveProperty(['items.0.taxes']);
});

it('changes nothing if one of them is stale or refused', async () => {
  const { owner, soup, wine, cake } = await ownerWithDishes();
  const before = await draftOf(owner);
  const stale = await batch(owner, {
    action: 'update',
    items: [
      { id: soup.id, version: soup.version, price: 1 },
      { id: cake.id, version: cake.version + 1, price: 1 },
    ],
  });
  expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'version_stale']);
  const refused = await batch(owner, {
    action: 'update',
    items: [
      { id: soup.id, price: 1 },
      { id: wine.id, price: 2 },
    ],
  });
  expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['items.1.price']]);
  expect(await draftOf(owner)).toEqual(before);
});

it('leaves out what is no longer on the menu, and refuses a list of nothing else', async () => {
  const { owner, soup, cake } = await ownerWithDishes();
  await owner.delete(fillPath(API_PATHS.item, { id: soup.id }));
  const update = { action: 'update', items: [soup, cake].map(({ id }) => ({ id, price: 100, price_max: null })) };
  expect(itemsIn(await batch(owner, update)).map(({ title }) => title)).toEqual(['Cake']);
  for (const body of [
    { action: 'update', items: [{ id: soup.id, price: 1 }] },
    { action: 'delete', ids: [soup.id] },
    { action: 'sold_out', ids: [soup.id], until: null },
  ])
    expect((await batch(owner, body)).statusCode).toBe(404);
});

it('moves items to the end of another section in the order that they are listed', async () => {
  const { owner, soup, cake } = await ownerWithDishes();
  const other = await makeSection(owner, { menu_id: (await makeMenu(owner)).id, title: 'Plates' });
  await makeItem(owner, other, { title: 'Omelette' });
  const moved = [soup, cake].map(({ id, version }) => ({ id, version, menu_section_id: other.id }));
  expect((await batch(owner, { action: 'update', items: moved })).statusCode).toBe(200);
  expect(await titlesOf(owner)).toEqual([[['Wine']], [['Omelette', 'Soup', 'Cake']]]);
});

it('deletes several together, and they come out of the bin to their places', async () => {
  const { owner, soup, cake } = await ownerWithDishes();
  await batch(owner, { action: 'delete', ids: [soup.id, cake.id] });
  expect(await titlesOf(owner)).toEqual([[['Wine']]]);
  const entries = [soup, cake].map(({ id }) => ({ entity: 'item', id }));
  await owner.post(API_PATHS.binRestore, { entries });
  expect(await titlesOf(owner)).toEqual([[['Soup', 'Wine', 'Cake']]]);
});

it('marks several as sold out without raising their versions', async () => {
  const { owner, soup, cake } = await ownerWithDishes();
  const marked = itemsIn(await batch(owner, { action: 'sold_out', ids: [soup.id, cake.id], until: 'tomorrow' }));
  expect(marked.map(({ sold_out, back_at, version }) => [sold_out, back_at !== null, version])).toEqual([
    [true, true, 1],
    [true, true, 1],
  ]);
});

it.each([
  ['none', []],
  ['the same twice', [1, 1]],
  ['too many', Array.from({ length: MAX_BATCH_ITEMS + 1 }, (_, index) => index + 1)],
])('refuses %s', async (_, ids) => {
  const { owner } = await ownerWithDishes();
  expect((await batch(owner, { action: 'delete', ids })).statusCode).toBe(422);
});

it('names an unknown section by its place in the request', async () => {
  const { owner, soup, wine } = await ownerWithDishes();
  const refused = await batch(owner, {
    action: 'update',
    items: [
      { id: soup.id, price: 950 },
      { id: wine.id, menu_section_id: 999 },
    ],
  });
  expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['items.1.menu_section_id']]);
});
