import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frame, onboarding, settings } from '../shared/i18n/app/en.ts';
import { mailedCode } from '../test/mailed-code.ts';
import { openKitchen } from './kitchen.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

/** Notes by which animation each screen comes in, as the browser has it once the transition runs. */
function noteSlides(): void {
  const slides: string[] = [];
  Object.assign(window, { slides });
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (...options) {
    const transition = start.apply(this, options);
    const note = () =>
      slides.push(getComputedStyle(document.documentElement, '::view-transition-new(screen)').animationName);
    // A transition that is followed by another at once doesn't run.
    transition.ready.then(note, () => undefined);
    return transition;
  };
}

const slides = (page: Page) =>
  page.evaluate(() => ('slides' in window && Array.isArray(window.slides) ? window.slides.map(String) : []));

/** The next screen has come in, and nothing moves any more. */
async function arrived(page: Page, heading: string, count: number): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expect.poll(async () => (await slides(page)).length, { timeout: 10_000 }).toBe(count);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
}

test('screens slide left, and right when going to a lower depth; so does the way back', async () => {
  const kitchen = await openKitchen(server.url);
  await withPage({ browser, origin: server.url, reducedMotion: 'no-preference' }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await context.addInitScript(noteSlides);
    await page.goto(`${server.url}/admin/settings`);
    await page.getByRole('link', { name: new RegExp(`^${settings.menus}`) }).click();
    await arrived(page, 'Menus', 1);
    await page.locator('#content').getByRole('link', { name: frame.settings }).click();
    await arrived(page, settings.title, 2);
    await page.getByRole('link', { name: frame.import }).click();
    await arrived(page, 'Import your menu', 3);
    await page.goBack();
    await arrived(page, settings.title, 4);
    expect(await slides(page)).toEqual(['enter-left', 'enter-right', 'enter-left', 'enter-right']);
  });
});

test('the onboarding has a slide of its own', async () => {
  const owner = new OwnerByHttp(server.url);
  const email = `${randomUUID()}@example.com`;
  await owner.request('GET', '/sanctum/csrf-cookie');
  await owner.ask(201, 'POST', '/register', { email, locale: 'en' });
  await owner.ask(200, 'POST', '/confirm', { email, code: await mailedCode(server.url, email) });
  await withPage(
    { browser, origin: server.url, reducedMotion: 'no-preference', locale: 'en-CA' },
    async (page, context) => {
      await owner.signIn(context);
      await context.addInitScript(noteSlides);
      await page.goto(`${server.url}/onboarding/restaurant-name`);
      await page.getByLabel(onboarding.name).fill('Le Vieux Four');
      await page.getByRole('button', { name: onboarding.continue }).click();
      await arrived(page, onboarding.language_title, 1);
      await page.getByRole('link', { name: onboarding.back }).click();
      await arrived(page, onboarding.name_title, 2);
      expect(await slides(page)).toEqual(['enter-up', 'enter-up']);
    },
  );
});

test('screens don’t slide if reduced motion is preferred', async () => {
  const kitchen = await openKitchen(server.url);
  await withPage({ browser, origin: server.url, reducedMotion: 'reduce' }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await context.addInitScript(noteSlides);
    await page.goto(`${server.url}/admin/settings`);
    await page.getByRole('link', { name: new RegExp(`^${settings.menus}`) }).click();
    await arrived(page, 'Menus', 0);
  });
});
