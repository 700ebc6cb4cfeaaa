import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  edits,
  frame,
  imports as importWords,
  publishing,
  refused_edit as refused,
  saves,
  editor as words,
} from '../shared/i18n/app/en.ts';
import { API_PATHS, fillPath } from '../shared/paths.ts';
import { builtFile } from '../test/built-file.ts';
import { freePort } from '../test/free-port.ts';
import { openInBetween, type ProxyBehaviour } from '../test/in-between.ts';
import { QUICK_MENU } from '../test/small-pdf.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { screenFindings } from './screen-checks.ts';
import { ownServer, sharedBrowser } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;
/** It is only uploaded; its content doesn't matter here. */
const MENU_FILE = {
  name: 'menu.pdf',
  mimeType: 'application/pdf',
  buffer: QUICK_MENU,
};

// The server's public address is that of its proxy.
const port = await freePort();
const between = await openInBetween(port);
const [server, browser] = await Promise.all([
  ownServer({ PORT: String(port), PUBLIC_URL: between.url }),
  sharedBrowser(),
]);
afterAll(between.close);
beforeEach(() => {
  between.mannerOf = () => 'through';
  between.kept.length = 0;
});

async function asOwner(
  device: BrowserContextOptions,
  path: string,
  run: (page: Page, kitchen: Kitchen) => Promise<void>,
): Promise<void> {
  const kitchen = await openKitchen(server.url);
  await withPage({ browser, origin: between.url, ...device }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.clock.install();
    await page.goto(between.url + path);
    await run(page, kitchen);
  });
}

const row = (page: Page, title: string) => page.locator('[data-part="item-open"]').filter({ hasText: title });

async function retitle(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).click();
  const title = page.getByRole('textbox', { name: words.item_title, exact: true });
  await title.fill(to);
  await title.press('Enter');
  await page.getByRole('button', { name: words.done }).click();
  await row(page, to).waitFor();
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const changesDishes = ({ method, path }: { method: string; path: string }) =>
  method === 'PUT' && path.startsWith('/api/menu-items/');

test.each<[ProxyBehaviour, object, string]>([
  ['bad_gateway', PHONE, 'Ardoise isn’t answering. 2 changes wait.'],
  ['gateway_timeout', DESK, 'Ardoise isn’t answering. 2 changes wait.'],
  ['portal', PHONE, 'does this Wi-Fi ask you to sign in? 2 changes wait.'],
])('%s in between: edits wait, survive a reload, and are saved when it is gone', async (manner, device, shownText) => {
  await asOwner(device, '/admin', async (page, kitchen) => {
    await page.getByRole('button', { name: 'Move Leek soup' }).waitFor();
    between.mannerOf = (request) => (changesDishes(request) ? manner : 'through');
    await retitle(page, 'Leek soup', 'Cold soup');
    await retitle(page, 'Smoked trout', 'Raw trout');
    await status(page, shownText);
    await page.reload();
    await row(page, 'Cold soup').waitFor();
    await row(page, 'Raw trout').waitFor();
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
    expect(await kitchen.starters()).toEqual(['Leek soup', 'Smoked trout', 'Pickled beets']);
    between.mannerOf = () => 'through';
    await page.clock.runFor(20_000);
    await expect.poll(kitchen.starters).toEqual(['Cold soup', 'Raw trout', 'Pickled beets']);
    await status(page, 'Saved');
  });
});

test.each<ProxyBehaviour>(['silent', 'unending'])(
  'a connection that is %s is given up; later edits are saved',
  async (manner) => {
    await asOwner(DESK, '/admin', async (page, kitchen) => {
      await page.getByRole('button', { name: 'Move Leek soup' }).waitFor();
      between.mannerOf = (request) => (changesDishes(request) ? manner : 'through');
      await retitle(page, 'Leek soup', 'Cold soup');
      await expect.poll(() => between.kept).toHaveLength(1);
      await retitle(page, 'Smoked trout', 'Raw trout');
      expect(await kitchen.starters()).toEqual(['Leek soup', 'Smoked trout', 'Pickled beets']);
      // The deadline; nothing gets through before its words are seen, however long the steps last.
      await page.clock.runFor(31_000);
      await status(page, 'no connection');
      between.mannerOf = () => 'through';
      // The delay after it, and the timeout of an attempt that has begun.
      await page.clock.runFor(40_000);
      await expect.poll(kitchen.starters).toEqual(['Cold soup', 'Raw trout', 'Pickled beets']);
    });
  },
);

test('an upload that a proxy answered is retried, but not if it had arrived', async () => {
  await asOwner(PHONE, '/admin/restaurant/import', async (page, kitchen) => {
    const upload = fillPath(API_PATHS.restaurantMenusUpload, { id: kitchen.id });
    const isUpload = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === upload;
    between.mannerOf = (request) => (isUpload(request) ? 'bad_gateway' : 'through');
    await page.locator('input[type=file]').first().setInputFiles(MENU_FILE);
    await page.getByRole('button', { name: importWords.send }).click();
    await page.clock.runFor(1_500);
    await status(page, saves.upload_server_away);
    expect(between.kept).toEqual([`POST ${upload}`]);
    between.mannerOf = (request) => (isUpload(request) ? 'lost' : 'through');
    await page.clock.runFor(1_500);
    await expect.poll(() => between.kept).toHaveLength(2);
    await expect.poll(() => importsOf(kitchen)).toHaveLength(1);
    await status(page, saves.upload_server_away);
    await page.clock.runFor(3_000);
    await page.waitForURL('**/admin/analysis?import=*');
    expect([between.kept.length, (await importsOf(kitchen)).length]).toEqual([2, 1]);
  });
});

/** The full form of the dish whose card is open. */
async function openForm(page: Page) {
  await page.locator('[data-part="item-card"]').getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: edits.all_fields }).click();
  await page.waitForURL('**/edit');
}

const importsOf = async (kitchen: Kitchen) =>
  (await kitchen.owner.ask<{ imports: object[] }>(200, 'GET', '/api/imports')).imports;

test('a form opened before an edit in place is saved shows that edit and doesn’t conflict with it', async () => {
  await asOwner(DESK, '/admin', async (page, kitchen) => {
    await page.getByRole('button', { name: 'Move Leek soup' }).waitFor();
    between.mannerOf = (request) => (changesDishes(request) ? 'bad_gateway' : 'through');
    await row(page, 'Leek soup').click();
    const title = page.getByRole('textbox', { name: words.item_title, exact: true });
    await title.fill('Cold soup');
    await title.press('Enter');
    await openForm(page);
    expect(await page.getByLabel('Name of the dish').inputValue()).toBe('Cold soup');
    await page.getByLabel('Description').fill('With cream');
    // It says that it can't be saved yet, and keeps what was typed.
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('[data-part="form-error"]').waitFor();
    between.mannerOf = () => 'through';
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL('**/sections/*');
    const [soup] = (await kitchen.draft()).menus[0]?.sections[0]?.items ?? [];
    expect(soup).toMatchObject({ title: 'Cold soup', description: 'With cream' });
    await row(page, 'Cold soup').waitFor();
  });
});

test('if an edit in place is refused while its form is open, the owner chooses what to save', async () => {
  await asOwner(PHONE, '/admin', async (page, kitchen) => {
    await page.getByRole('button', { name: 'Move Leek soup' }).waitFor();
    const openedForm = Promise.withResolvers<void>();
    await page.route('**/api/menu-items/*', async (route) => {
      await openedForm.promise;
      // What it would refuse, had it a reason to: the browser checks the same.
      await route.continue({ postData: JSON.stringify({ title: '' }) });
    });
    await row(page, 'Leek soup').click();
    const title = page.getByRole('textbox', { name: words.item_title, exact: true });
    await title.fill('Cold soup');
    await title.press('Enter');
    await openForm(page);
    const inForm = page.getByLabel('Name of the dish');
    expect(await inForm.inputValue()).toBe('Cold soup');
    openedForm.resolve();
    const notice = page.locator('[data-part="form-refused"]').filter({ hasText: refused.title });
    await notice.waitFor();
    expect(await screenFindings(page)).toEqual([]);
    await notice.getByRole('button', { name: refused.go_back }).click();
    await expect.poll(() => inForm.inputValue()).toBe('Leek soup');
    expect(await notice.count()).toBe(0);
    expect(await kitchen.starters()).toContain('Leek soup');
  });
});

test('if a part’s script is missing, as after an update, a reload is offered and loads it', async () => {
  await asOwner(DESK, '/admin', async (page) => {
    const script = `**${builtFile('web/frame/frame-parts.ts')}`;
    await page.route(script, (route) => route.abort());
    await page.reload();
    const reload = page.getByRole('button', { name: frame.reload });
    await reload.waitFor();
    await page.getByRole('button', { name: 'Move Leek soup' }).waitFor();
    await page.unroute(script);
    await reload.click();
    await page.getByRole('button', { name: publishing.publish, exact: true }).waitFor();
  });
});

test('an edit that can’t be read any more is shown with its typed text; the others are saved', async () => {
  await asOwner(PHONE, '/admin', async (page, kitchen) => {
    await page.getByRole('button', { name: 'Move Leek soup' }).waitFor();
    between.mannerOf = (request) => (changesDishes(request) ? 'bad_gateway' : 'through');
    await retitle(page, 'Leek soup', 'Cold soup');
    await status(page, '1 change waits');
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('unsaved:')) ?? '';
      const storedChanges = JSON.parse(localStorage.getItem(key) ?? '');
      const odd = { kind: 'update', entity: 'item', id: 2, fields: { title: 'Raw trout', price: 1950, colour: 1 } };
      // As a tab of another version left it.
      localStorage.setItem(`${key}1`, JSON.stringify({ ...storedChanges, changes: [odd, ...storedChanges.changes] }));
      localStorage.removeItem(key);
    });
    between.mannerOf = () => 'through';
    await page.reload();
    const unreadRegion = page.getByRole('region', { name: '1 of your changes could no longer be read' });
    await unreadRegion.getByText('Raw trout · 19.50').waitFor();
    await unreadRegion.getByText('Smoked trout', { exact: true }).waitFor();
    await expect.poll(kitchen.starters).toContain('Cold soup');
    await unreadRegion.getByRole('button', { name: saves.aside_forget }).click();
    await unreadRegion.waitFor({ state: 'detached' });
  });
});
