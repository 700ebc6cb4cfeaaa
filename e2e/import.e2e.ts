import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../test/axe.ts';
import { QUICK_MENU } from '../test/small-pdf.ts';
import { continueTo, finishOnboarding, signUp } from './onboarding-steps.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { MENUS } from './shown-dishes.ts';
import { withPage as withWatchedPage } from './with-page.ts';

const BISTRO = 'bistro-deux-colonnes.pdf';
const READING_DEADLINE_MS = 120_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const WORDS = {
  en: {
    continue: 'Continue',
    back: 'Back',
    name: 'Restaurant name',
    special: '*Special characters are not accepted.',
    chosen: /^English/,
    skip: 'Skip for now',
    refused: '“notes.pdf” is not a PDF, JPG, PNG, DOCX or TXT file.',
    send: 'Read my menu',
    ready: 'Your draft is ready',
    review: 'Check the draft',
    review_of: `Check the draft: ${BISTRO}`,
    failed: 'Menus could not be imported, please try again.',
    cancel: 'Cancel',
    account: 'Account',
    sign_out: 'Sign out',
    lost: /will be lost/,
  },
  fr: {
    continue: 'Continuer',
    back: 'Retour',
    name: 'Nom du restaurant',
    special: '*Les caractères spéciaux ne sont pas acceptés.',
    chosen: /^français/,
    skip: 'Passer pour l’instant',
    refused: '«\u202fnotes.pdf\u202f» n’est pas un fichier PDF, JPG, PNG, DOCX ou TXT.',
    send: 'Lire ma carte',
    ready: 'Votre brouillon est prêt',
    review: 'Vérifier le brouillon',
    review_of: `Vérifier le brouillon\u00a0: ${BISTRO}`,
    failed: 'Les menus n’ont pas pu être importés, veuillez réessayer.',
    cancel: 'Annuler',
    account: 'Compte',
    sign_out: 'Se déconnecter',
    lost: /sera perdu/,
  },
};

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const withPage = (options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withWatchedPage({ browser, origin: server.url, timezoneId: 'America/Toronto', ...options }, run);

const chooser = (page: Page) => page.locator('[data-part="drop-area"] input[multiple]');
const fileNames = (page: Page) => page.locator('[data-part="file-name"]').allInnerTexts();

test('from a new account to a draft to check, in French', async () => {
  const words = WORDS.fr;
  await withPage({ ...PHONE, locale: 'fr-CA' }, async (page) => {
    const check = () => expectNoneInAllWindows(page);
    await signUp(page, server.url);

    await page.getByLabel(words.name).fill('Chez <Paul>');
    await page.getByRole('button', { name: words.continue }).click();
    await page.getByText(words.special).waitFor();
    await check();
    await page.getByLabel(words.name).fill('L’Étoile & Fils');
    await continueTo(page, words, 'language');
    expect(await page.getByRole('radio', { name: words.chosen }).isChecked()).toBe(true);
    await check();
    await page.getByRole('link', { name: words.back }).click();
    expect(await page.getByLabel(words.name).inputValue()).toBe('L’Étoile & Fils');
    await continueTo(page, words, 'language');
    await continueTo(page, words, 'currency');
    expect(await page.locator('.mantine-Select-input').inputValue()).toContain('(CAD)');
    await check();
    await continueTo(page, words, 'logo');
    await check();
    // A reload in the middle keeps the answers; other addresses lead to the open step.
    await page.goto(`${server.url}/admin`);
    await page.waitForURL('**/onboarding/logo');
    await page.getByRole('button', { name: words.skip }).click();

    await page.waitForURL('**/onboarding/import');
    await chooser(page).setInputFiles([
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Entrées 12,50') },
      { name: BISTRO, mimeType: 'application/pdf', buffer: await readFile(join(MENUS, BISTRO)) },
    ]);
    await page.getByRole('alert').filter({ hasText: words.refused }).waitFor();
    await expect.poll(() => fileNames(page)).toEqual([BISTRO]);
    await check();

    await page.getByRole('button', { name: words.send }).click();
    await page.waitForURL('**/onboarding/analysis?import=1');
    await page.locator('[aria-current=step]').waitFor();
    await check();
    // Left in the middle and come back to.
    await page.goto('about:blank');
    await page.goto(`${server.url}/admin/analysis`);
    await page.waitForURL('**/admin/analysis?import=1');
    await page.getByRole('heading', { name: words.ready }).waitFor({ timeout: READING_DEADLINE_MS });
    await page.locator('[data-part="sheet"] img').first().waitFor();
    const review = page.getByRole('link', { name: words.review });
    expect(await review.getAttribute('href')).toBe('/admin/imports/1/review');
    await check();

    await page.goto(`${server.url}/admin/restaurant/import`);
    await page.getByRole('link', { name: words.review_of }).waitFor();
    await check();
  });
});

test('a broken upload leads back with the files, and leaving the onboarding warns, in English', async () => {
  const words = WORDS.en;
  await withPage({ ...DESK, locale: 'en-CA' }, async (page) => {
    await signUp(page, server.url);
    await finishOnboarding(page, words, 'Le Vieux Four');
    const files = ['breakfast.pdf', BISTRO].map((name) => ({ name, mimeType: 'application/pdf', buffer: QUICK_MENU }));
    await chooser(page).setInputFiles(files);
    await page.locator('[data-part="file"]').nth(1).waitFor();
    await page.getByRole('button', { name: new RegExp(`^(Move ${BISTRO} up|Monter ${BISTRO})$`) }).click();
    await expect.poll(() => fileNames(page)).toEqual([BISTRO, 'breakfast.pdf']);

    await page.getByRole('button', { name: words.account }).click();
    await page
      .getByRole('menuitem', { name: words.sign_out })
      .or(page.getByRole('button', { name: words.sign_out }))
      .click();
    const dialog = page.getByRole('dialog').filter({ hasText: words.lost });
    await dialog.getByRole('button', { name: words.cancel }).click();
    await dialog.waitFor({ state: 'hidden' });

    // A refusal: requests lost by the network are retried automatically.
    const error = { code: 'internal_error', message: 'Something went wrong.' };
    await page.route('**/api/restaurants/*/menus?*', (route) => route.fulfill({ status: 422, json: { error } }));
    await page.getByRole('button', { name: words.send }).click();
    await page.waitForURL('**/onboarding/analysis');
    await page.waitForURL('**/onboarding/import');
    await page.getByRole('alert').filter({ hasText: words.failed }).waitFor();
    await expect.poll(() => fileNames(page)).toEqual([BISTRO, 'breakfast.pdf']);
    expect(await axeFindings(page)).toEqual([]);

    await page.unroute('**/api/restaurants/*/menus?*');
    await page.getByRole('button', { name: words.send }).click();
    await page.waitForURL('**/onboarding/analysis?import=*');
    await page.getByRole('heading', { name: words.ready }).waitFor({ timeout: READING_DEADLINE_MS });
  });
});
