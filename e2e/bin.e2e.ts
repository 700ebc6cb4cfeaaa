import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bin as en } from '../shared/i18n/app/en.ts';
import { bin as fr } from '../shared/i18n/app/fr.ts';
import { itemsOf, type Restaurant } from '../shared/menu.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

async function newBistro(locale: 'en' | 'fr') {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Bistro', main_locale: 'fr', currency: 'CAD', timezone: 'America/Toronto' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant, locale);
  const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', {
    menu_id: 1,
    title: 'Plats',
  });
  for (const title of ['Burger', 'Poutine', 'Sorbet']) {
    const body = { menu_section_id: section.id, title };
    const { item } = await owner.ask<{ item: { id: number } }>(201, 'POST', '/api/menu-items', body);
    if (title !== 'Burger') await owner.ask(204, 'DELETE', `/api/menu-items/${item.id}`);
  }
  const titles = async () => {
    const path = `/api/restaurants/${id}?admin=true`;
    const { restaurant: draft } = await owner.ask<{ restaurant: Restaurant }>(200, 'GET', path);
    return itemsOf(draft.menus).map(({ title }) => title);
  };
  return { owner, titles };
}

test('an owner restores what was deleted, several at once, on a phone', async () => {
  const { owner, titles } = await newBistro('fr');
  await withPage({ browser, origin: server.url, locale: 'fr', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.settings);
    await page.getByRole('link', { name: new RegExp(`^${fr.page_title}`) }).tap();
    await page.getByRole('checkbox', { name: /Poutine/ }).check();
    await page.getByRole('checkbox', { name: /Sorbet/ }).check();
    await expectNoneInAllWindows(page);
    await page.getByRole('toolbar').getByRole('button', { name: fr.restore }).tap();
    await page.getByText('2 éléments sont revenus à leur place.').waitFor();
    await page.getByText(fr.nothing).waitFor();
    expect(await titles()).toEqual(['Burger', 'Poutine', 'Sorbet']);
  });
});

test('by keyboard alone one is restored, and the rest deleted for good', async () => {
  const { owner, titles } = await newBistro('en');
  await withPage({ browser, origin: server.url, locale: 'en' }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.bin);
    await page.getByRole('button', { name: 'Restore Poutine' }).press('Enter');
    await page.getByText('“Poutine” is back in its place.').waitFor();
    await page.getByRole('button', { name: en.empty }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByRole('heading', { name: en.nothing }).waitFor();
    expect(await titles()).toEqual(['Burger', 'Poutine']);
  });
});
