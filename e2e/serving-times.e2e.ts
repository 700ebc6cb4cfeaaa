import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { menu_forms as words } from '../shared/i18n/app/en.ts';
import { APP_PATHS, fillPath } from '../shared/paths.ts';
import { axeFindings } from '../test/axe.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

test('a lunch menu’s times, set by its owner, show a guest elsewhere whether it is served now', async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Midi', main_locale: 'en', currency: 'CAD', timezone: 'America/Montreal' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  const { menu } = await owner.ask<{ menu: { id: number } }>(201, 'POST', '/api/menus', { title: 'Lunch' });
  for (const menu_id of [1, menu.id]) {
    const body = { menu_id, title: 'Mains' };
    const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
    await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: section.id, title: 'Soup', price: 900 });
  }

  await withPage({ browser, origin: server.url, locale: 'en', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + fillPath(APP_PATHS.menuEdit, { menuId: menu.id }));
    await page.getByRole('button', { name: words.add_serving }).click();
    for (const day of ['Tuesday', 'Wednesday']) await page.getByText(day, { exact: true }).click();
    await page.getByLabel(words.served_from, { exact: true }).fill('11:30');
    await page.getByLabel(words.served_to, { exact: true }).fill('14:30');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(`**/menus/${menu.id}**`);
    await expect
      .poll(
        async () => (await owner.ask<{ restaurant: object }>(200, 'GET', `/api/restaurants/${id}?admin=1`)).restaurant,
      )
      .toMatchObject({
        menus: [
          { serving_periods: [] },
          { serving_periods: [{ days: [2, 3], from: '11:30', to: '14:30', valid_from: null, valid_through: null }] },
        ],
      });
  });
  await owner.publish(id);

  await withPage({ browser, origin: server.url, timezoneId: 'Asia/Tokyo', ...PHONE }, async (page) => {
    // Tuesday, noon in Montréal.
    await page.clock.setFixedTime(new Date('2026-11-24T17:00:00Z'));
    await page.goto(`${server.url}/restaurants/${id}/menus/${menu.id}`);
    await page.getByText('Served: Tuesday – Wednesday').waitFor();
    await page.getByText('Served now · until 2:30 PM').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.clock.setFixedTime(new Date('2026-11-24T20:00:00Z'));
    await page.reload();
    await page.getByText('Not served now · Wednesday from 11:30 AM').waitFor();
    // On the other menu, its tab says so.
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await page.getByText('not now', { exact: true }).waitFor();
  });
});
