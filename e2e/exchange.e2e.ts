import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { review, imports as words } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { axeFindings } from '../test/axe.ts';
import { openKitchen } from './kitchen.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

test('on a phone in French: the menu is saved as a table, changed, imported and shown to guests', async () => {
  const kitchen = await openKitchen(server.url, 'fr');
  await withPage({ browser, origin: server.url, locale: 'fr-CA', ...PHONE }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.goto(`${server.url}/admin/restaurant/import`);
    const part = page.getByRole('region', { name: words.data_title });
    await part.waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: 'CSV', exact: true }).tap(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    const soupLine = csv.split('\r\n').find((line) => line.includes('Leek soup')) ?? '';
    const [section = ''] = soupLine.replace('\uFEFF', '').split(';');
    const price = /;(\d+,\d\d);/.exec(soupLine)?.[1] ?? '';
    expect(price).not.toBe('');
    const changed = csv.trimEnd().replace(soupLine, soupLine.replace(`;${price};`, ';11,75;'));
    const buffer = Buffer.from(`${changed}\r\n${section};Tarte aux courges;;13,50\r\n`);

    const chooser = page.waitForEvent('filechooser');
    await part.getByRole('button', { name: words.data_choose }).tap();
    await (await chooser).setFiles({ name: 'carte.csv', mimeType: 'text/csv', buffer });
    await page.waitForURL('**/imports/*/review');
    await page.getByRole('heading', { name: review.data_title }).waitFor();
    const changedGroup = page.getByRole('region', { name: new RegExp(`^${review.list_changed}`) });
    await changedGroup.getByText('Leek soup').waitFor();
    expect(await changedGroup.getByRole('listitem').count()).toBe(1);
    expect(await changedGroup.innerText()).toContain('11.75');
    const newGroup = page.getByRole('region', { name: new RegExp(`^${review.list_new}`) });
    expect(await newGroup.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('Tarte aux courges'),
    ]);
    expect(await page.getByRole('region', { name: new RegExp(`^${review.list_goes}`) }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: review.replace, exact: true }).tap();
    await page.waitForURL('**/sections/*');
    await kitchen.owner.publish(kitchen.id);
  });
  const guests = await fetch(`${server.url}/restaurants/${kitchen.id}/menus/1`);
  const html = await guests.text();
  expect(html).toContain('Tarte aux courges');
  expect(html).toContain('11.75');
});

test('the owner says what unknown columns mean, and reads in which line something is wrong', async () => {
  const kitchen = await openKitchen(server.url, 'fr');
  await withPage({ browser, origin: server.url, locale: 'fr-CA', ...PHONE }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.goto(`${server.url}/admin/restaurant/import`);
    const part = page.getByRole('region', { name: words.data_title });
    const sendFile = async (content: string) => {
      const chooser = page.waitForEvent('filechooser');
      await part.getByRole('button', { name: words.data_choose }).tap();
      await (await chooser).setFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    };
    await sendFile('Section;Plat;Prix\nDesserts;Tarte;13,375\nDesserts;Flan;3,50\n');
    await part.getByText(interpolate(words.data_problem_row, { row: 2, column: 'Prix' })).waitFor();
    await sendFile('Was;Wieviel;Plat (es)\nTarte;13,375\n');
    const columns = part.getByRole('region', { name: words.data_columns_title });
    const pick = async (header: string, field: string) => {
      await columns.getByRole('combobox', { name: new RegExp(header) }).tap();
      await page.getByRole('option', { name: field, exact: true }).tap();
    };
    await pick('Was', words.data_dish);
    await pick('Wieviel', words.data_price);
    await columns.getByText('12,50', { exact: true }).tap();
    expect(await axeFindings(page)).toEqual([]);
    await columns.getByRole('button', { name: words.data_read }).tap();
    await part.getByText(interpolate(words.data_problem_row, { row: 2, column: 'Wieviel' })).waitFor();
    // The corrected file has the same name, and its columns are still what the owner has said.
    await sendFile('Was;Wieviel;Plat (es)\nTarte;13,50;Tarta\n');
    await part
      .getByText(interpolate(words.data_problem_row, { row: 2, column: 'Wieviel' }))
      .waitFor({ state: 'detached' });
    await columns.getByText('13,50').waitFor();
    await columns.getByRole('button', { name: words.data_read }).tap();
    await page.waitForURL('**/imports/*/review');
    await page.getByText(interpolate(review.data_not_read, { columns: 'Plat (es)' })).waitFor();
    const newDishes = page.getByRole('region', { name: new RegExp(`^${review.list_new}`) }).getByRole('listitem');
    await newDishes.first().waitFor();
    expect(await newDishes.allInnerTexts()).toEqual([expect.stringMatching(/Tarte\s+\$13\.50/)]);
  });
});
