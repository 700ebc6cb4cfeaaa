import type { BrowserContext, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { makeFreeRestaurant } from '../scripts/screens/demo-restaurant.ts';
import { measuring as en } from '../shared/i18n/app/en.ts';
import { measuring as fr } from '../shared/i18n/app/fr.ts';
import { axeFindings } from '../test/axe.ts';
import { keepSession } from '../test/keep-session.ts';
import { ownServer, sharedBrowser } from './shared-server.ts';
import { STEP_DEADLINE_MS } from './with-page.ts';

const DEADLINE = { timeout: STEP_DEADLINE_MS };

const WORDS = {
  en: { title: 'Measuring how the app is used', yes: 'Allow', no: 'Don’t allow' },
  fr: { title: 'Mesure de l’utilisation', yes: 'Autoriser', no: 'Ne pas autoriser' },
};

const [server, browser] = await Promise.all([ownServer({ GTM_ID: 'GTM-ABCD123' }), sharedBrowser()]);

/** An owner's page, and the addresses at Google that it asked for; a fake container answers. */
async function withOwner(
  locale: 'en' | 'fr',
  run: (page: Page, google: string[], context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
  try {
    const google: string[] = [];
    await context.route('https://www.googletagmanager.com/**', async (route) => {
      google.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=1; path=/";' });
    });
    await makeFreeRestaurant(context.request, server.url, locale);
    await keepSession(context);
    await run(await context.newPage(), google, context);
  } finally {
    await context.close();
  }
}

/** The container's input, commands as arrays. */
const pushedCommands = (page: Page) =>
  page.evaluate(() =>
    // A command is the `arguments` of a call: it has a length.
    (globalThis.dataLayer ?? []).map((entry): unknown =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );

const isPageView = (entry: unknown): entry is { page_path: string; page_title: string } =>
  typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === 'page_view';

const viewedPaths = async (page: Page) =>
  (await pushedCommands(page)).filter(isPageView).map(({ page_path }) => page_path);

test('an owner is asked, consents, and withdraws it in the settings', async () => {
  const words = WORDS.fr;
  await withOwner('fr', async (page, google, context) => {
    await page.goto(`${server.url}/admin/settings?private=1`);
    const question = page.getByRole('region', { name: words.title });
    await question.waitFor();
    expect(google).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await question.getByRole('button', { name: words.yes, exact: true }).click();
    await question.waitFor({ state: 'detached' });
    await vi.waitFor(
      () => expect(google).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABCD123']),
      DEADLINE,
    );
    const entries = await pushedCommands(page);
    expect(entries[0]).toMatchObject(['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }]);
    expect(entries).toContainEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    expect(JSON.stringify(entries)).toContain('"anonymize_ip":true');
    expect(JSON.stringify(entries)).not.toContain('private=1');

    await page.locator('a[href="/admin/account/edit"]:visible').first().click();
    await vi.waitFor(
      async () => expect(await viewedPaths(page)).toEqual(['/admin/settings', '/admin/account/edit']),
      DEADLINE,
    );
    // Another query is no other path.
    await page.evaluate(() => history.replaceState(history.state, '', '?again=1'));
    await page.goBack();
    await vi.waitFor(
      async () =>
        expect(await viewedPaths(page)).toEqual(['/admin/settings', '/admin/account/edit', '/admin/settings']),
      DEADLINE,
    );

    await page.goto(`${server.url}/admin/settings`);
    await vi.waitFor(() => expect(google).toHaveLength(2), DEADLINE);
    const cookieNames = async () => (await context.cookies()).map(({ name }) => name);
    await vi.waitFor(async () => expect(await cookieNames()).toContain('_ga'), DEADLINE);
    // A container hears of it before the page goes.
    const heard: unknown[] = [];
    await page.exposeFunction('hear', (entry: unknown) => void heard.push(entry));
    await page.evaluate(() => {
      const queue = globalThis.dataLayer ?? [];
      const push = queue.push.bind(queue);
      queue.push = (entry) => {
        // Put there by exposeFunction.
        void (globalThis as unknown as { hear(entry: unknown): void }).hear(Array.from(entry as ArrayLike<unknown>));
        return push(entry);
      };
    });
    const reloaded = page.waitForEvent('load');
    await page.getByText(words.no, { exact: true }).click();
    await reloaded;
    expect(heard).toEqual([['consent', 'update', { analytics_storage: 'denied' }]]);
    await vi.waitFor(async () => expect(await cookieNames()).not.toContain('_ga'), DEADLINE);
    await page.reload({ waitUntil: 'networkidle' });
    expect(google).toHaveLength(2);
    expect(await page.getByRole('radio', { name: words.no }).isChecked()).toBe(true);
    expect(await question.count()).toBe(0);
  });
});

/** Stays while the page isn't reloaded. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.locator('html[data-marked]').count();

test('text typed in another tab stays when consent is withdrawn, and measuring ends there, too', async () => {
  await withOwner('en', async (page, google, context) => {
    await page.goto(`${server.url}/admin/menus/1/edit`);
    await page
      .getByRole('region', { name: WORDS.en.title })
      .getByRole('button', { name: WORDS.en.yes, exact: true })
      .click();
    await vi.waitFor(() => expect(google).toHaveLength(1), DEADLINE);
    const title = page.getByRole('main').getByRole('textbox').first();
    await title.fill('Winter menu');
    await mark(page);

    const settings = await context.newPage();
    await settings.goto(`${server.url}/admin/settings`);
    await vi.waitFor(() => expect(google).toHaveLength(2), DEADLINE);
    await settings.getByText(WORDS.en.no, { exact: true }).click();
    await vi.waitFor(
      async () =>
        expect(await pushedCommands(page)).toContainEqual(['consent', 'update', { analytics_storage: 'denied' }]),
      DEADLINE,
    );
    expect(await title.inputValue()).toBe('Winter menu');
    expect(await isMarked(page)).toBe(1);
  });
});

test('the question is in the app’s language, also after a change, and returns the focus; a page with unsaved changes isn’t reloaded, and says so', async () => {
  await withOwner('en', async (page, google) => {
    await page.goto(`${server.url}/admin/settings`);
    await page.getByRole('region', { name: WORDS.en.title }).waitFor();
    await page.getByText('Français', { exact: true }).click();
    const question = page.getByRole('region', { name: WORDS.fr.title });
    await question.getByText(fr.question).waitFor();
    await question.getByRole('button', { name: WORDS.fr.no }).press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

    await page.getByText(WORDS.fr.yes, { exact: true }).click();
    await vi.waitFor(() => expect(google).toHaveLength(1), DEADLINE);
    await mark(page);
    // As an upload does.
    await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
    await page.getByText(WORDS.fr.no, { exact: true }).click();
    await question.getByRole('status').filter({ hasText: fr.still_loaded }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByText('English', { exact: true }).click();
    const note = page.getByRole('region', { name: WORDS.en.title });
    await note.getByRole('status').filter({ hasText: en.still_loaded }).waitFor();
    await page.getByRole('button', { name: en.later }).click();
    expect(await page.getByRole('status').filter({ hasText: en.still_loaded }).count()).toBe(0);
    expect(await isMarked(page)).toBe(1);
    // Allowed again, the same container continues.
    await page.getByText(WORDS.en.yes, { exact: true }).click();
    await vi.waitFor(
      async () =>
        expect((await pushedCommands(page)).at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }]),
      DEADLINE,
    );
    expect(google).toHaveLength(1);
  });
});
