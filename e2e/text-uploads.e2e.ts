import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { imports as en, review as enReview, onboarding } from '../shared/i18n/app/en.ts';
import { imports as fr, review as frReview } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { axeFindings } from '../test/axe.ts';
import { wordDocument } from '../test/word-document.ts';
import { openImportAt, READING_DEADLINE_MS } from './at-import.ts';
import { hasFocus } from './hands.ts';
import type { Kitchen } from './kitchen.ts';
import { finishOnboarding, signUp } from './onboarding-steps.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const MESSAGE = `🥗 *Entrées*
Soupe de courge 9,50 $
crème, graines rôties
Terrine de lapin 12 $

🍽️ *Plats*
Bavette de bœuf 24 $
frites et échalotes
Moules au cidre 21,50 $
`;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const atImport = openImportAt({ server, browser });

const chooser = (page: Page) => page.locator('[data-part="drop-area"] input[multiple]');
const fileNames = (page: Page) => page.locator('[data-part="file-name"]').allInnerTexts();

/** Section → "dish price" of the first menu. */
const printed = async (kitchen: Kitchen) =>
  Object.fromEntries(
    ((await kitchen.draft()).menus[0]?.sections ?? []).map(({ title, items }) => [
      title,
      items.map(({ title: dish, price }) => `${dish} ${price}`),
    ]),
  );

test('on a phone in French: a message is pasted, read, checked beside its own text and added to the menu', async () => {
  await atImport('fr', PHONE, async (page, kitchen) => {
    await page.getByRole('button', { name: fr.text_open }).tap();
    const field = page.getByRole('textbox', { name: fr.text_label });
    await expect.poll(() => hasFocus(field)).toBe(true);
    await field.fill(MESSAGE);
    await expectNoneInAllWindows(page);
    // What is still in the field is read, too.
    await page.getByRole('button', { name: fr.send }).tap();
    const toReview = page.getByRole('link', { name: fr.to_review });
    await toReview.waitFor({ timeout: READING_DEADLINE_MS });
    await toReview.tap();
    await page.getByText('Soupe de courge').first().waitFor();
    await page.getByRole('button', { name: frReview.compare }).tap();
    await page.getByRole('dialog').getByRole('button', { name: frReview.add, exact: true }).tap();
    await expect
      .poll(() => printed(kitchen), { timeout: 30_000 })
      .toMatchObject({
        Entrées: ['Soupe de courge 950', 'Terrine de lapin 1200'],
        Plats: ['Bavette de bœuf 2400', 'Moules au cidre 2150'],
      });
  });
});

test('text is pasted anywhere on the screen and read with a Word document; a refused file is named or comes back with its reason', async () => {
  const text = (words: string, properties = '') =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const row = (dish: string, price: string) => `<w:tr><w:tc>${text(dish)}</w:tc><w:tc>${text(price)}</w:tc></w:tr>`;
  const buffer = await wordDocument(
    `${text('Soups', '<w:pStyle w:val="Heading1"/>')}<w:tbl>${row('Leek and potato', '9.50')}${row('Lobster bisque', '14')}</w:tbl>`,
  );
  await atImport('en', DESK, async (page, kitchen) => {
    const paste = async (text: string) => {
      await page.evaluate((words) => navigator.clipboard.writeText(words), text);
      await page.keyboard.press('ControlOrMeta+V');
    };
    await paste('Leek soup 9.50');
    const field = page.getByRole('textbox', { name: en.text_label });
    await expect.poll(() => field.inputValue()).toBe('Leek soup 9.50');
    // In the field it is the field's.
    await field.press('End');
    await paste('\nRabbit terrine 12');
    await expect.poll(() => field.inputValue()).toBe('Leek soup 9.50\nRabbit terrine 12');
    // It is nowhere else, maybe.
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('Leek soup 9.50\nRabbit terrine 12');
    await page.getByRole('button', { name: en.text_add }).click();
    await expect.poll(() => fileNames(page)).toEqual([en.text_name]);
    const textButton = page.getByRole('button', { name: en.text_open });
    await expect.poll(() => hasFocus(textButton)).toBe(true);

    // As a file it can still be corrected.
    await page.getByRole('button', { name: interpolate(en.text_edit_file, { name: en.text_name }) }).click();
    await expect.poll(() => field.inputValue()).toBe('Leek soup 9.50\nRabbit terrine 12');
    await page.getByRole('button', { name: en.text_add }).click();
    await expect.poll(() => fileNames(page)).toEqual([en.text_name]);

    await paste('حمص 9');
    await page.getByRole('button', { name: en.text_add }).click();
    const secondName = interpolate(en.text_name_numbered, { number: 2 });
    await expect.poll(() => fileNames(page)).toEqual([en.text_name, secondName]);
    await page.getByRole('button', { name: en.send }).click();
    await page.getByText(/letters can’t be laid out yet/).waitFor();
    await expect.poll(() => fileNames(page)).toEqual([en.text_name, secondName]);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: interpolate(en.remove_file, { name: secondName }) }).click();
    await chooser(page).setInputFiles([
      { name: 'menu.docx', mimeType: '', buffer },
      { name: 'old.doc', mimeType: '', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) },
      { name: 'macros.docm', mimeType: '', buffer },
    ]);
    await page.locator('[data-part="refused-files"] li').first().waitFor();
    expect(await page.locator('[data-part="refused-files"] li').allInnerTexts()).toEqual([
      interpolate(en.refused_old_word, { name: 'old.doc' }),
      interpolate(en.refused_macros, { name: 'macros.docm' }),
    ]);
    expect(await fileNames(page)).toEqual([en.text_name, 'menu.docx']);
    await page.getByRole('button', { name: en.send }).click();
    await page.getByRole('heading', { name: en.ready_title }).waitFor({ timeout: READING_DEADLINE_MS });
    const { imports } = await kitchen.owner.ask<{ imports: { files: { name: string }[] }[] }>(
      200,
      'GET',
      '/api/imports',
    );
    expect(imports.map(({ files }) => files.map(({ name }) => name))).toEqual([[en.text_name, 'menu.docx']]);
    const { draft } = await kitchen.owner.ask<{ draft: { sections: unknown[] } }>(200, 'GET', '/api/imports/1/review');
    const words = JSON.stringify(draft);
    for (const word of ['Rabbit terrine', 'Soups', 'Leek and potato', '9.50', 'Lobster bisque', '14'])
      expect(words).toContain(word);
  });
});

const TABLE = 'Section;Plat;Prix\nDesserts;Tarte aux courges;13,50\n';
const table = { name: 'carte.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) };

test('a table among the files is passed on to the import of data', async () => {
  await atImport('fr', PHONE, async (page) => {
    await chooser(page).setInputFiles([table]);
    const notice = page.locator('[data-part="dropped-table"]');
    await notice.waitFor();
    await expectNoneInAllWindows(page);
    await notice.getByRole('button', { name: fr.table_dismiss }).tap();
    await notice.waitFor({ state: 'hidden' });
    await chooser(page).setInputFiles([table]);
    await notice.getByRole('button', { name: fr.table_read }).tap();
    await page.waitForURL('**/imports/*/review');
    await page.getByText('Tarte aux courges').first().waitFor();
  });
});

test('a new owner whose menu is a table is led from the onboarding to the import of data', async () => {
  await withPage({ browser, origin: server.url, locale: 'en-CA', ...DESK }, async (page) => {
    await signUp(page, server.url);
    await finishOnboarding(page, onboarding, 'Le Vieux Four');
    await chooser(page).setInputFiles([table]);
    await page.getByRole('button', { name: en.table_read }).click();
    await page.waitForURL('**/imports/*/review');
    await page.getByRole('heading', { name: enReview.data_title }).waitFor();
    await page.getByText('Tarte aux courges').first().waitFor();
  });
});
