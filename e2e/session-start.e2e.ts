import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { API_PATHS, APP_PATHS } from '../shared/paths.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const PLACE = { name: 'Bistro', main_locale: 'en', currency: 'USD', timezone: 'America/New_York' } as const;

async function ownerWithSoup() {
  const owner = new OwnerByHttp(server.url);
  await owner.begin(`${randomUUID()}@example.com`, PLACE, 'en');
  const body = { menu_id: 1, title: 'Starters' };
  const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', API_PATHS.sections, body);
  const dish = { menu_section_id: section.id, title: 'Soup', price: 800 };
  const { item } = await owner.ask<{ item: { id: number } }>(201, 'POST', API_PATHS.items, dish);
  return { owner, item };
}

test('a splash is shown until the session is known, then the first menu’s first section', async () => {
  const { owner } = await ownerWithSoup();
  await withPage({ browser, origin: server.url, locale: 'en' }, async (page, context) => {
    await owner.signIn(context);
    const heldAnswer = Promise.withResolvers<void>();
    await page.route(`**${API_PATHS.opening}?*`, async (route) => {
      await heldAnswer.promise;
      await route.continue();
    });
    const sessionRequest = page.waitForRequest(`**${API_PATHS.opening}?*`);
    await page.goto(server.url + APP_PATHS.signIn);
    await sessionRequest;
    await page.locator('.splash').getByText('Ardoise').waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    heldAnswer.resolve();
    await page.waitForURL('**/admin/restaurant/menus/1/sections/1');
    await page.locator('.splash').waitFor({ state: 'detached' });
  });
});

test('31 days after the sign-in no session is requested: the owner is redirected to sign in', async () => {
  const { owner } = await ownerWithSoup();
  await withPage({ browser, origin: server.url, locale: 'en' }, async (page, context) => {
    await owner.signIn(context);
    const requestedPaths: string[] = [];
    page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname));
    const now = Date.now();
    const day = 24 * 60 * 60 * 1_000;
    // The cookie is the server's; the app has its own expiry (specification §4).
    await page.clock.setFixedTime(now + 31 * day + 60_000);
    await page.goto(server.url + APP_PATHS.settings);
    await page.waitForURL('**/sign-in?**');
    expect(requestedPaths).not.toContain(API_PATHS.opening);
  });
});

test('changes made elsewhere are shown once the server’s restaurant is newer', async () => {
  const { owner, item } = await ownerWithSoup();
  await withPage({ browser, origin: server.url, locale: 'en' }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.admin);
    await page.getByRole('main').getByText('Soup').first().waitFor();
    await owner.ask(200, 'PATCH', `/api/menu-items/${item.id}`, { title: 'Onion soup' });
    // As when the owner comes back to the tab.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('main').getByText('Onion soup').first().waitFor();
  });
});
