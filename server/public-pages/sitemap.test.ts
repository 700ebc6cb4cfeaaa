import { beforeAll, expect, test } from 'vitest';
import { newOwner, type OwnerWithRestaurant } from '../../test/owners.ts';
import { testApp } from '../../test/test-app.ts';
import { workerAccess } from '../restaurants/access.ts';
import { showTranslations } from '../translations/queries.ts';
import { listPageStarts, listShownFrom } from './sitemap-queries.ts';

const t = await testApp();
const SITE = t.deps.env.PUBLIC_URL;

async function publish(owner: OwnerWithRestaurant, menu_id = 1) {
  const { section } = (await owner.post('/api/menu-sections', { menu_id, title: 'Desserts' })).json();
  await owner.post('/api/menu-items', { menu_section_id: section.id, title: 'Tarte' });
  await owner.post(`/api/restaurants/${owner.restaurant_id}/publish`);
}

let shown: OwnerWithRestaurant[];
let hidden: OwnerWithRestaurant;
beforeAll(async () => {
  shown = await Promise.all(Array.from({ length: 5 }, () => newOwner(t)));
  hidden = await newOwner(t);
  const offline = await newOwner(t);
  for (const owner of [...shown, offline]) await publish(owner);
  await offline.post(`/api/restaurants/${offline.restaurant_id}/unpublish`);
});

const addressesIn = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);

test('robots.txt says where the sitemap is, and that pages for owners are not to be read', async () => {
  const { body } = await t.app.inject('/robots.txt');
  expect(body.split('\n')).toEqual(expect.arrayContaining(['Disallow: /admin/', `Sitemap: ${SITE}/sitemap.xml`]));
});

test('the sitemap leads to the menus of every restaurant that guests see, and to no other', async () => {
  const [first] = shown;
  if (!first) throw new Error('No restaurant was made.');
  const { menu } = (await first.post('/api/menus', { title: 'Wine & more' })).json();
  await publish(first, menu.id);
  const index = await t.app.inject('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const pages = await Promise.all(
    addressesIn(index.body).map(async (address) => {
      const page = await t.app.inject(address.slice(SITE.length));
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
      return addressesIn(page.body);
    }),
  );
  const expected = shown.map(({ restaurant_id }) => `${SITE}/restaurants/${restaurant_id}/menus/1`);
  expected.push(`${SITE}/restaurants/${first.restaurant_id}/menus/${menu.id}`);
  expect(pages.flat().sort()).toEqual(expected.sort());
  expect(pages.flat().join()).not.toContain(hidden.restaurant_id);
});

test('pages follow each other without a gap, whatever their size', async () => {
  const ids = shown.map(({ restaurant_id }) => restaurant_id).sort();
  const starts = await listPageStarts(t.deps.db, t.deps.env, 2, 100);
  expect(starts).toEqual([ids[0], ids[2], ids[4]]);
  const pages = await Promise.all(starts.map((first) => listShownFrom(t.deps.db, t.deps.env, first, 2)));
  expect(pages.flat().map(({ id }) => id)).toEqual(ids);
  expect(await listPageStarts(t.deps.db, t.deps.env, 2, 2)).toHaveLength(2);
});

test('an address that names no restaurant is none', async () => {
  expect((await t.app.inject('/sitemaps/nope.xml')).statusCode).toBe(404);
});

test('a menu is listed with each of its finished languages, and the main one for everybody else', async () => {
  const owner = await newOwner(t, { restaurant: { main_locale: 'fr' } });
  await publish(owner);
  const path = `/restaurants/${owner.restaurant_id}/menus/1`;
  const links = async () => {
    const [listed] = await listShownFrom(t.deps.db, t.deps.env, owner.restaurant_id, 1);
    const { body } = await t.app.inject(`/sitemaps/${owner.restaurant_id}.xml`);
    const url = body.split('\n').find((line) => line.includes(path)) ?? '';
    const found = Array.from(url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, lang, href]) => [lang, href]);
    return { listed, found };
  };
  await showTranslations(t.deps.db, workerAccess(owner.restaurant_id), ['zh', 'en']);
  const { listed, found } = await links();
  expect(listed).toMatchObject({ main_locale: 'fr', translated_locales: ['zh', 'en'] });
  const address = SITE + path;
  expect(found).toEqual([
    ['fr', address],
    ['zh-Hans', `${address}?lang=zh`],
    ['en', `${address}?lang=en`],
    ['x-default', address],
  ]);
});
