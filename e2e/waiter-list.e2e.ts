import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
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
  const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', {
    menu_id: 1,
    title: 'Desserts',
  });
  for (const dish of [
    { title: 'Tarte aux pommes', price: 900, allergens: [{ code: 'milk', state: 'contains' }] },
    {
      title: 'Vin blanc',
      variants: [
        { label: 'verre', price: 600 },
        { label: 'bouteille', price: 2800 },
      ],
    },
  ])
    await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: section.id, ...dish });
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

test('its script is small', () => {
  const [script] = readdirSync(ASSETS).filter((name) => /^guest-collect-dishes-.*\.js\.br$/.test(name));
  if (script === undefined) throw new Error('the build has no such script');
  expect(statSync(join(ASSETS, script)).size).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});
