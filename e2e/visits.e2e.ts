import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { visits as en } from '../shared/i18n/app/en.ts';
import { visits as fr } from '../shared/i18n/app/fr.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { expectNoneInAllWindows, screenFindings } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
// Chromium without a window says that it has none, which counts as a program.
const userAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
test('an owner sees a guest’s visit', async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Aglaé', main_locale: 'fr', currency: 'CAD', timezone: 'America/Montreal' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant, 'fr');
  const sectionId = await owner.addSection('Desserts');
  await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title: 'Tarte', price: 850 });
  await owner.publish(id);
  await withPage({ browser, origin: server.url, userAgent, ...PHONE }, async (guest) => {
    await guest.goto(`${server.url}/restaurants/${id}`);
  });
  const options = { browser, origin: server.url, locale: 'fr', ...PHONE } as const;
  await withPage(options, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.settings);
    await page.getByRole('link', { name: new RegExp(`^${fr.page_title}`) }).click();
    await page.getByRole('heading', { name: fr.page_title, level: 1 }).waitFor();
    const days = page.getByRole('table', { name: fr.by_day });
    await days.waitFor();
    const today = days.getByRole('row').nth(1);
    expect(await today.getByRole('cell').allInnerTexts()).toEqual(['1', '1']);
    expect(await days.getByRole('row').count()).toBe(15);
    await page.getByRole('button', { name: fr.show_days }).click();
    await expect.poll(() => days.getByRole('row').count()).toBe(91);
    await page.locator('.recharts-surface').first().waitFor();
    await expectNoneInAllWindows(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: fr.export_file }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`visits-${id}.csv`);
    expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(3);
  });
});

test('before the first visit the screen says what to do', async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Aglaé', main_locale: 'fr', currency: 'CAD', timezone: 'America/Montreal' } as const;
  await owner.begin(`${randomUUID()}@example.com`, restaurant, 'en');
  await withPage({ browser, origin: server.url, locale: 'en', ...PHONE }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.visits);
    await page.getByText(en.none_yet).waitFor();
    expect(await screenFindings(page)).toEqual([]);
  });
});
