import type { Locator, Page } from 'playwright-core';
import { editor as words } from '../shared/i18n/app/en.ts';

/** An owner's hands in the editor of a kitchen (kitchen.ts), in English. */

export async function openEditor(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`);
  await page.getByRole('button', { name: 'Move Leek soup' }).waitFor();
}

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
