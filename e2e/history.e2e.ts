import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { history as en, publishing } from '../shared/i18n/app/en.ts';
import { itemsOf, type Restaurant } from '../shared/menu.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { axeFindings } from '../test/axe.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

test('an owner reviews the changes of publications, and restores an earlier menu', async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Bistro', main_locale: 'en', currency: 'USD', timezone: 'America/New_York' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant, 'en');
  const sectionId = await owner.addSection('Soups');
  const body = { menu_section_id: sectionId, title: 'Pho', price: 1400 };
  const { item } = await owner.ask<{ item: { id: number } }>(201, 'POST', '/api/menu-items', body);
  await owner.publish(id);
  await owner.ask(200, 'PATCH', `/api/menu-items/${item.id}`, { price: 1550 });
  await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title: 'Udon', price: 1300 });
  await withPage({ browser, origin: server.url, locale: 'en' }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(`${server.url}/admin/restaurant/menus/1/sections/${sectionId}`);
    await page.getByRole('button', { name: publishing.publish, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('$14.00 → $15.50').waitFor();
    await dialog.getByRole('link', { name: 'Udon' }).waitFor();
    await dialog.getByRole('button', { name: publishing.publish, exact: true }).click();
    await dialog.getByRole('link', { name: publishing.open_public }).waitFor();

    await page.goto(server.url + APP_PATHS.settings);
    await page.getByRole('link', { name: new RegExp(`^${en.page_title}`) }).click();
    await page.getByText('$14.00 → $15.50').waitFor();
    await expectNoneInAllWindows(page);
    await page.getByRole('combobox', { name: en.prices }).fill('pho');
    await page.getByRole('option', { name: 'Pho' }).click();
    await page.getByRole('table', { name: 'Pho' }).getByText('$14.00').waitFor();

    await page
      .getByRole('button', { name: /^Restore/ })
      .last()
      .press('Enter');
    // Delayed, so that what is shown meanwhile can be checked.
    const heldAnswer = Promise.withResolvers<void>();
    await page.route('**/restore?*', async (route) => {
      await heldAnswer.promise;
      await route.continue();
    });
    await page.getByRole('dialog').getByRole('button', { name: en.restore }).press('Enter');
    const loading = page.getByRole('dialog', { name: en.restoring });
    await loading.getByRole('status').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await loading.getByRole('status').isVisible()).toBe(true);
    expect(await loading.getByRole('button').count()).toBe(0);
    heldAnswer.resolve();
    await loading.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: en.see_menu }).waitFor();
    const path = `/api/restaurants/${id}?admin=true`;
    const { restaurant: draft } = await owner.ask<{ restaurant: Restaurant }>(200, 'GET', path);
    expect(itemsOf(draft.menus).map(({ title, price }) => [title, price])).toEqual([['Pho', 1400]]);
  });
});
