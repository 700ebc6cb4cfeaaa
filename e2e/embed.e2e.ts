import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { copy_field, embed as fr } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { closeAfterFile } from '../test/closers.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { findingsWithTexts, inAllWindows } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
/** The same in English and French: a browser's language decides what is read as soon as the menu is translated. */
const DISH = 'Pavlova';

async function newOwner(): Promise<{ owner: OwnerByHttp; id: string }> {
  const owner = new OwnerByHttp(server.url);
  const restaurant = {
    name: 'Chez "Aglaé"',
    main_locale: 'fr',
    currency: 'CAD',
    timezone: 'America/Montreal',
  } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant, 'fr');
  const sectionId = await owner.addSection('Desserts');
  for (const title of [DISH, 'Flan', 'Mousse'])
    await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title, price: 850 });
  return { owner, id };
}

/** An owner's website: another origin, whose one page has this code. */
async function startWebsite(code: string): Promise<string> {
  const website = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Aglaé</title><h1>Site</h1>${code}`),
  );
  website.listen(0, '127.0.0.1');
  await once(website, 'listening');
  closeAfterFile(async () => {
    website.closeAllConnections();
    website.close();
    await once(website, 'close');
  });
  // The address of a TCP server is an object once it listens.
  return `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
}

test('before the menu is published the card says so; then an owner copies the frame’s code, and guests read the menu on their site', async () => {
  const { owner, id } = await newOwner();
  let code = '';
  await withPage({ browser, origin: server.url, locale: 'fr' }, async (page, context) => {
    await owner.signIn(context);
    await page.goto(server.url + APP_PATHS.qr);
    await page.getByRole('button', { name: fr.open }).click();
    await page.getByText(fr.offline).waitFor();
    expect(await page.getByRole('button', { name: interpolate(copy_field.copy_of, { label: fr.code }) }).count()).toBe(
      0,
    );

    await owner.publish(id);
    await page.reload();
    await page.getByRole('button', { name: fr.open }).focus();
    await page.keyboard.press('Enter');
    const preview = page.frameLocator(`iframe[title="${interpolate(fr.frame_title, { name: 'Chez \\"Aglaé\\"' })}"]`);
    await preview.getByRole('heading', { name: DISH }).waitFor();
    const field = page.getByLabel(fr.code, { exact: true });
    await expect.poll(() => field.inputValue()).not.toContain('height: 640px');
    code = await field.inputValue();
    expect(code).toContain('title="Menu');
    await inAllWindows(page, async (only) => expect(await findingsWithTexts(page, only)).toEqual([]));
    await page.getByText(fr.window, { exact: true }).click();
    expect(await field.inputValue()).toContain('height: 640px');
    await page.getByLabel(fr.link, { exact: true }).waitFor();
  });

  const context = await browser.newContext({ locale: 'fr' });
  try {
    const site = await context.newPage();
    await site.goto(await startWebsite(code));
    const menu = site.frameLocator('iframe');
    await menu.getByRole('heading', { name: DISH }).waitFor();
    // All of it is in sight, without another bar to scroll.
    const frame = site.frames().find((one) => one.url().includes('/embed/'));
    expect(await frame?.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    expect(await frame?.evaluate(() => document.scripts.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
    const languages = menu.getByRole('navigation').first().getByRole('link');
    if ((await languages.count()) > 1) {
      await languages.last().click();
      await site.waitForFunction(() => document.querySelector('iframe') !== null);
      await expect.poll(() => site.frames().some((one) => /\/embed\/menus\/1/.test(one.url()))).toBe(true);
    }
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      menu.getByRole('link', { name: 'Aglaé' }).click(),
    ]);
    await opened.waitForURL((url) => url.pathname === `/restaurants/${id}/menus/1`);
    expect(site.url()).toContain('127.0.0.1');
  } finally {
    await context.close();
  }
});
