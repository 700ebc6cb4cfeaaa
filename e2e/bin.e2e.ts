import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auth as authEn, confirm_identity as confirmationEn, bin as en } from '../shared/i18n/app/en.ts';
import { auth as authFr, confirm_identity as confirmationFr, bin as fr } from '../shared/i18n/app/fr.ts';
import { itemsOf, type Restaurant } from '../shared/menu.ts';
import { API_PATHS, APP_PATHS } from '../shared/paths.ts';
import { mailedCode } from '../test/mailed-code.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

async function newBistro(locale: 'en' | 'fr', email = `${randomUUID()}@example.com`) {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Bistro', main_locale: 'fr', currency: 'CAD', timezone: 'America/Toronto' } as const;
  const id = await owner.begin(email, restaurant, locale);
  const sectionId = await owner.addSection('Plats');
  for (const title of ['Burger', 'Poutine', 'Sorbet']) {
    const body = { menu_section_id: sectionId, title };
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

test('an owner restores several deleted entries at once, on a phone', async () => {
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

test('by keyboard, one entry is restored and the others are deleted for good', async () => {
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

test.each([
  ['en', en, confirmationEn, 'Delete', authEn.send_code],
  ['fr', fr, confirmationFr, 'Supprimer', authFr.send_code],
] as const)(
  'emptying the bin asks for a code if the sign-in is old, in %s',
  async (locale, words, confirmation, remove, byCode) => {
    const email = `${randomUUID()}@example.com`;
    const { owner } = await newBistro(locale, email);
    const before = await mailedCode(server.url, email);
    await withPage({ browser, origin: server.url, locale }, async (page, context) => {
      await owner.signIn(context);
      // The session is new; its age is simulated once.
      const error = { code: 'confirmation_required', message: 'Please confirm.' };
      await page.route(`**${API_PATHS.bin}?*`, (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ status: 403, json: { error } }) : route.continue(),
      );
      await page.goto(server.url + APP_PATHS.bin);
      await page.getByRole('button', { name: words.empty }).click();
      await page.getByRole('dialog').getByRole('button', { name: remove }).click();
      const dialog = page.getByRole('dialog', { name: confirmation.title });
      await dialog.getByText(confirmation.text).waitFor();
      await page.unroute(`**${API_PATHS.bin}?*`);
      await dialog.getByRole('button', { name: byCode }).click();
      await dialog.getByText(email).waitFor();
      await page.keyboard.type(await mailedCode(server.url, email, before));
      await page.getByRole('heading', { name: words.nothing }).waitFor();
      expect(await dialog.count()).toBe(0);
    });
  },
);
