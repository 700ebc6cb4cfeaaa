import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reviewAnswerSchema } from '../shared/api/imports.ts';
import { imports as en } from '../shared/i18n/app/en.ts';
import { imports as fr } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import type { AppLocale } from '../shared/locales.ts';
import { QUICK_MENU } from '../test/small-pdf.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { MENUS } from './shown-dishes.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;
const DINER = 'diner-three-columns.png';
/** The part of it that is read, and what is printed there; how well pictures are read is asked in review.e2e.ts. */
const BURGERS = {
  ...{ left: 1085, top: 235, width: 530, height: 320 },
  words: ['Comet Classic', '12.50', 'Smokestack', '14.75', 'Mushroom Swiss', '13.95', 'Black Bean Burger', '12.75'],
};
const GRILL = 'grill-photo.jpg';
const READING_DEADLINE_MS = 150_000;
const MEGABYTE = 1024 * 1024;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

type UploadVisit = { page: Page; context: BrowserContext; kitchen: Kitchen };

/** The import screen of an owner who has a menu already. */
async function atImport(
  locale: AppLocale,
  device: BrowserContextOptions,
  run: (visit: UploadVisit) => Promise<void>,
): Promise<void> {
  const kitchen = await openKitchen(server.url, locale);
  const options = { ...device, locale };
  await withPage({ browser, origin: server.url, ...options }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.goto(`${server.url}/admin/restaurant/import`);
    await page.locator('[data-part="drop-area"]').waitFor();
    await run({ page, context, kitchen });
  });
}

type Dropped = { name: string /** As base64, or so many bytes that begin as a PDF does. */; content: string | number };

/** Drops files on the screen, all at once. */
async function drop(page: Page, files: readonly Dropped[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, content } of dropped) {
      const bytes =
        typeof content === 'string'
          ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
          : new Uint8Array(content).fill(32);
      if (typeof content !== 'string') bytes.set(new TextEncoder().encode('%PDF-1.7'));
      transfer.items.add(new File([bytes], name));
    }
    return transfer;
  }, files);
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.locator('[data-part="drop-area"]').dispatchEvent(type, { dataTransfer });
}

const text = (words: string) => Buffer.from(words).toString('base64');
const menuFile = async (name: string): Promise<Dropped> => ({
  name,
  content: (await readFile(join(MENUS, name))).toString('base64'),
});
const fileNames = (page: Page) => page.locator('[data-part="file-name"]').allInnerTexts();

/** How the picture in a file's row is turned on the screen, in degrees. */
const turnOf = (page: Page, name: string) =>
  page
    .locator('[data-part="file"]')
    .filter({ hasText: name })
    .locator('[data-part="thumbnail"] img')
    .evaluate((picture) => getComputedStyle(picture).rotate);

test('at a desk a copied picture can be pasted, and no camera is offered', async () => {
  await atImport('en', DESK, async ({ page, context }) => {
    // A desktop has no camera to open.
    expect(await page.getByRole('button', { name: en.take_photo }).isVisible()).toBe(false);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(
      async (content) => {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
      },
      (await readFile(join(MENUS, DINER))).toString('base64'),
    );
    await page.keyboard.press('ControlOrMeta+V');
    await page.locator('[data-part="file"] [data-part="thumbnail"] img').waitFor();
    expect(await fileNames(page)).toEqual(['image.png']);
  });
});

test('each file that can’t be read is named with its reason before anything is sent', async () => {
  await atImport('fr', DESK, async ({ page, kitchen }) => {
    await drop(page, [
      { name: 'notes.pdf', content: text('Soups 12.50') },
      { name: 'IMG_0042.HEIC', content: text('\0\0\0\u0018ftypheic\0\0\0\0') },
      { name: 'nothing.jpg', content: '' },
      { name: 'long.pdf', content: 20 * MEGABYTE + 1 },
      await menuFile(DINER),
    ]);
    const refusedFiles = page.locator('[data-part="refused-files"] li');
    await refusedFiles.first().waitFor();
    expect(await refusedFiles.allInnerTexts()).toEqual([
      interpolate(fr.refused_type, { name: 'notes.pdf' }),
      interpolate(fr.refused_heic, { name: 'IMG_0042.HEIC' }),
      interpolate(fr.refused_empty, { name: 'nothing.jpg' }),
      interpolate(fr.refused_too_large, { name: 'long.pdf', max: 20 }),
    ]);
    expect(await fileNames(page)).toEqual([DINER]);

    await drop(
      page,
      Array.from({ length: 20 }, (_, index) => ({ name: `page-${index + 1}.pdf`, content: 100 })),
    );
    await page.getByText(interpolate(fr.refused_over_number, { name: 'page-20.pdf', max: 20 })).waitFor();
    expect(await fileNames(page)).toHaveLength(20);
    expect(await importsOf(kitchen)).toEqual([]);
  });
});

test('on a phone pages are photographed by the camera', async () => {
  await atImport('fr', PHONE, async ({ page }) => {
    const takePhoto = page.getByRole('button', { name: fr.take_photo });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), takePhoto.tap()]);
    const input = chooser.element();
    expect([await input.getAttribute('capture'), await input.getAttribute('accept')]).toEqual([
      'environment',
      'image/*',
    ]);
    await chooser.setFiles(join(MENUS, GRILL));
    await page.locator('[data-part="file"] [data-part="thumbnail"] img').waitFor();
    expect(await fileNames(page)).toEqual([GRILL]);
  });
});

test('several files are dropped, put in order and turned: they are read in that order, the rotated one upright', async () => {
  const { left, top, width, height } = BURGERS;
  const upright = await sharp(join(MENUS, DINER)).extract({ left, top, width, height }).png().toBuffer();
  const lying = (await sharp(upright).rotate(270).png().toBuffer()).toString('base64');
  await atImport('en', DESK, async ({ page, kitchen }) => {
    await drop(page, [
      { name: 'breakfast.pdf', content: QUICK_MENU.toString('base64') },
      { name: 'lying.png', content: lying },
    ]);
    await page.locator('[data-part="file"]').nth(1).waitFor();
    await page.getByRole('button', { name: interpolate(en.up_file, { name: 'lying.png' }) }).click();
    expect(await fileNames(page)).toEqual(['lying.png', 'breakfast.pdf']);
    await page.getByRole('button', { name: interpolate(en.turn_file, { name: 'lying.png' }) }).click();
    expect(await turnOf(page, 'lying.png')).toBe('90deg');

    await page.getByRole('button', { name: en.send }).click();
    await page.getByRole('heading', { name: en.ready_title }).waitFor({ timeout: READING_DEADLINE_MS });
    await page.getByRole('link', { name: en.to_review }).waitFor();
    const { pages, draft } = reviewAnswerSchema.parse(await kitchen.owner.ask(200, 'GET', '/api/imports/1/review'));
    const [first] = pages;
    expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(width / height, 1);
    expect(pages.length).toBeGreaterThan(1);
    const words = JSON.stringify(draft);
    const printedWords = [...BURGERS.words, 'Buckwheat pancakes'];
    expect(printedWords.filter((word) => !words.includes(word))).toEqual([]);
    expect(words.indexOf('Buckwheat pancakes')).toBeGreaterThan(words.indexOf('Mushroom Swiss'));
  });
});

test('an upload that is cancelled half way leaves nothing behind and can be sent again', async () => {
  await atImport('en', DESK, async ({ page, context, kitchen }) => {
    await drop(page, [
      { name: 'page.pdf', content: QUICK_MENU.toString('base64') },
      // As large as a scanned book, so that the upload is slow.
      { name: 'book.pdf', content: 8 * MEGABYTE },
    ]);
    await page.locator('[data-part="file"]').nth(1).waitFor();
    const line = await context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: MEGABYTE / 4 };
    await line.send('Network.emulateNetworkConditions', slow);
    await page.getByRole('button', { name: en.send }).click();
    await page.getByRole('heading', { name: en.sending }).waitFor();
    const bar = page.getByRole('progressbar', { name: interpolate(en.sent_of_file, { name: 'page.pdf' }) });
    await expect.poll(() => bar.getAttribute('aria-valuenow'), { timeout: 30_000 }).not.toBe('0');
    await page.getByRole('button', { name: en.cancel_upload }).click();
    await page.waitForURL('**/admin/restaurant/import');
    await expect.poll(() => fileNames(page)).toEqual(['page.pdf', 'book.pdf']);
    expect(await page.getByRole('alert').allInnerTexts()).toEqual(['']);
    expect(await importsOf(kitchen)).toEqual([]);
    await expect.poll(() => leftOvers(kitchen)).toEqual([]);

    await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await page.getByRole('button', { name: interpolate(en.remove_file, { name: 'book.pdf' }) }).click();
    await page.getByRole('button', { name: en.send }).click();
    await page.waitForURL('**/admin/analysis?import=*');
    expect((await importsOf(kitchen)).map(({ files }) => files.map(({ name }) => name))).toEqual([['page.pdf']]);
    expect(await leftOvers(kitchen)).not.toEqual([]);
  });
});

const importsOf = async (kitchen: Kitchen) =>
  (await kitchen.owner.ask<{ imports: { files: { name: string }[] }[] }>(200, 'GET', '/api/imports')).imports;

/** Files on the disk of an upload: those being received, and the restaurant's stored ones. */
async function leftOvers(kitchen: Kitchen): Promise<string[]> {
  const storedPaths = await readdir(server.data_dir, { recursive: true });
  return storedPaths.filter((path) => path.startsWith('spool/upload-') || path.includes(`${kitchen.id}/imports/`));
}
