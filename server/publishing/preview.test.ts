import { expect, test } from 'vitest';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';

const t = await testApp();

async function ownerWithItem() {
  const owner = await newOwner(t);
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte au sucre', details: 'Secret' });
  return { owner, at: `/api/restaurants/${owner.restaurant.id}/preview/menus` };
}

test('the owner sees the draft before it is published, without details, in a page of our own only', async () => {
  const { owner, at } = await ownerWithItem();
  const page = await owner.get(`${at}/1`);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(page.body).toContain('Tarte au sucre');
  expect(page.body).not.toContain('Secret');
});

test('a hidden menu and an empty one can be previewed; a menu that is none can’t', async () => {
  const { owner, at } = await ownerWithItem();
  await owner.put('/api/menus/1', { hidden: true });
  const { menu } = (await owner.post('/api/menus', { title: 'Midi' })).json();
  expect((await owner.get(`${at}/1`)).body).toContain('Tarte au sucre');
  expect((await owner.get(`${at}/${menu.id}`)).statusCode).toBe(200);
  expect((await owner.get(`${at}/99`)).statusCode).toBe(404);
  expect((await owner.get(`${at}/first`)).statusCode).toBe(404);
});

test('nobody else sees it', async () => {
  const { at } = await ownerWithItem();
  expect((await t.app.inject(`${at}/1`)).statusCode).toBe(401);
  expect((await (await newOwner(t)).get(`${at}/1`)).statusCode).toBe(404);
});
