import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CHAT_WORDS } from '../shared/i18n/guest/chat-words.ts';
import { de } from '../shared/i18n/guest/de.ts';
import { fr } from '../shared/i18n/guest/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { MENU_LOCALES } from '../shared/locales.ts';
import { axeFindings } from '../test/axe.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { screenFindings } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { layOutAll } from './shown-dishes.ts';
import { scrollsSideways, withPage as withWatchedPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

const chatWords = CHAT_WORDS.fr;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;
const withPage = (options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withWatchedPage({ browser, origin: server.url, ...options }, run);

/** A French bistro: what its owner declares of each dish. */
const DISHES = [
  { title: 'Salade de noix', price: 900, allergens: [{ code: 'walnut', state: 'contains' }] },
  { title: 'Pain maison', price: 300, allergens: [{ code: 'gluten', state: 'contains' }] },
  { title: 'Gâteau du jour', price: 800, allergens: [{ code: 'tree_nuts', state: 'may_contain' }] },
  { title: 'Soupe du jour', price: 700 },
  {
    title: 'Crème glacée',
    price: 600,
    allergens: [{ code: 'milk', state: 'contains' }],
    options: [{ label: 'pistaches', price: 100, allergens: [{ code: 'pistachio', state: 'contains' }] }],
  },
  { title: 'Sorbet', price: 500, allergens: [] },
];
const EVENING_DISH = {
  title: 'Tarte aux noisettes',
  price: 1100,
  allergens: [{ code: 'hazelnut', state: 'contains' }],
};

let address: string;

beforeAll(async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Bistro Noix', main_locale: 'fr', currency: 'CAD', timezone: 'UTC' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  for (const [title, dishes] of [
    ['Plats', DISHES.slice(0, 4)],
    ['Desserts', DISHES.slice(4)],
  ] as const) {
    const body = { menu_id: 1, title };
    const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', body);
    for (const dish of dishes)
      await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: section.id, ...dish });
  }
  const evening = await owner.ask<{ menu: { id: number } }>(201, 'POST', '/api/menus', { title: 'Soir' });
  const otherSection = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', {
    menu_id: evening.menu.id,
    title: 'Soir',
  });
  for (const dish of [DISHES[0], EVENING_DISH])
    await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: otherSection.section.id, ...dish });
  await owner.publish(id);
  address = `${server.url}/restaurants/${id}/menus/1`;
  // The other languages come by jobs.
  await vi.waitFor(
    async () => {
      for (const lang of MENU_LOCALES)
        expect((await fetch(`${address}?lang=${lang}`)).headers.get('content-language')).toContain(lang);
    },
    { timeout: 60_000, interval: 250 },
  );
}, 120_000);

const entry = (page: Page, name: string) => page.locator('.item').filter({ hasText: name });
const mark = (page: Page, name: string) => entry(page, name).locator('.avoid-mark');
const open = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true }).first().click();

describe.each([
  ['phone', PHONE],
  ['desktop', DESK],
])('%s', (_, device) => {
  test('a German with a nut allergy marks a French bistro’s dishes and shows the kitchen a card', async () => {
    await withPage(device, async (page) => {
      await page.goto(`${address}?lang=de`);
      await open(page, de.avoiding.cant_eat);
      const sheet = page.getByRole('dialog', { name: de.avoiding.choose });
      await sheet.getByLabel('Schalenfrüchte', { exact: true }).check();
      expect(await screenFindings(page)).toEqual([]);
      await sheet.getByRole('button', { name: de.avoiding.done }).click();
      await page.getByText('Laut Angabe ohne Schalenfrüchte · 2 von 6 Gerichten').waitFor();
      await page.getByText('Nicht angegeben, bitte das Personal fragen: 1').waitFor();
      await layOutAll(page);
      const marks = await page
        .locator('.item')
        .evaluateAll((items) =>
          items.map((item) => [item.getAttribute('data-avoid'), item.querySelector('.avoid-mark')?.textContent ?? '']),
        );
      expect(marks).toEqual([
        ['contains', 'Enthält: Walnüsse'],
        ['declared_without', ''],
        ['may_contain', 'Kann enthalten: Schalenfrüchte'],
        ['nothing_declared', de.avoiding.ask_staff],
        ['contains', expect.stringMatching(/^„.+“: Enthält: Pistazien$/)],
        ['declared_without', ''],
      ]);
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);

      await open(page, de.avoiding.card);
      const card = page.getByRole('dialog', { name: de.avoiding.card });
      const sides = await card
        .locator('section')
        .evaluateAll((all) => all.map((side) => [side.getAttribute('lang'), side.textContent]));
      expect(sides).toEqual([
        ['fr', `${fr.avoiding.must_not}noix${fr.avoiding.question}`],
        ['de', `${de.avoiding.must_not}Schalenfrüchte${de.avoiding.question}`],
      ]);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'hidden' });
    });
  });
});

test('the choice is kept for the visit: in another language, on another menu, and after a reload', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(address);
    await open(page, fr.avoiding.cant_eat);
    await page.getByLabel('lait', { exact: true }).check();
    await page.getByLabel(fr.avoiding.hide).check();
    await open(page, fr.avoiding.done);
    await entry(page, 'Crème glacée').waitFor({ state: 'hidden' });
    await page.goto(`${address}?lang=en`);
    await page.getByText('Declared without milk · 4 of 6 dishes').waitFor();
    await page.goto(address.replace(/1$/, '2'));
    await page.getByText('Déclarés sans lait · 2 plats sur 2').waitFor();
    await page.goto(address);
    await entry(page, 'Crème glacée').waitFor({ state: 'hidden' });
    // Another visit begins without it.
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await open(page, fr.avoiding.change);
    await page.getByLabel('lait', { exact: true }).uncheck();
    await open(page, fr.avoiding.done);
    await entry(page, 'Crème glacée').waitFor();
    expect(await mark(page, 'Crème glacée').count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

/** Opens the sheet and checks or unchecks tree nuts. */
const toggleNuts = async (page: Page, button: string) => {
  await open(page, button);
  const sheet = page.getByRole('dialog', { name: fr.avoiding.choose });
  await sheet.getByLabel(fr.allergens.tree_nuts, { exact: true }).click();
  await sheet.getByRole('button', { name: fr.avoiding.done }).click();
};

test('a dish of another menu is marked in the chat, also if the choice is made after the answer and withdrawn again', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(address);
    const openChat = () => page.getByRole('button', { name: chatWords.open }).click();
    await openChat();
    const panel = page.getByRole('dialog', { name: chatWords.open });
    await panel.getByRole('textbox').fill('Combien coûte la tarte aux noisettes ?');
    await panel.getByRole('button', { name: chatWords.send }).click();
    const chatEntry = panel.locator('.chat-dishes li').filter({ hasText: EVENING_DISH.title });
    await chatEntry.getByRole('link').waitFor();
    expect(await chatEntry.innerText()).not.toContain('Contient');
    await page.keyboard.press('Escape');
    await toggleNuts(page, fr.avoiding.cant_eat);
    await openChat();
    await chatEntry.getByText('Contient : noisettes').waitFor();
    expect(await screenFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await toggleNuts(page, fr.avoiding.change);
    await openChat();
    await chatEntry.getByText('Contient : noisettes').waitFor({ state: 'detached' });

    // With the choice made before: the chat is shown again by another page.
    await page.keyboard.press('Escape');
    await toggleNuts(page, fr.avoiding.cant_eat);
    await page.reload();
    await openChat();
    await chatEntry.getByText('Contient : noisettes').waitFor();
  });
});

test('the assistant can be asked about the choice with a press in the middle of a chat, once', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(address);
    const openChat = () => page.getByRole('button', { name: chatWords.open }).click();
    await openChat();
    const panel = page.getByRole('dialog', { name: chatWords.open });
    await panel.getByRole('textbox').fill('Bonjour');
    await panel.getByRole('button', { name: chatWords.send }).click();
    const answers = panel.locator('.chat-assistant');
    await answers.first().waitFor();
    await page.keyboard.press('Escape');
    await toggleNuts(page, fr.avoiding.cant_eat);
    await page.reload();
    await openChat();
    const question = interpolate(fr.avoiding.chat_question, { allergens: fr.allergens.tree_nuts });
    const ready = panel.getByRole('button', { name: question });
    await ready.click();
    await answers.nth(1).getByText('Salade de noix').first().waitFor();
    expect(await answers.nth(1).innerText()).toContain('Bistro Noix déclare que ces plats contiennent');
    await ready.waitFor({ state: 'hidden' });
    await answers.nth(1).locator('.avoid-mark').first().getByText('Contient : noix de Grenoble').waitFor();
    expect(await screenFindings(page)).toEqual([]);
  });
});

test('a link to a dish that is hidden on another menu shows it with its mark', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(address);
    await open(page, fr.avoiding.cant_eat);
    await page.getByLabel(fr.allergens.tree_nuts, { exact: true }).check();
    await page.getByLabel(fr.avoiding.hide).check();
    await open(page, fr.avoiding.done);
    await page.getByRole('button', { name: fr.find }).click();
    await page.getByLabel(fr.search).fill('tarte');
    const found = page.locator('.elsewhere li');
    await found.getByText('Contient : noisettes').waitFor();
    expect(await screenFindings(page)).toEqual([]);
    await found.getByRole('link').click();
    await page.waitForURL(/menus\/2/);
    await mark(page, EVENING_DISH.title).waitFor();
    expect(await mark(page, EVENING_DISH.title).innerText()).toMatch(/^Contient\s: noisettes$/);
    await entry(page, 'Salade de noix').waitFor({ state: 'hidden' });
  });
});

test('avoiding one kind of nut: a dish that names no kind may contain it', async () => {
  await withPage(PHONE, async (page) => {
    await page.goto(`${address}?lang=en`);
    await open(page, 'I can’t eat …');
    await page.getByText('Only certain kinds: tree nuts').click();
    await page.getByLabel('walnuts', { exact: true }).check();
    await open(page, 'Done');
    await page.getByText('Declared without walnuts · 3 of 6 dishes').waitFor();
    expect(await page.locator('[data-avoid="may_contain"]').count()).toBe(1);
    expect(await page.locator('body').innerText()).not.toMatch(/nut.free|free of|safe/i);
  });
});

test('the choice never leaves the phone, and the card opens without a network', async () => {
  await withPage({ ...PHONE, serviceWorkers: 'allow' }, async (page) => {
    const sentRequests: string[] = [];
    page.context().on('request', (request) => sentRequests.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(address);
    await page.evaluate(async () => await navigator.serviceWorker.ready);
    const isKept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
        return keys.flat().some(({ url }) => url.includes('guest-avoid'));
      });
    await expect.poll(isKept).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await open(page, fr.avoiding.cant_eat);
    await page.getByLabel('arachides', { exact: true }).check();
    await page.getByRole('dialog').getByRole('button', { name: fr.avoiding.card }).click();
    await page.getByRole('dialog', { name: fr.avoiding.card }).getByText('arachides').waitFor();
    expect(sentRequests.filter((text) => /peanut|arachide/.test(text))).toEqual([]);
  });
});

test.each(MENU_LOCALES)('the marks and the card in %s have no findings', async (locale) => {
  await withPage(PHONE, async (page) => {
    await page.goto(`${address}?lang=${locale}`);
    await page.evaluate(() => sessionStorage.setItem('avoid', '{"codes":["tree_nuts","seafood"],"isHiding":false}'));
    await page.reload();
    await page.locator('.avoiding button').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.locator('.avoiding button').last().click();
    await page.locator('.kitchen-card').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
