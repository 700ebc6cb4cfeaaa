import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { axeFindings } from '../test/axe.ts';
import { blankPng } from '../test/blank-png.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { screenFindings } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { layOutAll } from './shown-dishes.ts';
import { scrollsSideways, withPage as withWatchedPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;
const withPage = (options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withWatchedPage({ browser, origin: server.url, ...options }, run);

const LONG_NAME = 'Small plates to share between friends while the mains are on their way';
const SECTIONS: [title: string, dishes: object[]][] = [
  [
    'Starters',
    [
      { title: 'Crème brûlée of foie gras', price: 1600, allergens: [{ code: 'milk', state: 'contains' }] },
      {
        title: 'Oysters',
        variants: [
          { label: 'half a dozen', price: 2200 },
          { label: 'dozen', price: 3900 },
        ],
      },
      { title: 'Garden salad', price: 900, tags: ['Vegan'], allergens: [{ code: 'mustard', state: 'may_contain' }] },
    ],
  ],
  [LONG_NAME, Array.from({ length: 12 }, (_, index) => ({ title: `Plate ${index + 1}`, price: 700 + index }))],
  ['Mains', Array.from({ length: 12 }, (_, index) => ({ title: `Roast ${index + 1}`, price: 2700 + index }))],
  [
    'Desserts',
    [
      { title: 'Berries, basil', price: 800, tags: ['Vegan'] },
      { title: 'Soup of rhubarb', price: 850 },
    ],
  ],
];

let address: string;
let id: string;

beforeAll(async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Guest', main_locale: 'en', currency: 'CAD', timezone: 'UTC' } as const;
  id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  for (const [title, dishes] of SECTIONS) {
    const body = { menu_id: 1, title };
    const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
    for (const dish of dishes)
      await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: section.id, ...dish });
  }
  await owner.publish(id);
  address = `${server.url}/restaurants/${id}/menus/1`;
  // The other languages come by jobs.
  await vi.waitFor(async () => expect((await fetch(`${address}?lang=ar`)).headers.get('content-language')).toBe('ar'), {
    timeout: 60_000,
    interval: 250,
  });
}, 120_000);

const dish = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
const openFind = (page: Page) => page.getByRole('button', { name: 'Find' }).click();
const markedSection = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]').allInnerTexts();

test.each([
  ['phone', PHONE],
  ['desktop', DESK],
])(
  '%s: the index marks the section that is read; all open as a sheet; search ignores accents, case and plurals; a switch of language keeps the dish that is read in view',
  async (_, device) => {
    await withPage(device, async (page) => {
      await page.goto(address);
      await expect.poll(() => markedSection(page)).toEqual(['Starters']);
      await page
        .getByRole('navigation', { name: 'Sections' })
        .getByRole('link', { name: 'Mains', exact: true })
        .click();
      await expect.poll(() => markedSection(page)).toEqual(['Mains']);
      await dish(page, 'Plate 6').scrollIntoViewIfNeeded();
      await page.evaluate(() => document.querySelector('#section-2')?.scrollIntoView());
      await expect.poll(() => markedSection(page)).toEqual([LONG_NAME]);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(() => markedSection(page)).toEqual(['Starters']);

      // A choice closes the sheet.
      await openFind(page);
      const sheet = page.getByRole('dialog', { name: 'Find' });
      expect(await screenFindings(page)).toEqual([]);
      await sheet.getByRole('link', { name: LONG_NAME }).click();
      await sheet.waitFor({ state: 'hidden' });
      await expect.poll(() => markedSection(page)).toEqual([LONG_NAME]);

      await openFind(page);
      await page.getByLabel('Search the menu').fill('CREME brulee');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByText('Dishes: 1 of 29').filter({ visible: true }).waitFor();
      await dish(page, 'Crème brûlée').waitFor();
      expect(await dish(page, 'Oysters').isVisible()).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
      await openFind(page);
      await page.getByLabel('Search the menu').fill('berry');
      await page.keyboard.press('Enter');
      await dish(page, 'Berries, basil').waitFor();
      expect(await page.getByRole('main').getByRole('listitem').filter({ visible: true }).count()).toBe(1);
      await page.getByRole('button', { name: 'Clear' }).click();
      await dish(page, 'Oysters').waitFor();

      await openFind(page);
      await page.evaluate(() => document.querySelector('#item-10')?.scrollIntoView());
      // A click by coordinates would scroll the page, too, to bring the link into view.
      await page.getByRole('dialog').getByRole('link', { name: 'العربية' }).dispatchEvent('click');
      await page.waitForURL(/lang=ar#item-\d+$/);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      const top = async () => (await page.locator('#item-10').boundingBox())?.y;
      await expect.poll(top).toBeGreaterThanOrEqual(0);
      await expect.poll(top).toBeLessThan(400);
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    });
  },
);

test('after coming back to the page, every checked filter is active', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(address);
    await openFind(page);
    await page.getByLabel('Vegan', { exact: true }).check();
    await page.getByRole('button', { name: 'Show' }).click();
    await dish(page, 'Crème brûlée').waitFor({ state: 'hidden' });
    await page.goto(`${address}?lang=fr`);
    await page.goBack();
    await dish(page, 'Crème brûlée').waitFor();
    await openFind(page);
    expect(await page.getByLabel('Vegan', { exact: true }).isChecked()).toBe(false);
  });
});

test('a dish that the assistant names is shown although a search hides its section', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(address);
    await openFind(page);
    await page.getByLabel('Search the menu').fill('oysters');
    await page.getByRole('button', { name: 'Show' }).click();
    await dish(page, 'Soup of rhubarb').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Ask about the menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Ask about the menu' });
    await panel.getByRole('textbox').fill('How much is the soup of rhubarb?');
    await panel.getByRole('button', { name: 'Send', disabled: false }).click();
    await panel.getByRole('button', { name: 'Show “Soup of rhubarb” on the menu' }).click();
    await dish(page, 'Soup of rhubarb').waitFor();
  });
});

test('without a script the sheet opens, and offers the parts that work', async () => {
  await withPage({ ...PHONE, javaScriptEnabled: false }, async (page) => {
    await page.goto(address);
    await openFind(page);
    const sheet = page.getByRole('dialog', { name: 'Find' });
    await sheet.getByRole('link', { name: 'Mains', exact: true }).waitFor();
    expect(await sheet.getByRole('searchbox').isVisible()).toBe(false);
  });
});

test('prices of sizes are right-aligned; on A4 and Letter it prints as a menu: all dishes, no controls, black on white', async () => {
  await withPage({ ...DESK, colorScheme: 'dark' }, async (page) => {
    await page.goto(address);
    const end = async (text: string) => {
      const box = await page.getByText(text, { exact: true }).boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    expect([await end('$22.00'), await end('$39.00')]).toEqual([await end('$16.00'), await end('$16.00')]);

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    await dish(page, 'Soup of rhubarb').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
  });
});

test('on paper no dish of a menu with pictures covers another', async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Papier', main_locale: 'en', currency: 'CAD', timezone: 'UTC' } as const;
  const paper = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  await owner.ask(200, 'PATCH', '/api/menus/1', { display_mode: 'complex' });
  await owner.ask(201, 'POST', '/api/menu-sections', { menu_id: 1, title: 'Mains' });
  for (const title of ['Pictured', 'Row one', 'Row two', 'Row three'])
    await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: 1, title, description: 'Lentils', price: 900 });
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(blankPng(640, 480))], 'dish.png', { type: 'image/png' }));
  await owner.ask(200, 'POST', '/api/menu-items/1/picture', form);
  await owner.publish(paper);
  await withPage(DESK, async (page) => {
    await page.goto(`${server.url}/restaurants/${paper}/menus/1`);
    await page.emulateMedia({ media: 'print' });
    const boxes = await page.getByRole('main').getByRole('listitem').all();
    const places = await Promise.all(boxes.map((box) => box.boundingBox()));
    const coveredPlaces = places.flatMap((one, at) => {
      const next = places[at + 1];
      return one && next && one.x === next.x && one.y + one.height > next.y + 1 ? [at + 1] : [];
    });
    expect(places).toHaveLength(4);
    expect(coveredPlaces).toEqual([]);
  });
});

test('the wrong number of a menu leads to the restaurant’s', async () => {
  await withPage({ ...PHONE, locale: 'en' }, async (page) => {
    const answer = await page.goto(`${server.url}/restaurants/${id}/menus/77`);
    expect(answer?.status()).toBe(404);
    expect(await screenFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'See the menu of Chez Guest' }).click();
    await page.waitForURL(address);
  });
});

test('a phone lays out dishes lazily: links reach them, print has all of them, and the page keeps its length', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(`${address}#item-29`);
    const lastDish = page.locator('#item-29');
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
    const reserved = await heightOfPage();
    await expect.poll(async () => (await lastDish.boundingBox())?.y).toBeLessThan(844);
    expect(await lastDish.getByRole('heading').innerText()).toBe('Soup of rhubarb');

    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const printedText = await page.getByRole('main').innerText();
    expect(printedText).toContain('Crème brûlée of foie gras');
    expect(printedText).toContain('Soup of rhubarb');

    await page.emulateMedia({ media: 'screen' });
    await layOutAll(page);
    const laidOut = await heightOfPage();
    expect(Math.abs(laidOut - reserved) / laidOut).toBeLessThan(0.1);
  });
});

test.each([true, false])('reload and back keep a position far down (script: %s)', async (javaScriptEnabled) => {
  await withPage({ ...PHONE, javaScriptEnabled }, async (page) => {
    await page.goto(address);
    const lastDish = page.locator('#item-29');
    const placeOfLast = async () => Math.round((await lastDish.boundingBox())?.y ?? Number.NaN);
    await lastDish.scrollIntoViewIfNeeded();
    await expect.poll(placeOfLast).toBeLessThan(844);
    await page.reload();
    await lastDish.waitFor();
    await expect.poll(placeOfLast).toBeLessThan(844);
    await page.goto(`${server.url}/robots.txt`);
    await page.goBack();
    await lastDish.waitFor();
    await expect.poll(placeOfLast).toBeLessThan(844);
  });
});
