import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { edits, editor as en } from '../shared/i18n/app/en.ts';
import { editor as fr, frame, publishing } from '../shared/i18n/app/fr.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { builtFile } from '../test/built-file.ts';
import { hasFocus } from './hands.ts';
import { type Kitchen, openKitchen, STARTERS } from './kitchen.ts';
import { inBothColours, screenFindings } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

/** Opens the first section in the owner's app. */
const inEditor = (kitchen: Kitchen, options: BrowserContextOptions, run: (page: Page) => Promise<void>) =>
  withPage({ browser, origin: server.url, ...options }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.goto(`${server.url}/admin`);
    // The handles come with what is loaded after the first section.
    await page
      .getByRole('button', { name: `Move ${STARTERS[0]}` })
      .or(page.locator('[data-part="drag-handle"]'))
      .first()
      .waitFor();
    await run(page);
  });

/** The same before the items can be moved, which they can soon after `come` has resolved. */
const withLateHandles = (kitchen: Kitchen, run: (page: Page, come: () => Promise<void>) => Promise<void>) =>
  withPage({ browser, origin: server.url, ...DESK }, async (page, context) => {
    await kitchen.owner.signIn(context);
    const { promise, resolve } = Promise.withResolvers<void>();
    const handles = builtFile('web/pages/menus/editor-parts.ts');
    await page.route(`**${handles}`, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`${server.url}/admin`);
    await run(page, async () => {
      const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith(handles));
      resolve();
      await loaded;
    });
  });

const row = (page: Page, title: string) => page.locator('[data-part="item-open"]').filter({ hasText: title });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const shownTitles = (page: Page) => page.locator('[data-part="item-title"]').allInnerTexts();
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();

/** A browser opens few at once, and each costs a round trip of a slow network. */
const MAX_HOME_REQUESTS = 52;

describe('the home', () => {
  test('asks the API once for the draft, and for few files, which its document names', async () => {
    const kitchen = await openKitchen(server.url);
    await withPage({ browser, origin: server.url, ...PHONE }, async (page, context) => {
      await kitchen.owner.signIn(context);
      const paths: string[] = [];
      page.on('request', (request) => paths.push(new URL(request.url()).pathname));
      await page.goto(`${server.url}/admin`);
      await page.getByRole('button', { name: `Move ${STARTERS[0]}` }).waitFor();
      await page.waitForLoadState('networkidle');
      const countOf = (pattern: RegExp) => paths.filter((path) => pattern.test(path)).length;
      expect([countOf(/^\/api\/opening$/), countOf(/^\/api\/restaurants\/\w+$/)]).toEqual([1, 0]);
      expect(paths.length).toBeLessThanOrEqual(MAX_HOME_REQUESTS);

      const shell = await (await context.request.get(`${server.url}/admin`)).text();
      const links = Array.from(
        shell.matchAll(/<link rel="(modulepreload|preload)"[^>]* href="([^"]*)"/g),
        ([, kind, address = '']) => ({ address, type: kind === 'preload' ? 'css' : 'javascript' }),
      );
      const home = builtFile('web/pages/menus/section-page.tsx');
      expect(links.map(({ address }) => address)).toContain(home);
      const [, startScript = ''] = /<script src="([^"]*)"/.exec(shell) ?? [];
      const startAnswer = await context.request.get(`${server.url}${startScript}`);
      expect(startAnswer.headers()['cache-control']).toContain('immutable');
      const compilationHint = /^\/\/# allFunctionsCalledOnLoad\n/;
      expect(await (await context.request.get(`${server.url}${home}`)).text()).toMatch(compilationHint);
      for (const { address, type } of links) {
        const file = await context.request.get(`${server.url}${address}`);
        expect([address, file.status(), file.headers()['content-type']]).toEqual([
          address,
          200,
          expect.stringContaining(type),
        ]);
        // A file that the home doesn't load is loaded for nothing.
        expect(paths).toContain(address);
      }
    });
  });

  test('later parts that are lost leave the list as it is, and come once the network is back', async () => {
    const kitchen = await openKitchen(server.url);
    await withPage({ browser, origin: server.url, ...DESK }, async (page, context) => {
      await kitchen.owner.signIn(context);
      const sources = ['pages/menus/editor-parts.ts', 'pages/menus/home/home-notes.tsx', 'frame/saving-parts.ts'];
      const addresses = sources.map((source) => `**${builtFile(`web/${source}`)}`);
      const lostAddresses = new Set<string>();
      const allLost = Promise.withResolvers<void>();
      for (const address of addresses)
        await page.route(address, async (route) => {
          lostAddresses.add(address);
          await route.abort();
          if (lostAddresses.size === addresses.length) allLost.resolve();
        });
      await page.goto(`${server.url}/admin`);
      await allLost.promise;
      await row(page, 'Leek soup').waitFor();
      expect(await page.getByRole('button', { name: `Move ${STARTERS[0]}` }).count()).toBe(0);
      const [soup] = (await kitchen.draft()).menus[0]?.sections[0]?.items ?? [];
      // On another device.
      await kitchen.owner.ask(200, 'PUT', `/api/menu-items/${soup?.id}`, { price: null, version: soup?.version });

      for (const address of addresses) await page.unroute(address);
      await context.setOffline(true);
      await context.setOffline(false);
      await page.getByRole('button', { name: `Move ${STARTERS[0]}` }).waitFor();
      await page.getByRole('list', { name: edits.menu_doubts }).waitFor();
    });
  });

  test('title, description and price are typed in place and saved', async () => {
    const kitchen = await openKitchen(server.url);
    await inEditor(kitchen, DESK, async (page) => {
      expect(await page.title()).toBe('Starters, Dinner · Ardoise'.replace('Dinner', await menuTitle(kitchen)));
      await row(page, 'Leek soup').click();
      await field(page, en.item_title).fill('Cold leek soup');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type(', with chervil');
      await page.keyboard.press('Enter');
      expect(await hasFocus(field(page, en.item_price))).toBe(true);
      await page.keyboard.type('12,5');
      // Enter in the price opens the name of the next dish.
      await page.keyboard.press('Enter');
      await row(page, 'Cold leek soup').waitFor();
      await expect.poll(() => field(page, en.item_title).inputValue()).toBe('Smoked trout');
      await page.keyboard.press('Escape');
      expect(await row(page, 'Cold leek soup').innerText()).toContain('12.50');
      await saved(page);
      await expect
        .poll(async () => (await kitchen.draft()).menus[0]?.sections[0]?.items[0])
        .toMatchObject({ title: 'Cold leek soup', description: 'Number 1, with chervil', price: 1250 });

      await row(page, 'Smoked trout').click();
      await field(page, en.item_price).fill('12 each');
      await field(page, en.item_price).blur();
      await page.getByText(edits.price_not_understood).waitFor();
      expect(await field(page, en.item_price).inputValue()).toBe('12 each');
      await field(page, en.item_price).fill('');
      await page.getByRole('button', { name: en.done }).click();
      expect(await row(page, 'Smoked trout').innerText()).toContain(en.no_price);

      await field(page, en.section_title).fill('To begin <');
      await page.keyboard.press('Enter');
      await page.getByText('*Special characters are not accepted.').waitFor();
      await field(page, en.section_title).fill('L’Entrée & Fils');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await kitchen.draft()).menus[0]?.sections[0]?.title).toBe('L’Entrée & Fils');
    });
  });

  test('focus and typed text stay when the drag handles load late', async () => {
    const kitchen = await openKitchen(server.url);
    const handle = (page: Page) => page.getByRole('button', { name: 'Move Smoked trout' });
    await withLateHandles(kitchen, async (page, come) => {
      await row(page, 'Leek soup').press('Enter');
      await field(page, en.item_title).fill('Cold leek soup');
      await come();
      expect(await field(page, en.item_title).inputValue()).toBe('Cold leek soup');
      await page.getByRole('button', { name: en.done }).press('Enter');
      await handle(page).waitFor();
      await expect.poll(() => hasFocus(row(page, 'Cold leek soup'))).toBe(true);
    });
    await withLateHandles(kitchen, async (page, come) => {
      await row(page, 'Smoked trout').focus();
      await come();
      await handle(page).waitFor();
      expect(await hasFocus(row(page, 'Smoked trout'))).toBe(true);
    });
  });

  test('a section and items are created, an item is moved and another deleted', async () => {
    const kitchen = await openKitchen(server.url);
    await inEditor(kitchen, DESK, async (page) => {
      await page.getByRole('button', { name: en.add_section, exact: true }).click();
      await page.keyboard.type('Cheese');
      await page.keyboard.press('Enter');
      await page.getByText(en.empty_section).waitFor();
      await page.getByRole('button', { name: en.add_item }).click();
      await page.keyboard.type('Old cheddar');
      await page.keyboard.press('Enter');
      await expect.poll(() => hasFocus(field(page, en.item_price))).toBe(true);
      await page.keyboard.type('9');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('Three years');
      await page.keyboard.press('Enter');
      // After the last dish, Enter asks for the name of another.
      await page.keyboard.press('Enter');
      await field(page, en.new_item_title).waitFor();
      await page.keyboard.press('Escape');
      await expect
        .poll(async () => (await kitchen.draft()).menus[0]?.sections[2])
        .toMatchObject({ title: 'Cheese', items: [{ title: 'Old cheddar', description: 'Three years', price: 900 }] });
      // The address is the section's own once it has one.
      await page.waitForURL(/\/sections\/\d+$/);

      await row(page, 'Old cheddar').click();
      await page.locator('[data-part="item-card"]').getByRole('button', { name: en.more }).click();
      await page.getByRole('menuitem', { name: edits.move_item }).click();
      await page.getByRole('radio', { name: /Plates/ }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(en.empty_section).waitFor();
      await expect
        .poll(async () => (await kitchen.draft()).menus[1]?.sections[0]?.items.map(({ title }) => title))
        .toEqual(['Omelette', 'Old cheddar']);

      await page.getByRole('link', { name: 'Starters' }).click();
      await row(page, 'Smoked trout').click();
      await page.locator('[data-part="item-card"]').getByRole('button', { name: en.more }).click();
      await page.getByRole('menuitem', { name: edits.delete_item_title }).click();
      await page.getByRole('dialog').getByText('will be removed from your menu').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => shownTitles(page)).toEqual(['Leek soup', 'Pickled beets']);
      await expect.poll(kitchen.starters).toEqual(['Leek soup', 'Pickled beets']);
    });
  });

  test('items are put in order by keyboard, which is spoken, and by dragging; sections in their dialog, by keyboard alone', async () => {
    const kitchen = await openKitchen(server.url);
    await kitchen.owner.ask(201, 'POST', '/api/menu-sections', { menu_id: 1, title: 'Desserts' });
    await inEditor(kitchen, DESK, async (page) => {
      await moveDown(page, 'Leek soup', 3);
      await expect.poll(kitchen.starters).toEqual(['Smoked trout', 'Leek soup', 'Pickled beets']);

      const handle = await page.getByRole('button', { name: 'Move Pickled beets' }).boundingBox();
      const first = await page.getByRole('button', { name: 'Move Smoked trout' }).boundingBox();
      if (!handle || !first) throw new Error('The handles are not to be seen.');
      await page.mouse.move(handle.x + 10, handle.y + 10);
      await page.mouse.down();
      await page.mouse.move(first.x + 10, first.y + 30, { steps: 8 });
      await page.mouse.move(first.x + 10, first.y - 6, { steps: 8 });
      await page.mouse.up();
      await expect.poll(kitchen.starters).toEqual(['Pickled beets', 'Smoked trout', 'Leek soup']);
      expect(await shownTitles(page)).toEqual(['Pickled beets', 'Smoked trout', 'Leek soup']);

      await page.locator('button[data-part="section-actions"]').focus();
      await page.keyboard.press('Enter');
      const order = page.getByRole('menuitem', { name: edits.order_sections });
      await order.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Move Starters' }).waitFor();
      expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(['Starters', 'Mains', 'Desserts']);
      await moveDown(page, 'Starters', 3);
      expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(['Mains', 'Starters', 'Desserts']);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect
        .poll(async () => (await kitchen.draft()).menus[0]?.sections.map(({ title }) => title))
        .toEqual(['Mains', 'Starters', 'Desserts']);
      // The chips follow, and the section that was open still is.
      const chips = page.locator('[data-part="section-chips"]').getByRole('link');
      await expect.poll(() => chips.allInnerTexts()).toEqual(['Mains', 'Starters', 'Desserts']);
      await page.waitForURL('**/sections/1');
    });
  });

  test('a dish with sizes opens on their prices, which Enter walks; Tab behind a new dish’s name leads to its price', async () => {
    const kitchen = await openKitchen(server.url);
    const [soup] = (await kitchen.draft()).menus[0]?.sections[0]?.items ?? [];
    const sizes = [
      { label: 'Cup', price: 700 },
      { label: 'Bowl', price: null },
    ];
    await kitchen.owner.ask(200, 'PUT', `/api/menu-items/${soup?.id}`, { variants: sizes, version: soup?.version });
    await inEditor(kitchen, DESK, async (page) => {
      await row(page, 'Leek soup').getByText('7.00').click();
      await expect.poll(() => hasFocus(field(page, 'Price: Cup'))).toBe(true);
      await field(page, 'Price: Cup').fill('7,50');
      await page.keyboard.press('Enter');
      await page.keyboard.type('eleven');
      await page.keyboard.press('Enter');
      await page.getByText(edits.not_an_amount).waitFor();
      await field(page, 'Price: Bowl').fill('11');
      await page.keyboard.press('Enter');
      await expect.poll(() => field(page, en.item_title).inputValue()).toBe('Smoked trout');
      await expect
        .poll(async () => (await kitchen.draft()).menus[0]?.sections[0]?.items[0]?.variants.map(({ price }) => price))
        .toEqual([750, 1_100]);

      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: en.add_item }).click();
      await page.keyboard.type('Bisque');
      await page.keyboard.press('Tab');
      await expect.poll(() => hasFocus(page.getByRole('textbox', { name: /^Price/ }).first())).toBe(true);
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      await expect.poll(() => row(page, 'Bisque').innerText()).toContain('12.00');
    });
  });

  test('on a phone an item is sold out in two taps, guests see it, and it is put back', async () => {
    const kitchen = await openKitchen(server.url, 'fr');
    await kitchen.owner.publish(kitchen.id);
    const guests = async () => await (await fetch(`${server.url}/restaurants/${kitchen.id}/menus/1?lang=en`)).text();
    expect(await guests()).not.toContain('sold out');
    await inEditor(kitchen, { ...PHONE, locale: 'fr-CA' }, async (page) => {
      await row(page, 'Smoked trout').tap();
      await page.getByRole('button', { name: fr.until_put_back }).tap();
      await page.locator('[data-part="sold-out-note"]').getByText(fr.sold_out_now).waitFor();
      await expect.poll(async () => (await kitchen.draft()).menus[0]?.sections[0]?.items[1]?.sold_out).toBe(true);
      await expect.poll(guests, { timeout: 20_000, interval: 500 }).toContain('sold out');
      await page.getByRole('button', { name: fr.put_back }).tap();
      await page.getByRole('button', { name: fr.until_tomorrow }).waitFor();
      await expect.poll(async () => (await kitchen.draft()).menus[0]?.sections[0]?.items[1]?.sold_out).toBe(false);
    });
  });
});

/** Moves the first entry of a list one place down by its handle, and checks each announcement. */
async function moveDown(page: Page, name: string, count: number): Promise<void> {
  const spoken = page.locator('[id^="DndLiveRegion"]').filter({ hasText: name });
  await page.getByRole('button', { name: `Move ${name}` }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => spoken.innerText()).toBe(`${name} is picked up. It is at place 1 of ${count}.`);
  const moved = `${name} is now at place 2 of ${count}.`;
  // A key pressed before the positions are measured moves nothing: it is pressed again, as a user would.
  const press = async () => {
    const now = await spoken.innerText();
    if (now !== moved) await page.keyboard.press('ArrowDown');
    return now;
  };
  await expect.poll(press, { interval: 1_000, timeout: 15_000 }).toBe(moved);
  await page.keyboard.press('Space');
  await expect.poll(() => spoken.innerText()).toBe(`${name} was dropped at place 2 of ${count}.`);
}

const menuTitle = async (kitchen: Kitchen): Promise<string> => (await kitchen.draft()).menus[0]?.title ?? '';

test('on a phone axe-core finds nothing on the home, the open item and the welcome; nothing scrolls sideways', async () => {
  const kitchen = await openKitchen(server.url);
  await kitchen.owner.ask(201, 'POST', '/api/menus', { title: 'Brunch' });
  await inEditor(kitchen, PHONE, async (page) => {
    const check = () =>
      inBothColours(page, async (only) => {
        expect(await screenFindings(page, only)).toEqual([]);
      });
    await check();
    await row(page, 'Leek soup').tap();
    await field(page, en.item_title).waitFor();
    await check();
    await page.getByRole('link', { name: 'Brunch' }).click();
    await page.getByRole('heading', { name: en.welcome_title }).waitFor();
    await check();
  });
});

test('on a phone in French, the header keeps its height while a change is saved, and a size its word', async () => {
  const kitchen = await openKitchen(server.url, 'fr');
  const { owner, id } = kitchen;
  const variants = [
    { label: 'Grande', price: 850 },
    { label: 'Petite', price: 500 },
  ];
  await owner.ask(200, 'PATCH', '/api/menu-items/1', { price: null, variants });
  await owner.publish(id);
  await owner.ask(200, 'PATCH', '/api/menu-items/2', { price: 900 });
  await inEditor(kitchen, { ...PHONE, locale: 'fr-CA' }, async (page) => {
    await row(page, STARTERS[0]).tap();
    const label = page.locator('[data-part="item-card"]').getByText('Grande', { exact: true });
    const lineCount = await label.evaluate((span) => {
      const { lineHeight } = getComputedStyle(span);
      return Math.round(span.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
    expect(lineCount).toBe(1);
    const outsideCount = await page.locator('[data-part="item-card"]').evaluate((card) => {
      const style = getComputedStyle(card);
      const innerEdge = card.getBoundingClientRect().right - Number.parseFloat(style.paddingRight);
      return [...card.querySelectorAll('input')].filter((input) => input.getBoundingClientRect().right > innerEdge)
        .length;
    });
    expect(outsideCount).toBe(0);

    await page.getByRole('banner').getByRole('button', { name: publishing.publish, exact: true }).waitFor();
    const heights = await page.getByRole('banner').evaluateHandle((header) => {
      const seenHeights: number[] = [];
      new ResizeObserver(() => seenHeights.push(Math.round(header.getBoundingClientRect().height))).observe(header);
      return seenHeights;
    });
    const title = page.locator('[data-part="item-card"]').getByRole('textbox').first();
    await title.fill('Velouté');
    await title.press('Enter');
    const saving = page.getByRole('banner').getByRole('status');
    await saving.filter({ hasText: frame.saved }).waitFor();
    await expect.poll(() => saving.innerText()).toBe('');
    await page
      .getByRole('banner')
      .getByText(interpolate(frame.changes_other, { count: 2 }))
      .waitFor();
    expect([...new Set(await heights.jsonValue())]).toHaveLength(1);
  });
});
