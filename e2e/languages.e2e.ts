import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TranslationProgress, TranslationsAnswer } from '../shared/api/translations.ts';
import { languages as en } from '../shared/i18n/app/en.ts';
import { APP_PATHS } from '../shared/paths.ts';
import { axeFindings } from '../test/axe.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { cutOffTexts, inAllWindows, screenFindings } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { scrollsSideways, withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const owner = new OwnerByHttp(server.url);
let id: string;
let pie: number;

beforeAll(async () => {
  const restaurant = { name: 'Chez Aglaé', main_locale: 'en', currency: 'CAD', timezone: 'America/Montreal' } as const;
  id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  const sectionId = await owner.addSection('Desserts');
  const add = (dish: object) =>
    owner.ask<{ item: { id: number } }>(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, ...dish });
  pie = (await add({ title: 'Apple pie', description: 'with ice cream', price: 900 })).item.id;
  await add({ title: 'Chocolate mousse', price: 800, tags: ['Vegetarian'] });
  await add({ title: 'Aunt Aglaé’s whim', price: 1_100 });
  await publish();
}, 60_000);

/** Publishes, and waits until every language is complete. */
async function publish(): Promise<void> {
  await owner.publish(id);
  await vi.waitFor(
    async () => {
      const path = `/api/restaurants/${id}/translation-progress`;
      const { languages } = await owner.ask<TranslationProgress>(200, 'GET', path);
      if (!languages.every(({ state }) => state === 'complete')) throw new Error(JSON.stringify(languages));
    },
    { timeout: 30_000, interval: 200 },
  );
}

const withGuest = (options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withPage({ browser, origin: server.url, ...options }, run);

const inApp = (options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withPage({ browser, origin: server.url, ...options }, async (page, context) => {
    await owner.signIn(context);
    await run(page);
  });

const menuAt = (locale: string) => `${server.url}/restaurants/${id}/menus/1?lang=${locale}`;

describe.each([
  { locale: 'ja', tag: 'ja-JP', dir: 'ltr', dish: 'アップルパイ' },
  { locale: 'ar', tag: 'ar-EG', dir: 'rtl', dish: 'فطيرة التفاح' },
])('a guest who reads $locale', ({ locale, tag, dir, dish }) => {
  test('on a phone and at a desk, light and dark', async () => {
    await withGuest({ ...PHONE, locale: tag }, async (page) => {
      // By the browser's language only, as after scanning the code.
      await page.goto(`${server.url}/restaurants/${id}`);
      const html = page.locator('html');
      expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([locale, dir]);
      await page.getByRole('heading', { name: dish }).waitFor();
      // Text without a translation is in the original.
      const original = page.getByRole('heading', { name: 'Aunt Aglaé’s whim' });
      await original.waitFor();
      await inAllWindows(page, async (only) => {
        expect(await axeFindings(page, only)).toEqual([]);
        expect(await scrollsSideways(page)).toBe(false);
        expect(await cutOffTexts(page)).toEqual([]);
      });
      const side = await page
        .getByRole('heading', { level: 2 })
        .first()
        .evaluate((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          const box = range.getBoundingClientRect();
          return box.left + box.width / 2 > innerWidth / 2 ? 'right' : 'left';
        });
      expect(side).toBe(dir === 'rtl' ? 'right' : 'left');
    });
  });
});

test('on a phone an owner adds missing translations, and guests read them at once', async () => {
  await inApp(PHONE, async (page) => {
    await page.goto(`${server.url}${APP_PATHS.languages}`);
    const french = page.getByRole('listitem').filter({ hasText: 'French' });
    await french.getByText(/of \d+ texts translated/).waitFor();
    expect(await screenFindings(page)).toEqual([]);
    expect(await cutOffTexts(page)).toEqual([]);
    await french.getByRole('link', { name: en.fill_in }).click();

    await page.getByRole('heading', { level: 1, name: 'Translations into French' }).waitFor();
    // What is left to do, and nothing else.
    const texts = page.getByRole('main').getByRole('listitem');
    await texts.getByText('Aunt Aglaé’s whim').first().waitFor();
    expect(await texts.allInnerTexts()).toEqual([expect.stringContaining('Aunt Aglaé’s whim')]);
    expect(await screenFindings(page)).toEqual([]);
    await texts.getByRole('button', { name: en.translate }).click();
    // The field begins with what the machine can say; here it is the original.
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Le caprice de tante Aglaé');
    expect(await screenFindings(page)).toEqual([]);
    await texts.getByRole('button', { name: en.save, exact: true }).click();
    await texts.getByText(en.by_owner).waitFor();
  });
  await withGuest({ ...PHONE, locale: 'fr-CA' }, async (page) => {
    await page.goto(menuAt('fr'));
    await page.getByRole('heading', { name: 'Le caprice de tante Aglaé' }).waitFor();
  });
});

test('at a desk an owner overrides a translation, changes its source, publishes and sees the result', async () => {
  await inApp(DESK, async (page) => {
    const open = async () => {
      await page.goto(`${server.url}${APP_PATHS.languages}?language=de`);
      await page.getByRole('heading', { level: 1, name: 'Translations into German' }).waitFor();
      const all = page.getByRole('checkbox', { name: en.only_original });
      await all.uncheck();
    };
    const line = (source: string) => page.getByRole('listitem').filter({ hasText: source });
    await open();
    await line('Apple pie').getByText('Apple Pie', { exact: true }).waitFor();
    await line('Apple pie').getByRole('button', { name: en.edit }).click();
    await line('Apple pie').getByRole('textbox').fill('Omas Apfelkuchen');
    await line('Apple pie').getByRole('button', { name: en.save, exact: true }).click();
    await line('Apple pie').getByText('Omas Apfelkuchen').waitFor();
    expect(await screenFindings(page)).toEqual([]);

    await owner.ask(200, 'PUT', `/api/menu-items/${pie}`, { title: 'Pear tart' });
    await publish();
    await open();
    // The owner's words were for another text: the new one has the machine's, and the old one is gone.
    await line('Pear tart').getByText('Birnentarte').waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('Omas Apfelkuchen');

    await owner.ask(200, 'PUT', `/api/menu-items/${pie}`, { title: 'Apple pie' });
    await publish();
    await open();
    // The text is back, and with it the owner's translation.
    await line('Apple pie').getByText('Omas Apfelkuchen').waitFor();
  });
});

test('by keyboard an owner confirms translations to check first, and translates the others', async () => {
  await inApp(DESK, async (page) => {
    await page.goto(`${server.url}${APP_PATHS.languages}?language=it`);
    const queue = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
    const check = queue(en.check_first);
    await check.getByText('Vegetarian', { exact: true }).waitFor();
    await check.getByText(en.check_diet).waitFor();
    expect(await screenFindings(page)).toEqual([]);
    await check.getByRole('button', { name: en.confirm }).focus();
    await page.keyboard.press('Enter');
    await check.getByText('Vegetarian', { exact: true }).waitFor({ state: 'detached' });

    const fill = queue(en.still_original);
    const field = fill.getByRole('textbox');
    await field.fill('Il capriccio di zia Aglaé');
    await field.press('Enter');
    await fill.getByText(en.queue_done).waitFor();
    const path = `/api/restaurants/${id}/translations?locale=it`;
    const { texts } = await owner.ask<TranslationsAnswer>(200, 'GET', path);
    const decided = texts.filter(({ origin }) => origin === 'owner').map(({ source, text }) => [source, text]);
    expect(decided).toEqual([
      ['Vegetarian', 'Vegetariano'],
      ['Aunt Aglaé’s whim', 'Il capriccio di zia Aglaé'],
    ]);
  });
});
