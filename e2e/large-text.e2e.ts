import { expect, test } from 'vitest';
import { makeDemoRestaurant, makeFreeRestaurant, signUpNewcomer } from '../scripts/screens/demo-restaurant.ts';
import { SCREENS } from '../scripts/screens/screens-list.ts';
import { holdInTab } from '../scripts/screens/tab-of.ts';
import { keepSession } from '../test/keep-session.ts';
import { cutOffTexts } from './screen-checks.ts';
import { ownServer, sharedBrowser } from './shared-server.ts';
import { scrollsSideways, withPage } from './with-page.ts';

/** A dozen and a half screens, each from a cold start. */
const SCREENS_DEADLINE_MS = 400_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const [server, browser] = await Promise.all([ownServer({ PAYMENTS: 'sandbox' }), sharedBrowser()]);

const NO_DEMO = { restaurant_id: '', invoice_id: '' };

/** The texts twice as large from the start, as someone sets their browser who sees little. */
function enlarge(): void {
  document.addEventListener('readystatechange', () => {
    document.documentElement.style.fontSize = '200%';
  });
}

// The longer words of the two languages.
test.each(['guest', 'newcomer', 'free', 'owner'] as const)(
  '%s: no screen cuts off a text of twice the size',
  {
    timeout: SCREENS_DEADLINE_MS,
  },
  async (as) => {
    await withPage(
      { browser, origin: server.url, locale: 'fr', reducedMotion: 'reduce', ...PHONE },
      async (page, context) => {
        const isDemo = as === 'guest' || as === 'owner';
        const demo = isDemo ? await makeDemoRestaurant(context.request, server.url, 'fr') : undefined;
        const newcomer = as === 'newcomer' ? await signUpNewcomer(context.request, server.url, 'fr') : undefined;
        if (as === 'free') await makeFreeRestaurant(context.request, server.url, 'fr');
        if (as === 'guest') await context.clearCookies();
        else await keepSession(context);
        await holdInTab(context, newcomer?.id ?? '');
        await context.addInitScript(enlarge);
        for (const { name, path } of SCREENS.filter((screen) => screen.as === as)) {
          await page.goto(server.url + path(demo ?? NO_DEMO), { waitUntil: 'networkidle' });
          await page.getByRole('heading').first().waitFor({ state: 'attached' });
          await expect.poll(async () => [name, await cutOffTexts(page)]).toEqual([name, []]);
          expect([name, await scrollsSideways(page)]).toEqual([name, false]);
          // Its screens redirect if they have nothing to show.
          if (name.startsWith('subscription')) expect(page.url()).toBe(server.url + path(demo ?? NO_DEMO));
        }
      },
    );
  },
);
