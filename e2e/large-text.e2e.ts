import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeDemoRestaurant, makeFreeRestaurant, signUpNewcomer } from '../scripts/screens/demo-restaurant.ts';
import { SCREENS } from '../scripts/screens/screens-list.ts';
import { holdInTab } from '../scripts/screens/tab-of.ts';
import { keepSession } from '../test/keep-session.ts';
import { cutOffTexts } from './screen-checks.ts';
import { ownServer, sharedBrowser } from './shared-server.ts';
import { MENUS } from './shown-dishes.ts';
import { openScreen, scrollsSideways, withPage } from './with-page.ts';

/** Some forty screens of one owner. */
const SCREENS_DEADLINE_MS = 400_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const [server, browser] = await Promise.all([ownServer({ PAYMENTS: 'sandbox' }), sharedBrowser()]);

const NO_DEMO = { restaurant_id: '', invoice_id: '' };

/** One restaurant for guests and for its owner. */
const demoContext = await browser.newContext();
const demo = await makeDemoRestaurant(demoContext.request, server.url, 'fr', {
  name: 'bistro.pdf',
  mimeType: 'application/pdf',
  buffer: await readFile(join(MENUS, 'bistro-deux-colonnes.pdf')),
});
const demoCookies = await demoContext.cookies();
await demoContext.close();

/** The texts twice as large from the start, as someone sets their browser who sees little. */
function enlarge(): void {
  document.addEventListener('readystatechange', () => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Resolves when everything that the page asked for is there. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
}

// The longer words of the two languages.
test.each(['guest', 'newcomer', 'free', 'owner'] as const)(
  '%s: no screen cuts off a text of twice the size',
  {
    timeout: SCREENS_DEADLINE_MS,
  },
  async (as) => {
    await withPage({ browser, origin: server.url, locale: 'fr', ...PHONE }, async (page, context) => {
      const newcomer = as === 'newcomer' ? await signUpNewcomer(context.request, server.url, 'fr') : undefined;
      if (as === 'free') await makeFreeRestaurant(context.request, server.url, 'fr');
      if (as === 'owner') await context.addCookies(demoCookies);
      if (as !== 'guest') await keepSession(context);
      await holdInTab(context, newcomer?.id ?? '');
      await context.addInitScript(enlarge);
      const allIsThere = watchRequests(page);
      const isDemo = as === 'guest' || as === 'owner';
      const screens = SCREENS.filter((screen) => screen.as === as).map(({ name, path }) => ({
        name,
        path: path(isDemo ? demo : NO_DEMO),
      }));
      // What is staged for a picture is the same screen here.
      const once = [...Map.groupBy(screens, ({ path }) => path).values()].flatMap(([first]) => first ?? []);
      for (const { name, path } of once) {
        await openScreen(page, server.url + path);
        await page.getByRole('heading').first().waitFor({ state: 'attached' });
        await allIsThere();
        await expect.poll(async () => [name, await cutOffTexts(page)]).toEqual([name, []]);
        expect([name, await scrollsSideways(page)]).toEqual([name, false]);
        // Its screens redirect if they have nothing to show.
        if (name.startsWith('subscription')) expect(page.url()).toBe(server.url + path);
      }
    });
  },
);
