import { expect, test } from 'vitest';
import { frame as words } from '../shared/i18n/app/en.ts';
import { openKitchen } from './kitchen.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { openScreen, withPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const MARKED: [string, string][] = [
  ['/admin/restaurant/menus/1/sections/1', words.menu],
  ['/admin/restaurant/preview/menus/1', words.menu],
  ['/admin/menus/create', words.menu],
  ['/admin/menus/1/edit', words.menu],
  ['/admin/menus/1/sections/1/menu-items/1/edit', words.menu],
  ['/admin/restaurant/import', words.import],
  ['/admin/analysis', words.import],
  ['/admin/restaurant/qr', words.qr_code],
  ['/admin/settings', words.settings],
  ['/admin/restaurant/edit', words.settings],
  ['/admin/restaurant/menus/edit', words.settings],
];

test('on every screen the entry that leads to it is marked, and no other', async () => {
  const kitchen = await openKitchen(server.url);
  await withPage({ browser, origin: server.url }, async (page, context) => {
    await kitchen.owner.signIn(context);
    for (const [path, entry] of MARKED) {
      await openScreen(page, server.url + path);
      const markedEntry = page.getByRole('navigation', { name: words.navigation }).locator('[aria-current=page]');
      await markedEntry.first().waitFor();
      expect([path, await markedEntry.allInnerTexts()]).toEqual([path, [entry]]);
    }
  });
});
