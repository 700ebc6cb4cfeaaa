import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { publishing as en, frame, premium } from '../shared/i18n/app/en.ts';
import { publishing as fr } from '../shared/i18n/app/fr.ts';
import type { AppLocale } from '../shared/locales.ts';
import { readQr } from '../test/read-qr.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { expectNoneInAllWindows, inBothColours, screenFindings } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

type PublishingKitchen = { owner: OwnerByHttp; id: string };

/** An owner with two menus: one that is shown, with a dish that has no price, and one that is hidden. */
async function kitchen(options: { locale?: AppLocale; isEmpty?: boolean } = {}): Promise<PublishingKitchen> {
  const { locale = 'en', isEmpty = false } = options;
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Aglaé', main_locale: 'fr', currency: 'CAD', timezone: 'America/Montreal' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant, locale);
  const { menu } = await owner.ask<{ menu: { id: number } }>(201, 'POST', '/api/menus', { title: 'Cave' });
  await owner.ask(200, 'PUT', `/api/menus/${menu.id}`, { hidden: true });
  const addDishes = async (menu_id: number, dishes: object[]) => {
    const body = { menu_id, title: 'À partager' };
    const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
    for (const dish of dishes)
      await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: section.id, ...dish });
  };
  await addDishes(menu.id, [{ title: 'Cidre fermier', price: 900 }]);
  if (!isEmpty)
    await addDishes(1, [
      { title: 'Cretons de canard', price: 1400 },
      { title: 'Truite fumée', description: 'Crème à l’aneth' },
    ]);
  return { owner, id };
}

/** Opens the owner's app; fails if any error occurs in it. */
const inApp = ({ owner }: PublishingKitchen, options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withPage({ browser, origin: server.url, ...options }, async (page, context) => {
    await owner.signIn(context);
    await run(page);
  });

const dialogOf = (page: Page) => page.getByRole('dialog');

describe('publishing', () => {
  test('at a desk: the QR page asks to publish, and the downloaded code leads to the publication', async () => {
    const ownKitchen = await kitchen();
    await inApp(ownKitchen, { ...DESK, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto(`${server.url}/admin/restaurant/qr`);
      await page.getByRole('img', { name: 'QR code that leads to' }).waitFor();
      const header = page.getByRole('banner');
      expect(await header.innerText()).toContain('Not published yet');
      expect(await page.getByRole('main').innerText()).toContain('Oops');
      expect(await screenFindings(page)).toEqual([]);

      await page.getByRole('main').getByRole('button', { name: en.publish }).click();
      const dialog = dialogOf(page);
      await dialog.getByText('Guests will see 2 dishes').waitFor();
      expect(await dialog.innerText()).toContain('1 dish has no price');
      expect(await dialog.getByText('Truite fumée').isVisible()).toBe(true);
      expect(await dialog.innerText()).toContain('0 of 2 dishes have their allergens declared.');
      expect(await dialog.getByRole('link', { name: en.declare_allergens }).isVisible()).toBe(true);
      expect(await dialog.getByRole('button', { name: en.walk_one }).isVisible()).toBe(true);
      expect(await screenFindings(page)).toEqual([]);

      // Delayed, so that what is shown meanwhile can be checked.
      let letGo = () => {};
      const heldPublish = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/publish?*', async (route) => {
        await heldPublish;
        await route.continue();
      });
      await dialog.getByRole('button', { name: en.publish }).click();
      await dialog.getByText(en.in_progress).waitFor();
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      expect(await dialog.getByText(en.in_progress).isVisible()).toBe(true);
      expect(await dialog.getByRole('button').count()).toBe(0);
      letGo();

      await dialog.getByText(en.done_title).waitFor();
      expect(await dialog.innerText()).toMatch(/Published on \w+ \d+, \d{4}/);
      expect(await screenFindings(page)).toEqual([]);
      const [guest] = await Promise.all([
        page.waitForEvent('popup'),
        dialog.getByRole('link', { name: en.open_public }).click(),
      ]);
      await guest.getByRole('heading', { name: 'Cretons de canard' }).waitFor();
      expect(await guest.title()).toBe('Chez Aglaé');
      await guest.close();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => header.innerText()).toContain('Published');
      await expect.poll(() => page.getByRole('main').innerText()).not.toContain('Oops');

      for (const format of ['PNG', 'SVG']) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: `Download ${format}` }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(`chez-aglae-qr.${format.toLowerCase()}`);
        const address = await readQr(await readFile(await download.path()));
        expect(address).toBe(`${server.url}/restaurants/${ownKitchen.id}`);
      }
      await page.getByLabel('Size of the PNG').selectOption('10');
      const [printed] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download PNG' }).click(),
      ]);
      const { width = 0, density = 0 } = await sharp(await printed.path()).metadata();
      expect((width / density) * 2.54).toBeCloseTo(10, 1);
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${server.url}/restaurants/${ownKitchen.id}`,
      );
    });
  });

  test('a change that guests don’t see counts as unpublished, and says so', async () => {
    const ownKitchen = await kitchen();
    await ownKitchen.owner.ask(200, 'POST', `/api/restaurants/${ownKitchen.id}/publish`, {});
    await inApp(ownKitchen, DESK, async (page) => {
      await page.goto(`${server.url}/admin/restaurant/menus/edit`);
      const header = page.getByRole('banner');
      await header.getByText(frame.published, { exact: true }).waitFor();
      await ownKitchen.owner.ask(201, 'POST', '/api/menus', { title: 'Brunch' });
      await page.reload();
      await header.getByText('1 change guests don’t see').waitFor();
      await header.getByRole('button', { name: en.publish }).click();
      const dialog = dialogOf(page);
      await dialog.getByText(en.confirm_no_changes).waitFor();
      await dialog.getByRole('button', { name: en.publish }).click();
      await dialog.getByText(en.done_title).waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await header.getByText(frame.published, { exact: true }).waitFor();
    });
  });

  test('it can be unpublished, and published again', async () => {
    const ownKitchen = await kitchen();
    await ownKitchen.owner.publish(ownKitchen.id);
    await inApp(ownKitchen, { ...PHONE, colorScheme: 'dark' }, async (page) => {
      await page.goto(`${server.url}/admin/restaurant/qr`);
      await page.getByRole('main').getByRole('button', { name: en.take_offline }).tap();
      const dialog = dialogOf(page);
      await dialog.getByText(en.offline_lead).waitFor();
      expect(await screenFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: en.take_offline }).tap();
      await dialog.getByText(en.offline_done_lead).waitFor();
      expect((await fetch(`${server.url}/restaurants/${ownKitchen.id}`)).status).toBe(403);
      await dialog.getByRole('button', { name: 'Close' }).last().tap();
      await page.getByRole('banner').getByText('Not published yet').waitFor();
      await page.getByRole('banner').getByRole('button', { name: en.publish }).tap();
      await dialog.getByRole('button', { name: en.publish }).tap();
      await dialog.getByText(en.done_title).waitFor();
      expect((await fetch(`${server.url}/restaurants/${ownKitchen.id}`)).status).toBe(200);
    });
  });

  test('a failure returns to the question with the reason; without premium it explains premium; publishing waits for edits that wait for the network', async () => {
    const ownKitchen = await kitchen();
    await inApp(ownKitchen, DESK, async (page) => {
      await page.goto(`${server.url}/admin/restaurant/preview/menus/1`);
      await page.getByRole('banner').getByRole('button', { name: en.publish }).click();
      const dialog = dialogOf(page);
      const publish = dialog.getByRole('button', { name: en.publish });
      await page.route('**/publish?*', (route) => route.fulfill({ status: 500, json: refusal('internal_error') }));
      await publish.click();
      await page.getByRole('alert').filter({ hasText: en.failed }).waitFor();
      await dialog.getByText('words of internal_error').waitFor();
      expect(await screenFindings(page)).toEqual([]);

      await page.unroute('**/publish?*');
      await page.context().setOffline(true);
      await publish.click();
      await dialog.getByText('can’t be reached').waitFor();
      await page.context().setOffline(false);

      await page.route('**/publish?*', (route) => route.fulfill({ status: 402, json: refusal('premium_required') }));
      await publish.click();
      await dialog.getByText(premium.publish_title).waitFor();
      expect(await screenFindings(page)).toEqual([]);
      await page.unroute('**/publish?*');

      await page.goto(`${server.url}/admin`);
      const dish = page.locator('[data-part="item-open"]').filter({ hasText: 'Cretons de canard' });
      const ask = page.getByRole('banner').getByRole('button', { name: en.publish });
      // What the item and the dialog are made of is loaded with their first opening.
      await ask.click();
      await dialogOf(page).getByRole('button', { name: en.not_now }).click();
      await dish.click();
      await page.getByRole('textbox', { name: 'Price' }).press('Escape');
      await dish.waitFor();
      await page.context().setOffline(true);
      await dish.click();
      await page.getByRole('textbox', { name: 'Price' }).fill('15.25');
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: 'Not saved yet' }).waitFor();
      await ask.click();
      await dialogOf(page).getByRole('heading', { name: en.unsaved_title }).waitFor();
      expect(await screenFindings(page)).toEqual([]);
      await page.context().setOffline(false);
      await dialogOf(page).getByRole('button', { name: en.publish }).click();
      await dialogOf(page).getByText(en.done_title).waitFor();
      const guests = await fetch(`${server.url}/restaurants/${ownKitchen.id}/menus/1`);
      expect(await guests.text()).toMatch(/15,25/);
    });
  });

  test('a menu without visible dishes is refused, with a link to the next step', async () => {
    await inApp(await kitchen({ isEmpty: true, locale: 'fr' }), PHONE, async (page) => {
      await page.goto(`${server.url}/admin/restaurant/qr`);
      await page.getByRole('banner').getByRole('button', { name: fr.publish }).tap();
      const dialog = dialogOf(page);
      await dialog.getByText(fr.nothing).waitFor();
      expect(await dialog.innerText()).toContain('1 plat est masqué');
      expect(await dialog.getByRole('link', { name: fr.show_menus }).getAttribute('href')).toBe(
        '/admin/restaurant/menus/edit',
      );
      expect(await screenFindings(page)).toEqual([]);
    });
  });
});

describe('the preview', () => {
  test('on a phone and at a desk, light and dark, it shows the draft by the guest’s own page', async () => {
    const ownKitchen = await kitchen({ locale: 'fr' });
    await ownKitchen.owner.publish(ownKitchen.id);
    await inApp(ownKitchen, PHONE, async (page) => {
      await ownKitchen.owner.ask(200, 'PUT', '/api/menu-items/2', { title: 'Cretons aux noix' });
      await page.goto(`${server.url}/admin`);
      await page.waitForURL(/\/menus\/1\/sections\/\d+$/);
      const { pathname } = new URL(page.url());
      await page.getByRole('banner').getByRole('link', { name: fr.preview }).tap();
      const shownPreview = page.frameLocator('iframe');
      await shownPreview.getByText('Cretons aux noix').waitFor();
      // It begins where the owner was, and leads back there.
      expect(page.frames()[1]?.url()).toContain(`#section-${pathname.split('/').at(-1)}`);
      const back = page.getByRole('link', { name: fr.back_to_menu });
      expect(await back.getAttribute('href')).toBe(pathname);
      await expectNoneInAllWindows(page);

      await page.getByRole('navigation', { name: fr.menus }).getByRole('link', { name: 'Cave' }).click();
      await shownPreview.getByText('Cidre fermier').waitFor();
      expect(await page.getByText(fr.preview_hidden).count()).toBe(1);
      expect(new URL(page.url()).pathname).toBe('/admin/restaurant/preview/menus/2');
    });
  });

  test('a missing menu and an unreachable server are reported; the guest’s page is shown in the other colours, too', async () => {
    // Unlike a browser whose colours are set, this one has those of its system.
    await inApp(await kitchen(), { ...DESK, colorScheme: null }, async (page) => {
      await page.goto(`${server.url}/admin/restaurant/preview/menus/9`);
      await page.getByText(en.preview_no_such_menu).waitFor();
      expect(await screenFindings(page)).toEqual([]);
      await page.route('**/preview/menus/1', (route) => route.abort());
      await page
        .getByRole('link', { name: 'Menu 1' })
        .or(page.getByRole('navigation', { name: en.menus }).getByRole('link').first())
        .first()
        .click();
      await page.getByRole('alert').filter({ hasText: en.preview_failed }).waitFor();
      expect(await screenFindings(page)).toEqual([]);
      await page.unroute('**/preview/menus/1');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.frameLocator('iframe').getByText('Cretons de canard').waitFor();
      const isDark = () => page.frames()[1]?.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
      for (const scheme of ['dark', 'light'] as const) {
        await page.getByText(en[scheme], { exact: true }).click();
        await expect.poll(isDark).toBe(scheme === 'dark');
        expect(await page.getByText(en[scheme], { exact: true }).isVisible()).toBe(true);
      }
    });
  });
});

test('the QR page in French on a phone, light and dark, and without a network', async () => {
  const ownKitchen = await kitchen({ locale: 'fr' });
  await ownKitchen.owner.publish(ownKitchen.id);
  await inApp(ownKitchen, PHONE, async (page) => {
    await page.route('**/qr.svg?*', (route) => route.abort());
    await page.goto(`${server.url}/admin/restaurant/qr`);
    await page.getByRole('heading', { name: 'Le code QR n’a pas pu être chargé.' }).waitFor({ timeout: 20_000 });
    await page.unroute('**/qr.svg?*');
    await page.getByRole('button', { name: 'Réessayer' }).tap();
    const code = page.getByRole('img', { name: 'Code QR qui mène à' });
    await code.waitFor();
    expect(await code.boundingBox()).toMatchObject({ width: 210, height: 210 });
    await code.evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
    await inBothColours(page, async (only) => {
      expect(await readQr(await page.screenshot())).toBe(`${server.url}/restaurants/${ownKitchen.id}`);
      expect(await screenFindings(page, only)).toEqual([]);
    });
    expect(await page.title()).toBe('Votre code QR · Ardoise');
  });
});

const refusal = (code: string) => ({ error: { code, message: `words of ${code}` } });
