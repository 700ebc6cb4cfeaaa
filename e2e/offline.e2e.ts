import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { axeFindings } from '../test/axe.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { STEP_DEADLINE_MS } from './with-page.ts';

/** A guest whose phone loses the network, or has a bad one. */

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type OfflineMenu = { owner: OwnerByHttp; id: string; path: string; item_id: number };

async function published(title: string): Promise<OfflineMenu> {
  const owner = new OwnerByHttp(server.url);
  const id = await owner.begin(`${randomUUID()}@example.com`, {
    name: `Chez ${title}`,
    main_locale: 'en',
    currency: 'CAD',
    timezone: 'America/Toronto',
  });
  const sectionId = await owner.addSection('Desserts');
  const { item } = await owner.ask<{ item: { id: number } }>(201, 'POST', '/api/menu-items', {
    menu_section_id: sectionId,
    title,
    price: 850,
  });
  await owner.publish(id);
  return { owner, id, path: `/restaurants/${id}/menus/1`, item_id: item.id };
}

const networks: { close(): unknown; closeAllConnections(): void }[] = [];
afterAll(() => {
  for (const network of networks) {
    network.closeAllConnections();
    network.close();
  }
});

/**
 * A network of the test's own, that can be lost or held, for the page and its service worker alike.
 */
async function ownNetwork() {
  let isLost = false;
  let heldAnswer: Promise<void> | undefined;
  let letGo = (): void => undefined;
  const proxy = createServer(async (incoming, outgoing) => {
    await heldAnswer;
    const { port } = new URL(server.url);
    const pageRequest = request(
      { host: 'localhost', port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    pageRequest.on('error', () => outgoing.destroy());
    incoming.pipe(pageRequest);
  });
  proxy.on('connection', (socket) => isLost && socket.destroy());
  proxy.listen(0, 'localhost');
  networks.push(proxy);
  await once(proxy, 'listening');
  // A TCP server's address is never a pipe's name, nor null once it listens.
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    lose() {
      isLost = true;
      proxy.closeAllConnections();
    },
    find() {
      isLost = false;
    },
    /** Requests wait until they are released. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      heldAnswer = promise;
      letGo = () => {
        heldAnswer = undefined;
        resolve();
      };
    },
    letGo: () => letGo(),
  };
}

async function withGuest(run: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...PHONE, locale: 'en' });
  context.setDefaultTimeout(STEP_DEADLINE_MS);
  try {
    await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Opens a page, and waits until everything that it needs is stored. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const isKept = async (address: string): Promise<boolean> => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const needed = [address, ...loaded.filter((name) => new URL(name).pathname.startsWith('/assets/'))];
    for (const url of needed) if (!(await caches.match(url))) return false;
    return navigator.serviceWorker.controller !== null;
  };
  // Not with `waitForFunction`, which treats a promise as true.
  await expect.poll(() => page.evaluate(isKept, url)).toBe(true);
}

const keepsPages = async (): Promise<boolean> => (await caches.keys()).some((name) => name.startsWith('pages'));

test('the menu opens offline after the first visit, and shows its date', async () => {
  const { id, path } = await published('Tarte au sucre');
  const network = await ownNetwork();
  await withGuest(async (page) => {
    await visit(page, network.url + path);
    expect(await page.locator('#offline').count()).toBe(1);
    expect(await page.locator('p#offline').count()).toBe(0);
    network.lose();
    await page.goto(network.url + path);
    await page.getByRole('heading', { name: 'Tarte au sucre', exact: true }).waitFor();
    const year = new Date().getFullYear();
    expect(await page.locator('p#offline').textContent()).toMatch(
      new RegExp(`^You are offline: this is the menu of .*${year}.*\\.$`),
    );
    expect(await axeFindings(page)).toEqual([]);
    // The font is a copy, too.
    expect(
      await page.evaluate(async () => {
        await document.fonts.ready;
        return document.fonts.check('16px "Text inter"');
      }),
    ).toBe(true);
    // The short addresses of the code, and of a named one.
    for (const short of [`/restaurants/${id}`, `/restaurants/${id}/q/3`]) {
      await page.goto(network.url + short);
      expect(page.url()).toBe(network.url + path);
      expect(await page.locator('p#offline').count()).toBe(1);
    }
    // The page that is current replaces the copy automatically.
    network.find();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('p#offline').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Tarte au sucre', exact: true }).waitFor();
  });
});

test('all languages open offline after one visit; parts without a copy say so and are disabled', async () => {
  const { path } = await published('Apple pie');
  const network = await ownNetwork();
  await expect
    .poll(async () => (await fetch(`${server.url}${path}?lang=ar`)).headers.get('content-language'), {
      timeout: 60_000,
    })
    .toBe('ar');
  await withGuest(async (page) => {
    await visit(page, network.url + path);
    const isKept = (lang: string) =>
      page.evaluate(async (url) => (await caches.match(url)) !== undefined, `${network.url}${path}?lang=${lang}`);
    for (const lang of ['fr', 'ja', 'ar']) await expect.poll(() => isKept(lang)).toBe(true);
    network.lose();
    await page.goto(`${network.url}${path}?lang=fr`);
    await page.getByRole('heading', { name: 'Tarte aux pommes' }).waitFor();
    expect(await page.locator('p#offline').textContent()).toMatch(/^Vous êtes hors ligne.*\d\.$/);
    expect(await page.locator('.languages a[href]').count()).toBe(10);
    await expect.poll(() => page.locator('.chat-button').isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    // The short address leads to what was seen, not to what was stored beside it.
    await page.goto(`${network.url}${path.replace('/menus/1', '')}`);
    expect(page.url()).toBe(network.url + path);
    // A language of which there is no copy.
    await page.evaluate(async (url) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
    }, `${network.url}${path}?lang=ja`);
    await page.goto(`${network.url}${path}?lang=ja`);
    expect(await page.locator('p#offline').textContent()).toMatch(/(only|qu’en français|فقط)\.?$/);
    await expect.poll(() => page.locator('.languages a[href]').count()).toBe(9);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('online, prices are current, and an unpublished menu isn’t served', async () => {
  const { owner, id, path, item_id } = await published('Pouding chômeur');
  const network = await ownNetwork();
  await withGuest(async (page) => {
    await visit(page, network.url + path);
    await owner.ask(200, 'PUT', `/api/menu-items/${item_id}`, { price: 975 });
    await owner.publish(id);
    await page.goto(network.url + path);
    expect(await page.locator('main').textContent()).toContain('9.75');
    await owner.ask(200, 'POST', `/api/restaurants/${id}/unpublish`, {});
    expect((await page.goto(network.url + path))?.status()).toBe(403);
    await expect.poll(() => page.evaluate(keepsPages)).toBe(false);
    network.lose();
    await expect(page.goto(network.url + path)).rejects.toThrow('ERR_');
  });
});

test('the service worker doesn’t answer for another restaurant’s page', async () => {
  const [first, second] = [await published('Gâteau'), await published('Biscuit')];
  const network = await ownNetwork();
  await withGuest(async (page) => {
    await visit(page, network.url + first.path);
    const scopes = async () =>
      await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      );
    expect(await scopes()).toEqual([`/restaurants/${first.id}`]);
    network.lose();
    await expect(page.goto(network.url + second.path)).rejects.toThrow('ERR_');
  });
});

test('on a slow network the copy is shown, and replaced by the late answer', async () => {
  const { owner, id, path, item_id } = await published('Sorbet');
  const network = await ownNetwork();
  await withGuest(async (page) => {
    await page.goto(network.url + path);
    await expect.poll(() => page.evaluate(keepsPages)).toBe(true);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await owner.ask(200, 'PUT', `/api/menu-items/${item_id}`, { price: 1075 });
    await owner.publish(id);
    network.hold();
    await page.goto(network.url + path);
    expect(await page.locator('p#offline').count()).toBe(1);
    expect(await page.locator('main').textContent()).toContain('8.50');
    network.letGo();
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('10.75'));
    expect(await page.locator('p#offline').count()).toBe(0);
  });
});
