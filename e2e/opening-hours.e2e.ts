import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { APP_PATHS } from '../shared/paths.ts';
import { axeFindings } from '../test/axe.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

test('hours read from the owner’s text show whether it is open to a guest in another timezone', async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Heures', main_locale: 'en', currency: 'CAD', timezone: 'America/Montreal' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  const sectionId = await owner.addSection('Mains');
  await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title: 'Soup', price: 900 });

  await withPage({ browser, origin: server.url, locale: 'en', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.restaurantEdit);
    await page.getByLabel('Opening hours').fill('Tuesday to Saturday, 5 pm to 11 pm');
    await page.getByText('Read from your words: Tuesday – Saturday').waitFor();
    await page.getByRole('button', { name: 'Use these' }).click();
    expect(await page.getByLabel('Opens', { exact: true }).inputValue()).toBe('17:00');
    await page.getByRole('button', { name: 'Add closed days' }).click();
    await page.getByLabel('Closed from (date)').fill('2099-12-25');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(
        async () => (await owner.ask<{ restaurant: object }>(200, 'GET', `/api/restaurants/${id}?admin=1`)).restaurant,
      )
      .toMatchObject({
        hours: 'Tuesday to Saturday, 5 pm to 11 pm',
        opening_hours: {
          periods: [{ days: [2, 3, 4, 5, 6], from: '17:00', to: '23:00', valid_from: null, valid_through: null }],
          closed: [{ from: '2099-12-25', to: '2099-12-25' }],
        },
      });
  });
  await owner.publish(id);

  const address = `${server.url}/restaurants/${id}/menus/1`;
  await withPage({ browser, origin: server.url, timezoneId: 'Asia/Tokyo', ...PHONE }, async (page) => {
    // Tuesday, half past ten in the evening in Montréal.
    await page.clock.setFixedTime(new Date('2026-11-25T03:30:00Z'));
    await page.goto(address);
    await page.getByText('Open now · until 11:00 PM').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.clock.setFixedTime(new Date('2026-11-25T04:00:00Z'));
    await page.reload();
    await page.getByText('Closed now · opens Wednesday at 5:00 PM').waitFor();
    await page.getByText('Tuesday – Saturday').waitFor();
  });
});
