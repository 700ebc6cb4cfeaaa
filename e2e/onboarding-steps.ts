import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { mailedCode } from '../test/mailed-code.ts';

/** The words of the owner's app that the steps are walked by. */
type StepWords = { readonly continue: string; readonly skip: string; readonly name: string };

/** A new account, as far as the onboarding's first step. */
export async function signUp(page: Page, serverUrl: string): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  await page.goto(`${serverUrl}/sign-up`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/confirm');
  const code = await mailedCode(serverUrl, email);
  await page.locator('fieldset input').first().focus();
  await page.keyboard.type(code);
  await page.waitForURL('**/onboarding/restaurant-name');
}

/** Continues to a step, and waits for what only it has: the address changes before the screen does. */
export async function continueTo(page: Page, words: StepWords, step: 'language' | 'currency' | 'logo'): Promise<void> {
  await page.getByRole('button', { name: words.continue }).click();
  await page.waitForURL(`**/onboarding/${step}`);
  const ownWords = {
    language: page.getByRole('radio', { checked: true }),
    currency: page.locator('.mantine-Select-input'),
    logo: page.getByRole('button', { name: words.skip }),
  };
  await ownWords[step].waitFor();
}

/** From the first step to the import, with what the browser suggests. */
export async function finishOnboarding(page: Page, words: StepWords, name: string): Promise<void> {
  await page.getByLabel(words.name).fill(name);
  await continueTo(page, words, 'language');
  await continueTo(page, words, 'currency');
  await continueTo(page, words, 'logo');
  await page.getByRole('button', { name: words.skip }).click();
  await page.waitForURL('**/onboarding/import');
}
