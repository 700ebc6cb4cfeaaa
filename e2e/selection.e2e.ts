import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { edits, frame, selection } from '../shared/i18n/app/en.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { openEditor, row } from './edit-in-place.ts';
import { type Kitchen, openKitchen, STARTERS } from './kitchen.ts';
import { expectNoneInAllWindows, findingsWithTexts } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const inEditor = (kitchen: Kitchen, options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withPage({ browser, origin: server.url, ...options }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await openEditor(page, server.url);
    await run(page);
  });
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name });
const bar = (page: Page) => page.locator('[data-part="selection-bar"]');
const counted = (page: Page, count: number) =>
  bar(page)
    .getByRole('status')
    .getByText(interpolate(count === 1 ? selection.count_one : selection.count_other, { count }))
    .waitFor();

test('by keyboard, a range is moved without a network, and comes back in one step', async () => {
  const kitchen = await openKitchen(server.url);
  await inEditor(kitchen, DESK, async (page) => {
    await page.getByRole('button', { name: selection.start }).press('Enter');
    await tick(page, 'Leek soup').press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await counted(page, 2);
    await expectNoneInAllWindows(page, findingsWithTexts);
    await page.context().setOffline(true);
    await bar(page).getByRole('button', { name: selection.move }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Mains' }).check();
    await dialog.getByRole('button', { name: frame.save }).press('Enter');
    await page.getByText(interpolate(selection.did_move_other, { count: 2 })).waitFor();
    expect(await page.locator('[data-part="item-title"]').allInnerTexts()).toEqual(['Pickled beets']);
    await page.context().setOffline(false);
    await expect.poll(() => kitchen.starters()).toEqual(['Pickled beets']);
    await page.getByRole('button', { name: edits.undo, exact: true }).click();
    await expect.poll(() => kitchen.starters()).toEqual([...STARTERS]);
  });
});

test('by mouse, all are duplicated, marked and deleted, each one step to undo', async () => {
  const kitchen = await openKitchen(server.url);
  const section = async () => (await kitchen.draft()).menus[0]?.sections[0]?.items ?? [];
  await inEditor(kitchen, DESK, async (page) => {
    const undo = page.getByRole('button', { name: edits.undo, exact: true });
    await row(page, 'Leek soup').click({ modifiers: ['Shift'] });
    await tick(page, 'Pickled beets').click({ modifiers: ['Shift'] });
    await counted(page, 3);
    await bar(page).getByRole('button', { name: selection.copy }).click();
    await expect.poll(() => kitchen.starters()).toEqual([...STARTERS, ...STARTERS]);
    await undo.click();
    await expect.poll(() => kitchen.starters()).toEqual([...STARTERS]);

    await page.getByRole('button', { name: selection.start }).click();
    await bar(page).getByRole('button', { name: selection.all }).click();
    await bar(page).getByRole('button', { name: selection.sold_out }).click();
    await page.getByRole('menuitem').first().click();
    await expect.poll(async () => (await section()).map(({ sold_out }) => sold_out)).toEqual([true, true, true]);
    await undo.click();
    await expect.poll(async () => (await section()).map(({ sold_out }) => sold_out)).toEqual([false, false, false]);
  });
});

test('on a phone, a long press begins the selection, and its dishes are deleted and come back', async () => {
  const kitchen = await openKitchen(server.url);
  await inEditor(kitchen, PHONE, async (page) => {
    const pressed = await row(page, 'Leek soup').boundingBox();
    if (!pressed) throw new Error('The dish is not visible.');
    const touch = await page.context().newCDPSession(page);
    const point = { x: pressed.x + 20, y: pressed.y + 12 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await counted(page, 1);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await tick(page, 'Smoked trout').tap();
    await counted(page, 2);
    await bar(page).getByRole('button', { name: selection.delete }).tap();
    await page.getByRole('dialog').getByRole('button', { name: frame.delete }).tap();
    await expect.poll(() => kitchen.starters()).toEqual(['Pickled beets']);
    await page.getByRole('button', { name: edits.undo, exact: true }).tap();
    await expect.poll(() => kitchen.starters()).toEqual([...STARTERS]);
  });
});
