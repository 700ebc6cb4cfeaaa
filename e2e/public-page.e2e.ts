import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { FONT_KEYS } from '../shared/fonts.ts';
import { axeFindings } from '../test/axe.ts';
import { firstFonts } from '../test/first-fonts.ts';
import { readQr } from '../test/read-qr.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { inAllWindows, inBothColours, WINDOWS } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { MENUS, printedDishes, shownShare } from './shown-dishes.ts';
import { scrollsSideways, withPage as withWatchedPage } from './with-page.ts';

/** How well pictures are read is asked in upload.e2e.ts and review.e2e.ts. */
const NAME = 'bistro-deux-colonnes';
const FILE = `${NAME}.pdf`;
const PRINTED = { locale: 'fr', currency: 'CAD' } as const;
const LEAST_SHARE = 0.9;

const WINDOWS_OF_GUESTS = [{ width: 390, height: 844 }, ...WINDOWS];

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const withPage = (options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withWatchedPage({ browser, origin: server.url, ...options }, run);

describe('a menu from a file', () => {
  const restaurantName = 'Chez Léa';
  let id: string;
  let code: Buffer;
  let client: OwnerByHttp;

  beforeAll(async () => {
    client = new OwnerByHttp(server.url);
    const timezone = 'America/Montreal';
    id = await client.begin(`${randomUUID()}@example.com`, {
      name: restaurantName,
      main_locale: PRINTED.locale,
      currency: PRINTED.currency,
      timezone,
    });
    const bytes = await readFile(join(MENUS, FILE));
    const imported = await client.importMenu(id, { name: FILE, type: 'application/pdf', bytes });
    expect(imported).toMatchObject({ status: 'completed', error: null });
    await client.publish(id);
    code = await client.qrCode(id, 'png');
  }, 180_000);

  test('its code leads to the page, which shows its dishes and prices', async () => {
    const address = await readQr(code);
    expect(address).toBe(`${server.url}/restaurants/${id}`);
    // A guest who reads the restaurant's own language.
    await withPage({ locale: PRINTED.locale }, async (page) => {
      const answer = await page.goto(address ?? '');
      expect([answer?.status(), page.url()]).toEqual([200, `${server.url}/restaurants/${id}/menus/1`]);
      expect(await page.title()).toBe(restaurantName);
      const shownDishShare = await shownShare(page, printedDishes(NAME), PRINTED);
      expect(shownDishShare.titles, shownDishShare.missing.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE);
      expect(shownDishShare.prices, shownDishShare.missing.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE);
    });
  });

  test('on phones and a desk, light and dark: axe-core finds nothing, nothing scrolls sideways', async () => {
    await withPage({ hasTouch: true }, async (page) => {
      await page.goto(`${server.url}/restaurants/${id}/menus/1`);
      const dishes = page.getByRole('main').getByRole('listitem');
      const check = async (only?: 'colours') => {
        await expect.poll(() => dishes.count()).toBeGreaterThan(5);
        expect(await axeFindings(page, only)).toEqual([]);
        expect(await scrollsSideways(page)).toBe(false);
      };
      await inAllWindows(page, check, WINDOWS_OF_GUESTS);
    });
  });

  test('it weighs less than 60 KB before pictures, fonts included', async () => {
    await withPage({}, async (page) => {
      const sentBytes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'image') sentBytes.push(request.sizes().then((sizes) => sizes.responseBodySize));
      });
      await page.goto(`${server.url}/restaurants/${id}/menus/1`, { waitUntil: 'networkidle' });
      const bytes = (await Promise.all(sentBytes)).reduce((sum, size) => sum + size, 0);
      expect(sentBytes.length).toBeGreaterThan(2);
      expect(bytes).toBeLessThan(60_000);
    });
  });

  test('it weighs less than 60 KB with every choice of fonts', async () => {
    const bytesOf = async (path: string, headers = {}) => {
      const answer = await fetch(server.url + path, { headers });
      const text = await answer.arrayBuffer();
      return { sent: Number(answer.headers.get('content-length')), text: Buffer.from(text).toString() };
    };
    const weights = { page: 0, title: 0, text: 0 };
    for (const font of FONT_KEYS) {
      await client.ask(200, 'PUT', `/api/restaurants/${id}`, { title_font: font, text_font: font });
      await client.publish(id);
      const page = await bytesOf(`/restaurants/${id}/menus/1`, { 'accept-encoding': 'br' });
      // One file where a font has the same for both.
      const [title = '', text = title] = firstFonts(page.text);
      const [titleBytes, textBytes] = [(await bytesOf(title)).sent, (await bytesOf(text)).sent];
      expect(Math.min(titleBytes, textBytes), font).toBeGreaterThan(5_000);
      weights.page = Math.max(weights.page, page.sent);
      weights.title = Math.max(weights.title, titleBytes);
      weights.text = Math.max(weights.text, textBytes);
    }
    expect(weights.page + weights.title + weights.text, JSON.stringify(weights)).toBeLessThan(60_000);
  });

  test('it can be read without scripts', async () => {
    await withPage({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${server.url}/restaurants/${id}/menus/1`);
      const dishes = page.getByRole('main').getByRole('listitem');
      await expect.poll(() => dishes.count()).toBeGreaterThan(5);
    });
  });
});

describe('what isn’t there', () => {
  let unpublished: string;
  beforeAll(async () => {
    const email = `${randomUUID()}@example.com`;
    const restaurant = { name: 'Bientôt', main_locale: 'fr', currency: 'CAD', timezone: 'UTC' } as const;
    unpublished = await new OwnerByHttp(server.url).begin(email, restaurant);
  });

  test.each([
    ['400', () => '/restaurants/nope', /unavailable/i],
    ['403', () => `/restaurants/${unpublished}`, /unavailable/i],
    ['404', () => '/restaurants/0000000000', /exist/i],
  ])('%s: a page titled Oops that says so', async (status, path, words) => {
    await withPage({ viewport: { width: 360, height: 740 }, locale: 'en' }, async (page) => {
      const answer = await page.goto(server.url + path());
      expect(answer?.status()).toBe(Number(status));
      expect(await page.title()).toContain('Oops');
      expect(await page.getByRole('main').innerText()).toMatch(words);
      await inBothColours(page, async (only) => {
        expect(await axeFindings(page, only)).toEqual([]);
        expect(await scrollsSideways(page)).toBe(false);
      });
    });
  });

  test('it is in the guest’s language, and names the restaurant that isn’t shown', async () => {
    await withPage({ locale: 'fr-CA' }, async (page) => {
      await page.goto(`${server.url}/restaurants/${unpublished}`);
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      expect(await page.getByRole('main').innerText()).toContain('Bientôt');
    });
  });
});
