import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { review, imports as words } from '../shared/i18n/app/en.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { QUICK_MENU } from '../test/small-pdf.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const FILE = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: QUICK_MENU };
/** It is in the file. */
const IN_FILE = 'Buckwheat pancakes';
const READING_DEADLINE_MS = 150_000;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const asOwner = (kitchen: Kitchen, run: (page: Page) => Promise<void>) =>
  withPage({ browser, origin: server.url, locale: 'en-CA' }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await run(page);
  });

/** From the import screen to the draft beside its pages. */
async function readFile(page: Page): Promise<void> {
  await page.goto(`${server.url}/admin/restaurant/import`);
  await page.locator('[data-part="drop-area"] input[multiple]').setInputFiles(FILE);
  await page.getByRole('button', { name: words.send }).click();
  const toReview = page.getByRole('link', { name: words.to_review });
  await toReview.waitFor({ timeout: READING_DEADLINE_MS });
  await toReview.click();
  await page.getByRole('button', { name: review.discard }).waitFor();
}

/** The dishes of the menu that the file is for. */
const dishes = async (kitchen: Kitchen) =>
  (await kitchen.draft()).menus[0]?.sections.flatMap(({ items }) => items.map(({ title }) => title)) ?? [];

test('an import that replaces the menu can be left, resumed and discarded: the menu stays unchanged; in another one it is chosen dish by dish, and only that goes', async () => {
  const kitchen = await openKitchen(server.url);
  const before = await kitchen.draft();
  await asOwner(kitchen, async (page) => {
    await readFile(page);
    const compared = page.getByRole('button', { name: /^Compared with your menu/ });
    expect(await compared.textContent()).toContain(interpolate(review.not_seen_other, { count: 4 }));
    await compared.click();
    const list = page.getByRole('dialog', { name: review.comparison_title });
    await list.getByText(review.way_replace, { exact: true }).click();
    await list.getByRole('heading', { name: new RegExp(`^${review.list_goes}`) }).waitFor();
    await list.getByText('Leek soup').waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await kitchen.draft()).toEqual(before);

    // A field is corrected and reopened; after leaving, the place is restored from the list of imports.
    await page.locator('[data-field$=".title"]').filter({ hasText: IN_FILE }).click();
    await page.locator('[data-part="current-field"] [data-first]').fill('Pancakes of the house');
    await page.keyboard.press('Enter');
    const corrected = page.locator('[data-field$=".title"]').filter({ hasText: 'Pancakes of the house' });
    await corrected.click();
    const currentPlace = page.locator('[data-field][aria-current=true]').filter({ hasText: 'Pancakes of the house' });
    await currentPlace.waitFor();
    await page.getByRole('button', { name: review.later }).click();
    await page.waitForURL('**/sections/1');
    expect(await kitchen.draft()).toEqual(before);
    await page.goto(`${server.url}/admin/restaurant/import`);
    await page.getByRole('link', { name: new RegExp(`^${words.to_review}`) }).click();
    await currentPlace.waitFor();
    await page.locator('[data-part="current-field"]').waitFor();
    expect(await kitchen.draft()).toEqual(before);

    await page.getByRole('button', { name: review.discard }).click();
    const question = page.getByRole('dialog', { name: review.discard_title });
    await question.getByRole('button', { name: review.discard }).click();
    await page.waitForURL('**/admin/restaurant/import');
    await page.getByText(words.status_discarded).waitFor();
    expect(await kitchen.draft()).toEqual(before);

    // Its address says so, and has nothing left to press.
    await page.goto(`${server.url}/admin/imports/1/review`);
    await page.getByRole('heading', { name: review.discarded_title }).waitFor();
    expect(await page.getByRole('button', { name: review.add }).count()).toBe(0);

    await readFile(page);
    await page.getByRole('button', { name: review.compare }).click();
    await list.getByText(review.way_replace, { exact: true }).click();
    // One dish stays, by its own tick; the others go.
    await list.getByRole('checkbox', { name: /^Smoked trout/ }).uncheck();
    expect(await dishes(kitchen)).toContain('Leek soup');
    await list.getByRole('button', { name: interpolate(review.replace_going_other, { count: 3 }) }).click();
    await page.waitForURL('**/sections/*');
    const now = await dishes(kitchen);
    expect(now.some((title) => title.startsWith(IN_FILE))).toBe(true);
    expect(now.filter((title) => ['Leek soup', 'Smoked trout', 'Pickled beets', 'Duck leg'].includes(title))).toEqual([
      'Smoked trout',
    ]);
    // The other menu was not meant.
    expect((await kitchen.draft()).menus[1]?.sections[0]?.items.map(({ title }) => title)).toEqual(['Omelette']);
  });
});
