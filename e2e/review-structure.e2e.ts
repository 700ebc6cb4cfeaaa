import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Import } from '../shared/api/imports.ts';
import { edits, review as en, frame, imports } from '../shared/i18n/app/en.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../shared/paths.ts';
import { smallPdf } from '../test/small-pdf.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const READING_DEADLINE_MS = 60_000;

/** A heading in the type of the dishes, and a description in the line of its name. */
const LINES = [
  ['Chicken pie', '$14.50'],
  ['Grilled hake with fennel and butter', '$17.00'],
  ['From the garden', null],
  ['Stuffed peppers', '$11.00'],
  ['Baked aubergine', '$12.00'],
] as const;
const MENU = smallPdf([
  [
    { text: 'Main courses', x: 60, y: 760, size: 24 },
    ...LINES.flatMap(([title, price], index) => {
      const y = 710 - 40 * index;
      return [{ text: title, x: 60, y, size: 14 }, ...(price === null ? [] : [{ text: price, x: 440, y, size: 14 }])];
    }),
  ],
]);

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

async function upload({ owner, id }: Kitchen): Promise<number> {
  const form = new FormData();
  form.append('apply', 'review');
  form.append('files', new File([new Uint8Array(MENU)], 'menu.pdf', { type: 'application/pdf' }));
  const path = fillPath(API_PATHS.restaurantMenusUpload, { id });
  return (await owner.ask<{ import: Import }>(202, 'POST', path, form)).import.id;
}

/** From the current field, by the arrow keys, to one of its choices. */
async function choose(page: Page, words: string): Promise<void> {
  const focused = page.locator(':focus');
  for (let keys = 0; keys < 12 && (await focused.textContent()) !== words; keys += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

test('by keyboard alone, a dish becomes a heading and a name is split; both are undone, also after a reload', async () => {
  const kitchen = await openKitchen(server.url);
  const id = await upload(kitchen);
  await withPage({ browser, origin: server.url, viewport: { width: 1280, height: 800 } }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.goto(`${server.url}${APP_PATHS.analysis}?import=${id}`);
    await page.getByRole('link', { name: imports.to_review }).click({ timeout: READING_DEADLINE_MS });
    const heading = (name: string) => page.getByRole('heading', { level: 2 }).filter({ hasText: name });
    const dish = (name: string) => page.getByRole('heading', { level: 3 }).filter({ hasText: name });
    const field = (name: string) => page.locator('[data-field]').filter({ hasText: name });

    await dish('From the garden').waitFor();
    await field('From the garden').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.locator('[data-part="field-choices"] [data-first]').focus();
    await choose(page, en.is_note);
    await page
      .locator('[data-field^="section."][data-field$=".description"]')
      .filter({ hasText: 'From the' })
      .waitFor();
    expect(await dish('From the garden').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+z');
    await dish('From the garden').waitFor();

    await field('From the garden').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.locator('[data-part="field-choices"] [data-first]').focus();
    await choose(page, en.is_heading);
    await heading('From the garden').waitFor();
    await expectNoneInAllWindows(page);

    await page.reload();
    await heading('From the garden').waitFor();
    await page.keyboard.press('ControlOrMeta+z');
    await dish('From the garden').waitFor();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await heading('From the garden').waitFor();

    await field('Grilled hake').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.locator('[data-part="field-choices"] [data-first]').focus();
    await choose(page, en.split);
    await expectNoneInAllWindows(page);
    await page.getByRole('button', { name: interpolate(en.split_at, { word: 'with' }) }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-field$=".description"]').filter({ hasText: 'with fennel and butter' }).waitFor();

    // A section begins at a dish, gets its heading at once, and the dish goes back; its doubt says what is asked.
    const open = async (name: string) => {
      await field(name).first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.locator('[data-part="field-choices"] [data-first]').focus();
    };
    await open('Baked aubergine');
    await choose(page, en.begin_section);
    await page.getByText(en.doubt_untitled).waitFor();
    // On a phone the field is another one: the focus is gone with it.
    await expectNoneInAllWindows(page);
    await page.locator('[data-part="field-choices"] [data-first]').focus();
    await page.keyboard.type('Bakes');
    await page.keyboard.press('Enter');
    await heading('Bakes').waitFor();
    await open('Baked aubergine');
    await choose(page, en.move);
    const target = page.getByRole('dialog').getByRole('radio', { name: 'From the garden' });
    await target.focus();
    await page.keyboard.press('Space');
    await page.getByRole('dialog').getByRole('button', { name: frame.save }).press('Enter');
    await heading('Bakes').waitFor({ state: 'detached' });
    await page.locator('#review-add').focus();
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('dialog').getByRole('button', { name: en.add, exact: true });
    await confirm
      .or(page.getByRole('link', { name: 'Mains' }))
      .first()
      .waitFor();
    if (await confirm.isVisible()) {
      // The button gets the focus once the latest decision is saved.
      await page.locator('[role="dialog"] button:focus').filter({ hasText: en.add }).waitFor();
      await page.keyboard.press('Enter');
    }
    await page.waitForURL('**/sections/*');
  });
  const sections = (await kitchen.draft()).menus[0]?.sections.slice(2) ?? [];
  expect(sections.map(({ title, items }) => [title, ...items.map((item) => [item.title, item.description])])).toEqual([
    ['Main courses', ['Chicken pie', null], ['Grilled hake', 'with fennel and butter']],
    ['From the garden', ['Stuffed peppers', null], ['Baked aubergine', null]],
  ]);
});

test('by thumb, a line that was read as a dish becomes an option of the dish above, and is a dish again', async () => {
  const kitchen = await openKitchen(server.url);
  const id = await upload(kitchen);
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  await withPage({ browser, origin: server.url, ...phone }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.goto(`${server.url}${APP_PATHS.analysis}?import=${id}`);
    await page.getByRole('link', { name: imports.to_review }).tap({ timeout: READING_DEADLINE_MS });
    const dish = page.getByRole('heading', { level: 3 }).filter({ hasText: 'From the garden' });
    await dish.locator('[data-field]').tap();
    // Its name could be typed at once; the choices are behind that.
    await page.getByRole('button', { name: en.as_it_was, exact: true }).tap();
    await page.locator('[data-part="field-choices"]').getByRole('button', { name: en.is_option }).tap();
    await page.locator('[data-field$=".options.0.label"]').filter({ hasText: 'From the garden' }).waitFor();
    expect(await dish.count()).toBe(0);
    await expectNoneInAllWindows(page);
    await page.getByRole('button', { name: edits.undo }).tap();
    await dish.waitFor();
  });
});
