import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Import } from '../shared/api/imports.ts';
import * as fr from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../shared/paths.ts';
import { type PdfLine, smallPdf } from '../test/small-pdf.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { expectNoneInAllWindows, findingsInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const READING_DEADLINE_MS = 60_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** Printed in pounds; of two dishes the price is in the name, or nowhere. */
const DISHES: [title: string, description: string, price: string | null][] = [
  ['Roasted chicken', 'with thyme, lemon and its own juice', '14.50'],
  ['Braised lamb with beans 22', 'slowly cooked for a night in red wine', null],
  ['Grilled hake', 'fennel and a sauce of white butter', '17.00'],
  ['Stuffed peppers', 'rice, mint and a little fresh cheese', '11.00'],
  ['Mushroom pie', 'puff pastry and the herbs of the garden', null],
  ['Baked aubergine', 'tomato and the oil of our region', '12.00'],
];
const lines: PdfLine[] = DISHES.flatMap(([title, description, price], index) => {
  const y = 710 - 60 * index;
  return [
    { text: title, x: 60, y, size: 14 },
    { text: description, x: 60, y: y - 18, size: 9 },
    ...(price === null ? [] : [{ text: `£${price}`, x: 440, y, size: 14 }]),
  ];
});
const MENU = smallPdf([[{ text: 'Main courses', x: 60, y: 760, size: 24 }, ...lines]]);

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

async function upload({ owner, id }: Kitchen, bytes: Buffer, fields: Record<string, string> = {}): Promise<Import> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ apply: 'review', ...fields })) form.append(name, value);
  form.append('files', new File([new Uint8Array(bytes)], 'carte.pdf', { type: 'application/pdf' }));
  const path = fillPath(API_PATHS.restaurantMenusUpload, { id });
  return (await owner.ask<{ import: Import }>(202, 'POST', path, form)).import;
}

const asOwner = (kitchen: Kitchen, options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withPage({ browser, origin: server.url, ...options }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await run(page);
  });
const check = async (page: Page) => expect(await findingsInAllWindows(page)).toEqual([]);
const addressOf = (path: string) => server.url + path;

/** "1 dish has no price", in French. */
const countNote = (key: 'without_price' | 'to_check', count: number) =>
  interpolate(fr.doubts[`${key}_${count === 1 ? 'one' : 'other'}`], { count });

test('a hardly legible file isn’t offered as a menu; one in pounds with a price in a name reaches guests without a false word', async () => {
  const { review, imports, doubts, edits, frame, publishing } = fr;
  const [pounds, dollars] = ['livres sterling', 'dollars canadiens'];
  const kitchen = await openKitchen(server.url, 'fr');
  const before = (await kitchen.draft()).menus[0]?.sections.length ?? 0;
  const { id } = await upload(kitchen, MENU);
  const toReview = fillPath(APP_PATHS.review, { id });
  await asOwner(kitchen, { ...PHONE, locale: 'fr-CA' }, async (page) => {
    // A photo taken at night: how much of it the reader is sure of changes as it gets better.
    await page.route(`**/api/imports/${id}?*`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      if (json.import.report) Object.assign(json.import.report, { fields: 17, illegible_fields: 14 });
      await route.fulfill({ response, json });
    });
    const night = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#302820' } })
      .png()
      .toBuffer();
    await page.route(`**/api/imports/${id}/pages/*/picture*`, (route) =>
      route.fulfill({ contentType: 'image/png', body: night }),
    );
    await page.goto(addressOf(`${APP_PATHS.analysis}?import=${id}`));
    await page.getByRole('heading', { name: imports.illegible_title }).waitFor({ timeout: READING_DEADLINE_MS });
    await page.getByText(interpolate(imports.illegible, { doubtful: 14, fields: 17 })).waitFor();
    await page.getByText(imports.flaw_dark).waitFor();
    await page.getByRole('heading', { name: imports.better_title }).waitFor();
    const actionTexts = await page.locator('[data-part="analysis-actions"] a').allInnerTexts();
    expect(actionTexts).toEqual([imports.other_files, imports.check_anyway, imports.later]);
    await expectNoneInAllWindows(page);
    await page.unrouteAll({ behavior: 'wait' });

    await page.goto(addressOf(`${APP_PATHS.analysis}?import=${id}`));
    const link = page.getByRole('link', { name: imports.to_review });
    await link.waitFor({ timeout: READING_DEADLINE_MS });
    await page.getByText(`${countNote('to_check', 2)} · ${countNote('without_price', 2)}`).waitFor();
    await check(page);
    await link.click();

    // Asked once: changed here, kept in the next test.
    const question = interpolate(review.other_setting, { printed: pounds, present: dollars });
    await page.getByRole('heading', { name: question }).waitFor();
    await check(page);
    await page.getByRole('button', { name: interpolate(review.change_setting, { printed: pounds }) }).click();
    await page.locator('[data-part="current-field"]').waitFor();
    expect((await kitchen.draft()).currency).toBe('GBP');
    // The way back asks again.
    await page.locator('[data-part="setting-changed"]').getByRole('button').click();
    await page.getByRole('heading', { name: question }).waitFor();
    expect((await kitchen.draft()).currency).toBe('CAD');
    await page.getByRole('button', { name: interpolate(review.change_setting, { printed: pounds }) }).click();
    await page.locator('[data-part="current-field"]').waitFor();
    await page.goto(addressOf(toReview));
    await page.locator('[data-part="current-field"]').waitFor();
    expect(await page.getByRole('heading', { name: question }).count()).toBe(0);
    await check(page);

    // Left for later, it is the first thing at home and a mark on every screen.
    await page.getByRole('button', { name: review.later }).click();
    await page.waitForURL('**/sections/1');
    const waiting = page.getByRole('region', { name: interpolate(edits.draft_waits_other, { count: 6 }) });
    await waiting.waitFor();
    const first = page.locator('#content :is(h2, a, button)').first();
    expect(await first.innerText()).toBe(interpolate(edits.draft_waits_other, { count: 6 }));
    const mark = interpolate(frame.drafts_to_check_one, { count: 1 });
    await page.getByRole('link', { name: `${frame.import} ${mark}` }).waitFor();
    await check(page);
    await waiting.getByRole('link', { name: imports.to_review }).click();

    // One tap removes the number from the name.
    await page
      .getByRole('status')
      .filter({ hasText: interpolate(review.left_other, { count: 2 }) })
      .waitFor();
    const take = page.getByRole('button', { name: new RegExp(`^${interpolate(review.instead, { value: '' })}.*22`) });
    await take.click();
    await page
      .locator('[data-field$=".title"]')
      .filter({ hasText: /^Braised lamb with beans \(/ })
      .waitFor();
    await page.getByText(countNote('without_price', 1)).waitFor();
    // The other price is on no page: it is typed first, and left empty here.
    await page.getByRole('button', { name: review.keep_empty }).click();
    await page.getByRole('status').filter({ hasText: review.all_decided }).waitFor();
    await page.getByText(countNote('without_price', 1)).waitFor();
    expect(await page.getByText(doubts.none).count()).toBe(0);
    await check(page);
    await page.getByRole('button', { name: review.compare, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: review.add, exact: true }).click();
    await page.waitForURL('**/sections/*');

    await page.getByRole('button', { name: countNote('without_price', 1) }).waitFor();
    await waiting.waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('button', { name: publishing.publish }).click();
    await page.getByRole('dialog').getByText(countNote('without_price', 1)).waitFor();
    await check(page);
  });
  const sections = (await kitchen.draft()).menus[0]?.sections ?? [];
  expect(sections).toHaveLength(before + 1);
  const items = new Map(sections.at(-1)?.items.map(({ title, price }) => [title, price]));
  expect(items.get('Braised lamb with beans')).toBe(2_200);
  expect(items.get('Mushroom pie')).toBeNull();
});

test('prices with a sign that the restaurant’s currency doesn’t have are asked about, with the currencies that do', async () => {
  const { review } = fr;
  const kitchen = await openKitchen(server.url, 'fr');
  const crowns = smallPdf([
    [
      { text: 'Hovedretter', x: 60, y: 760, size: 24 },
      ...['180 kr', '165 kr', '190 kr', '145 kr'].flatMap((price, index) => [
        { text: `Torsk ${'abcd'[index]}`, x: 60, y: 700 - 40 * index, size: 14 },
        { text: price, x: 440, y: 700 - 40 * index, size: 14 },
      ]),
    ],
  ]);
  const { id } = await upload(kitchen, crowns);
  await asOwner(kitchen, { ...PHONE, locale: 'fr-CA' }, async (page) => {
    await page.goto(addressOf(`${APP_PATHS.analysis}?import=${id}`));
    await page.getByRole('link', { name: fr.imports.to_review }).click({ timeout: READING_DEADLINE_MS });
    const question = interpolate(review.other_sign, { sign: 'kr', present: 'dollars canadiens' });
    await page.getByRole('heading', { name: question }).waitFor();
    await check(page);
    await page.getByRole('button', { name: review.change_currency }).tap();
    const dialog = page.getByRole('dialog', { name: review.which_currency });
    await dialog.getByText('couronnes danoises (DKK)').tap();
    await check(page);
    await dialog.getByRole('button', { name: fr.frame.save }).tap();
    // In the words of the changed currency, with the way back.
    await page.locator('[data-part="setting-changed"]').filter({ hasText: 'couronnes danoises' }).waitFor();
    expect((await kitchen.draft()).currency).toBe('DKK');
    expect(await page.getByRole('heading', { name: question }).count()).toBe(0);
  });
});

test('a line that the reader left out becomes a dish, another one a description', async () => {
  const { imports, review } = fr;
  const kitchen = await openKitchen(server.url, 'fr');
  const foot = ['Open every day from noon', 'Telephone 555 0134 678'].map((text, lineIndex) => ({
    text,
    x: 60,
    y: 290 - 60 * lineIndex,
    size: 24,
  }));
  const { id } = await upload(
    kitchen,
    smallPdf([[{ text: 'Main courses', x: 60, y: 760, size: 24 }, ...lines, ...foot]]),
  );
  await asOwner(kitchen, { ...PHONE, locale: 'fr-CA' }, async (page) => {
    await page.goto(addressOf(`${APP_PATHS.analysis}?import=${id}`));
    await page.getByRole('link', { name: imports.to_review }).click({ timeout: READING_DEADLINE_MS });
    const keep = page.getByRole('button', { name: interpolate(review.keep_setting, { present: 'dollars canadiens' }) });
    await keep.click();
    const notUsed = page.locator('[data-part="not-used"]');
    await notUsed.getByText(interpolate(review.not_used_other, { count: 2 })).click();
    await notUsed.getByText(review.not_used_text).waitFor();
    await expectNoneInAllWindows(page);
    await page
      .getByRole('button', { name: interpolate(review.make_dish_of, { text: 'Open every day from noon' }) })
      .click();
    const typedInput = page.locator('[data-part="current-field"] input');
    await typedInput.fill('Brunch');
    await typedInput.press('Enter');
    await notUsed.getByText(review.is_dish).waitFor();
    await notUsed.getByRole('button', { name: interpolate(review.add_to, { name: 'Brunch' }) }).click();
    await page.locator('[data-part="current-field"] textarea').waitFor();
    await notUsed.getByText(interpolate(review.added_to, { name: 'Brunch' })).waitFor();
    await expectNoneInAllWindows(page);
    await page.getByRole('button', { name: review.compare, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: review.add, exact: true }).click();
    await page.waitForURL('**/sections/*');
  });
  const items = (await kitchen.draft()).menus[0]?.sections.at(-1)?.items;
  expect(items?.at(-1)).toMatchObject({ title: 'Brunch', description: 'Telephone 555 0134 678', price: null });
});

test('a file that can’t be read says so once, with advice', async () => {
  const { imports } = fr;
  const kitchen = await openKitchen(server.url, 'fr');
  const { id } = await upload(kitchen, smallPdf([lines], { isEncrypted: true }));
  await asOwner(kitchen, { ...PHONE, locale: 'fr-CA' }, async (page) => {
    await page.goto(addressOf(`${APP_PATHS.analysis}?import=${id}`));
    await page.getByRole('heading', { name: imports.failed_title }).waitFor({ timeout: READING_DEADLINE_MS });
    const reason = page.getByText(/password|mot de passe/);
    await page.getByText(imports.help_password).waitFor();
    expect(await reason.count()).toBe(2);
    expect(await page.getByRole('button', { name: imports.restart }).count()).toBe(0);
    expect(await page.locator('[data-part="analysis-actions"] a').allInnerTexts()).toEqual([imports.other_files]);
    await expectNoneInAllWindows(page);
  });
});
