import { expect, test } from 'vitest';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { makeItem, makeSection } from '../../test/menu-maker.ts';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();

test('an owner reads what the words of the own dishes name, in the language of the menu', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner, { title: 'Mains' });
  const burger = await makeItem(owner, section, {
    title: 'Cheddar burger',
    options: [{ label: '+ prawns', price: 100 }],
  });
  await makeItem(owner, section, { title: 'Plain rice' });
  const url = fillPath(API_PATHS.restaurantNamedAllergens, { id: owner.restaurant_id });
  const answer = (await owner.get(url)).json();
  expect(answer.items).toEqual([
    {
      item_id: burger.id,
      allergens: expect.arrayContaining([
        { codes: ['milk'], part: null, words: 'Cheddar burger' },
        { codes: ['crustaceans'], part: '+ prawns', words: '+ prawns' },
      ]),
    },
  ]);
});

test('tells nothing to the owner of another restaurant', async () => {
  const [owner, other] = [await newOwner(t), await newOwner(t)];
  const url = fillPath(API_PATHS.restaurantNamedAllergens, { id: owner.restaurant_id });
  expect((await other.get(url)).statusCode).toBe(404);
});

test('stores the words that an owner confirms, up to a limit, and leaves the publication current', async () => {
  const owner = await newOwner(t);
  const section = await makeSection(owner, { title: 'Mains' });
  const { id } = await makeItem(owner, section, { title: 'Cheddar burger', allergens: [] });
  const status = async () => (await owner.get(`/api/restaurants/${owner.restaurant_id}/status`)).json();
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
  const checked = {
    codes: ['milk'],
    part: null,
    words: 'Cheddar burger',
    declared: 'without',
    title: 'Cheddar burger',
  };
  const answer = await owner.put(fillPath(API_PATHS.item, { id }), { checked_words: [checked] });
  expect(answer.json().item.checked_words).toEqual([checked]);
  expect(await status()).toMatchObject({ published: true });
  const tooMany = Array.from({ length: 61 }, () => checked);
  expect((await owner.put(fillPath(API_PATHS.item, { id }), { checked_words: tooMany })).statusCode).toBe(422);
});
