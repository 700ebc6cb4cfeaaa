import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../test/axe.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { ownServer, sharedBrowser } from './shared-server.ts';
import { scrollsSideways, withPage as withWatchedPage } from './with-page.ts';

const MESSAGES_PER_CHAT = 2;
// A server of its own: its limit is soon reached.
const [server, browser] = await Promise.all([
  ownServer({ CHAT_MESSAGES_PER_CHAT: String(MESSAGES_PER_CHAT) }),
  sharedBrowser(),
]);

const withPage = (options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withWatchedPage({ browser, origin: server.url, ...options }, run);

const VIEWS: [string, BrowserContextOptions][] = [
  ['phone, light', { viewport: { width: 360, height: 740 }, colorScheme: 'light', hasTouch: true, isMobile: true }],
  ['phone, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true }],
  ['desktop, light', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
  ['desktop, dark', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' }],
];

let address: string;

beforeAll(async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Ask', main_locale: 'en', currency: 'CAD', timezone: 'UTC' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  const body = { menu_id: 1, title: 'Mains' };
  const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
  for (let place = 1; place <= 20; place += 1)
    await owner.ask(201, 'POST', '/api/menu-items', {
      menu_section_id: section.id,
      title: `Roast ${place}`,
      price: 2_000,
    });
  const last = { title: 'Mushroom risotto', description: 'Barley, parsley', price: 2_200, tags: ['Vegan'] };
  await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: section.id, ...last });
  await owner.publish(id);
  address = `${server.url}/restaurants/${id}/menus/1`;
});

const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
};

describe.each(VIEWS)('%s', (_, options) => {
  test('a guest asks, is led to the dish, is refused at the limit, and reads on', async () => {
    await withPage(options, async (page) => {
      const scripts = scriptsOf(page);
      await page.goto(address);
      const open = page.getByRole('button', { name: 'Ask about the menu' });
      await open.waitFor();
      expect(scripts.filter((url) => url.includes('chat'))).toEqual([]);
      await open.click();
      const panel = page.getByRole('dialog', { name: 'Ask about the menu' });
      await panel.getByText('An AI answers. About allergies, ask the staff.').waitFor();
      await panel.getByRole('button', { name: 'Vegan options' }).click();
      await panel.getByText('Chez Ask marks these as vegan').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await panel.getByRole('button', { name: 'Show “Mushroom risotto” on the menu' }).click();
      const dish = page.locator('.lit');
      await dish.waitFor();
      expect(await dish.textContent()).toContain('Mushroom risotto');
      await expect.poll(() => dish.evaluate((element) => document.activeElement === element)).toBe(true);
      await open.click();
      await panel.getByRole('textbox').fill('How much is the risotto?');
      await page.keyboard.press('Enter');
      await panel.getByText('“Mushroom risotto” costs $22.').waitFor();
      await panel.getByText('Message limit reached. The menu stays here for you to read.').waitFor();
      expect(await panel.getByRole('textbox').count()).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.getByRole('heading', { name: 'Roast 1', exact: true }).isVisible()).toBe(true);
    });
  });
});

test('without a connection the question stays, and is sent when there is one again', async () => {
  await withPage({}, async (page) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Ask about the menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Ask about the menu' });
    const box = panel.getByRole('textbox');
    await panel.getByRole('button', { name: 'Vegan options', disabled: false }).waitFor();
    await page.context().setOffline(true);
    await box.fill('How much is the risotto?');
    await page.keyboard.press('Enter');
    await panel.getByText('No connection. Your question is kept; please send it again.').waitFor();
    expect(await box.inputValue()).toBe('How much is the risotto?');
    await page.context().setOffline(false);
    await panel.getByRole('button', { name: 'Send' }).click();
    await panel.getByText('“Mushroom risotto” costs $22.').waitFor();
  });
});

test('an Arabic page asks and answers from right to left', async () => {
  await withPage({ viewport: { width: 360, height: 740 } }, async (page) => {
    await page.goto(`${address}?lang=ar`);
    await expect.poll(() => page.evaluate(() => document.dir)).toBe('rtl');
    await page.getByRole('button', { name: 'اسأل عن القائمة' }).click();
    await page.getByRole('button', { name: 'خيارات نباتية صرفة' }).click();
    await page.getByText('Chez Ask').last().waitFor();
    await page.locator('.chat-dishes button').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
});
