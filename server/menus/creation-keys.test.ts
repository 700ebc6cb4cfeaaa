import { expect, it } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeSection } from '../../test/menu-maker.ts';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();

const KINDS = [
  { kind: 'menu', all: API_PATHS.menus, one: API_PATHS.menu, body: { title: 'Brunch' } },
  { kind: 'section', all: API_PATHS.sections, one: API_PATHS.section, body: { title: 'Cakes', menu_id: 1 } },
  { kind: 'item', all: API_PATHS.items, one: API_PATHS.item, body: { title: 'Cake', menu_section_id: 1 } },
] as const;

async function ownerWithSection(): Promise<OwnerWithRestaurant> {
  const owner = await newOwner(t);
  await makeSection(owner);
  return owner;
}

/** How many of them the draft has. */
async function titled(owner: OwnerWithRestaurant, title: string): Promise<number> {
  const draft = (await owner.put(fillPath(API_PATHS.restaurant, { id: owner.restaurant_id }), {})).body;
  return draft.split(`"title":"${title}"`).length - 1;
}

it.each(KINDS)('a $kind that is asked for twice under one key is created once', async ({ kind, all, one, body }) => {
  const owner = await ownerWithSection();
  const keyed = { ...body, creation_key: Number.MAX_SAFE_INTEGER };
  const [first, second] = await Promise.all([owner.post(all, keyed), owner.post(all, keyed)]);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(first.body).not.toContain('creation_key');
  expect(await titled(owner, body.title)).toBe(1);

  // As it is by now, whatever the second request says.
  const { id } = first.json()[kind];
  await owner.put(fillPath(one, { id }), { title: 'Renamed' });
  const again = await owner.post(all, keyed);
  expect(again.json()[kind]).toMatchObject({ id, title: 'Renamed', version: 2 });

  // Once deleted it isn't created again.
  await owner.delete(fillPath(one, { id }));
  expect((await owner.post(all, keyed)).statusCode).toBe(404);
  expect(await titled(owner, body.title)).toBe(0);
});

it.each(KINDS)('a $kind under another key, or none, or of another owner is another one', async ({ all, body }) => {
  const [owner, other] = [await ownerWithSection(), await ownerWithSection()];
  for (const creation_key of [1, 2, undefined, undefined])
    expect((await owner.post(all, { ...body, creation_key })).statusCode).toBe(201);
  expect((await other.post(all, { ...body, creation_key: 1 })).statusCode).toBe(201);
  expect([await titled(owner, body.title), await titled(other, body.title)]).toEqual([4, 1]);
  for (const creation_key of [0, 1.5, 'one', null])
    expect((await owner.post(all, { ...body, creation_key })).statusCode).toBe(422);
});
