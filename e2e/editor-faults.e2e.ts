import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { edits, editor as words } from '../shared/i18n/app/en.ts';
import { mailedCode } from '../test/mailed-code.ts';
import { editorOf, openEditor, retitle, row, titleField, waitForStatus } from './edit-in-place.ts';
import { openKitchen } from './kitchen.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const inEditor = editorOf({ browser, origin: server.url });

test('offline in mid-edit: edits wait, say so, and are saved in order when the network is back, by the next tab if theirs was closed', async () => {
  const kitchen = await openKitchen(server.url);
  await inEditor(kitchen, {}, async (page, context) => {
    await context.setOffline(true);
    await retitle(page, 'Leek soup', 'Cold soup');
    await waitForStatus(page, 'Not saved yet: no connection. 1 change waits.');
    await page.getByRole('button', { name: words.add_item }).click();
    await page.keyboard.type('Radishes');
    await page.keyboard.press('Enter');
    await waitForStatus(page, 'Not saved yet: no connection. 2 changes wait.');
    expect(await kitchen.starters()).toEqual(['Leek soup', 'Smoked trout', 'Pickled beets']);
    await context.setOffline(false);
    await expect
      .poll(kitchen.starters, { timeout: 20_000 })
      .toEqual(['Cold soup', 'Smoked trout', 'Pickled beets', 'Radishes']);
    await waitForStatus(page, 'Saved');

    await context.setOffline(true);
    await retitle(page, 'Smoked trout', 'Raw trout');
    await waitForStatus(page, '1 change waits');
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(`${server.url}/admin`);
    await row(next, 'Raw trout').waitFor();
    await expect.poll(kitchen.starters, { timeout: 20_000 }).toContain('Raw trout');
  });
});

test('two tabs change the same title: the owner sees both and chooses', async () => {
  const kitchen = await openKitchen(server.url);
  await inEditor(kitchen, {}, async (page, context) => {
    const otherTab = await context.newPage();
    await openEditor(otherTab, server.url);
    await row(page, 'Leek soup').click();
    await titleField(page).fill('My soup');
    await retitle(otherTab, 'Leek soup', 'Their soup');
    await expect.poll(kitchen.starters).toContain('Their soup');
    await titleField(page).press('Enter');
    const choice = page.getByRole('dialog');
    await choice.getByRole('definition').getByText('My soup').waitFor();
    await choice.getByRole('definition').getByText('Their soup').waitFor();
    expect(await kitchen.starters()).toContain('Their soup');
    await choice.getByRole('button', { name: edits.keep_mine }).click();
    await expect.poll(kitchen.starters).toContain('My soup');

    // Changes made there appear when the other tab gets the focus again.
    await otherTab.getByRole('link', { name: 'Mains' }).click();
    await otherTab.getByRole('link', { name: 'Starters' }).click();
    await otherTab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await row(otherTab, 'My soup').waitFor();
  });
});

test('the session ended elsewhere: after signing in again, the typed text is there and saved', async () => {
  const kitchen = await openKitchen(server.url);
  await inEditor(kitchen, {}, async (page) => {
    await row(page, 'Leek soup').click();
    await titleField(page).fill('Cold soup');
    await kitchen.owner.request('POST', '/logout');
    // The tab gets the focus while the field is still being edited.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.waitForURL('**/sign-in?next=*');
    await signIn(page, kitchen.email);
    await page.waitForURL('**/sections/*');
    await row(page, 'Cold soup').waitFor();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved'))))
      .toEqual([]);
    const draft = await page.evaluate(async () => {
      const { user } = await (await fetch('/api/me')).json();
      return await (await fetch(`/api/restaurants/${user.restaurant.id}?admin=true`)).text();
    });
    expect(draft).toContain('Cold soup');
  });
});

test('another owner in the same browser neither sees nor saves the first one’s unsaved edits', async () => {
  const [first, second] = [await openKitchen(server.url), await openKitchen(server.url)];
  await inEditor(first, {}, async (page) => {
    // What the screen still asks for would end the session before anything is typed.
    await page.waitForLoadState('networkidle');
    await first.owner.request('POST', '/logout');
    await row(page, 'Leek soup').click();
    await titleField(page).fill('Secret soup');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sign-in?next=*');
    await signIn(page, second.email);
    await row(page, 'Leek soup').waitFor();
    await retitle(page, 'Smoked trout', 'Second trout');
    await expect.poll(second.starters).toEqual(['Leek soup', 'Second trout', 'Pickled beets']);
    expect(await page.locator('body').innerText()).not.toContain('Secret');
    // It waits for the first to come back.
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Secret soup');
  });
});

test('a trial on a phone over plain http works without the features that browsers limit to https', async () => {
  const kitchen = await openKitchen(server.url);
  await withPage({ browser, origin: server.url }, async (page, context) => {
    await context.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    });
    await kitchen.owner.signIn(context);
    await openEditor(page, server.url);
    await retitle(page, 'Leek soup', 'Cold soup');
    await expect.poll(kitchen.starters, { timeout: 20_000 }).toContain('Cold soup');
  });
});

async function signIn(page: Page, email: string): Promise<void> {
  const before = await mailedCode(server.url, email);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.waitForURL('**/confirm?next=*');
  const code = await mailedCode(server.url, email, before);
  await page.locator('fieldset input').first().focus();
  await page.keyboard.type(code);
}
