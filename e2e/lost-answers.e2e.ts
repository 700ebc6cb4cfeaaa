import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { menu_forms as forms, editor as words } from '../shared/i18n/app/en.ts';
import { API_PATHS } from '../shared/paths.ts';
import { databaseServer } from './database-server.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { sharedBrowser } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([databaseServer(), sharedBrowser()]);

const asOwner = (kitchen: Kitchen, path: string, run: (page: Page, context: BrowserContext) => Promise<void>) =>
  withPage({ browser, origin: server.url }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.goto(server.url + path);
    await run(page, context);
  });

/** The server processes the next creation, but its answer is lost. Returns how often it was requested. */
async function loseAnswer(context: BrowserContext, path: string): Promise<() => number> {
  let requestCount = 0;
  await context.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== 'POST') return await route.continue();
      requestCount += 1;
      if (requestCount > 1) return await route.continue();
      expect((await route.fetch()).status()).toBe(201);
      await route.abort('connectionreset');
    },
  );
  return () => requestCount;
}

const titles = (list: readonly { title: string }[] | undefined) => list?.map(({ title }) => title);

test('a dish is created once if the answer is lost', async () => {
  const kitchen = await openKitchen(server.url);
  await asOwner(kitchen, '/admin', async (page, context) => {
    await page.getByRole('button', { name: 'Move Leek soup' }).waitFor();
    const requestCount = await loseAnswer(context, API_PATHS.items);
    await page.getByRole('button', { name: words.add_item }).click();
    await page.keyboard.type('Radishes');
    await page.keyboard.press('Enter');
    await expect.poll(requestCount, { timeout: 20_000 }).toBe(2);
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    expect(await kitchen.starters()).toEqual(['Leek soup', 'Smoked trout', 'Pickled beets', 'Radishes']);
    await page.reload();
    await page.getByRole('button', { name: 'Move Radishes' }).waitFor();
    expect(await page.locator('[data-part="item-title"]').filter({ hasText: 'Radishes' }).count()).toBe(1);
  });
});

test('a section and its contents are created once if the answer is lost', async () => {
  const kitchen = await openKitchen(server.url);
  await asOwner(kitchen, '/admin', async (page, context) => {
    await page.getByRole('button', { name: 'Move Leek soup' }).waitFor();
    const requestCount = await loseAnswer(context, API_PATHS.sections);
    await page.getByRole('button', { name: words.add_section, exact: true }).click();
    await page.keyboard.type('Cakes');
    await page.keyboard.press('Enter');
    await page.getByText(words.empty_section).waitFor();
    await page.getByRole('button', { name: words.add_item }).click();
    await page.keyboard.type('Plum cake');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => titles((await kitchen.draft()).menus[0]?.sections[2]?.items), { timeout: 20_000 })
      .toEqual(['Plum cake']);
    expect(requestCount()).toBe(2);
    expect(titles((await kitchen.draft()).menus[0]?.sections)).toEqual(['Starters', 'Mains', 'Cakes']);
  });
});

test('forms: text typed after a lost answer goes to what was created, also after a reload', async () => {
  const kitchen = await openKitchen(server.url);
  await asOwner(kitchen, '/admin/menus/1/sections/1/menu-items/create', async (page, context) => {
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const send = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const requestCount = await loseAnswer(context, API_PATHS.items);
    await field(forms.item_title).fill('Radishes');
    await send(forms.create_item);
    await page.locator('[data-part="form-error"]').waitFor();
    await page.reload();
    await field(forms.description).fill('With butter');
    await send(forms.create_item);
    await page.waitForURL('**/admin/restaurant/menus/1/sections/1');
    expect(requestCount()).toBe(2);
    const items = (await kitchen.draft()).menus[0]?.sections[0]?.items ?? [];
    expect(titles(items)).toEqual(['Leek soup', 'Smoked trout', 'Pickled beets', 'Radishes']);
    expect(items[3]).toMatchObject({ description: 'With butter' });

    const askedMenus = await loseAnswer(context, API_PATHS.menus);
    await page.goto(`${server.url}/admin/menus/create`);
    await field(forms.menu_title).fill('Brunch');
    await send(forms.create_menu);
    await page.locator('[data-part="form-error"]').waitFor();
    await field(forms.menu_title).fill('Sunday brunch');
    await send(forms.create_menu);
    await page.waitForURL(/\/menus\/3/);
    expect([askedMenus(), titles((await kitchen.draft()).menus)]).toEqual([2, ['Menu', 'Lunch', 'Sunday brunch']]);
  });
});
