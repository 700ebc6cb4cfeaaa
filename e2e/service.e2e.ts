import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { service as english, service_link as englishLink } from '../shared/i18n/app/en.ts';
import { service as french, service_link as frenchLink } from '../shared/i18n/app/fr.ts';
import { APP_PATHS, fillPath, GUEST_PATHS } from '../shared/paths.ts';
import { byKeyboard } from './hands.ts';
import { type Kitchen, openKitchen, STARTERS } from './kitchen.ts';
import { expectNoneInAllWindows, findingsWithTexts } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage as withWatchedPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;
const [SOUP] = STARTERS;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);
const withPage = (options: BrowserContextOptions, run: Parameters<typeof withWatchedPage>[1]) =>
  withWatchedPage({ browser, origin: server.url, ...options }, run);

const dish = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const makeLink = async ({ owner, id }: Kitchen): Promise<string> =>
  (await owner.ask<{ address: string }>(201, 'POST', `/api/restaurants/${id}/service-link`)).address;
const isSoldOut = async ({ draft }: Kitchen, name: string): Promise<boolean | undefined> =>
  (await draft()).menus
    .flatMap(({ sections }) => sections.flatMap(({ items }) => items))
    .find(({ title }) => title === name)?.sold_out;

test('the owner makes the link, staff mark a dish on their phone, guests see it, and the link is revoked', async () => {
  const kitchen = await openKitchen(server.url);
  await kitchen.owner.publish(kitchen.id);
  await withPage({ ...DESK, locale: 'en-CA' }, async (owners, context) => {
    await kitchen.owner.signIn(context);
    await owners.goto(server.url + APP_PATHS.settings);
    await owners.getByRole('button', { name: englishLink.make }).click();
    await owners.getByRole('img', { name: englishLink.picture }).waitFor();
    const address = await owners.locator('[data-part="service-link-address"]').innerText();
    expect(address).toMatch(new RegExp(`^${server.url}/service#[\\w-]{43}$`));

    await withPage({ ...PHONE, locale: 'en-CA' }, async (phone) => {
      const requestedUrls: string[] = [];
      phone.on('request', (request) => requestedUrls.push(request.url()));
      await phone.goto(address);
      await phone.getByRole('heading', { name: 'The Old Mill' }).waitFor();
      await phone.getByRole('searchbox').fill('LEÉK');
      expect(await phone.locator('[data-part="dish"]').count()).toBe(1);
      await dish(phone, SOUP).tap();
      await phone.getByText(english.until_tomorrow).waitFor();
      await phone.getByText('1 dish is sold out.').waitFor();

      await withPage({ ...PHONE, locale: 'en-CA' }, async (guests) => {
        await guests.goto(server.url + fillPath(GUEST_PATHS.menu, { restaurantId: kitchen.id, menuId: 1 }));
        await guests.getByText('Sold out', { exact: false }).first().waitFor();
      });
      expect(await isSoldOut(kitchen, SOUP)).toBe(true);

      await dish(phone, SOUP).tap();
      await phone.getByText('Nothing is sold out.').waitFor();
      await vi.waitFor(async () => expect(await isSoldOut(kitchen, SOUP)).toBe(false), { timeout: 10_000 });
      // A page that is reloaded needs no new link.
      await phone.reload();
      await dish(phone, SOUP).waitFor();

      await owners.getByRole('button', { name: englishLink.revoke }).click();
      await owners.getByRole('button', { name: englishLink.revoke_yes, exact: true }).click();
      await owners.getByText(englishLink.none).waitFor();
      expect(await owners.locator('[data-part="service-link-address"]').count()).toBe(0);
      await dish(phone, SOUP).tap();
      await phone.getByRole('heading', { name: english.ended_title }).waitFor();
      await phone.goto(address);
      await phone.reload();
      await phone.getByRole('heading', { name: english.ended_title }).waitFor();
      // The secret was in no address that was asked for.
      const token = address.split('#')[1] ?? '';
      expect(requestedUrls.filter((url) => !url.startsWith(`${server.url}/service#`) && url.includes(token))).toEqual(
        [],
      );
    });
  });
});

test('by keyboard, marks made offline are sent when the network is back', async () => {
  const kitchen = await openKitchen(server.url);
  const address = await makeLink(kitchen);
  await withPage({ ...DESK, locale: 'en-CA' }, async (page, context) => {
    await page.goto(address);
    await dish(page, SOUP).waitFor();
    await context.setOffline(true);
    await byKeyboard(page).press(dish(page, SOUP));
    await page.getByText(english.until_tomorrow).waitFor();
    expect(await dish(page, SOUP).getAttribute('aria-pressed')).toBe('true');
    await page.getByText(english.waiting).waitFor();
    expect(await isSoldOut(kitchen, SOUP)).toBe(false);
    await context.setOffline(false);
    await vi.waitFor(async () => expect(await isSoldOut(kitchen, SOUP)).toBe(true), { timeout: 30_000, interval: 200 });
    await page.getByText('1 dish is sold out.').waitFor();
  });
});

test('marks made offline on a page that was closed are sent when it is opened again', async () => {
  const kitchen = await openKitchen(server.url);
  const address = await makeLink(kitchen);
  const [, trout] = STARTERS;
  await withPage({ ...PHONE, locale: 'en-CA' }, async (phone, context) => {
    await phone.goto(address);
    await dish(phone, SOUP).waitFor();
    await context.setOffline(true);
    await dish(phone, SOUP).tap();
    await dish(phone, trout).tap();
    await phone.getByText(english.until_tomorrow).nth(1).waitFor();
    await phone.close();
    // Somebody else puts the trout back meanwhile: the later one counts.
    const { menus } = await kitchen.draft();
    const { id } = menus[0]?.sections[0]?.items.find(({ title }) => title === trout) ?? {};
    await kitchen.owner.ask(200, 'PUT', `/api/menu-items/${id}/sold-out`, { until: null });
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(address);
    await again.getByText('1 dish is sold out.').waitFor();
    await vi.waitFor(async () => expect(await isSoldOut(kitchen, SOUP)).toBe(true), { timeout: 30_000, interval: 200 });
    await again.getByText('1 dish is sold out.').waitFor();
    expect(await isSoldOut(kitchen, trout)).toBe(false);
    const storedMarkKeys = () =>
      again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('service-mark:')));
    await vi.waitFor(async () => expect(await storedMarkKeys()).toEqual([]), { timeout: 30_000, interval: 200 });
  });
});

test('a phone without a link sees instructions; in French on a phone and a desk, light and dark: axe-core finds nothing, all can be touched, nothing is cut off', async () => {
  const kitchen = await openKitchen(server.url, 'fr');
  const address = await makeLink(kitchen);
  const options = { ...PHONE, locale: 'fr-CA' } as const;
  const check = (page: Page) => expectNoneInAllWindows(page, findingsWithTexts);
  await withPage(options, async (page) => {
    await page.goto(server.url + APP_PATHS.service);
    await page.getByRole('heading', { name: french.ended_title }).waitFor();
    await page.getByText(french.ended).waitFor();
    await page.goto(address);
    await page.reload();
    await dish(page, SOUP).click();
    await page.getByText(french.until_tomorrow).waitFor();
    await check(page);
  });
  await withPage(options, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.goto(server.url + APP_PATHS.settings);
    await page.getByRole('button', { name: frenchLink.replace }).click();
    await page.getByRole('dialog').getByRole('button', { name: frenchLink.replace_yes }).click();
    await page.getByRole('img', { name: frenchLink.picture }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await check(page);
  });
});
