import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editor, edits, price_table } from '../shared/i18n/app/en.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { editorOf } from './edit-in-place.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const inEditor = editorOf({ browser, origin: server.url });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const hasFocus = (page: Page, name: string) => field(page, name).and(page.locator(':focus')).waitFor();
const undo = (page: Page) => page.getByRole('button', { name: edits.undo, exact: true });

/** The first menu's prices as the server has them; of sizes, a list. */
const pricesOf = async (kitchen: Kitchen) =>
  (await kitchen.draft()).menus[0]?.sections.flatMap(({ items }) =>
    items.map(({ price, variants }) => (variants.length > 0 ? variants.map((variant) => variant.price) : price)),
  );

/** Pastes as the browser does, with what a spreadsheet puts on the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((pastedText) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pastedText);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

async function withSizes(kitchen: Kitchen): Promise<void> {
  const duck = (await kitchen.draft()).menus[0]?.sections[1]?.items[0];
  await kitchen.owner.ask(200, 'PUT', `/api/menu-items/${duck?.id}`, {
    price: null,
    variants: [
      { label: 'Half', price: 1_800 },
      { label: 'Whole', price: 3_200 },
    ],
  });
}

test('by keyboard, prices are typed, filled down and pasted; one wrong amount refuses the whole column', async () => {
  const kitchen = await openKitchen(server.url);
  await withSizes(kitchen);
  await inEditor(kitchen, DESK, async (page) => {
    await page.locator('button[data-part="section-actions"]').press('Enter');
    await page.getByRole('menuitem', { name: price_table.action }).press('Enter');
    await field(page, 'Leek soup').waitFor();
    await expectNoneInAllWindows(page);
    await field(page, 'Leek soup').focus();
    await page.keyboard.type('12.50');
    await page.keyboard.press('Enter');
    await hasFocus(page, 'Smoked trout');
    await page.keyboard.type('a lot');
    await page.keyboard.press('Escape');
    expect(await field(page, 'Smoked trout').inputValue()).toBe('11.00');
    await page.keyboard.type('1,2,3');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(edits.not_an_amount).waitFor();
    await expectNoneInAllWindows(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => pricesOf(kitchen)).toEqual([1_250, 1_100, 1_200, [1_800, 3_200]]);

    await page.keyboard.press('ArrowUp');
    await hasFocus(page, 'Leek soup');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText(interpolate(price_table.selected_other, { count: 3 })).waitFor();
    await expectNoneInAllWindows(page);
    await page.keyboard.press('Control+d');
    await expect.poll(() => pricesOf(kitchen)).toEqual([1_250, 1_250, 1_250, [1_800, 3_200]]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => pricesOf(kitchen)).toEqual([1_250, 1_100, 1_200, [1_800, 3_200]]);

    await field(page, 'Leek soup').focus();
    await page.keyboard.type('14');
    await field(page, 'Pickled beets').click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: price_table.fill_down }).click();
    await expect.poll(() => pricesOf(kitchen)).toEqual([1_400, 1_400, 1_400, [1_800, 3_200]]);
    await undo(page).press('Enter');
    await expect.poll(() => pricesOf(kitchen)).toEqual([1_250, 1_100, 1_200, [1_800, 3_200]]);

    const offer = page.locator('[data-part="undo-toast"]');
    await offer.waitFor();
    await field(page, 'Pickled beets').focus();
    await paste(page, '13\n9.975\n35');
    const refusal = page.getByRole('alert');
    await refusal.getByText(interpolate(price_table.refused_one, { count: 1 })).waitFor();
    await refusal.getByText(price_table.ambiguous_amount).waitFor();
    // The lines are above the offer to undo what was saved before.
    const refusedBox = await page.locator('[data-part="refused-prices"]').boundingBox();
    const offerBox = await offer.boundingBox();
    expect((refusedBox?.y ?? 0) + (refusedBox?.height ?? 0)).toBeLessThanOrEqual(offerBox?.y ?? 0);
    await expectNoneInAllWindows(page);
    await paste(page, '13\n19.50\n35\n');
    await expect.poll(() => pricesOf(kitchen)).toEqual([1_250, 1_100, 1_300, [1_950, 3_500]]);
    await refusal.waitFor({ state: 'detached' });
    await paste(page, 'Duck leg\tHalf\t20\nLeek soup\t9');
    await expect.poll(() => pricesOf(kitchen)).toEqual([900, 1_100, 1_300, [2_000, 3_500]]);
    await undo(page).press('Enter');
    await expect.poll(() => pricesOf(kitchen)).toEqual([1_250, 1_100, 1_300, [1_950, 3_500]]);

    await field(page, 'Leek soup').focus();
    await paste(page, '\n12');
    await page
      .getByRole('status')
      .getByText(interpolate(price_table.skipped_one, { count: 1 }))
      .waitFor();
    await expect.poll(() => pricesOf(kitchen)).toEqual([1_250, 1_200, 1_300, [1_950, 3_500]]);
    await field(page, 'Leek soup').focus();
    await page.keyboard.type('15');
    await page.getByRole('link', { name: 'Menu', exact: true }).first().press('Enter');
    await expect.poll(() => pricesOf(kitchen)).toEqual([1_500, 1_200, 1_300, [1_950, 3_500]]);
  });
});

test('on a phone, the prices are a list of number fields, each followed by the next', async () => {
  const kitchen = await openKitchen(server.url);
  await inEditor(kitchen, PHONE, async (page) => {
    const actions = page.locator('button[data-part="section-actions"]');
    await actions.tap();
    await page.getByRole('menuitem', { name: price_table.action }).tap();
    await field(page, 'Leek soup').tap();
    expect(await field(page, 'Leek soup').getAttribute('enterkeyhint')).toBe('next');
    await field(page, 'Leek soup').fill('8');
    await page.keyboard.press('Enter');
    await hasFocus(page, 'Smoked trout');
    await field(page, 'Smoked trout').fill('');
    await page.keyboard.press('Enter');
    await expect.poll(() => pricesOf(kitchen)).toEqual([800, null, 1_200, 1_000]);
    expect(await field(page, 'Smoked trout').getAttribute('placeholder')).toBe(editor.no_price);
    await expectNoneInAllWindows(page);
    await page.getByRole('link', { name: 'Menu', exact: true }).first().tap();
    await actions.tap();
    const step = interpolate(edits.did_update, { title: 'Smoked trout' });
    await page.getByRole('menuitem', { name: interpolate(edits.undo_what, { what: step }) }).tap();
    await expect.poll(() => pricesOf(kitchen)).toEqual([800, 1_100, 1_200, 1_000]);
  });
});
