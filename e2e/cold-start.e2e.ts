import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as en from '../shared/i18n/app/en.ts';
import * as fr from '../shared/i18n/app/fr.ts';
import { landing as english } from '../shared/i18n/landing/en.ts';
import { landing as french } from '../shared/i18n/landing/fr.ts';
import { mailedCode } from '../test/mailed-code.ts';
import { readQr } from '../test/read-qr.ts';
import { QUICK_MENU } from '../test/small-pdf.ts';
import { isOnPostgres } from '../test/test-database.ts';
import { databaseServer } from './database-server.ts';
import { byKeyboard, byTouch, type Hands } from './hands.ts';
import { sharedBrowser } from './shared-server.ts';
import { MENUS } from './shown-dishes.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;
const READING_DEADLINE_MS = 150_000;
const NAME = 'Chez Eulalie';
/** In each language of the page for visitors. */
const START = new RegExp(`^(?:${english.start}|${french.start})$`);

const [server, browser] = await Promise.all([databaseServer(), sharedBrowser()]);

type AppMessages = { [file in keyof typeof en]: { [key in keyof (typeof en)[file]]: string } };
type Newcomer = { page: Page; words: AppMessages; hands: Hands };

/** From the address that a newcomer knows to the first step of the onboarding. */
async function signUp({ page, words, hands }: Newcomer): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  await page.goto(server.url);
  // The server renders the page for visitors, so its link works at once.
  await hands.press(page.getByRole('link', { name: START }).first());
  await hands.write(page.getByLabel(words.auth.email), email);
  await hands.press(page.getByRole('button', { name: words.auth.send_code }));
  const digits = page.locator('fieldset input').first();
  await digits.waitFor();
  await hands.write(digits, await mailedCode(server.url, email));
}

/** The browser's suggestions are right; there is no logo. */
async function answerQuestions({ page, words, hands }: Newcomer): Promise<void> {
  await hands.write(page.getByLabel(words.onboarding.name), NAME);
  const goOn = page.getByRole('button', { name: words.onboarding.continue });
  await hands.press(goOn);
  for (const step of ['language', 'currency'] as const) {
    await page.getByRole('heading', { name: words.onboarding[`${step}_title`] }).waitFor();
    await hands.press(goOn);
  }
  await page.getByRole('heading', { name: words.onboarding.logo_title }).waitFor();
  await hands.press(page.getByRole('button', { name: words.onboarding.skip }));
}

type MenuFile = string | { name: string; mimeType: string; buffer: Buffer };

async function upload({ page, words, hands }: Newcomer, file: MenuFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    hands.press(page.locator('button').filter({ hasText: words.imports.choose })),
  ]);
  await chooser.setFiles(file);
  await hands.press(page.getByRole('button', { name: words.imports.send }));
  const toReview = page.getByRole('link', { name: words.imports.to_review });
  await toReview.waitFor({ timeout: READING_DEADLINE_MS });
  await hands.press(toReview);
}

/** Changes the first dish's price and title. */
async function changePrice({ page, words, hands }: Newcomer, price: string): Promise<string> {
  const row = page
    .locator('[data-part="item-open"]')
    .filter({ has: page.locator('[data-field=price]:not(:has(b))') })
    .first();
  await row.waitFor();
  const title = await row.locator('[data-part="item-title"]').innerText();
  await hands.press(row);
  const field = page.getByRole('textbox', { name: words.editor.item_price });
  await hands.write(field, price);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: words.frame.saved }).waitFor();
  return title;
}

/** Publishes, and returns the public page, which opens beside it. */
async function publish({ page, words, hands }: Newcomer): Promise<Page> {
  await hands.press(page.getByRole('banner').getByRole('button', { name: words.publishing.publish }));
  const dialog = page.getByRole('dialog');
  await hands.press(dialog.getByRole('button', { name: words.publishing.publish }));
  await dialog.getByRole('heading', { name: words.publishing.done_title }).waitFor();
  const [guests] = await Promise.all([
    page.waitForEvent('popup'),
    hands.press(dialog.getByRole('link', { name: words.publishing.open_public })),
  ]);
  return guests;
}

/** Downloads both files of the code and returns their addresses. */
async function downloadCodes({ page, words, hands }: Newcomer): Promise<(string | undefined)[]> {
  await hands.press(page.getByRole('dialog').getByRole('link', { name: words.publishing.get_code }));
  await page.getByRole('heading', { name: words.qr_page.title }).waitFor();
  const addresses: (string | undefined)[] = [];
  for (const words_of_button of [words.qr_page.download_png, words.qr_page.download_svg]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(page.getByRole('button', { name: words_of_button })),
    ]);
    addresses.push(await readQr(await readFile(await download.path())));
  }
  return addresses;
}

/** Accepts everything as it was read; doubts one by one if necessary. */
async function review({ page, words, hands }: Newcomer, isKeyboard: boolean): Promise<void> {
  const add = page.getByRole('button', { name: words.review.add, exact: true });
  await add.or(page.locator('[data-part="ask-answers"]').getByRole('button').first()).first().waitFor();
  // A French menu for an English restaurant, as one newcomer has it: asked once, and kept.
  const keep = page.locator('[data-part="ask-answers"]').getByRole('button').first();
  if (await keep.isVisible()) await hands.press(keep);
  await add.or(page.locator('[data-part="thumb-buttons"]')).first().waitFor();
  if (isKeyboard) {
    const doneNote = page.getByText(words.review.all_decided).or(page.getByText(words.doubts.none, { exact: true }));
    while (!(await doneNote.isVisible())) await page.keyboard.press('Enter');
    await hands.press(add.first());
  } else {
    await hands.press(add.first());
    // If doubts are left, it asks again.
    const addButton = page.getByRole('dialog').getByRole('button', { name: words.review.add });
    await addButton.or(page.locator('[data-part="item-open"]').first()).first().waitFor();
    if (await addButton.isVisible()) await hands.press(addButton);
  }
}

/** A dish with its price, as guests read it. */
const dishOn = (page: Page, title: string, price: RegExp) =>
  page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: price }).first();

test('from a cold start to a scanned code: a phone by touch, in French', async () => {
  const device = { ...PHONE, locale: 'fr-CA', timezoneId: 'America/Montreal' };
  await withPage({ browser, origin: server.url, ...device }, async (page, context) => {
    const newcomer: Newcomer = { page, words: fr, hands: byTouch() };
    await signUp(newcomer);
    await answerQuestions(newcomer);
    await upload(newcomer, join(MENUS, 'bistro-deux-colonnes.pdf'));
    await review(newcomer, false);
    const title = await changePrice(newcomer, '47,30');
    const price = /47,30\s\$/;

    const guests = await publish(newcomer);
    await dishOn(guests, title, price).waitFor();
    expect(await guests.title()).toBe(NAME);
    await guests.close();

    const [png, svg] = await downloadCodes(newcomer);
    expect(svg).toBe(png);
    const scanned = await context.newPage();
    const answer = await scanned.goto(png ?? '');
    expect(answer?.status()).toBe(200);
    // A phone shows the dishes two frames after the page's head.
    await dishOn(scanned, title, price).waitFor();
  });
});

// The journeys differ in their screens: one of them shows that everything works on PostgreSQL, too.
if (!isOnPostgres)
  test('from a cold start to a code: a desk by keyboard alone, in English', async () => {
    const device = { ...DESK, locale: 'en-CA', timezoneId: 'America/Montreal' };
    await withPage({ browser, origin: server.url, ...device }, async (page) => {
      const newcomer: Newcomer = { page, words: en, hands: byKeyboard(page) };
      await signUp(newcomer);
      await answerQuestions(newcomer);
      await upload(newcomer, { name: 'diner.pdf', mimeType: 'application/pdf', buffer: QUICK_MENU });
      await review(newcomer, true);
      const title = await changePrice(newcomer, '47.3');

      const guests = await publish(newcomer);
      await dishOn(guests, title, /\$47\.30/).waitFor();
      await guests.close();

      const [png, svg] = await downloadCodes(newcomer);
      expect(png).toContain(server.url);
      expect(svg).toBe(png);
    });
  });
