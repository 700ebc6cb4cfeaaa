import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { MENU_LOCALES } from '../shared/locales.ts';
import { axeFindings } from '../test/axe.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { layOutAll } from './shown-dishes.ts';
import { scrollsSideways, withPage as withWatchedPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const withPage = (options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withWatchedPage({ browser, origin: server.url, ...options }, run);

const LONG_WORD = 'Donaudampfschifffahrtskapitänsfrühstück';
let address: string;

beforeAll(async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Zum Kapitän', main_locale: 'de', currency: 'EUR', timezone: 'UTC' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  for (const title of [LONG_WORD, 'Hauptgerichte', 'Nachspeisen']) {
    const body = { menu_id: 1, title, price: 4800 };
    const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
    for (let dish = 1; dish <= 10; dish += 1)
      await owner.ask(201, 'POST', '/api/menu-items', {
        menu_section_id: section.id,
        title: `${LONG_WORD} ${dish}`,
        price: 1200,
        allergens: [{ code: 'milk', state: 'contains' }],
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

const scrollDown = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
};

test('on 320 pixels a text of twice the size stays on the page, long names and all', async () => {
  await withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    await page.goto(address);
    await layOutAll(page);
    expect(await scrollsSideways(page)).toBe(false);
    const rights = await page
      .locator('main :is(h2, h3)')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().left + title.scrollWidth));
    expect(rights).toHaveLength(33);
    expect(Math.max(...rights)).toBeLessThanOrEqual(320);
  });
});

test('the assistant’s button hides on scrolling down, returns on scrolling up, and never covers a price', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(address);
    await layOutAll(page);
    const button = page.getByRole('button', { name: 'Fragen zur Karte' });
    await button.waitFor();
    const coveredPrices = () =>
      page.evaluate(() => {
        const dock = document.querySelector('.dock')?.getBoundingClientRect();
        if (!dock) return ['no dock'];
        return [...document.querySelectorAll('.price, .amount')]
          .map((price) => price.getBoundingClientRect())
          .filter((box) => box.left < dock.right && box.right > dock.left)
          .map((box) => box.top);
      });
    expect(await coveredPrices()).toEqual([]);
    const isInView = async () => ((await button.boundingBox())?.y ?? 0) < 740;
    await scrollDown(page, 600);
    await expect.poll(isInView).toBe(false);
    await scrollDown(page, 300);
    await expect.poll(isInView).toBe(true);
    await scrollDown(page, 900);
    await expect.poll(isInView).toBe(false);
    // A keyboard finds it wherever the page is.
    await button.focus();
    await expect.poll(isInView).toBe(true);
  });
});

test('a heading reached by a link is below the bar, also while a filter shows its note', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Suchen' }).click();
    await page.getByLabel('In der Karte suchen').fill('kapitän');
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await page
      .getByText(/30 von 30/)
      .filter({ visible: true })
      .waitFor();
    await page.locator('.sections').getByRole('link', { name: 'Nachspeisen' }).click();
    const gap = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector('#section-3 h2')?.getBoundingClientRect().top ?? 0) - bar;
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expect.poll(gap).toBeLessThan(120);
  });
});

test('the languages are one row, with the page’s own in view', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(`${address}?lang=ko`);
    const links = page.locator('.languages a');
    expect(await links.count()).toBe(10);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const current = page.locator('.languages [aria-current]');
    await expect.poll(async () => (await current.boundingBox())?.x ?? -1).toBeGreaterThan(0);
    await expect.poll(async () => (await current.boundingBox())?.x ?? 999).toBeLessThan(300);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

test('declared allergens and the advice on allergies are printed no smaller than a dish’s description', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(address);
    await layOutAll(page);
    const size = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize));
    expect(await size('.allergens')).toBeGreaterThanOrEqual(15);
    expect(await size('.allergy')).toBeGreaterThanOrEqual(15);
  });
});

test.each(MENU_LOCALES)('%s: no finding, at a table with a list begun', async (locale) => {
  await withPage(PHONE, async (page) => {
    await page.goto(locale === 'de' ? address : `${address}?lang=${locale}`);
    await layOutAll(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('.list-button').click();
    await page.locator('.collect button:visible').first().click();
    await page.locator('.list-show').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
});
