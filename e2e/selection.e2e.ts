import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { statusOf } from '../shared/allergens.ts';
import {
  allergen_table,
  doubt_walk,
  doubts,
  editor,
  edits,
  frame,
  many_edits,
  price_change,
  selection,
} from '../shared/i18n/app/en.ts';
import { allergens } from '../shared/i18n/guest/en.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { itemsOf } from '../shared/menu.ts';
import { editorOf, row } from './edit-in-place.ts';
import { type Kitchen, openKitchen, STARTERS } from './kitchen.ts';
import { expectNoneInAllWindows, findingsWithTexts } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const inEditor = editorOf({ browser, origin: server.url });
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name });
const bar = (page: Page) => page.locator('[data-part="selection-bar"]');
const hasFocus = (page: Page, name: string) => row(page, name).and(page.locator(':focus')).waitFor();
const countNote = (page: Page, count: number) =>
  bar(page)
    .getByRole('status')
    .getByText(interpolate(count === 1 ? selection.count_one : selection.count_other, { count }))
    .waitFor();

test('by keyboard, a range is moved offline, and one undo moves it back; by mouse, all are duplicated and marked, each one step to undo; sections and menus are duplicated with their dishes', async () => {
  const kitchen = await openKitchen(server.url);
  const section = async () => (await kitchen.draft()).menus[0]?.sections[0]?.items ?? [];
  const titles = async () => (await kitchen.draft()).menus.map(({ title, sections }) => [title, sections.length]);
  await inEditor(kitchen, DESK, async (page) => {
    await page.getByRole('button', { name: selection.start }).press('Enter');
    await tick(page, 'Leek soup').press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await countNote(page, 2);
    await bar(page).getByRole('button', { name: selection.all }).press('Escape');
    await hasFocus(page, 'Leek soup');
    await page.getByRole('button', { name: selection.start }).press('Enter');
    await tick(page, 'Leek soup').press('Escape');
    await hasFocus(page, 'Leek soup');

    await page.getByRole('button', { name: selection.start }).press('Enter');
    await tick(page, 'Leek soup').press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await countNote(page, 2);
    await expectNoneInAllWindows(page, findingsWithTexts);
    await page.context().setOffline(true);
    await bar(page).getByRole('button', { name: selection.move }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Mains' }).check();
    await dialog.getByRole('button', { name: frame.save }).press('Enter');
    await page.getByText(interpolate(selection.did_move_other, { count: 2 })).waitFor();
    // They are still selected, for the next action.
    await bar(page)
      .getByText(interpolate(selection.elsewhere_other, { count: 2 }))
      .waitFor();
    await bar(page).getByRole('button', { name: selection.end }).press('Enter');
    expect(await page.locator('[data-part="item-title"]').allInnerTexts()).toEqual(['Pickled beets']);
    await hasFocus(page, 'Pickled beets');
    await page.context().setOffline(false);
    await expect.poll(() => kitchen.starters()).toEqual(['Pickled beets']);
    await page.getByRole('button', { name: edits.undo, exact: true }).click();
    await expect.poll(() => kitchen.starters()).toEqual([...STARTERS]);

    const undo = page.getByRole('button', { name: edits.undo, exact: true });
    await row(page, 'Leek soup').click({ modifiers: ['Shift'] });
    await tick(page, 'Pickled beets').click({ modifiers: ['Shift'] });
    await countNote(page, 3);
    await bar(page).getByRole('button', { name: editor.more }).click();
    await page.getByRole('menuitem', { name: selection.copy }).click();
    await expect.poll(() => kitchen.starters()).toEqual([...STARTERS, ...STARTERS]);
    await countNote(page, 3);
    await undo.click();
    await expect.poll(() => kitchen.starters()).toEqual([...STARTERS]);

    await bar(page).getByRole('button', { name: selection.sold_out }).click();
    await page.getByRole('menuitem').first().click();
    await expect.poll(async () => (await section()).map(({ sold_out }) => sold_out)).toEqual([true, true, true]);
    await undo.click();
    await expect.poll(async () => (await section()).map(({ sold_out }) => sold_out)).toEqual([false, false, false]);
    await bar(page).getByRole('button', { name: selection.end }).click();
    await hasFocus(page, 'Leek soup');

    await page.locator('[data-part="section-actions"]').click();
    await page.getByRole('menuitem', { name: edits.copy_section }).click();
    await page.getByRole('link', { name: 'Starters 2' }).waitFor();
    await row(page, 'Leek soup').waitFor();
    await expect.poll(titles).toEqual([
      ['Menu', 3],
      ['Lunch', 1],
    ]);
    await page.locator('[data-part="section-actions"]').click();
    await page.getByRole('menuitem', { name: edits.copy_menu }).click();
    await page.getByRole('link', { name: 'Menu 2' }).waitFor();
    await expect.poll(titles).toEqual([
      ['Menu', 3],
      ['Menu 2', 3],
      ['Lunch', 1],
    ]);
  });
});

test('a selection stays in other sections, after an action and while a dish is searched for', async () => {
  const kitchen = await openKitchen(server.url);
  const hiddenTitles = async () =>
    itemsOf((await kitchen.draft()).menus).flatMap(({ hidden, title }) => (hidden ? [title] : []));
  await inEditor(kitchen, DESK, async (page) => {
    await page.getByRole('button', { name: selection.start }).press('Enter');
    await tick(page, 'Leek soup').press('Space');
    await page.getByRole('link', { name: 'Mains' }).press('Enter');
    await bar(page)
      .getByText(interpolate(selection.elsewhere_one, { count: 1 }))
      .waitFor();
    await tick(page, 'Duck leg').press('Space');
    await countNote(page, 2);
    await bar(page).getByRole('button', { name: selection.delete }).press('Enter');
    await page.getByRole('dialog').getByText('In Starters (1), Mains (1)').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: frame.cancel }).press('Enter');
    await bar(page).getByRole('button', { name: editor.more }).press('Enter');
    await page.getByRole('menuitem', { name: selection.hide }).press('Enter');
    await page.getByText(interpolate(selection.did_hide_other, { count: 2 })).waitFor();
    await expect.poll(hiddenTitles).toEqual(['Leek soup', 'Duck leg']);
    await countNote(page, 2);
    await expectNoneInAllWindows(page, findingsWithTexts);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('beets');
    await page.getByRole('option', { name: 'Pickled beets' }).waitFor();
    await page.keyboard.press('Enter');
    await tick(page, 'Pickled beets').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Space');
    await countNote(page, 3);

    // Copies that an undo removes are no longer selected.
    await bar(page).getByRole('button', { name: selection.end }).press('Enter');
    await hasFocus(page, 'Pickled beets');
    await page.getByRole('button', { name: selection.start }).press('Enter');
    await bar(page).getByRole('button', { name: selection.all }).press('Enter');
    await bar(page).getByRole('button', { name: editor.more }).press('Enter');
    await page.getByRole('menuitem', { name: selection.copy }).press('Enter');
    await expect.poll(() => kitchen.starters()).toHaveLength(6);
    await bar(page).getByRole('button', { name: selection.all }).press('Enter');
    await countNote(page, 6);
    await page.getByRole('button', { name: edits.undo, exact: true }).press('Enter');
    await countNote(page, 3);
    await page.getByRole('button', { name: edits.redo, exact: true }).press('Enter');
    await tick(page, 'Leek soup').nth(1).waitFor();
    await countNote(page, 3);
  });
});

/** The first section's dishes as the server has them. */
const dishesOf = async (kitchen: Kitchen) => (await kitchen.draft()).menus[0]?.sections[0]?.items ?? [];

test('by keyboard, an allergen is declared of several dishes; a conflicting declaration stays unless it is ticked', async () => {
  const kitchen = await openKitchen(server.url);
  const [soup] = await dishesOf(kitchen);
  await kitchen.owner.ask(200, 'PUT', `/api/menu-items/${soup?.id}`, {
    allergens: [{ code: 'milk', state: 'contains' }],
  });
  const states = async () => (await dishesOf(kitchen)).map((dish) => statusOf(dish, 'milk'));
  await inEditor(kitchen, DESK, async (page) => {
    const pickMay = async () => {
      await bar(page).getByRole('button', { name: editor.more }).press('Enter');
      await page.getByRole('menuitem', { name: many_edits.allergens }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: many_edits.allergen }).selectOption(allergens.milk);
      await dialog.getByRole('radio', { name: allergen_table.may_contain }).press('Space');
      await dialog.getByText(interpolate(many_edits.otherwise_one, { count: 1, names: 'Leek soup' })).waitFor();
      return dialog;
    };
    await page.getByRole('button', { name: selection.start }).press('Enter');
    await bar(page).getByRole('button', { name: selection.all }).press('Enter');
    const dialog = await pickMay();
    await expectNoneInAllWindows(page);
    await dialog.getByRole('button', { name: interpolate(many_edits.declare_other, { count: 2 }) }).press('Enter');
    await page.getByText(interpolate(selection.did_declare_other, { count: 2 })).waitFor();
    await expect.poll(states).toEqual(['contains', 'may_contain', 'may_contain']);
    await page.getByRole('button', { name: edits.undo, exact: true }).press('Enter');
    await expect.poll(states).toEqual(['contains', 'nothing_declared', 'nothing_declared']);
    await pickMay();
    await dialog.getByRole('checkbox', { name: 'Leek soup' }).press('Space');
    await dialog.getByRole('button', { name: interpolate(many_edits.declare_other, { count: 3 }) }).press('Enter');
    await expect.poll(states).toEqual(['may_contain', 'may_contain', 'may_contain']);
  });
});

test('on a phone, a long press begins the selection; dishes are deleted, tagged, freed of taxes and made dearer, each one step to undo', async () => {
  const kitchen = await openKitchen(server.url);
  await kitchen.owner.ask(200, 'PUT', `/api/restaurants/${kitchen.id}`, {
    taxes: [
      { number: 1, name: 'GST', rate: 5_000 },
      { number: 2, name: 'QST', rate: 9_975 },
    ],
  });
  const tags = async () => (await dishesOf(kitchen)).map((dish) => dish.tags);
  const prices = async () =>
    (await kitchen.draft()).menus[0]?.sections.map(({ items }) => items.map(({ price }) => price)) ?? [];
  const before = await prices();
  await inEditor(kitchen, PHONE, async (page) => {
    const pressed = await row(page, 'Leek soup').boundingBox();
    if (!pressed) throw new Error('The dish is not visible.');
    const touch = await page.context().newCDPSession(page);
    const point = { x: pressed.x + 20, y: pressed.y + 12 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await countNote(page, 1);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await tick(page, 'Smoked trout').tap();
    await countNote(page, 2);
    await bar(page).getByRole('button', { name: selection.delete }).tap();
    await page.getByRole('dialog').getByRole('button', { name: frame.delete }).tap();
    await hasFocus(page, 'Pickled beets');
    await expect.poll(() => kitchen.starters()).toEqual(['Pickled beets']);
    await page.getByRole('button', { name: edits.undo, exact: true }).tap();
    await expect.poll(() => kitchen.starters()).toEqual([...STARTERS]);

    const openMany = async (name: string) => {
      await bar(page).getByRole('button', { name: editor.more }).tap();
      await page.getByRole('menuitem', { name }).tap();
      return page.getByRole('dialog');
    };
    await page.getByRole('button', { name: selection.start }).tap();
    await tick(page, 'Leek soup').tap();
    await tick(page, 'Pickled beets').tap();
    const dialog = await openMany(many_edits.tags);
    await dialog.getByRole('checkbox', { name: 'Vegan' }).tap();
    await dialog.getByRole('textbox', { name: edits.new_tag }).fill('vegan');
    await dialog.getByRole('button', { name: edits.add_tag }).tap();
    await dialog.getByRole('textbox', { name: edits.new_tag }).fill('From the garden');
    await dialog.getByRole('button', { name: edits.add_tag }).tap();
    await expectNoneInAllWindows(page);
    await dialog.getByRole('button', { name: interpolate(price_change.apply_other, { count: 2 }) }).tap();
    await expect.poll(tags).toEqual([['Vegan', 'From the garden'], [], ['Vegan', 'From the garden']]);
    await page.getByRole('button', { name: edits.undo, exact: true }).tap();
    await expect.poll(tags).toEqual([[], [], []]);
    await openMany(many_edits.taxes);
    await dialog.getByRole('checkbox').first().tap();
    await expectNoneInAllWindows(page);
    await dialog.getByRole('button', { name: interpolate(price_change.apply_other, { count: 2 }) }).tap();
    await expect.poll(async () => (await dishesOf(kitchen)).map(({ taxes }) => taxes)).toEqual([[2], null, [2]]);
    await bar(page).getByRole('button', { name: selection.end }).tap();

    await page.locator('[data-part="section-actions"]').tap();
    await page.getByRole('menuitem', { name: price_change.action_menu }).tap();
    await dialog.getByRole('textbox', { name: price_change.by }).fill('5');
    await dialog.getByRole('combobox', { name: price_change.rounding }).selectOption('95');
    await dialog.getByText(interpolate(price_change.becomes, { from: '12.00', to: '12.95' })).waitFor();
    await expectNoneInAllWindows(page);
    await dialog.getByRole('button', { name: interpolate(price_change.apply_other, { count: 4 }) }).tap();
    await expect.poll(prices).toEqual([[1_095, 1_195, 1_295], [1_095]]);
    await page.getByRole('button', { name: edits.undo, exact: true }).tap();
    await expect.poll(prices).toEqual(before);
  });
});

test('dishes without a price are walked through one by one', async () => {
  const kitchen = await openKitchen(server.url);
  const draft = await kitchen.draft();
  for (const { id } of draft.menus[0]?.sections[0]?.items.slice(0, 2) ?? [])
    await kitchen.owner.ask(200, 'PUT', `/api/menu-items/${id}`, { price: null });
  await inEditor(kitchen, PHONE, async (page) => {
    await page.getByRole('button', { name: interpolate(doubts.without_price_other, { count: 2 }) }).tap();
    const walk = page.locator('[data-part="doubt-walk"]');
    await walk.getByText(interpolate(doubt_walk.progress, { position: 1, count: 2 })).waitFor();
    await walk.getByRole('textbox', { name: doubt_walk.price }).fill('12.50');
    await expectNoneInAllWindows(page);
    await walk.getByRole('button', { name: doubt_walk.save }).tap();
    await walk.getByRole('button', { name: doubt_walk.skip }).tap();
    await walk.getByText(interpolate(doubt_walk.left_one, { count: 1 })).waitFor();
    await expect
      .poll(async () => (await kitchen.draft()).menus[0]?.sections[0]?.items.map(({ price }) => price))
      .toEqual([1_250, null, 1_200]);
  });
});
