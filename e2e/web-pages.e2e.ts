import { expect, test } from 'vitest';
import { imports as en, frame } from '../shared/i18n/app/en.ts';
import { imports as fr, review as frReview } from '../shared/i18n/app/fr.ts';
import { WEB_PAGES } from '../test/web-pages.ts';
import { startWebServer } from '../test/web-server.ts';
import { openImportAt, READING_DEADLINE_MS } from './at-import.ts';
import { hasFocus } from './hands.ts';
import type { Kitchen } from './kitchen.ts';
import { expectNoneInAllWindows } from './screen-checks.ts';
import { ownServer, sharedBrowser } from './shared-server.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const site = await startWebServer();
// In the restaurant's currency, so that the review has no question before it.
site.answer('/menu', (WEB_PAGES['headings of dishes'] ?? '').replaceAll('€', '$'));
const [server, browser] = await Promise.all([ownServer({ WEB_IMPORT_PRIVATE_ORIGINS: site.origin }), sharedBrowser()]);

const atImport = openImportAt({ server, browser });

const dishesOf = async (kitchen: Kitchen) =>
  ((await kitchen.draft()).menus[0]?.sections ?? []).flatMap(({ items }) =>
    items.map(({ title, price }) => `${title} ${price}`),
  );

test('on a phone in French: a page is read by its address, checked, added to the menu and published', async () => {
  await atImport('fr', PHONE, async (page, kitchen) => {
    await page.getByRole('button', { name: fr.page_open }).tap();
    const field = page.getByRole('textbox', { name: fr.page_label });
    await expect.poll(() => hasFocus(field)).toBe(true);
    await field.fill(`${site.origin}/menu`);
    await expectNoneInAllWindows(page);
    await page.getByRole('button', { name: fr.page_read }).tap();
    const toReview = page.getByRole('link', { name: fr.to_review });
    await toReview.waitFor({ timeout: READING_DEADLINE_MS });
    await toReview.tap();
    await page.getByText('Country terrine').first().waitFor();
    await page.getByRole('button', { name: frReview.compare }).tap();
    await page.getByRole('dialog').getByRole('button', { name: frReview.add, exact: true }).tap();
    await expect
      .poll(() => dishesOf(kitchen), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(['Country terrine 1200', 'Duck breast 2400', 'Mushroom risotto 1800']));
    await kitchen.owner.publish(kitchen.id);
    const menu = await fetch(`${server.url}/restaurants/${kitchen.id}`);
    expect(await menu.text()).toContain('Mushroom risotto');
  });
});

test('at a desk by keyboard: an address that can’t be read is mended in its field, one that is pasted has the field, and the reason that it can’t be read is there on the way back from another screen', async () => {
  const gate = Promise.withResolvers<void>();
  site.answer('/slow', async (_request, response) => {
    await gate.promise;
    response.writeHead(404).end();
  });
  await atImport('en', DESK, async (page) => {
    const button = page.getByRole('button', { name: en.page_open });
    await button.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: en.page_label });
    await expect.poll(() => hasFocus(field)).toBe(true);
    await page.keyboard.type('http://10.0.0.1/menu');
    await page.keyboard.press('Enter');
    await page
      .locator('[data-part="web-page"]')
      .getByText(/doesn’t lead to a page on the internet/)
      .waitFor();
    await expect.poll(() => hasFocus(field)).toBe(true);
    expect(await field.inputValue()).toBe('http://10.0.0.1/menu');
    await expectNoneInAllWindows(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => hasFocus(button)).toBe(true);

    await page.evaluate((words) => navigator.clipboard.writeText(words), `${site.origin}/menu`);
    await page.keyboard.press('ControlOrMeta+V');
    await expect.poll(() => field.inputValue()).toBe(`${site.origin}/menu`);

    await field.fill(`${site.origin}/slow`);
    const refused = page.waitForResponse((response) => response.url().includes('/menus/web-page'));
    await field.press('Enter');
    await page.getByText(en.page_loading).waitFor();
    const screens = page.getByRole('navigation', { name: frame.navigation });
    await screens.getByRole('link', { name: frame.qr_code }).click();
    await field.waitFor({ state: 'detached' });
    gate.resolve();
    await refused;
    await page.goBack();
    await page
      .locator('[data-part="web-page"]')
      .getByText(/there is nothing at this address/)
      .waitFor();
    await expect.poll(() => hasFocus(field)).toBe(true);
    expect(site.requests.filter((path) => path === '/slow')).toHaveLength(1);
  });
});
