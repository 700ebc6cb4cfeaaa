import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { editor, edits, forms, frame, menu_forms, restaurant as restaurantWords } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import type { AppLocale } from '../shared/locales.ts';
import type { Item, Restaurant } from '../shared/menu.ts';
import { axeFindings } from '../test/axe.ts';
import { blankPng } from '../test/blank-png.ts';
import { hasFocus } from './hands.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { inBothColours, smallTargets } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { layOutAll } from './shown-dishes.ts';
import { openScreen, scrollsSideways, withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };
const PICTURE = { name: 'wine.png', mimeType: 'image/png', buffer: Buffer.from(blankPng(640, 480)) };
const words = { ...edits, ...editor, ...forms, ...frame, ...restaurantWords, ...menu_forms };
const REFUSED = '*Les caractères spéciaux ne sont pas acceptés.';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

type FormsOwner = { owner: OwnerByHttp; id: string; draft(): Promise<Restaurant> };

/** An owner whose first menu has a section with a soup, and whose interface speaks the language. */
async function newOwner(locale: AppLocale): Promise<FormsOwner> {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Léa', main_locale: 'en', currency: 'CAD', timezone: 'America/Toronto' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  const send = async (method: string, path: string, body: object) => {
    const answer = await owner.request(method, path, body);
    expect([path, answer.status]).toEqual([path, method === 'POST' ? 201 : 200]);
  };
  const me = await (await owner.request('GET', '/api/me')).json();
  await send('PUT', `/api/users/${me.user.id}`, { locale });
  await send('POST', '/api/menu-sections', { menu_id: 1, title: 'Soups' });
  await send('POST', '/api/menu-items', { menu_section_id: 1, title: 'Leek soup', price: 900 });
  const draft = async (): Promise<Restaurant> =>
    (await (await owner.request('GET', `/api/restaurants/${id}?admin=true`)).json()).restaurant;
  return { owner, id, draft };
}

async function asOwner(
  locale: AppLocale,
  options: BrowserContextOptions,
  run: (page: Page, owner: FormsOwner, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const signed = await newOwner(locale);
  await withPage({ browser, origin: server.url, locale, ...options }, async (page, context) => {
    await signed.owner.signIn(context);
    await run(page, signed, context);
  });
}

const itemsOf = ({ menus }: Restaurant): Item[] =>
  menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
const goTo = (page: Page, path: string) => openScreen(page, server.url + path);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a menu, a section and an item with everything are created, changed, published and deleted', async () => {
  await asOwner('fr', DESK, async (page, { owner, id, draft }) => {
    await goTo(page, '/admin/menus/create');
    const name = page.getByLabel(words.menu_title);
    await name.fill('Carte {d’été}');
    await button(page, words.create_menu).click();
    await page.getByText(REFUSED).waitFor();
    expect(await hasFocus(name)).toBe(true);
    await name.fill("L'Étoile & Fils");
    await page.getByLabel(words.complex, { exact: true }).check();
    await button(page, words.create_menu).click();
    await page.waitForURL('**/admin/restaurant/menus/2');
    expect((await draft()).menus[1]).toMatchObject({ title: "L'Étoile & Fils", display_mode: 'complex' });

    await goTo(page, '/admin/menus/2/sections/create');
    await page.getByLabel(words.section_title).fill('Vins');
    await page.getByRole('textbox', { name: words.price, exact: true }).fill('vingt');
    await button(page, words.create_section).click();
    await page.getByText(words.not_an_amount).waitFor();
    await page.getByRole('textbox', { name: words.price, exact: true }).fill('$45');
    await button(page, words.create_section).click();
    await page.waitForURL('**/admin/restaurant/menus/2/sections/2');
    expect((await draft()).menus[1]?.sections[0]).toMatchObject({ title: 'Vins', price: 4500 });

    await goTo(page, '/admin/menus/2/sections/2/menu-items/create');
    await page.getByLabel(words.item_title).fill('Chenin d’Anjou <2023>');
    await page.getByLabel(words.description).fill('Sec, un peu de miel');
    await page.getByLabel(words.details).fill('Chez un vigneron que nous connaissons');
    await page.getByText(words.kind_sizes, { exact: true }).click();
    const sizes = page.getByLabel(words.size, { exact: true });
    await sizes.nth(0).fill('Verre');
    await sizes.nth(1).fill('Bouteille');
    const prices = page.getByRole('textbox', { name: words.price, exact: true });
    await prices.nth(0).fill('12');
    await prices.nth(1).fill('56,5');
    await button(page, interpolate(words.more_of, { name: 'Bouteille' })).click();
    await page.getByRole('menuitem', { name: words.move_up }).click();
    await button(page, words.add_option).click();
    await page.keyboard.type('Glaçons');
    await page.getByLabel(words.new_tag).fill('Nature');
    await page.locator('[data-part="allergens"] summary').click();
    const sulphites = page.locator('fieldset[data-part="allergen"]').filter({ hasText: /sul(ph|f)ites/i });
    await sulphites.getByText(words.contains, { exact: true }).click();
    await page.getByText(words.will_be_checked).waitFor();
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await page.getByRole('img', { name: /Chenin/ }).waitFor();
    await button(page, words.create_item).click();
    await page.waitForURL('**/admin/restaurant/menus/2/sections/2');
    const createdItem = itemsOf(await draft()).at(-1);
    expect(createdItem).toMatchObject({
      title: 'Chenin d’Anjou <2023>',
      description: 'Sec, un peu de miel',
      details: 'Chez un vigneron que nous connaissons',
      price: null,
      variants: [
        { label: 'Bouteille', price: 5650 },
        { label: 'Verre', price: 1200 },
      ],
      options: [{ label: 'Glaçons', price: null }],
      tags: ['Nature'],
      allergens: [{ code: 'sulphites', state: 'contains' }],
      allergens_checked_at: expect.any(String),
      picture: { origin: 'owner' },
    });

    await goTo(page, '/admin/menus/2/sections/2/menu-items/2/edit');
    await page.getByText(words.kind_single, { exact: true }).click();
    await page.getByRole('textbox', { name: words.price, exact: true }).fill('12,50');
    await button(page, words.save).click();
    await page.waitForURL('**/admin/restaurant/menus/2/sections/2');
    const changedItem = itemsOf(await draft()).at(-1);
    expect(changedItem).toMatchObject({
      price: 1250,
      variants: [],
      allergens_checked_at: createdItem?.allergens_checked_at,
    });

    await owner.publish(id);
    await page.goto(`${server.url}/restaurants/${id}/menus/2`);
    await layOutAll(page);
    const shownText = await page.getByRole('main').innerText();
    expect(shownText).toContain('Chenin d’Anjou <2023>');
    expect(shownText).toContain('12.50');
    expect(await page.content()).not.toContain('vigneron');
    expect(await page.locator('main img').count()).toBe(1);

    await goTo(page, '/admin/menus/2/sections/2/menu-items/2/edit');
    await button(page, words.delete_item).click();
    await page.getByRole('dialog').getByRole('button', { name: words.delete }).click();
    await page.waitForURL('**/admin/restaurant/menus/2/sections/2');
    expect(itemsOf(await draft()).map(({ title }) => title)).toEqual(['Leek soup']);
    await goTo(page, '/admin/menus/2/sections/2/menu-items/2/edit');
    await page.getByText(words.gone_title).waitFor();
  });
});

test('the restaurant’s name, fonts and taxes reach its public page', async () => {
  await asOwner('fr', DESK, async (page, { owner, id, draft }) => {
    await goTo(page, '/admin/restaurant/edit');
    await page.getByLabel(words.name).fill('Bistro [test]');
    await button(page, words.save).click();
    await page.getByText(REFUSED).waitFor();
    await page.getByLabel(words.name).fill("L'Étoile & Fils");
    await button(page, interpolate(words.change_font, { label: words.title_font })).click();
    const fonts = page.getByRole('dialog');
    await fonts.getByLabel('Caveat').check();
    expect(await fonts.getByText('Caveat').evaluate((name) => getComputedStyle(name).fontFamily)).toContain('caveat');
    await fonts.getByRole('button', { name: words.save }).click();
    await page.getByRole('button', { name: /^GST 5/ }).click();
    await page.getByRole('button', { name: /^QST 9[.,]975/ }).click();
    await page.getByLabel(words.registration).first().fill('123456789 RT0001');
    await page.getByLabel(words.phone).fill('+1 514 555 0142');
    await button(page, words.save).click();
    await vi.waitFor(async () => expect((await draft()).name).toBe("L'Étoile & Fils"), { timeout: 10_000 });
    expect(await draft()).toMatchObject({
      title_font: 'caveat',
      text_font: 'inter',
      phone: '+1 514 555 0142',
      taxes: [
        { number: 1, name: 'GST', rate: 5_000, registration: '123456789 RT0001' },
        { number: 2, name: 'QST', rate: 9_975, registration: null },
      ],
    });

    await owner.publish(id);
    await page.goto(`${server.url}/restaurants/${id}/menus/1`);
    expect(await page.title()).toBe("L'Étoile & Fils");
    const foot = await page.locator('body').innerText();
    expect(foot).toContain('GST 5%');
    expect(foot).toContain('123456789 RT0001');
    const title = page.getByRole('heading', { name: "L'Étoile & Fils" });
    expect(await title.evaluate((name) => getComputedStyle(name).fontFamily)).toContain('caveat');
  });
});

test('leaving a form with typed text asks first, and the text survives a failure', async () => {
  await asOwner('fr', DESK, async (page, { draft }, context) => {
    const edit = '/admin/menus/1/sections/1/menu-items/1/edit';
    await goTo(page, edit);
    const title = page.getByLabel(words.item_title);
    await title.fill('Leek and potato soup');
    await page.getByRole('link', { name: words.settings }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.stay }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await context.setOffline(true);
    await button(page, words.save).click();
    await page.getByRole('alert').filter({ hasText: words.no_network }).waitFor();
    expect(await title.inputValue()).toBe('Leek and potato soup');
    await context.setOffline(false);

    const cookies = await context.cookies();
    await context.clearCookies();
    // The app may notice before the button is pressed.
    const pressed = button(page, words.save).click({ timeout: 5_000 });
    await Promise.all([pressed.catch(() => undefined), page.waitForURL('**/sign-in?*')]);
    await context.addCookies(cookies);
    await goTo(page, edit);
    await page.getByText(words.restored).waitFor();
    expect(await title.inputValue()).toBe('Leek and potato soup');
    await button(page, words.save).click();
    await page.waitForURL('**/admin/restaurant/menus/1/sections/1');
    expect(itemsOf(await draft())[0]?.title).toBe('Leek and potato soup');
  });
});

test('an item that was changed elsewhere asks for a choice, which overwrites no untouched field, and only if the same field was changed', async () => {
  await asOwner('fr', DESK, async (page, { owner, draft }) => {
    await goTo(page, '/admin/menus/1/sections/1/menu-items/1/edit');
    await page.getByLabel(words.description).fill('With chives');
    await owner.request('PUT', '/api/menu-items/1', { title: 'Soup' });
    await button(page, words.save).click();
    await page.waitForURL('**/admin/restaurant/menus/1/sections/1');
    expect(itemsOf(await draft())[0]).toMatchObject({ title: 'Soup', description: 'With chives' });

    await goTo(page, '/admin/menus/1/sections/1/menu-items/1/edit');
    await page.getByLabel(words.description).fill('With cream');
    await owner.request('PUT', '/api/menu-items/1', { title: 'Soup of the day', description: 'With bread' });
    await button(page, words.save).click();
    const choice = page.getByRole('dialog').filter({ hasText: words.conflict_title });
    const contested = choice.getByRole('region', { name: words.description });
    await contested.getByText('With cream').waitFor();
    await contested.getByText('With bread').waitFor();
    // The name is not part of the form's change.
    expect(await choice.getByRole('region').count()).toBe(1);
    await choice.getByRole('button', { name: words.keep_mine }).click();
    await page.waitForURL('**/admin/restaurant/menus/1/sections/1');
    expect(itemsOf(await draft())[0]).toMatchObject({ title: 'Soup of the day', description: 'With cream' });
  });
});

test('on a phone the menus are put in order, hidden and deleted in their list; a file that isn’t a picture is refused with a reason', async () => {
  await asOwner('en', PHONE, async (page, { owner, draft }) => {
    await owner.ask(201, 'POST', '/api/menus', { title: 'Wine' });
    await goTo(page, '/admin/menus/1/sections/1/menu-items/1/edit');
    const buffer = await readFile(import.meta.filename);
    await page.locator('input[type=file]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
    await page.getByText('“notes.txt” is not a picture').waitFor();
    expect(await page.getByRole('img').count()).toBe(0);

    await goTo(page, '/admin/restaurant/menus/edit');
    const titles = () => page.getByRole('listitem').getByRole('link').allInnerTexts();
    await page.getByText('Wine', { exact: true }).waitFor();
    expect(await titles()).toEqual(['Menu', 'Wine']);
    await page.getByRole('button', { name: 'More for Wine' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await page.getByRole('status').filter({ hasText: 'Now 1 of 2' }).waitFor({ state: 'attached' });
    expect(await titles()).toEqual(['Wine', 'Menu']);
    await page.getByRole('switch', { name: 'Shown: Menu' }).click();
    const menus = async () => (await draft()).menus.map(({ title, hidden }) => [title, hidden]);
    await vi.waitFor(
      async () =>
        expect(await menus()).toEqual([
          ['Wine', false],
          ['Menu', true],
        ]),
      { timeout: 10_000 },
    );
    await page.getByRole('button', { name: 'More for Wine' }).click();
    await page.getByRole('menuitem', { name: 'Delete this menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Wine', { exact: true }).waitFor({ state: 'hidden' });
    await expect.poll(menus, { timeout: 10_000 }).toEqual([['Menu', true]]);
  });
});

test('the language of the app is kept with the owner, its colours with the browser', async () => {
  await asOwner('en', PHONE, async (page, { owner }) => {
    await goTo(page, '/admin/settings');
    await page.getByText('Français', { exact: true }).click();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect((await (await owner.request('GET', '/api/me')).json()).user.locale).toBe('fr');
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await page.getByText('Sombre', { exact: true }).click();
    await vi.waitFor(async () => expect(await scheme()).toBe('dark'), { timeout: 5_000 });
    await page.reload();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    expect(await scheme()).toBe('dark');
  });
});

const SCREENS = [
  '/admin/menus/create',
  '/admin/menus/1/edit',
  '/admin/menus/1/sections/create',
  '/admin/menus/1/sections/1/edit',
  '/admin/menus/1/sections/1/menu-items/create',
  '/admin/menus/1/sections/1/menu-items/1/edit',
  '/admin/menus/9/edit',
  '/admin/restaurant/edit',
  '/admin/restaurant/menus/edit',
  '/admin/settings',
];

test('in light and dark axe-core finds nothing, nothing scrolls sideways, targets are large', async () => {
  await asOwner('fr', PHONE, async (page) => {
    for (const path of SCREENS) {
      await goTo(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const summary of await page.locator('summary').all()) await summary.click();
      await inBothColours(page, async (only) => {
        expect([path, await axeFindings(page, only)]).toEqual([path, []]);
        expect([path, await scrollsSideways(page)]).toEqual([path, false]);
        expect([path, await smallTargets(page)]).toEqual([path, []]);
      });
    }
  });
});
