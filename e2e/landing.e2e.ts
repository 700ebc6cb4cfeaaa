import { expect, test } from 'vitest';
import { landing as english } from '../shared/i18n/landing/en.ts';
import { landing as french } from '../shared/i18n/landing/fr.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

test.each([
  ['en', english, french],
  ['fr', french, english],
] as const)('in %s a visitor sees what it does, opens the example and signs up', async (locale, words, others) => {
  await withPage({ browser, origin: server.url, locale }, async (page) => {
    await page.goto(server.url);
    await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
    expect(await page.locator('script').count()).toBe(0);
    const pictures = await page.locator('img').evaluateAll((images) =>
      // The selector names images.
      images.map((image) => [(image as HTMLImageElement).naturalWidth > 0, (image as HTMLImageElement).alt !== '']),
    );
    expect(pictures).toEqual([
      [true, true],
      [true, true],
    ]);
    await expectNoneInAllWindows(page);
    await page.getByRole('link', { name: words.example, exact: true }).click();
    await page.getByRole('heading', { name: locale === 'en' ? 'The Copper Heron' : 'La Cantine du Lavoir' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: words.other_language }).click();
    await page.getByRole('heading', { name: others.title, level: 1 }).waitFor();
    // The choice goes with the visitor into the app.
    await page.getByRole('link', { name: others.start }).first().click();
    await page.waitForURL((url) => url.pathname === APP_PATHS.signUp);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale === 'en' ? 'fr' : 'en');
  });
});
