import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { menu_paper as en, frame as enFrame, publishing as enPublishing } from '../shared/i18n/app/en.ts';
import { menu_paper as fr } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { hasFocus } from './hands.ts';
import { ownerOfOneDish } from './published-owner.ts';
import { findingsWithTexts, inAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

test('an owner finds the menu on paper by keyboard, chooses, looks at it and downloads it; prints it outside, and reads what the law asks for besides', async () => {
  const { owner, id } = await ownerOfOneDish(server.url, 'fr');
  await owner.ask(200, 'PUT', `/api/restaurants/${id}`, { prices_include_taxes: true, service_charge: 'included' });
  await owner.publish(id);
  await withPage({ browser, origin: server.url, locale: 'fr' }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.qr);
    await page.getByRole('link', { name: fr.open }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(server.url + APP_PATHS.paper);
    const picture = page.getByRole('img', { name: interpolate(fr.preview, { page: 1, pages: 1 }) });
    await picture.waitFor();
    await page.getByText(fr.pages_one).waitFor();
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));

    await page.getByLabel(fr.paper).selectOption('a5');
    const foldedPicture = page.getByRole('img', { name: interpolate(fr.preview, { page: 1, pages: 2 }) });
    await foldedPicture.waitFor();
    await page.getByRole('status').filter({ hasText: fr.sheets_one }).waitFor();
    const next = page.getByRole('button', { name: fr.next });
    await next.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: interpolate(fr.preview, { page: 2, pages: 2 }) }).waitFor();
    // At the last page a keyboard is where it was.
    expect(await hasFocus(next)).toBe(true);
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: fr.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('menu-1-fr-a5.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByLabel(fr.paper).selectOption('a4');
    await page.getByLabel(fr.purpose, { exact: true }).selectOption('outside');
    await page.getByText(fr.gap_service_rate).waitFor();
    await page.getByText(fr.outside_hint).waitFor();
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));
    const rate = page.getByLabel(fr.service_rate);
    await rate.fill('150');
    await rate.press('Enter');
    await page.getByText(fr.service_rate_problem).waitFor();
    await rate.fill('15 %');
    await rate.press('Enter');
    await page.getByText(fr.gap_service_rate).waitFor({ state: 'detached' });
    await page.getByLabel(fr.drinks, { exact: true }).selectOption('not_included');
    await page.getByText(fr.gap_drinks).waitFor({ state: 'detached' });
    await page.getByText(interpolate(fr.gap_wines, { wines: 0, drinks: 0 })).waitFor();
    const [outsideDownload] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: fr.download }).click(),
    ]);
    expect(outsideDownload.suggestedFilename()).toBe('menu-1-fr-a4-outside.pdf');
  });
});

test('before the menu is published there is the way to publish it, and then its pages', async () => {
  const { owner, id } = await ownerOfOneDish(server.url, 'en');
  await withPage({ browser, origin: server.url, locale: 'en', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.paper);
    await page.getByText(en.unpublished, { exact: true }).waitFor();
    await page.getByRole('main').getByRole('button', { name: enPublishing.publish }).waitFor();
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));
    await owner.publish(id);
    await page.reload();
    await page.getByRole('img', { name: interpolate(en.preview, { page: 1, pages: 1 }) }).waitFor();
    await page.getByRole('link', { name: enFrame.qr_code }).first().waitFor();
  });
});
