import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { named_codes as en, frame as enFrame, qr_sheets as sheets, wifi_sheet as wifi } from '../shared/i18n/app/en.ts';
import {
  fields,
  named_codes as fr,
  frame as frFrame,
  qr_look as look,
  qr_page as pageWords,
} from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../shared/paths.ts';
import { readQr } from '../test/read-qr.ts';
import { publishedOwner } from './published-owner.ts';
import { findingsWithTexts, inAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
// Chromium without a window says that it has none, which counts as a program.
const userAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const WORDS = { en: { ...en, frame: enFrame }, fr: { ...fr, frame: frFrame } };

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

/** A guest scans an address, and reads the menu. */
const scan = (address: string) =>
  withPage({ browser, origin: server.url, userAgent, ...PHONE }, async (guest) => {
    await guest.goto(address);
    await guest.getByRole('heading', { name: 'Tarte', exact: true }).waitFor();
  });

const lines = (page: Page) => page.locator('[data-part="named-code"]');
const expectNone = (page: Page) =>
  inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));

test('an owner names a series of codes by keyboard, prints one, and sees who scanned it', async () => {
  const { owner, id } = await publishedOwner(server.url, 'fr');
  const words = WORDS.fr;
  await withPage({ browser, origin: server.url, locale: 'fr' }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.qr);
    await page.getByRole('button', { name: words.add }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Table');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1');
    await page.getByText(words.range_problem).waitFor();
    await page.keyboard.type('0');
    await page.getByText(interpolate(words.preview, { first: 'Table 3', last: 'Table 10' })).waitFor();
    await expectNone(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => lines(page).count()).toBe(8);
    await expect
      .poll(() => page.getByRole('button', { name: words.add }).evaluate((it) => it.matches(':focus')))
      .toBe(true);
    await expectNone(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: interpolate(words.download, { name: 'Table 4', format: 'PNG' }) }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('table-4-chez-aglae-qr.png');
    const address = (await readQr(await readFile(await download.path()))) ?? '';
    expect(address).toBe(`${server.url}/restaurants/${id}/q/2`);
    await scan(address);
    await page.reload();
    await expect.poll(() => lines(page).nth(1).innerText()).toContain(interpolate(words.scans_one, { count: 1 }));
    expect(await lines(page).first().innerText()).toContain(interpolate(words.scans_one, { count: 0 }));
  });
});

test('a name in use is refused with the reason; printed codes keep working after a rename or deletion', async () => {
  const { owner, id } = await publishedOwner(server.url, 'en');
  const words = WORDS.en;
  await withPage({ browser, origin: server.url, locale: 'en', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.qr);
    const add = async (name: string) => {
      await page.getByRole('button', { name: words.add }).click();
      await page.getByLabel(words.name, { exact: true }).fill(name);
      await page.getByRole('button', { name: words.submit_one }).click();
    };
    await add('Terrace');
    await expect.poll(() => lines(page).count()).toBe(1);
    await add('TERRACE');
    await page.getByText('“TERRACE” would be there twice').waitFor();
    await page.getByLabel(words.name, { exact: true }).fill('Window');
    await page.getByRole('button', { name: words.submit_one }).click();
    await expect.poll(() => lines(page).count()).toBe(2);

    const moreButton = page.getByRole('button', { name: interpolate(words.more_of, { name: 'Terrace' }) });
    await moreButton.click();
    await page.getByRole('menuitem', { name: words.rename }).click();
    await page.getByLabel(interpolate(words.new_name, { name: 'Terrace' })).fill('Garden');
    await page.getByRole('button', { name: words.save }).click();
    await page.getByText('Garden', { exact: true }).waitFor();
    await expectNone(page);

    await page.getByRole('button', { name: interpolate(words.more_of, { name: 'Garden' }) }).click();
    await page.getByRole('menuitem', { name: words.delete }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.delete_text).waitFor();
    await dialog.getByRole('button', { name: words.frame.delete }).click();
    await expect.poll(() => lines(page).allInnerTexts()).toHaveLength(1);
    await scan(`${server.url}/restaurants/${id}/q/1`);
  });
});

test('a sheet of all named codes is chosen, looked at and downloaded', async () => {
  const { owner, id } = await publishedOwner(server.url, 'en');
  await owner.ask(201, 'POST', `/api/restaurants/${id}/codes`, { names: ['Terrace', 'Window', 'Bar'] });
  await withPage({ browser, origin: server.url, locale: 'en' }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.qr);
    await page.getByRole('button', { name: sheets.open }).click();
    await page.getByLabel(sheets.kind).selectOption('tent');
    await page.getByLabel(sheets.code, { exact: true }).selectOption('named');
    await page.getByLabel(sheets.words).selectOption('both');
    await page.getByText(interpolate(sheets.pages_other, { count: 3 })).waitFor();
    const preview = page.getByRole('img', { name: interpolate(sheets.preview, { kind: sheets.tent }) });
    await expect
      .poll(async () => decodeURIComponent((await preview.getAttribute('src')) ?? ''))
      .toContain('aria-label="Terrace"');
    await expectNone(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: sheets.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('qr-tent.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: wifi.open }).click();
    await page.keyboard.type('Chez Aglaé');
    await page.getByLabel(wifi.password).fill('pain frais');
    await expectNone(page);
    const [wifiCard] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(wifiCard.suggestedFilename()).toBe('wifi-card-a6.pdf');
  });
});

test('a code is drawn in the owner’s colour with the logo in it, and read by a phone', async () => {
  const { owner, id } = await publishedOwner(server.url, 'fr');
  const words = { ...look, ...pageWords, ...fields };
  const form = new FormData();
  const logo = await sharp({ create: { width: 240, height: 160, channels: 3, background: '#a8331f' } })
    .png()
    .toBuffer();
  form.append('logo', new Blob([new Uint8Array(logo)], { type: 'image/png' }), 'logo.png');
  await withPage({ browser, origin: server.url, locale: 'fr', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.qr);
    await page.getByRole('link', { name: words.add_logo }).waitFor();
    await owner.ask(200, 'POST', fillPath(API_PATHS.restaurantLogo, { id }), form);
    await page.reload();
    await page.getByLabel(words.ink).fill('#ffcc00');
    await page.getByText(words.low_contrast).waitFor();
    await page.getByLabel(words.ink).fill('#1f4d3a');
    await page.getByLabel(words.shape).selectOption('square');
    await page.getByLabel(words.middle).selectOption('logo');
    const preview = page.getByRole('img', {
      name: interpolate(words.picture, { address: `${server.url}/restaurants/${id}` }),
    });
    await expect
      .poll(async () => decodeURIComponent((await preview.getAttribute('src')) ?? ''))
      .toContain('data:image/png');
    await expectNone(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.download_png }).click(),
    ]);
    const code = await readFile(await download.path());
    expect(await readQr(code)).toBe(`${server.url}/restaurants/${id}`);
    const middle = sharp(code).extract({ left: 145, top: 145, width: 10, height: 10 });
    const [red = 0, green = 0] = await middle.removeAlpha().toColourspace('srgb').raw().toBuffer();
    expect(red - green).toBeGreaterThan(80);
    // The next visit draws it the same.
    await page.reload();
    await expect.poll(() => page.getByLabel(words.middle).inputValue()).toBe('logo');
  });
});
