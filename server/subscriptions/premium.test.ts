import { expect, test } from 'vitest';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const unpaid = await testApp();
unpaid.deps.env.PAYMENTS = 'sandbox';
const t = await testApp();

test('where payments are on and nothing is paid, what is premium is refused and the rest is free', async () => {
  const owner = await newOwner(unpaid);
  const at = `/api/restaurants/${owner.restaurant.id}`;
  const refused = [await owner.post(`${at}/publish`), await owner.get(`${at}/qr.png`)];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([402, 402]);
  expect(refused.map((answer) => answer.json().error.code)).toEqual(['premium_required', 'premium_required']);
  expect((await owner.get(`${at}/preview/menus/1`)).statusCode).toBe(200);
  expect((await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).statusCode).toBe(201);
});

test('a restaurant that is not online answers 403, though it was published', async () => {
  const owner = await newOwner(t);
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte' });
  expect((await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`)).statusCode).toBe(200);
  const addresses = [`/restaurants/${owner.restaurant_id}/menus/1`, `/api/restaurants/${owner.restaurant_id}`];
  const statuses = async () => {
    const answers = await Promise.all(addresses.map((url) => t.app.inject(url)));
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses()).toEqual([200, 200]);
  t.deps.env.PAYMENTS = 'sandbox';
  t.deps.changes.drop(owner.restaurant_id);
  expect(await statuses()).toEqual([403, 403]);
});
