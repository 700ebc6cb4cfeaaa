import { expect, test } from 'vitest';
import type { GuestPage } from '../../shared/render.ts';
import { newOwner } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { openPageCache } from './page-cache.ts';

const t = await testApp();

test('twenty guests at once cost one rendering, the next ones none', async () => {
  const owner = await newOwner(t);
  const { section } = (await owner.post('/api/menu-sections', { menu_id: 1, title: 'Desserts' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte' });
  const publication = (await owner.post(`/api/restaurants/${owner.restaurant.id}/publish`)).json();
  const rendered: GuestPage[] = [];
  const render = { ...t.deps.render, guestPage: (page: GuestPage) => `page ${rendered.push(page)}` };
  const cache = openPageCache({ ...t.deps, render });
  const { version, published_at } = publication;
  const key = { restaurant_id: owner.restaurant.id, version, published_at, availability_version: 1, menu_id: 1 };
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.page({ ...key, locale: 'en' })));
  expect(rendered).toHaveLength(1);
  expect(new Set(pages.map(({ digest }) => digest)).size).toBe(1);
  await cache.page({ ...key, locale: 'en' });
  expect(rendered).toHaveLength(1);
  await cache.page({ ...key, locale: 'fr' });
  expect(rendered.map(({ locale }) => locale)).toEqual(['en', 'fr']);
});

test('a publication that is missing is an error, and is looked for again', async () => {
  const cache = openPageCache(t.deps);
  const key = { restaurant_id: '0000000000', version: 1 };
  await expect(cache.facts(key)).rejects.toThrow('missing');
  await expect(cache.facts(key)).rejects.toThrow('missing');
});
