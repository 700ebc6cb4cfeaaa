import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { AppLocale } from '../shared/locales.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { withPage } from './with-page.ts';

/** A menu that the journeys import is read within this time, also on a busy machine. */
export const READING_DEADLINE_MS = 150_000;

/** Opens the screen for files, texts and addresses, as an owner who has a menu and whose clipboard may be used. */
export const openImportAt =
  ({ server, browser }: { server: { url: string }; browser: Browser }) =>
  async (
    locale: AppLocale,
    device: BrowserContextOptions,
    run: (page: Page, kitchen: Kitchen) => Promise<void>,
  ): Promise<void> => {
    const kitchen = await openKitchen(server.url, locale);
    const permissions = ['clipboard-read', 'clipboard-write'];
    await withPage({ browser, origin: server.url, locale, permissions, ...device }, async (page, context) => {
      await kitchen.owner.signIn(context);
      await page.goto(server.url + APP_PATHS.restaurantImport);
      await page.locator('[data-part="drop-area"]').waitFor();
      await run(page, kitchen);
    });
  };
