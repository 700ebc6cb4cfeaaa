import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Usage } from '../shared/api/usage.ts';
import { drawing as drawingWords, frame, settings, usage as usageWords } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { images as imageWords } from '../shared/i18n/server/fr.ts';
import { APP_PATHS, fillPath } from '../shared/paths.ts';
import { AI_KEY } from '../test/ai-servers.ts';
import { axeFindings } from '../test/axe.ts';
import { blankPng } from '../test/blank-png.ts';
import { startImageServer } from '../test/image-server.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { expectNoneInAllWindows, findingsInAllWindows } from './screen-checks.ts';
import { ownServer, sharedBrowser, sharedServer } from './shared-server.ts';
import { openScreen, scrollsSideways, withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const PICTURE = blankPng(600, 400);
const words = { drawing: drawingWords, frame, images: imageWords, usage: usageWords, settings };

const images = await startImageServer();
const env = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'seer-1',
  AI_IMAGE_MODEL: 'painter-1',
  AI_API_KEY: AI_KEY,
  AI_BASE_URL: images.baseUrl('openai-compatible'),
  PICTURES_PER_MONTH: '1',
};
const [drawing, plain, browser] = await Promise.all([ownServer(env), sharedServer(), sharedBrowser()]);

/** An owner of a menu of cards with two soups, whose interface speaks the language. */
async function asOwner(
  { url }: { url: string },
  run: (page: Page, owner: OwnerByHttp, id: string) => Promise<void>,
): Promise<void> {
  const owner = new OwnerByHttp(url);
  const restaurant = { name: 'Chez Léa', main_locale: 'en', currency: 'CAD', timezone: 'America/Toronto' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant, 'fr');
  await owner.ask(200, 'PATCH', '/api/menus/1', { display_mode: 'complex' });
  await owner.ask(201, 'POST', '/api/menu-sections', { menu_id: 1, title: 'Soups' });
  for (const title of ['Leek soup', 'Onion soup'])
    await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: 1, title, price: 900 });
  await withPage({ browser, origin: url, locale: 'fr', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await run(page, owner, id);
  });
}

const itemForm = (itemId: number) => fillPath(APP_PATHS.itemEdit, { menuId: 1, sectionId: 1, itemId });

// Each is acted out in French, whose words are the longer ones, and looked at in all windows.
const generate = (page: Page) => page.getByRole('button', { name: words.drawing.generate, exact: true });

test('a picture that failed says why and is requested again; it is generated, shown to guests as an illustration, counted, and replaced by a photo', async () => {
  const go = Promise.withResolvers<void>();
  images.reply = () => 'refusal';
  await asOwner(drawing, async (page, owner, id) => {
    await page.goto(drawing.url + itemForm(1));
    await generate(page).click();
    await page.getByRole('alert').filter({ hasText: words.images.image_refused }).waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);

    images.reply = async () => {
      await go.promise;
      return { picture: PICTURE };
    };
    await generate(page).click();
    await page.getByText(words.drawing.running).waitFor();
    expect(await findingsInAllWindows(page)).toEqual([]);
    go.resolve();
    await page.getByText(words.drawing.made).waitFor();
    await page.locator('img[data-kind="photo"]').waitFor();
    expect(await generate(page).count()).toBe(0);
    expect(await findingsInAllWindows(page)).toEqual([]);

    await openScreen(page, drawing.url + APP_PATHS.settings);
    await page.getByRole('link', { name: words.settings.usage_text }).click();
    const meter = page.getByRole('meter', { name: words.usage.pictures });
    await meter.waitFor();
    expect(await meter.getAttribute('aria-valuetext')).toBe(
      `${interpolate(words.usage.used, { used: 1, limit: 1 })}. ${words.usage.full}`,
    );

    await openScreen(page, drawing.url + itemForm(2));
    await generate(page).click();
    await page.getByRole('alert').filter({ hasText: words.drawing.failed }).waitFor();

    await owner.ask(200, 'POST', `/api/restaurants/${id}/publish`);
    await page.goto(`${drawing.url}/restaurants/${id}/menus/1`);
    await page.getByRole('img', { name: 'Illustration: Leek soup' }).waitFor();
    await page.getByText('The picture is an illustration.').waitFor();
    expect([...(await axeFindings(page)), await scrollsSideways(page)]).toEqual([false]);

    await page.goto(drawing.url + itemForm(1));
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByRole('button', { name: words.frame.save, exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/edit'));
    await openScreen(page, drawing.url + itemForm(1));
    await page.getByText(words.drawing.spent).waitFor();
    expect(await generate(page).isDisabled()).toBe(true);
  });
});

test('without a model the button is disabled and says why; the month is shown with the counts near and over their limits', async () => {
  await asOwner(plain, async (page) => {
    await page.goto(plain.url + itemForm(1));
    await page.getByText(words.drawing.no_model).waitFor();
    expect(await generate(page).isDisabled()).toBe(true);
    expect(await findingsInAllWindows(page)).toEqual([]);

    const usage: Usage = {
      month: '2026-11',
      messages: { used: 412, limit: 1_000 },
      pages: { used: 274, limit: 300 },
      pictures: { used: 100, limit: 100 },
      limited_senders: 2,
      resets_at: '2026-12-01T05:00:00.000Z',
      timezone: 'America/Toronto',
    };
    await page.route('**/usage?*', (route) => route.fulfill({ json: usage }));
    await openScreen(page, plain.url + APP_PATHS.usage);
    const month = 'décembre';
    await page.getByText(interpolate(words.usage.resets, { month })).waitFor();
    await page.getByText(interpolate(words.usage.nearly_other, { left: 26 })).waitFor();
    await page.getByText(interpolate(words.usage.pictures_full, { month })).waitFor();
    await page.getByText(interpolate(words.usage.messages_limited_other, { count: 2 })).waitFor();
    expect(await page.getByRole('heading', { name: words.usage.title, level: 1 }).count()).toBe(1);
    await expectNoneInAllWindows(page);
    await page.unroute('**/usage?*');
    await page.route('**/usage?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    // The banner and the screen both say so.
    await page.getByRole('main').getByText(words.usage.load_failed).waitFor();
    await page.unroute('**/usage?*');
    await page.getByRole('button', { name: words.frame.try_again }).click();
    await page.getByRole('meter', { name: words.usage.messages }).waitFor();
  });
});
