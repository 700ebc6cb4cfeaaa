import { expect, test } from 'vitest';
import { changesAnswerSchema, pricesAnswerSchema, publicationsAnswerSchema } from '../../../shared/api/history.ts';
import { restaurantAnswerSchema } from '../../../shared/api/menu-answers.ts';
import { itemsOf } from '../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { makeItem, makeMenu, makeSection } from '../../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../../test/owners.ts';
import { testApp } from '../../../test/test-app.ts';

const t = await testApp();
// Before anything is published: a new owner's mail waits for all jobs, and publishing starts translations.
const owners: OwnerWithRestaurant[] = [];
for (let count = 0; count < 9; count += 1) owners.push(await newOwner(t));

async function bistro() {
  const owner = owners.pop();
  if (!owner) throw new Error('Each test has an owner.');
  const id = owner.restaurant_id;
  const section = await makeSection(owner, { title: 'Soups' });
  const pho = await makeItem(owner, section, { title: 'Pho', price: 1400 });
  const ramen = await makeItem(owner, section, { title: 'Ramen', price: 1600, details: 'Pork broth' });
  const publish = async () =>
    expect((await owner.post(fillPath(API_PATHS.restaurantPublish, { id }))).statusCode).toBe(200);
  const edit = (item: { id: number }, body: object) => owner.patch(fillPath(API_PATHS.item, { id: item.id }), body);
  const remove = (item: { id: number }) => owner.delete(fillPath(API_PATHS.item, { id: item.id }));
  const draft = async () =>
    restaurantAnswerSchema.parse((await owner.get(`${fillPath(API_PATHS.restaurant, { id })}?admin=true`)).json())
      .restaurant;
  const changesOfDraft = async () =>
    changesAnswerSchema.parse((await owner.get(fillPath(API_PATHS.restaurantChanges, { id }))).json());
  const restore = (version: number) => owner.post(fillPath(API_PATHS.publicationRestore, { id, version }));
  return { owner, id, section, pho, ramen, publish, edit, remove, draft, changesOfDraft, restore };
}

/** What a restored draft has in common with the one before: positions and versions move on. */
const contentOf = (restaurant: Awaited<ReturnType<Awaited<ReturnType<typeof bistro>>['draft']>>) =>
  restaurant.menus.map(({ id, title, hidden, sections }) => ({
    ...{ id, title, hidden },
    sections: sections.map(({ version: _, position: __, items, ...section }) => ({
      ...section,
      items: items.map(({ version: ___, position: ____, confidence: _____, ...item }) => item),
    })),
  }));

test('before publishing the owner reads what guests would see changed', async () => {
  const { owner, section, pho, ramen, publish, edit, remove, changesOfDraft } = await bistro();
  expect(await changesOfDraft()).toMatchObject({
    from_currency: null,
    changes: [{ kind: 'added', entity: 'menu', items: 2 }],
  });
  await publish();
  expect(await changesOfDraft()).toMatchObject({ total: 0, changes: [] });
  await edit(pho, { price: 1500, description: 'With basil' });
  await remove(ramen);
  await makeItem(owner, section, { title: 'Udon', price: 1300 });
  const desserts = await makeSection(owner, { title: 'Desserts' });
  await makeItem(owner, desserts, { title: 'Mochi' });
  const { changes, total } = await changesOfDraft();
  expect(total).toBe(4);
  expect(changes).toMatchObject([
    {
      kind: 'changed',
      title: 'Pho',
      place: ['Menu', 'Soups'],
      parts: ['description'],
      from: { price: 1400 },
      to: { price: 1500 },
    },
    { kind: 'added', title: 'Udon', to: { price: 1300 }, from: null },
    { kind: 'added', entity: 'section', title: 'Desserts', items: 1 },
    { kind: 'gone', title: 'Ramen', from: { price: 1600 }, to: null },
  ]);
});

test('hiding is no deletion, and showing again no addition', async () => {
  const { owner, section, pho, ramen, publish, edit, changesOfDraft } = await bistro();
  const desserts = await makeSection(owner, { title: 'Desserts' });
  await makeItem(owner, desserts, { title: 'Mochi' });
  const hideSection = (hidden: boolean) => owner.patch(fillPath(API_PATHS.section, { id: desserts.id }), { hidden });
  await publish();
  await edit(pho, { hidden: true });
  await hideSection(true);
  expect((await changesOfDraft()).changes).toMatchObject([
    { kind: 'hidden', entity: 'item', title: 'Pho', from: { price: 1400 }, to: null, section_id: section.id },
    { kind: 'hidden', entity: 'section', title: 'Desserts', items: 1 },
  ]);
  await publish();
  await edit(pho, { hidden: false });
  await hideSection(false);
  await edit(ramen, { hidden: true });
  expect((await changesOfDraft()).changes).toMatchObject([
    { kind: 'shown', title: 'Pho', to: { price: 1400 } },
    { kind: 'shown', entity: 'section', title: 'Desserts', items: 1 },
    { kind: 'hidden', title: 'Ramen' },
  ]);
  // Each of its dishes is hidden, so its section isn't published.
  await edit(pho, { hidden: true });
  expect((await changesOfDraft()).changes).toMatchObject([
    { kind: 'shown', entity: 'section', title: 'Desserts' },
    { kind: 'hidden', entity: 'section', title: 'Soups', items: 1 },
  ]);
});

test('dishes and sections moved into a hidden part are hidden, and shown when they are moved back', async () => {
  const { owner, section, pho, publish, edit, changesOfDraft } = await bistro();
  const desserts = await makeSection(owner, { title: 'Desserts' });
  await makeItem(owner, desserts, { title: 'Mochi' });
  const winter = await makeSection(owner, { title: 'Winter', hidden: true });
  const later = await makeMenu(owner, { title: 'Later', hidden: true });
  const moveSection = (menu_id: number) => owner.patch(fillPath(API_PATHS.section, { id: desserts.id }), { menu_id });
  await publish();
  await edit(pho, { menu_section_id: winter.id });
  await moveSection(later.id);
  expect((await changesOfDraft()).changes).toMatchObject([
    { kind: 'hidden', entity: 'item', title: 'Pho', from: { price: 1400 }, to: null },
    { kind: 'hidden', entity: 'section', title: 'Desserts', items: 1 },
  ]);
  await publish();
  await edit(pho, { menu_section_id: section.id });
  await moveSection(1);
  expect((await changesOfDraft()).changes).toMatchObject([
    { kind: 'shown', entity: 'item', title: 'Pho' },
    { kind: 'shown', entity: 'section', title: 'Desserts', items: 1 },
  ]);
});

test('a menu whose sections are all hidden is hidden, not gone', async () => {
  const { owner, publish, changesOfDraft } = await bistro();
  const lunch = await makeMenu(owner, { title: 'Lunch' });
  const bowls = await makeSection(owner, { title: 'Bowls', menu_id: lunch.id });
  await makeItem(owner, bowls, { title: 'Poke' });
  await publish();
  await owner.patch(fillPath(API_PATHS.section, { id: bowls.id }), { hidden: true });
  expect((await changesOfDraft()).changes).toMatchObject([
    { kind: 'hidden', entity: 'menu', title: 'Lunch', items: 1 },
  ]);
  await publish();
  await owner.patch(fillPath(API_PATHS.section, { id: bowls.id }), { hidden: false });
  expect((await changesOfDraft()).changes).toMatchObject([{ kind: 'shown', entity: 'menu', title: 'Lunch', items: 1 }]);
});

test('each publication lists what it changed, and is shown as guests saw it', async () => {
  const { owner, id, pho, publish, edit } = await bistro();
  await publish();
  await edit(pho, { price: 1500 });
  await publish();
  const listed = publicationsAnswerSchema.parse((await owner.get(fillPath(API_PATHS.publications, { id }))).json());
  expect(listed).toMatchObject({
    publications: [
      { version: 2, is_shown: true, menu_ids: [1] },
      { version: 1, is_shown: false },
    ],
    more: 0,
  });
  const changes = (version: number) => owner.get(fillPath(API_PATHS.publicationChanges, { id, version }));
  expect((await changes(2)).json()).toMatchObject({ total: 1, changes: [{ title: 'Pho', from: { price: 1400 } }] });
  expect((await changes(1)).json()).toMatchObject({ from_currency: null });
  expect((await changes(9)).statusCode).toBe(404);
  const page = (version: number) => owner.get(fillPath(API_PATHS.publicationMenu, { id, version, menuId: 1 }));
  expect((await page(1)).body).toContain('14');
  expect((await page(1)).body).not.toContain('Pork broth');
  expect((await page(2)).body).toContain('15');
  expect((await page(3)).statusCode).toBe(404);
});

test('the prices of a dish over time, also while it was not on the menu', async () => {
  const { owner, pho, ramen, publish, edit, remove } = await bistro();
  await publish();
  await edit(ramen, { price: 1700 });
  await publish();
  await edit(pho, { price: 1500 });
  await publish();
  await remove(pho);
  await publish();
  const prices = async (item: { id: number }) => owner.get(fillPath(API_PATHS.itemPrices, { id: item.id }));
  expect(pricesAnswerSchema.parse((await prices(pho)).json())).toMatchObject({
    title: 'Pho',
    prices: [
      { version: 4, prices: null },
      { version: 3, prices: { price: 1500 } },
      { version: 1, prices: { price: 1400 } },
    ],
  });
  expect((await prices({ id: 999 })).statusCode).toBe(404);
});

test('a publication comes back into the draft with ids, details and what was gone for good', async () => {
  const { owner, section, pho, ramen, publish, edit, remove, draft, restore } = await bistro();
  await publish();
  const before = contentOf(await draft());
  await edit(pho, { title: 'Phở', price: 1900 });
  await remove(ramen);
  await owner.delete(API_PATHS.bin, { until: '2999-01-01T00:00:00.000Z' });
  await makeItem(owner, section, { title: 'Udon' });
  const lunch = await makeMenu(owner, { title: 'Lunch' });
  await makeItem(owner, await makeSection(owner, { menu_id: lunch.id }));
  const hidden = await makeMenu(owner, { title: 'Later', hidden: true });
  expect((await restore(1)).statusCode).toBe(200);
  const after = contentOf(await draft());
  expect(after.filter(({ id }) => id !== hidden.id)).toEqual(before);
  expect(after.map(({ title }) => title)).toContain('Later');
  // What was added since is in the bin.
  expect((await owner.get(API_PATHS.bin)).json().entries).toMatchObject([{ title: 'Lunch' }, { title: 'Udon' }]);
});

test('allergens that were declared since stay declared', async () => {
  const { pho, ramen, publish, edit, remove, draft, restore } = await bistro();
  await publish();
  const allergens = [{ code: 'peanuts', state: 'contains' }];
  await edit(pho, { price: 1500, allergens });
  await edit(ramen, { allergens });
  await remove(ramen);
  await restore(1);
  expect(itemsOf((await draft()).menus)).toMatchObject([
    { title: 'Pho', price: 1400, allergens },
    { title: 'Ramen', allergens },
  ]);
});

test('prices in another currency are not restored', async () => {
  const { owner, id, publish, restore } = await bistro();
  await publish();
  await owner.put(fillPath(API_PATHS.restaurant, { id }), { currency: 'EUR' });
  expect((await restore(1)).json()).toMatchObject({ error: { code: 'other_currency' } });
});
