import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as english from '../shared/i18n/app/en.ts';
import * as french from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import type { Restaurant } from '../shared/menu.ts';
import { itemsOf } from '../shared/menu.ts';
import { APP_PATHS, fillPath } from '../shared/paths.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const en = english.allergen_table;
const fr = french.allergen_table;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

async function newBistro(locale: 'en' | 'fr') {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Bistro', main_locale: 'fr', currency: 'CAD', timezone: 'America/Toronto' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant, locale);
  const body = { menu_id: 1, title: 'Plats' };
  const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
  const menu_section_id = section.id;
  await owner.ask(201, 'POST', '/api/menu-items', {
    menu_section_id,
    title: 'Burger',
    options: [{ label: 'Fromage', price: 200 }],
  });
  await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id, title: 'Sorbet' });
  const items = async () => {
    const { restaurant: draft } = await owner.ask<{ restaurant: Restaurant }>(
      200,
      'GET',
      `/api/restaurants/${id}?admin=true`,
    );
    return itemsOf(draft.menus);
  };
  return { owner, items };
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const cell = (page: Page, name: string, label: string) => row(page, name).getByLabel(label, { exact: true });

test('an owner fills the table by keyboard, and finds the same in the record', async () => {
  const { owner, items } = await newBistro('en');
  await withPage({ browser, origin: server.url, locale: 'en', ...DESK }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.settings);
    await page.getByRole('link', { name: /^Allergens/ }).click();
    await page.getByRole('heading', { name: en.title, level: 1 }).waitFor();
    await page.getByText('Dishes with a declaration: 0 of 2').waitFor();
    // From celery to crustaceans and eggs, then down to the add-on.
    await cell(page, 'Burger', 'celery: not declared').focus();
    for (const key of ['3', 'ArrowRight', '2', 'ArrowRight', '1', 'ArrowDown', '1', 'ArrowDown', '3', 'Home', '4'])
      await page.keyboard.press(key);
    await cell(page, 'Burger', 'celery: without').waitFor();
    await cell(page, 'Burger', 'crustaceans: may contain').waitFor();
    await cell(page, 'Burger', 'eggs: contains').waitFor();
    await cell(page, '+ Fromage', 'eggs: contains').waitFor();
    await cell(page, 'Sorbet', 'eggs: without').waitFor();
    await cell(page, 'Burger', 'milk: not declared').waitFor();
    await page.getByText('Dishes with a declaration: 2 of 2').waitFor();
    await page.getByRole('button', { name: 'Rest: without, Burger' }).click();
    await cell(page, 'Burger', 'milk: without').waitFor();
    await expectNoneInAllWindows(page);

    await expect
      .poll(async () => (await items())[0]?.allergens)
      .toEqual([
        { code: 'crustaceans', state: 'may_contain' },
        { code: 'eggs', state: 'contains' },
      ]);
    expect((await items())[0]?.options[0]?.allergens).toContainEqual({ code: 'eggs', state: 'contains' });

    const save = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ]);
      return await readFile(await download.path());
    };
    const table = (await save(en.csv)).toString('utf8').replace('\ufeff', '').trim().split('\r\n');
    const [head = [], ...lines] = table.map((line) => line.split(','));
    const column = (name: string) => lines.map((line) => line[head.indexOf(name)]);
    expect(column('Size or add-on')).toEqual(['', 'Fromage', '']);
    expect(column('eggs')).toEqual(['contains', 'contains', 'without']);
    expect(column('crustaceans')).toEqual(['may contain', 'not declared', 'not declared']);
    expect((await save(en.pdf_letter)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('by thumb, on a phone in French: a press sets the next state, and the kinds of nuts can be named', async () => {
  const { owner, items } = await newBistro('fr');
  await withPage({ browser, origin: server.url, locale: 'fr', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.allergens);
    await cell(page, 'Sorbet', 'lait: non déclaré').tap();
    await cell(page, 'Sorbet', 'lait: contient').tap();
    await cell(page, 'Sorbet', 'lait: peut contenir').waitFor();
    await page.getByText(fr.show_kinds).tap();
    await cell(page, 'Sorbet', 'noisettes: non déclaré').tap();
    await cell(page, 'Sorbet', 'noix: contient').waitFor();
    await expectNoneInAllWindows(page);
    await expect
      .poll(async () => (await items())[1]?.allergens.filter(({ state }) => state !== 'not_declared'))
      .toEqual([
        { code: 'milk', state: 'may_contain' },
        { code: 'hazelnut', state: 'contains' },
      ]);
  });
});

const MILK = 'lait';

test('dishes declared without what their words name are asked about before publishing', async () => {
  const { owner, items } = await newBistro('fr');
  const [burger] = await items();
  const menu_section_id = burger?.menu_section_id ?? 0;
  const addDish = (title: string) => owner.ask(201, 'POST', '/api/menu-items', { menu_section_id, title, price: 900 });
  await addDish('Frites au cheddar');
  await addDish('Purée au beurre');
  await withPage({ browser, origin: server.url, locale: 'fr', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.allergens);
    const suggestion = interpolate(french.allergen_doubts.row_suggestion, { allergens: MILK });
    await row(page, 'Frites au cheddar').getByText(suggestion).waitFor();
    const declareRest = async (dish: string) =>
      page.getByRole('button', { name: interpolate(french.allergen_table.rest_without_of, { dish }) }).click();
    await declareRest('Frites au cheddar');
    await declareRest('Purée au beurre');
    const doubted = (said: string) =>
      interpolate(french.allergen_doubts.cell_doubt, {
        cell: `${MILK}: ${french.allergen_table.without}`,
        words: said,
      });
    await cell(page, 'Frites au cheddar', doubted('Frites au cheddar')).waitFor();
    await page.getByText(interpolate(french.allergen_doubts.check_count_other, { count: 2 })).waitFor();
    await expectNoneInAllWindows(page);

    await page.goto(`${server.url}/admin/restaurant/qr`);
    await page.getByRole('main').getByRole('button', { name: french.publishing.publish }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(interpolate(french.publishing.named_allergens_other, { count: 2 })).waitFor();
    await dialog.getByRole('button', { name: french.publishing.see_named_allergens }).click();
    await dialog.getByText(interpolate(french.allergen_doubts.left_other, { count: 2 })).waitFor();
    await expectNoneInAllWindows(page);
    const contains = interpolate(french.allergen_doubts.contains, { allergen: MILK });
    await dialog.getByRole('listitem').filter({ hasText: 'cheddar' }).getByRole('button', { name: contains }).click();
    await dialog.getByText(interpolate(french.allergen_doubts.left_one, { count: 1 })).waitFor();
    // The next question has the focus: the button that was pressed is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(contains);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.getByText(french.allergen_doubts.none_left).waitFor();
    await dialog.getByRole('button', { name: french.editor.done }).click();
    await dialog.waitFor({ state: 'hidden' });

    await expect.poll(async () => (await items())[2]?.allergens).toEqual([{ code: 'milk', state: 'contains' }]);
    await expect.poll(async () => (await items())[3]?.checked_words).toHaveLength(1);
    await page.getByRole('main').getByRole('button', { name: french.publishing.publish }).click();
    await dialog.getByText(french.publishing.confirm_title).waitFor();
    await dialog.getByRole('button', { name: french.publishing.publish }).waitFor();
    expect(await dialog.getByRole('button', { name: french.publishing.see_named_allergens }).count()).toBe(0);
  });
});

test('the form of a dish asks about what its words name', async () => {
  const { owner, items } = await newBistro('en');
  const [burger] = await items();
  const { menu_id = 0, menu_section_id = 0 } = burger ?? {};
  const dish = { menu_section_id, title: 'Purée', description: 'Au beurre', allergens: [] };
  await owner.ask(201, 'POST', '/api/menu-items', dish);
  await withPage({ browser, origin: server.url, locale: 'en', ...DESK }, async (page, context) => {
    await owner.signIn(context);
    const itemId = (await items())[2]?.id ?? 0;
    await page.goto(server.url + fillPath(APP_PATHS.itemEdit, { menuId: menu_id, sectionId: menu_section_id, itemId }));
    const question = page.getByText('“Au beurre” names milk: does the dish contain it?');
    await question.waitFor();
    await expectNoneInAllWindows(page);
    await page.getByRole('button', { name: 'Contains milk' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: english.frame.save, exact: true }).click();
    await expect.poll(async () => (await items())[2]?.allergens).toEqual([{ code: 'milk', state: 'contains' }]);
  });
});
