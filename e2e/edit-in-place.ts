import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { editor as words } from '../shared/i18n/app/en.ts';
import type { Kitchen } from './kitchen.ts';
import { withPage } from './with-page.ts';

/** An owner's hands in the editor of a kitchen (kitchen.ts), in English. */

export async function openEditor(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`);
  await page.getByRole('button', { name: 'Move Leek soup' }).waitFor();
}

/** Runs on a new page with a kitchen's owner in the editor. */
export const editorOf =
  (at: { browser: Browser; origin: string }) =>
  (kitchen: Kitchen, options: BrowserContextOptions, run: (page: Page, context: BrowserContext) => Promise<void>) =>
    withPage({ ...at, ...options }, async (page, context) => {
      await kitchen.owner.signIn(context);
      await openEditor(page, at.origin);
      await run(page, context);
    });

export const row = (page: Page, title: string): Locator =>
  page.locator('[data-part="item-open"]').filter({ hasText: title });

export const titleField = (page: Page): Locator => page.getByRole('textbox', { name: words.item_title, exact: true });

/** Types another title for an item; it is left by Enter. */
export async function retitle(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).click();
  await titleField(page).fill(to);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words.done }).click();
  await row(page, to).waitFor();
}

export const waitForStatus = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).waitFor();
