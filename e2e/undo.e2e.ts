import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { edits, editor as en, frame } from '../shared/i18n/app/en.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { editorOf, retitle, row, titleField } from './edit-in-place.ts';
import { hasFocus } from './hands.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const inEditor = editorOf({ browser, origin: server.url });
const shownTitles = (page: Page) => page.locator('[data-part="item-title"]').allInnerTexts();
const storedItems = async (kitchen: Kitchen) => (await kitchen.draft()).menus[0]?.sections[0]?.items ?? [];

async function deleteDish(page: Page, title: string): Promise<void> {
  await row(page, title).click();
  await page.locator('[data-part="item-card"]').getByRole('button', { name: en.more }).click();
  await page.getByRole('menuitem', { name: edits.delete_item_title }).click();
  await page.getByRole('dialog').getByRole('button', { name: frame.delete }).click();
  await row(page, title).waitFor({ state: 'detached' });
}

test('by keyboard, edits are undone and redone, offline and after a reload', async () => {
  const kitchen = await openKitchen(server.url);
  const first = await storedItems(kitchen);
  const titles = first.map(({ title }) => title);
  await inEditor(kitchen, DESK, async (page) => {
    await retitle(page, 'Leek soup', 'Cold soup');
    await deleteDish(page, 'Smoked trout');
    await expect.poll(async () => (await storedItems(kitchen)).length).toBe(titles.length - 1);

    await page.reload();
    await row(page, 'Cold soup').waitFor();
    const undo = () => page.keyboard.press('ControlOrMeta+z');
    // The keys and the steps come with what is loaded after the first section.
    await expect
      .poll(async () => {
        if ((await shownTitles(page)).length < titles.length) await undo();
        return shownTitles(page);
      })
      .toEqual(titles.map((title) => title.replace('Leek soup', 'Cold soup')));
    await page
      .getByText(interpolate(edits.undone, { what: interpolate(edits.did_delete, { title: 'Smoked trout' }) }))
      .waitFor();
    await expectNoneInAllWindows(page);
    await expect
      .poll(() => storedItems(kitchen))
      .toEqual(first.map((item) => expect.objectContaining({ id: item.id, picture: item.picture, price: item.price })));

    await page.context().setOffline(true);
    await undo();
    await row(page, 'Leek soup').waitFor();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await row(page, 'Cold soup').waitFor();
    await undo();
    await page.context().setOffline(false);
    await expect.poll(async () => (await storedItems(kitchen)).map(({ title }) => title)).toEqual(titles);
  });
});

test('on a phone, a deleted dish is restored by the notice, and deleted again by the menu’s redo', async () => {
  const kitchen = await openKitchen(server.url);
  const titles = (await storedItems(kitchen)).map(({ title }) => title);
  await inEditor(kitchen, PHONE, async (page) => {
    await deleteDish(page, 'Leek soup');
    const toast = page.locator('[data-part="undo-toast"]');
    await toast.getByText(interpolate(edits.did_delete, { title: 'Leek soup' })).waitFor();
    await expectNoneInAllWindows(page);
    await toast.getByRole('button', { name: edits.undo }).tap();
    await row(page, 'Leek soup').waitFor();
    expect(await shownTitles(page)).toEqual(titles);
    await page.locator('[data-part="section-actions"]').tap();
    const redo = interpolate(edits.redo_what, { what: interpolate(edits.did_delete, { title: 'Leek soup' }) });
    await page.getByRole('menuitem', { name: redo }).tap();
    await row(page, 'Leek soup').waitFor({ state: 'detached' });
    await expect.poll(async () => (await storedItems(kitchen)).map(({ title }) => title)).toEqual(titles.slice(1));
  });
});

test('the header undoes what its button names, keeps the focus, and a typed tag isn’t lost', async () => {
  const kitchen = await openKitchen(server.url);
  await inEditor(kitchen, DESK, async (page) => {
    await deleteDish(page, 'Smoked trout');
    const undoButton = page.locator('[data-part="header-undo"]');
    const deletion = interpolate(edits.did_delete, { title: 'Smoked trout' });
    await expect
      .poll(() => undoButton.getAttribute('aria-label'))
      .toBe(interpolate(edits.undo_what, { what: deletion }));

    await row(page, 'Leek soup').click();
    const card = page.locator('[data-part="item-card"]');
    await titleField(page).fill('Cold soup');
    await undoButton.click();
    await row(page, 'Smoked trout').waitFor();
    expect(await titleField(page).inputValue()).toBe('Cold soup');

    await card.getByRole('button', { name: edits.tags }).click();
    await card.getByRole('textbox', { name: edits.new_tag }).fill('House');
    await card.getByRole('button', { name: en.done }).click();
    await expect
      .poll(async () => (await storedItems(kitchen)).map(({ title, tags }) => [title, tags.includes('House')])[0])
      .toEqual(['Cold soup', true]);

    await undoButton.focus();
    for (let count = 0; count < 2; count += 1) await page.keyboard.press('Enter');
    await expect.poll(() => undoButton.getAttribute('aria-disabled')).toBe('true');
    expect(await hasFocus(undoButton)).toBe(true);
    await expect.poll(async () => (await storedItems(kitchen))[0]?.title).toBe('Leek soup');
  });
});
