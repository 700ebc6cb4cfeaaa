import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as en from '../shared/i18n/app/en.ts';
import * as fr from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { editorOf, retitle, row, titleField } from './edit-in-place.ts';
import { openKitchen } from './kitchen.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
const inEditor = editorOf({ browser, origin: server.url });

const palette = (page: Page) => page.getByRole('dialog', { name: en.search.title });
const field = (page: Page) => palette(page).getByRole('combobox', { name: en.search.label });
const option = (page: Page, name: string) => palette(page).getByRole('option', { name });
/** The keys work once the button is there. */
const isReady = (page: Page) => page.getByRole('button', { name: en.search.entry, exact: true }).waitFor();
const openByKey = async (page: Page, key = 'Control+k') => {
  await page.keyboard.press(key);
  await field(page).and(page.locator(':focus')).waitFor();
};

test('by keyboard, a dish of the shown section and a mistyped one of another menu are opened; one that is sought while others are selected is shown to tick; Escape returns the focus', async () => {
  const kitchen = await openKitchen(server.url);
  await inEditor(kitchen, DESK, async (page) => {
    await isReady(page);
    await openByKey(page);
    await page.keyboard.type('starters');
    const active = palette(page).locator('[aria-selected="true"]');
    const names = await palette(page).getByRole('option').allInnerTexts();
    const wantedIndex = names.findIndex((name) => name.startsWith('Smoked trout'));
    expect(wantedIndex).toBeGreaterThan(0);
    for (let at = 0; at < wantedIndex; at += 1) await page.keyboard.press('ArrowDown');
    await active.filter({ hasText: 'Smoked trout' }).waitFor();
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await page.keyboard.press('Enter');
    await titleField(page).and(page.locator(':focus')).waitFor();
    expect(await titleField(page).inputValue()).toBe('Smoked trout');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: en.selection.start }).click();
    await page.getByRole('checkbox', { name: 'Leek soup' }).waitFor();
    await openByKey(page);
    await page.keyboard.type('beet');
    await option(page, 'Pickled beets').click();
    await page.getByRole('checkbox', { name: 'Pickled beets' }).and(page.locator(':focus')).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Pickled beets' }).isChecked()).toBe(false);
    await page.locator('[data-part="selection-bar"]').getByRole('button', { name: en.selection.end }).click();

    await row(page, 'Leek soup').focus();
    await openByKey(page, '/');
    await page.keyboard.press('Escape');
    await row(page, 'Leek soup').and(page.locator(':focus')).waitFor();

    // What is typed right after the key is in the field as well.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('omlette');
    await option(page, 'Omelette').waitFor();
    await page.keyboard.press('Enter');
    await titleField(page).and(page.locator(':focus')).waitFor();
    expect(await titleField(page).inputValue()).toBe('Omelette');

    await page.keyboard.type('/');
    expect(await titleField(page).inputValue()).toBe('Omelette/');
    expect(await palette(page).count()).toBe(0);
  });
});

test('on a phone, screens are reached by touch, and an empty result says so', async () => {
  const kitchen = await openKitchen(server.url);
  await inEditor(kitchen, PHONE, async (page) => {
    await page.getByRole('button', { name: en.search.entry, exact: true }).tap();
    await field(page).fill('quesadilla');
    await palette(page)
      .getByText(interpolate(en.search.none, { query: 'quesadilla' }))
      .waitFor();
    await field(page).fill('bin');
    await option(page, en.settings.bin).tap();
    await page.getByRole('heading', { name: en.bin.page_title, level: 1 }).waitFor();
    await page.getByRole('button', { name: en.search.entry, exact: true }).tap();
    await field(page).fill('duck');
    await option(page, 'Duck leg').tap();
    await page.getByRole('group', { name: 'Duck leg' }).and(page.locator(':focus')).waitFor();
  });
});

test('actions are found: an edit is undone, a dish is added, the menu is published; filters narrow the dishes of all menus', async () => {
  const kitchen = await openKitchen(server.url);
  const draft = await kitchen.draft();
  const [soup, trout] = draft.menus[0]?.sections[0]?.items ?? [];
  const [omelette] = draft.menus[1]?.sections[0]?.items ?? [];
  for (const item of [soup, omelette])
    await kitchen.owner.ask(200, 'PUT', `/api/menu-items/${item?.id}`, { price: null, tags: ['House'] });
  await kitchen.owner.ask(200, 'PUT', `/api/menu-items/${trout?.id}`, { tags: ['House'] });
  await inEditor(kitchen, DESK, async (page) => {
    await isReady(page);
    await retitle(page, 'Leek soup', 'Onion soup');
    await openByKey(page);
    await page.keyboard.type('undo');
    const undo = interpolate(en.edits.undo_what, { what: interpolate(en.edits.did_update, { title: 'Leek soup' }) });
    await option(page, undo).waitFor();
    await page.keyboard.press('Enter');
    await row(page, 'Leek soup').waitFor();

    await openByKey(page);
    await page.keyboard.type('publish');
    await option(page, en.publishing.publish).and(palette(page).locator('[aria-selected="true"]')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: en.publishing.confirm_title }).waitFor();
    await page.keyboard.press('Escape');

    await openByKey(page);
    await page.keyboard.type('add a dish');
    await option(page, en.editor.add_item).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sections/1/menu-items/create');

    await openByKey(page);
    const chip = (name: string, count: number) =>
      palette(page).getByRole('button', { name: `${name} ${count}`, exact: true });
    await chip('House', 3).press('Enter');
    await option(page, 'Smoked trout').waitFor();
    await chip(en.search.filter_no_price, 2).press('Space');
    await option(page, 'Smoked trout').waitFor({ state: 'detached' });
    expect(await palette(page).getByRole('option').count()).toBe(2);
    await expectNoneInAllWindows(page);
    await field(page).fill('trout');
    await palette(page).getByText(en.search.none_filtered).waitFor();
    await field(page).fill('omelet');
    await field(page).press('Enter');
    await titleField(page).and(page.locator(':focus')).waitFor();
    expect(await titleField(page).inputValue()).toBe('Omelette');
  });
});

test('dishes without a price are walked through from their filter, and from the checks before publishing', async () => {
  const kitchen = await openKitchen(server.url);
  const draft = await kitchen.draft();
  const [soup] = draft.menus[0]?.sections[0]?.items ?? [];
  const [omelette] = draft.menus[1]?.sections[0]?.items ?? [];
  for (const item of [soup, omelette])
    await kitchen.owner.ask(200, 'PUT', `/api/menu-items/${item?.id}`, { price: null });
  await inEditor(kitchen, PHONE, async (page) => {
    const walk = page.locator('[data-part="doubt-walk"]');
    const isAt = (position: number, count: number) =>
      walk.getByText(interpolate(en.doubt_walk.progress, { position, count })).waitFor();
    await page.getByRole('button', { name: en.search.entry, exact: true }).tap();
    await palette(page).getByRole('button', { name: en.search.filter_no_price }).tap();
    await option(page, en.search.walk).tap();
    await isAt(1, 2);
    await walk.getByRole('textbox', { name: en.doubt_walk.price }).fill('8');
    await walk.getByRole('button', { name: en.doubt_walk.save }).tap();
    await isAt(2, 2);
    await walk.getByRole('button', { name: en.doubt_walk.skip }).tap();
    await walk.getByRole('button', { name: en.editor.done }).tap();

    await page.getByRole('button', { name: en.publishing.publish, exact: true }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Omelette').waitFor();
    await expectNoneInAllWindows(page);
    await dialog.getByRole('button', { name: en.publishing.walk_one }).tap();
    await isAt(1, 1);
    await walk.getByRole('textbox', { name: en.doubt_walk.price }).fill('9');
    await walk.getByRole('button', { name: en.doubt_walk.save }).tap();
    await walk.getByText(en.doubt_walk.none_left).waitFor();
    const prices = async () =>
      (await kitchen.draft()).menus.map(({ sections }) => sections[0]?.items.map(({ price }) => price));
    await expect.poll(prices).toEqual([[800, 1_100, 1_200], [900]]);
  });
});

test('in French, accents may be left out', async () => {
  const kitchen = await openKitchen(server.url, 'fr');
  const [section] = (await kitchen.draft()).menus[0]?.sections ?? [];
  await kitchen.owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: section?.id, title: 'Crème brûlée' });
  await withPage({ browser, origin: server.url, ...DESK, locale: 'fr-CA' }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.goto(`${server.url}/admin`);
    await page.getByRole('button', { name: fr.search.entry, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: fr.search.title });
    await dialog.getByRole('combobox', { name: fr.search.label }).fill('creme');
    await dialog.getByRole('option', { name: 'Crème brûlée' }).waitFor();
    await expectNoneInAllWindows(page);
    await dialog.getByRole('option', { name: 'Crème brûlée' }).click();
    await page.getByRole('group', { name: 'Crème brûlée' }).waitFor();
  });
});
