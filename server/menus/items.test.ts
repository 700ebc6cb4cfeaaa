import { describe, expect, it } from 'vitest';
import { NOTHING_DECLARED } from '../../shared/allergens.ts';
import { EMPTY_ITEM } from '../../shared/menu-edits.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp({ env: { MAX_ITEMS: '5' } });
const at = (id: number) => fillPath(API_PATHS.item, { id });

async function ownerWithSection() {
  const owner = await newOwner(t, { restaurant: { main_locale: 'fr' } });
  return { owner, section: await makeSection(owner) };
}

it('creates an item with what is given, and nothing invented', async () => {
  const { owner, section } = await ownerWithSection();
  const created = await owner.post(API_PATHS.items, { menu_section_id: section.id, title: '<b>Soup</b> 🌶️' });
  expect(created.statusCode).toBe(201);
  const told = { id: 1, menu_section_id: section.id, menu_id: 1, title: '<b>Soup</b> 🌶️', position: 0 };
  expect(created.json().item).toEqual({ ...EMPTY_ITEM, ...told });
});

it('takes the origin of meat and what is made on the spot, and refuses a country that is none', async () => {
  const { owner, section } = await ownerWithSection();
  const { id } = await makeItem(owner, section, {});
  const meat_origins = [{ meat: 'beef', country: 'FR' }];
  const changed = await owner.put(at(id), { meat_origins, homemade: true });
  expect(changed.json().item).toMatchObject({ meat_origins, homemade: true });
  const refused = await owner.put(at(id), { meat_origins: [{ meat: 'beef', country: 'Atlantis' }] });
  expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['meat_origins.0.country']]);
});

it('keeps the price that the owner has confirmed, which no publication shows', async () => {
  const { owner, section } = await ownerWithSection();
  const { id } = await makeItem(owner, section, { price: null });
  const revision = async () =>
    (await owner.get(fillPath(API_PATHS.restaurantStatus, { id: owner.restaurant_id }))).json();
  const before = await revision();
  const confirmed = await owner.put(at(id), { checked_price: { price: null } });
  expect(confirmed.json().item).toMatchObject({ price: null, checked_price: { price: null } });
  expect(await revision()).toEqual(before);
  // Nobody who edits the dish meanwhile is asked about it.
  expect(confirmed.json().item.version).toBe(1);
  const priced = await owner.put(at(id), { price: 900 });
  expect(priced.json().item).toMatchObject({ price: 900, checked_price: { price: null }, version: 2 });
  expect((await owner.put(at(id), { checked_price: { price: -1 } })).statusCode).toBe(422);
  const inWords = { price: null, price_text: 'AYCE' };
  const worded = await owner.put(at(id), { ...inWords, checked_price: inWords });
  expect(worded.json().item).toMatchObject({ ...inWords, checked_price: inWords });
});

it.each(['put', 'patch'] as const)('takes part of the fields by %s, and refuses a stale version', async (method) => {
  const { owner, section } = await ownerWithSection();
  const { id } = await makeItem(owner, section, { price: 1_250, description: 'Hot', tags: ['V'] });
  const changed = await owner[method](at(id), { price: 1_300, description: '', tags: ['V', 'GF', 'V'], version: 1 });
  expect(changed.json().item).toMatchObject({
    title: 'Soup',
    price: 1_300,
    description: null,
    tags: ['V', 'GF'],
    version: 2,
  });
  const stale = await owner[method](at(id), { price: 1, version: 1 });
  expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'version_stale']);
  expect((await owner.patch(at(id), {})).json().item.price).toBe(1_300);
});

it('lets one of two edits of the same version win', async () => {
  const { owner, section } = await ownerWithSection();
  const { id } = await makeItem(owner, section);
  const edits = await Promise.all([1, 2, 3].map((price) => owner.patch(at(id), { price, version: 1 })));
  expect(edits.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const winner = edits.find(({ statusCode }) => statusCode === 200)?.json().item.price;
  expect((await owner.patch(at(id), {})).json().item.price).toBe(winner);
});

describe('prices', () => {
  const glassAndBottle = [
    { label: 'verre', price: 1_100 },
    { label: 'bouteille', price: null },
  ];

  it.each([
    ['a range', { price: 900, price_max: 1_200 }, { price: 900, price_max: 1_200 }],
    ['a free dish', { price: 0 }, { price: 0 }],
    ['a price in words', { price_text: 'prix du marché' }, { price: null, price_text: 'prix du marché' }],
    ['variants', { variants: glassAndBottle }, { price: null, price_max: null, variants: glassAndBottle }],
  ])('may be %s', async (_name, body, stored) => {
    const { owner, section } = await ownerWithSection();
    expect(await makeItem(owner, section, body)).toMatchObject(stored);
  });

  it.each([
    [{ price_max: 900 }, { price: 'required' }],
    [{ price: 900, price_max: 899 }, { price_max: 'too_small' }],
    [{ price: 900, variants: glassAndBottle }, { price: 'invalid_value' }],
    [{ price_max: 900, variants: glassAndBottle }, { price_max: 'invalid_value' }],
    [{ variants: [{ label: '', price: null }] }, { 'variants.0.label': 'required' }],
    [{ variants: [{ label: 'L', price: 1.5 }] }, { 'variants.0.price': 'invalid_type' }],
    [{ price: -1 }, { price: 'too_small' }],
    [{ price: 12.5 }, { price: 'invalid_type' }],
    [{ price: '12' }, { price: 'invalid_type' }],
    [{ price: 3_000_000_000 }, { price: 'too_big' }],
    [{ price_text: 'x'.repeat(41) }, { price_text: 'too_long' }],
  ])('are refused as %j', async (body, problems) => {
    const { owner, section } = await ownerWithSection();
    const refused = await owner.post(API_PATHS.items, { menu_section_id: section.id, title: 'Wine', ...body });
    expect(refused.statusCode).toBe(422);
    const fields: Record<string, { code: string }> = refused.json().error.fields;
    expect(Object.fromEntries(Object.entries(fields).map(([name, { code }]) => [name, code]))).toEqual(problems);
  });

  it('follow what is changed alone', async () => {
    const { owner, section } = await ownerWithSection();
    const { id } = await makeItem(owner, section, { price: 900, price_max: 1_200 });
    expect((await owner.patch(at(id), { price: 1_300 })).json().error.fields).toHaveProperty('price_max');
    expect((await owner.patch(at(id), { price: null })).json().item).toMatchObject({ price: null, price_max: null });
    await owner.patch(at(id), { price: 900 });
    expect((await owner.patch(at(id), { variants: glassAndBottle })).json().item).toMatchObject({
      price: null,
      variants: glassAndBottle,
    });
    expect((await owner.patch(at(id), { price: 900 })).statusCode).toBe(422);
    expect((await owner.patch(at(id), { price: 900, variants: [] })).json().item).toMatchObject({
      price: 900,
      variants: [],
    });
  });
});

it('marks allergens as checked when the owner sets them', async () => {
  const { owner, section } = await ownerWithSection();
  const { id, allergens_checked_at } = await makeItem(owner, section);
  expect(allergens_checked_at).toBeNull();
  const { item } = (await owner.patch(at(id), { allergens: [{ code: 'milk', state: 'contains' }] })).json();
  expect(Date.parse(item.allergens_checked_at)).toBeGreaterThan(Date.now() - 60_000);
  // Withdrawn, it says nothing again: not that there is none.
  const undeclared = (await owner.patch(at(id), { allergens: NOTHING_DECLARED })).json().item;
  expect(undeclared).toMatchObject({ allergens: [], allergens_checked_at: null });
  const twice = [
    { code: 'milk', state: 'contains' },
    { code: 'milk', state: 'may_contain' },
  ];
  expect((await owner.patch(at(id), { allergens: twice })).json().error.fields).toHaveProperty('allergens');
});

it('carries only taxes of the restaurant', async () => {
  const { owner, section } = await ownerWithSection();
  expect(await makeItem(owner, section, { taxes: [2] })).toMatchObject({ taxes: [2] });
  for (const taxes of [[3], [1, 1]]) {
    const refused = await owner.post(API_PATHS.items, { menu_section_id: section.id, title: 'x', taxes });
    expect(refused.json().error.fields).toHaveProperty('taxes');
  }
});

it('moves to the end of another section', async () => {
  const { owner, section } = await ownerWithSection();
  const other = await makeSection(owner);
  await makeItem(owner, other);
  const { id } = await makeItem(owner, section);
  const moved = await owner.patch(at(id), { menu_section_id: other.id });
  expect(moved.json().item).toMatchObject({ menu_section_id: other.id, position: 1, version: 2 });
  const lost = await owner.patch(at(id), { menu_section_id: 99 });
  expect([lost.statusCode, Object.keys(lost.json().error.fields)]).toEqual([422, ['menu_section_id']]);
});

it('is ordered within its section, and deleted', async () => {
  const { owner, section } = await ownerWithSection();
  for (const title of ['A', 'B', 'C']) await makeItem(owner, section, { title });
  const ordered = await owner.put(API_PATHS.itemsReorder, { ids: [3, 1, 2], parent_id: section.id });
  expect(ordered.json().section.items.map(({ title }: { title: string }) => title)).toEqual(['C', 'A', 'B']);
  expect((await owner.put(API_PATHS.itemsReorder, { ids: [1, 2] })).json().error.code).toBe('reorder_mismatch');
  expect((await owner.delete(at(1))).statusCode).toBe(204);
  expect((await owner.delete(at(1))).statusCode).toBe(404);
  const rest = await owner.put(API_PATHS.itemsReorder, { ids: [2, 3] });
  expect(rest.json().section.items.map(({ id }: { id: number }) => id)).toEqual([2, 3]);
});

it('is at most as many as the limit, however many are created at once', async () => {
  const { owner, section } = await ownerWithSection();
  const body = { menu_section_id: section.id, title: 'Soup' };
  const created = await Promise.all(Array.from({ length: 8 }, () => owner.post(API_PATHS.items, body)));
  const stored = created.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().item);
  expect(stored.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(stored.map(({ position }) => position).sort()).toEqual([0, 1, 2, 3, 4]);
  expect(created.filter(({ statusCode }) => statusCode === 422)).toHaveLength(3);
});

describe('sold out', () => {
  const soldOut = (id: number) => fillPath(API_PATHS.itemSoldOut, { id });

  it('shows without publishing, and leaves version and updated_at alone', async () => {
    const { owner, section } = await ownerWithSection();
    const { id } = await makeItem(owner, section);
    const url = fillPath(API_PATHS.restaurantUpdatedAt, { id: owner.restaurant_id });
    const before = (await owner.get(url)).json();
    const marked = await owner.put(soldOut(id), { until: 'manual' });
    expect(marked.json().item).toMatchObject({ sold_out: true, back_at: null, version: 1 });
    const after = (await owner.get(url)).json();
    expect(after.updated_at).toBe(before.updated_at);
    expect(after.availability_version).toBe(before.availability_version + 1);
    expect((await owner.put(soldOut(id), { until: null })).json().item).toMatchObject({ sold_out: false });
  });

  it('ends by itself at 05:00 in the restaurant’s timezone', async () => {
    const { owner, section } = await ownerWithSection();
    const { id } = await makeItem(owner, section);
    const { item } = (await owner.put(soldOut(id), { until: 'tomorrow' })).json();
    expect(item.sold_out).toBe(true);
    const hour = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', timeStyle: 'short', hour12: false });
    expect(hour.format(new Date(item.back_at))).toBe('05:00');
    t.clock.advance(Date.parse(item.back_at) - Date.now() + 1_000);
    expect((await owner.patch(at(id), {})).json().item).toMatchObject({ sold_out: false, back_at: null });
    t.clock.advance(Date.now() - Date.parse(item.back_at) - 1_000);
  });

  it('refuses other words, and items that are not there', async () => {
    const { owner, section } = await ownerWithSection();
    const { id } = await makeItem(owner, section);
    expect((await owner.put(soldOut(id), { until: 'never' })).statusCode).toBe(422);
    expect((await owner.put(soldOut(id), {})).statusCode).toBe(422);
    expect((await owner.put(soldOut(99), { until: null })).statusCode).toBe(404);
  });
});
