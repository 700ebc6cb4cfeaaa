import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { axeFindings } from '../test/axe.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage as withWatchedPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

let address: string;

beforeAll(async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Deux', main_locale: 'en', currency: 'CAD', timezone: 'UTC' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  await owner.ask(201, 'POST', '/api/menus', { title: 'Lunch' });
  for (const [menu_id, dish] of [
    [1, 'Plate'],
    [2, 'Grilled salmon'],
  ] as const) {
    const body = { menu_id, title: 'Mains' };
    const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
    for (let count = 0; count < 10; count += 1)
      await owner.ask(201, 'POST', '/api/menu-items', {
        menu_section_id: section.id,
        title: menu_id === 2 && count === 9 ? dish : `Plate ${count}`,
        price: 900 + count,
      });
  }
  await owner.publish(id);
  address = `${server.url}/restaurants/${id}/menus/1`;
  // The other languages come by jobs.
  await vi.waitFor(async () => expect((await fetch(`${address}?lang=ar`)).headers.get('content-language')).toBe('ar'), {
    timeout: 60_000,
    interval: 250,
  });
}, 120_000);

const withPage = (run: Parameters<typeof withWatchedPage>[1]) =>
  withWatchedPage({ browser, origin: server.url, ...PHONE }, run);

test('a mistyped dish of another menu is found, opens there in the guest’s language, and is lit', async () => {
  await withPage(async (page) => {
    await page.goto(`${address}?lang=fr`);
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.getByLabel('Chercher dans le menu').fill('samon');
    const link = page.locator('.elsewhere').getByRole('link');
    await link.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const title = await link.locator('span').innerText();
    await link.click();
    await page.waitForURL(/menus\/2\?lang=fr#item-\d+$/);
    const dish = page.locator('.item:target');
    expect(await dish.locator('h3').innerText()).toBe(title);
    expect(await dish.evaluate((item) => getComputedStyle(item).animationName)).toBe('lit');
    await expect.poll(async () => (await dish.boundingBox())?.y ?? 999).toBeLessThan(740);
  });
});

test('on paper each menu has its title, the address of the current one and the advice on allergies', async () => {
  await withPage(async (page) => {
    await page.goto(`${address.replace('/menus/1', '/menus/2')}`);
    const head = page.locator('.on-paper');
    expect(await head.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await head.innerText()).toMatch(/Lunch\s+Tell us about any allergy before you order\./);
    expect((await head.locator('svg').boundingBox())?.width ?? 0).toBeGreaterThan(80);
  });
});
