import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auth, frame, onboarding as words } from '../shared/i18n/app/en.ts';
import { mailedCode } from '../test/mailed-code.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

/** Signs up, or in; then is at the onboarding's first step. */
async function enter(page: Page, signInWay: 'sign-up' | 'sign-in', email: string): Promise<void> {
  const before = signInWay === 'sign-in' ? await mailedCode(server.url, email) : undefined;
  if (signInWay === 'sign-up') await page.goto(`${server.url}/sign-up`);
  await page.getByLabel(auth.email).fill(email);
  await page.getByRole('button', { name: auth.send_code }).click();
  await page.waitForURL('**/confirm');
  const code = await mailedCode(server.url, email, before);
  await page.locator('fieldset input').first().focus();
  await page.keyboard.type(code);
  await page.getByRole('heading', { name: words.name_title }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: frame.account }).click();
  await page.getByRole('button', { name: frame.sign_out }).click();
}

test('signing out warns of unsaved data, keeps it if the owner stays, and drops it otherwise', async () => {
  const email = `${randomUUID()}@example.com`;
  await withPage({ browser, origin: server.url, locale: 'en-CA' }, async (page) => {
    await enter(page, 'sign-up', email);
    // Typed is entered, also before the step is done.
    await page.getByLabel(words.name).fill('Le Vieux Four');
    await signOut(page);
    const warning = page.getByRole('dialog').filter({ hasText: frame.leave_onboarding });
    await warning.getByRole('button', { name: frame.cancel }).click();
    await warning.waitFor({ state: 'hidden' });
    expect(await page.getByLabel(words.name).inputValue()).toBe('Le Vieux Four');
    await page.reload();
    expect(await page.getByLabel(words.name).inputValue()).toBe('Le Vieux Four');
    await page.getByRole('button', { name: words.continue }).click();
    await page.getByRole('heading', { name: words.language_title }).waitFor();

    await signOut(page);
    await warning.getByRole('button', { name: frame.sign_out }).click();
    await page.waitForURL('**/sign-in');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Le Vieux Four');
    await enter(page, 'sign-in', email);
    expect(await page.getByLabel(words.name).inputValue()).toBe('');

    // Nothing entered, nothing to ask.
    await signOut(page);
    await page.waitForURL('**/sign-in');
  });
});
