import { expect, test } from 'vitest';
import { restaurantAnswerSchema } from '../../../shared/api/menu-answers.ts';
import { type Item, itemsOf } from '../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { makeItem, makeMenu, makeSection } from '../../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../../test/owners.ts';
import { testApp } from '../../../test/test-app.ts';
import { setGeneratedPicture } from '../../menus/picture-queries.ts';
import { workerAccess } from '../../restaurants/access.ts';

const t = await testApp({ env: { MAX_TEXT_CHARACTERS: '1000' } });
// Before anything is published: a new owner's mail waits for all jobs, and publishing starts translations.
const owners: OwnerWithRestaurant[] = [];
for (let count = 0; count < 9; count += 1) owners.push(await newOwner(t));
const nextOwner = () => {
  const owner = owners.pop();
  if (!owner) throw new Error('Each test has an owner.');
  return owner;
};

const publish = async (owner: OwnerWithRestaurant) =>
  expect((await owner.post(fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }))).statusCode).toBe(200);
const restore = async (owner: OwnerWithRestaurant) =>
  await owner.post(fillPath(API_PATHS.publicationRestore, { id: owner.restaurant_id, version: 1 }));
const restoredItems = async (owner: OwnerWithRestaurant) =>
  itemsOf(restaurantAnswerSchema.parse((await restore(owner)).json()).restaurant.menus);
const remove = (owner: OwnerWithRestaurant, { id }: { id: number }) => owner.delete(fillPath(API_PATHS.item, { id }));

test('later declarations of meat and cooking remain', async () => {
  const owner = nextOwner();
  const dish = await makeItem(owner, await makeSection(owner), { title: 'Tartare' });
  await publish(owner);
  const declared = { meat_origins: [{ meat: 'beef', country: 'FR' }], homemade: true };
  const edited = await owner.patch(fillPath(API_PATHS.item, { id: dish.id }), { ...declared, title: 'Steak' });
  expect(edited.statusCode).toBe(200);
  expect(await restoredItems(owner)).toMatchObject([{ title: 'Tartare', ...declared }]);
});

test('a dish that was gone for good has had its generated picture', async () => {
  const owner = nextOwner();
  const section = await makeSection(owner);
  const [soup, tea] = [await makeItem(owner, section), await makeItem(owner, section)];
  const picture = { file: 'x', origin: 'model', width: 640, height: 480 } as const;
  await setGeneratedPicture(t.deps.db, workerAccess(owner.restaurant_id), soup.id, picture);
  await publish(owner);
  await remove(owner, soup);
  await owner.delete(API_PATHS.bin, { until: '2999-01-01T00:00:00.000Z' });
  expect(await restoredItems(owner)).toMatchObject([
    { id: soup.id, image_generated: true },
    { id: tea.id, image_generated: false },
  ]);
});

test('a section that comes back from a hidden menu leaves no dishes there and brings none that guests never saw', async () => {
  const owner = nextOwner();
  const section = await makeSection(owner, { title: 'Soups' });
  const pho = await makeItem(owner, section, { title: 'Pho' });
  await publish(owner);
  const hidden = await makeMenu(owner, { title: 'Later', hidden: true });
  await owner.patch(fillPath(API_PATHS.section, { id: section.id }), { menu_id: hidden.id });
  await remove(owner, await makeItem(owner, section, { title: 'Ramen' }));
  await makeItem(owner, section, { title: 'Udon' });
  expect(await restoredItems(owner)).toMatchObject([{ id: pho.id, menu_id: 1 }]);
  expect((await owner.get(API_PATHS.bin)).json().entries).toMatchObject([
    { title: 'Udon', menu: 'Menu', section: 'Soups' },
    { title: 'Ramen', menu: 'Menu', section: 'Soups' },
  ]);
});

test('hidden dishes stay, and those that guests saw are shown again', async () => {
  const owner = nextOwner();
  const section = await makeSection(owner, { title: 'Soups' });
  const pho = await makeItem(owner, section, { title: 'Pho' });
  await publish(owner);
  await owner.patch(fillPath(API_PATHS.item, { id: pho.id }), { hidden: true });
  const soon = await makeItem(owner, section, { title: 'Soon', hidden: true });
  const winter = await makeSection(owner, { title: 'Winter', hidden: true });
  const stew = await makeItem(owner, winter, { title: 'Stew' });
  const items = await restoredItems(owner);
  expect(items.map(({ id, hidden }) => [id, hidden])).toEqual([
    [pho.id, false],
    [soon.id, true],
    [stew.id, false],
  ]);
  expect((await owner.get(API_PATHS.bin)).json().entries).toEqual([]);
});

test('parts that were hidden then are hidden again, and nothing hidden goes to the bin', async () => {
  const owner = nextOwner();
  const soups = await makeSection(owner, { title: 'Soups' });
  const pho = await makeItem(owner, soups, { title: 'Pho' });
  const ramen = await makeItem(owner, soups, { title: 'Ramen', hidden: true });
  const winter = await makeSection(owner, { title: 'Winter', hidden: true });
  const stew = await makeItem(owner, winter, { title: 'Stew' });
  await publish(owner);
  await owner.patch(fillPath(API_PATHS.item, { id: ramen.id }), { hidden: false });
  await owner.patch(fillPath(API_PATHS.section, { id: winter.id }), { hidden: false });
  const grill = await makeSection(owner, { title: 'Grill' });
  const steak = await makeItem(owner, grill, { title: 'Steak' });
  const skewer = await makeItem(owner, grill, { title: 'Skewer', hidden: true });
  const restaurant = (await restore(owner)).json().restaurant;
  const sections = restaurant.menus[0].sections as { title: string; hidden: boolean; items: Item[] }[];
  expect(
    sections.map(({ title, hidden, items }) => [title, hidden, items.map((item) => [item.id, item.hidden])]),
  ).toEqual([
    [
      'Soups',
      false,
      [
        [pho.id, false],
        [ramen.id, true],
      ],
    ],
    ['Winter', true, [[stew.id, false]]],
    ['Grill', false, [[skewer.id, true]]],
  ]);
  expect((await owner.get(API_PATHS.bin)).json().entries).toMatchObject([{ title: steak.title }]);
});

test('dishes prepared in a hidden section are hidden when the section is shown again', async () => {
  const owner = nextOwner();
  const section = await makeSection(owner, { title: 'Soups' });
  const pho = await makeItem(owner, section, { title: 'Pho' });
  await publish(owner);
  await owner.patch(fillPath(API_PATHS.section, { id: section.id }), { hidden: true });
  const udon = await makeItem(owner, section, { title: 'Udon' });
  const items = await restoredItems(owner);
  expect(items.map(({ id, hidden }) => [id, hidden])).toEqual([
    [pho.id, false],
    [udon.id, true],
  ]);
  expect((await owner.get(API_PATHS.bin)).json().entries).toEqual([]);
});

test('a dish that was moved out of a hidden section since is hidden, not binned', async () => {
  const owner = nextOwner();
  const section = await makeSection(owner, { title: 'Soups' });
  const pho = await makeItem(owner, section, { title: 'Pho' });
  const winter = await makeSection(owner, { title: 'Winter', hidden: true });
  const stew = await makeItem(owner, winter, { title: 'Stew' });
  await publish(owner);
  await owner.patch(fillPath(API_PATHS.item, { id: stew.id }), { menu_section_id: section.id });
  expect((await restoredItems(owner)).map(({ id, hidden }) => [id, hidden])).toEqual([
    [pho.id, false],
    [stew.id, true],
  ]);
  expect((await owner.get(API_PATHS.bin)).json().entries).toEqual([]);
});

test('a section whose dishes were hidden one by one stays, with its dishes hidden', async () => {
  const owner = nextOwner();
  const pho = await makeItem(owner, await makeSection(owner, { title: 'Soups' }), { title: 'Pho' });
  const winter = await makeSection(owner, { title: 'Winter' });
  const stew = await makeItem(owner, winter, { title: 'Stew', hidden: true });
  await publish(owner);
  await owner.patch(fillPath(API_PATHS.item, { id: stew.id }), { hidden: false });
  expect((await restoredItems(owner)).map(({ id, hidden }) => [id, hidden])).toEqual([
    [pho.id, false],
    [stew.id, true],
  ]);
  expect((await owner.get(API_PATHS.bin)).json().entries).toEqual([]);
});

test('the limit of text counts what comes out of the bin', async () => {
  const owner = nextOwner();
  const section = await makeSection(owner);
  const soup = await makeItem(owner, section, { description: 'x'.repeat(500) });
  await makeItem(owner, section);
  await publish(owner);
  await remove(owner, soup);
  const hidden = await makeMenu(owner, { hidden: true });
  const other = await makeSection(owner, { menu_id: hidden.id });
  await makeItem(owner, other, { description: 'x'.repeat(500), details: 'x'.repeat(100) });
  expect((await restore(owner)).json()).toMatchObject({ error: { code: 'too_much_text' } });
});
