import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { de } from '../shared/i18n/guest/de.ts';
import { es } from '../shared/i18n/guest/es.ts';
import { fr } from '../shared/i18n/guest/fr.ts';
import type { GuestWords } from '../shared/i18n/guest/guest-words.ts';
import { axeFindings } from '../test/axe.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { scrollsSideways, withPage as withWatchedPage } from './with-page.ts';

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const ASSETS = join(import.meta.dirname, '../dist/assets');
const MAX_SCRIPT_BYTES = 3_000;

let id: string;
let address: string;

beforeAll(async () => {
  const owner = new OwnerByHttp(server.url);
  const restaurant = { name: 'Chez Liste', main_locale: 'fr', currency: 'EUR', timezone: 'Europe/Paris' } as const;
  id = await owner.begin(`${randomUUID()}@example.com`, restaurant);
  const sectionId = await owner.addSection('Desserts');
  for (const dish of [
    { title: 'Tarte aux pommes', price: 900, allergens: [{ code: 'milk', state: 'contains' }] },
    {
      title: 'Vin blanc',
      variants: [
        { label: 'verre', price: 600 },
        { label: 'bouteille', price: 2800 },
      ],
    },
    {
      title: 'Salade verte',
      price: 700,
      allergens: [{ code: 'celery', state: 'may_contain' }],
      options: [{ label: 'noix', price: 100, allergens: [{ code: 'walnut', state: 'contains' }] }],
    },
  ])
    await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, ...dish });
  const evening = await owner.ask<{ menu: { id: number } }>(201, 'POST', '/api/menus', { title: 'Soir' });
  const eveningSection = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', {
    menu_id: evening.menu.id,
    title: 'Soupes',
  });
  await owner.ask(201, 'POST', '/api/menu-items', {
    menu_section_id: eveningSection.section.id,
    title: 'Soupe à l’oignon',
    price: 900,
    allergens: [{ code: 'milk', state: 'contains' }],
  });
  await owner.publish(id);
  address = `${server.url}/restaurants/${id}/menus/1`;
  // The other languages come by jobs.
  await vi.waitFor(async () => expect((await fetch(`${address}?lang=ar`)).headers.get('content-language')).toBe('ar'), {
    timeout: 60_000,
    interval: 250,
  });
}, 120_000);

const withPage = (run: Parameters<typeof withWatchedPage>[1]) =>
  withWatchedPage({ browser, origin: server.url, ...PHONE }, run);

test('dishes and sizes are collected, shown in both languages with their declared allergens, and kept for the visit', async () => {
  await withPage(async (page) => {
    const sentRequests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sentRequests.push(request.url());
    });
    await page.goto(`${address}?lang=de`);
    await page.getByRole('button', { name: 'Liste für die Bedienung' }).click();
    const tart = page.locator('.item').first();
    const title = await tart.locator('h3').innerText();
    await page.getByRole('button', { name: `Hinzufügen: ${title}` }).click();
    await page.getByRole('button', { name: `Hinzufügen: ${title}` }).click();
    await page
      .locator('.variants > div')
      .nth(1)
      .getByRole('button', { name: /^Hinzufügen/ })
      .click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Der Bedienung zeigen: 3' }).click();
    const shownList = page.getByRole('dialog', { name: 'Notre commande' });
    const lines = shownList.getByRole('listitem');
    expect(await lines.first().innerText()).toMatch(
      new RegExp(`2 × Tarte aux pommes\\s+${title}\\s+Contient.: lait\\s+Enthält: Milch`),
    );
    expect(await lines.nth(1).innerText()).toMatch(/1 × Vin blanc · bouteille/);
    expect(await axeFindings(page)).toEqual([]);
    await lines
      .first()
      .getByRole('button', { name: /^Entfernen/ })
      .click();
    await shownList.getByText('1 × Tarte aux pommes').waitFor();
    await shownList.getByRole('button', { name: 'Schließen' }).click();

    await page.goto(`${address}?lang=es`);
    await page.getByRole('button', { name: 'Mostrar al camarero: 2' }).click();
    await page.getByText('1 × Tarte aux pommes').waitFor();
    await page.getByRole('button', { name: 'Borrar' }).last().click();
    await page.getByRole('button', { name: /Mostrar al camarero/ }).waitFor({ state: 'hidden' });
    expect(sentRequests).toEqual([]);
  });
});

/** As a browser shows a cached page. */
const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a page that comes back names dishes that were collected in another language in its own', async () => {
  await withPage(async (page) => {
    await page.goto(`${address}?lang=de`);
    await page.locator('.list-button').click();
    await page.locator('.collect button:last-child').first().click();
    await page.goto(`${address}?lang=es`);
    const title = await page.locator('.item h3').first().innerText();
    await page.locator('.list-show').waitFor();
    await comeBack(page);
    await page.locator('.list-show').click();
    const line = page.getByRole('dialog', { name: 'Notre commande' }).getByRole('listitem');
    expect(await line.innerText()).toContain(title);
  });
});

describe('the guest’s choice is marked on the list in both languages', () => {
  const list = (page: Page) => page.getByRole('dialog', { name: 'Notre commande' });
  // With plain spaces.
  const marksOf = async (page: Page) =>
    (await list(page).locator('.avoid-mark').allInnerTexts()).map((text) => text.replaceAll(/\s/g, ' '));
  const showList = async (page: Page) => {
    await page.locator('.list-show').click();
    await list(page).waitFor();
  };
  const closeList = (page: Page) => list(page).locator('.waiter-close').click();
  const collect = async (page: Page, ...places: number[]) => {
    for (const place of places) await page.locator('.collect button:last-child').nth(place).click();
  };
  const choose = async (page: Page, words: GuestWords, ...codes: ('milk' | 'tree_nuts')[]) => {
    // The name of the button that opens the sheet before there is a choice, and after.
    await page.locator('.cant-eat').click();
    const sheet = page.getByRole('dialog', { name: words.avoiding.choose });
    for (const code of codes) await sheet.getByLabel(words.allergens[code], { exact: true }).click();
    await sheet.getByRole('button', { name: words.avoiding.done }).click();
  };
  const NUT_MARKS = [
    'Allergènes non déclarés : demandez au personnel.',
    'Allergene nicht angegeben: bitte das Personal fragen.',
    '« noix » : Contient : noix de Grenoble',
    expect.stringMatching(/^„.+“: Enthält: Walnüsse$/),
  ];

  test('whether the choice is made before the list or after it, and changed or withdrawn on another menu', async () => {
    await withPage(async (page) => {
      await page.goto(`${address}?lang=de`);
      await page.locator('.list-button').click();
      await collect(page, 0, 1, 3);
      await showList(page);
      expect(await marksOf(page)).toEqual([]);
      await closeList(page);
      await choose(page, de, 'tree_nuts');
      await showList(page);
      await expect.poll(() => marksOf(page)).toEqual(NUT_MARKS);
      expect(await axeFindings(page)).toEqual([]);
      // The entries are made again.
      await list(page)
        .getByRole('button', { name: /^Hinzufügen/ })
        .first()
        .click();
      await list(page).getByText('2 × Tarte aux pommes').waitFor();
      expect(await marksOf(page)).toEqual(NUT_MARKS);
      await page.reload();
      await showList(page);
      await expect.poll(() => marksOf(page)).toEqual(NUT_MARKS);
      await closeList(page);

      await page.goto(`${address.replace(/1$/, '2')}?lang=es`);
      await collect(page, 0);
      await showList(page);
      await expect.poll(async () => (await marksOf(page)).length).toBe(4);
      await closeList(page);
      await choose(page, es, 'tree_nuts', 'milk');
      await showList(page);
      const undeclared = [
        'Allergènes non déclarés : demandez au personnel.',
        'Alérgenos no declarados: pregunte al personal.',
      ];
      const milkMarks = ['Contient : lait', 'Contiene: leche'];
      // The salad's walnuts come with an add-on of which no milk is declared.
      await expect.poll(() => marksOf(page)).toEqual([...milkMarks, ...undeclared, ...milkMarks]);
      await closeList(page);
      await choose(page, es, 'milk');
      await showList(page);
      expect(await marksOf(page)).toEqual([]);
    });
  });

  test('also if the script of the choice could not be loaded before the list was shown', async () => {
    // The service worker would serve its copy.
    await withWatchedPage({ browser, origin: server.url, ...PHONE, serviceWorkers: 'block' }, async (page) => {
      await page.goto(address);
      await page.evaluate(() => sessionStorage.setItem('avoid', '{"codes":["milk"],"isHiding":false}'));
      await page.route(/guest-avoid/, (route) => route.abort(), { times: 1 });
      await page.reload();
      await page.locator('.list-button').click();
      await collect(page, 0);
      await showList(page);
      expect(await marksOf(page)).toEqual([]);
      await closeList(page);
      // The press loads it.
      await choose(page, fr);
      await showList(page);
      expect(await marksOf(page)).toEqual(['Contient : lait']);
      await page.reload();
      await showList(page);
      await expect.poll(() => marksOf(page)).toEqual(['Contient : lait']);
    });
  });

  test('with the sizes and add-ons as the restaurant names them, on a page in its language', async () => {
    await withPage(async (page) => {
      await page.goto(`${address}?lang=de`);
      await page.locator('.list-button').click();
      await collect(page, 3);
      await choose(page, de, 'tree_nuts');
      await page.goto(address.replace(/1$/, '2'));
      await showList(page);
      await expect
        .poll(() => marksOf(page))
        .toEqual([expect.stringContaining('« noix » : Contient : noix de Grenoble')]);
    });
  });

  test('and stays as it is on a page that comes back where nothing can be stored', async () => {
    await withPage(async (page) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.goto(address);
      await page.locator('.list-button').click();
      await collect(page, 0);
      await choose(page, fr, 'milk');
      await comeBack(page);
      await showList(page);
      await list(page).getByText('1 × Tarte aux pommes').waitFor();
      expect(await marksOf(page)).toEqual(['Contient : lait']);
    });
  });

  test('and without a network', async () => {
    await withWatchedPage({ browser, origin: server.url, ...PHONE, serviceWorkers: 'allow' }, async (page) => {
      await page.goto(address);
      await page.evaluate(async () => await navigator.serviceWorker.ready);
      const hasScripts = () =>
        page.evaluate(async () => {
          const cacheNames = await caches.keys();
          const keys = await Promise.all(cacheNames.map(async (name) => await (await caches.open(name)).keys()));
          const urls = keys.flat().map(({ url }) => url);
          return ['guest-avoid', 'guest-collect-dishes'].every((name) => urls.some((url) => url.includes(name)));
        });
      await expect.poll(hasScripts).toBe(true);
      await page.context().setOffline(true);
      await page.reload();
      await page.locator('.list-button').click();
      await collect(page, 0);
      await choose(page, fr, 'milk');
      await showList(page);
      await list(page).getByText('1 × Tarte aux pommes').waitFor();
      await expect.poll(() => marksOf(page)).toEqual(['Contient : lait']);
      await page.reload();
      await showList(page);
      await expect.poll(() => marksOf(page)).toEqual(['Contient : lait']);
    });
  });
});

test('its script is small', () => {
  const [script] = readdirSync(ASSETS).filter((name) => /^guest-collect-dishes-.*\.js\.br$/.test(name));
  if (script === undefined) throw new Error('the build has no such script');
  expect(statSync(join(ASSETS, script)).size).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});
