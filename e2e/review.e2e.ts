import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { type Import, reviewAnswerSchema } from '../shared/api/imports.ts';
import { restaurantAnswerSchema } from '../shared/api/menu-answers.ts';
import { doubtfulLines, draftDoubts } from '../shared/doubts.ts';
import { type Draft, type DraftItem, draftFields, fieldName } from '../shared/draft.ts';
import { isFinished } from '../shared/import-status.ts';
import type { Item } from '../shared/menu.ts';
import { API_PATHS, APP_PATHS, fillPath } from '../shared/paths.ts';
import { OwnerByHttp } from './owner-by-http.ts';
import { inBothColours, screenFindings } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { printedDishes, readShare } from './shown-dishes.ts';
import { withPage as withWatchedPage } from './with-page.ts';

type ReviewAnswer = z.infer<typeof reviewAnswerSchema>;

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

/** An owner with an import that is ready to be reviewed. */
class Reviewer {
  readonly owner = new OwnerByHttp(server.url);
  restaurant_id = '';
  import_id = 0;

  async upload(file: string, locale: 'en' | 'fr'): Promise<void> {
    const restaurant = { name: 'Le Héron', main_locale: locale, currency: 'CAD', timezone: 'America/Halifax' } as const;
    this.restaurant_id = await this.owner.begin(`${randomUUID()}@example.com`, restaurant, locale);
    const form = new FormData();
    form.append('apply', 'review');
    form.append('files', new File([await readFile(join(import.meta.dirname, '../test/menus', file))], file));
    const path = fillPath(API_PATHS.restaurantMenusUpload, { id: this.restaurant_id });
    this.import_id = (await this.owner.ask<{ import: Import }>(202, 'POST', path, form)).import.id;
    await vi.waitFor(
      async () => {
        const importPath = fillPath(API_PATHS.import, { id: this.import_id });
        const { import: now } = await this.owner.ask<{ import: Import }>(200, 'GET', importPath);
        if (!isFinished(now.status)) throw new Error(`The import is still ${now.status}.`);
      },
      { timeout: 120_000, interval: 500 },
    );
  }

  get #reviewPath(): string {
    return fillPath(API_PATHS.importReview, { id: this.import_id });
  }

  readonly review = async (): Promise<ReviewAnswer> =>
    reviewAnswerSchema.parse(await this.owner.ask(200, 'GET', this.#reviewPath));

  /** Decides beforehand what is doubted for another reason than its letters, so that only the test's own doubts are there. */
  async settlePrices(): Promise<void> {
    const { draft } = await this.review();
    const bare = itemsOf(draft).flatMap(({ key, prices }) => (prices.length === 0 ? priceOf(key) : []));
    const otherDoubts = [...draftDoubts(draft, 'CAD')].filter(([, { kind }]) =>
      ['outlier', 'measure', 'heading_price', 'untitled'].includes(kind),
    );
    const read = new Map(draftFields(draft));
    const sizes = [...draftDoubts(draft, 'CAD')].filter(([, { kind }]) => kind === 'unlabelled');
    const fields = Object.fromEntries([
      ...[...bare, ...sizes.map(([name]) => name)].map((name) => [name, '']),
      ...otherDoubts.map(([name]) => [name, read.get(name)?.value ?? '']),
    ]);
    const unused = doubtfulLines(draft).map(({ key }) => key);
    await this.owner.ask(200, 'PUT', this.#reviewPath, { fields, removed: [], unused, cursor: null });
  }

  async menuItems(): Promise<Item[]> {
    const path = `${fillPath(API_PATHS.restaurant, { id: this.restaurant_id })}?admin=true`;
    const { restaurant } = restaurantAnswerSchema.parse(await this.owner.ask(200, 'GET', path));
    return restaurant.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
  }

  get address(): string {
    return server.url + fillPath(APP_PATHS.review, { id: this.import_id });
  }

  /** A page of this owner, in which the reader doubts what the test says and nothing else. */
  open(
    options: BrowserContextOptions,
    doubt: (items: DraftItem[], draft: Draft) => void,
    run: (page: Page, context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    return withWatchedPage({ browser, origin: server.url, ...options }, async (page, context) => {
      await this.owner.signIn(context);
      await page.route('**/api/imports/*/review?*', async (route) => {
        if (route.request().method() !== 'GET') return route.continue();
        const response = await route.fetch();
        const body = await response.json();
        if (body.draft) makeSure(body.draft, doubt);
        await route.fulfill({ response, json: body });
      });
      await run(page, context);
    });
  }
}

const priceOf = (key: number) => fieldName.price(key, 0, 'amount');
const itemsOf = ({ sections }: Draft): DraftItem[] => sections.flatMap(({ items }) => items);

/** The reader's confidence changes as it improves; how the review treats a doubt does not. */
function makeSure(draft: Draft, doubt: (items: DraftItem[], draft: Draft) => void): void {
  for (const section of draft.sections)
    for (const field of [section.title, section.description, section.price, section.price_text])
      if (field) field.confidence = 0.95;
  for (const { title, description, prices, price_text, options } of itemsOf(draft)) {
    const amounts = prices.flatMap(({ label, amount, amount_max }) => [label, amount, amount_max]);
    const fields = [
      title,
      description,
      price_text,
      ...amounts,
      ...options.flatMap(({ label, amount }) => [label, amount]),
    ];
    for (const field of fields) if (field) field.confidence = 0.95;
  }
  doubt(itemsOf(draft), draft);
}

type Field = { confidence: number; alternatives: string[] } | null | undefined;
function doubtIn(field: Field, alternatives: string[] = []): void {
  if (!field) throw new Error('The dish has no such field.');
  field.confidence = 0.4;
  field.alternatives = alternatives;
}

/** Dishes with a description and one undoubted price without a label, so that the tests can count on both. */
const wholeDishes = (draft: Draft): DraftItem[] => {
  const doubts = draftDoubts(draft, 'CAD');
  const isSure = (key: number) => ['illegible', undefined].includes(doubts.get(priceOf(key))?.kind);
  return itemsOf(draft).filter(
    ({ key, description, prices, price_text }) =>
      description && !price_text && prices.length === 1 && !prices[0]?.label && isSure(key),
  );
};

const focusedField = (page: Page) =>
  page
    .locator('[data-part="current-field"]:focus-within, [data-part="current-field"]:focus')
    .getAttribute('aria-label');
const left = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();

describe('at a desk, by keyboard alone', () => {
  test('every doubt is decided, the place is kept, and the menu holds exactly what was decided', async () => {
    const reviewer = new Reviewer();
    await reviewer.upload('grill-photo.jpg', 'en');
    await reviewer.settlePrices();
    const { draft } = await reviewer.review();
    const read = readShare(draft, printedDishes('grill-photo'));
    expect(read.titles, read.missing.join('\n')).toBeGreaterThanOrEqual(0.7);
    expect(read.prices, read.missing.join('\n')).toBeGreaterThanOrEqual(0.7);
    const [priced, namedDish, described, unwanted, lastDish, knownDish] = wholeDishes(draft);
    if (!priced || !namedDish || !described || !unwanted || !lastDish || !knownDish)
      throw new Error('Too few dishes were read.');
    const section = await reviewer.owner.ask<{ section: { id: number } }>(201, 'POST', API_PATHS.sections, {
      menu_id: 1,
      title: draft.sections.find(({ items }) => items.includes(knownDish))?.title?.value ?? 'Plates',
    });
    for (const [title, price] of [
      [knownDish.title.value, 100],
      ['Rhubarb Fool', 900],
    ] as const)
      await reviewer.owner.ask(201, 'POST', API_PATHS.items, { menu_section_id: section.section.id, title, price });

    const doubts = (items: DraftItem[]) => {
      const find = ({ key }: DraftItem) => items.find((item) => item.key === key);
      doubtIn(find(priced)?.prices[0]?.amount, ['7.25', '71']);
      doubtIn(find(namedDish)?.title);
      doubtIn(find(described)?.description);
      doubtIn(find(unwanted)?.title);
      doubtIn(find(lastDish)?.prices[0]?.amount);
    };
    await reviewer.open({ ...DESK, locale: 'en-CA' }, doubts, async (page) => {
      await page.goto(reviewer.address);
      await left(page, '5 left to check');
      expect(await focusedField(page)).toBe(`Price, ${priced.title.value}`);
      expect(await page.locator('[data-part="lit-item"]').isVisible()).toBe(true);
      const bar = page.getByRole('button', { name: /^Compared with your menu/ });
      expect(await bar.textContent()).toMatch(/ new, 1 price changes, .*1 not seen/);

      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await left(page, '4 left to check');
      expect(await focusedField(page)).toBe(`Name, ${namedDish.title.value}`);
      await page.keyboard.type('Flat Iron & Fries');
      await page.keyboard.press('Enter');
      await left(page, '3 left to check');
      // With no other reading, typing comes first: another Enter keeps it as it was read.
      expect(await page.locator(':focus').textContent()).toBe('Type it');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await left(page, '2 left to check');

      expect(await focusedField(page)).toBe(`Name, ${unwanted.title.value}`);
      await page.keyboard.press('Tab');
      expect(await focusedField(page)).toBe(`Price, ${lastDish.title.value}`);
      await page.keyboard.press('Shift+Tab');
      expect(await focusedField(page)).toBe(`Name, ${unwanted.title.value}`);
      await page.keyboard.press('ArrowLeft');
      expect(await page.locator(':focus').textContent()).toBe('Leave this dish out');
      await page.keyboard.press('Enter');
      await left(page, '1 left to check');

      await page.keyboard.type('twelve');
      await page.keyboard.press('Enter');
      await page.getByText('This isn’t an amount.').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      expect(await page.locator(':focus').textContent()).toBe('Leave it for later');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => !url.pathname.endsWith('/review'));

      await page.goto(reviewer.address);
      await left(page, '1 left to check');
      expect(await focusedField(page)).toBe(`Price, ${lastDish.title.value}`);
      await page.keyboard.type('$12,5');
      await page.keyboard.press('Enter');
      await left(page, 'All doubts are decided');
      expect(await page.locator(':focus').textContent()).toBe('Compare and add');
      await page.keyboard.press('Enter');
      await page.locator('[role="dialog"] button:focus').filter({ hasText: 'Add to my menu' }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => !url.pathname.endsWith('/review'));
    });

    const items = await reviewer.menuItems();
    const byTitle = new Map(items.map((item) => [item.title, item]));
    expect(byTitle.get(priced.title.value)?.price).toBe(725);
    expect(byTitle.get('Flat Iron & Fries')?.price).toBe(cents(namedDish));
    expect(byTitle.get(described.title.value)?.description).toBe(described.description?.value);
    expect(byTitle.get(lastDish.title.value)?.price).toBe(1250);
    expect(byTitle.get(knownDish.title.value)?.price).toBe(cents(knownDish));
    expect(byTitle.get('Rhubarb Fool')?.price).toBe(900);
    expect(byTitle.has(unwanted.title.value)).toBe(false);
    expect(byTitle.has(namedDish.title.value)).toBe(false);

    await reviewer.open(
      { ...DESK, locale: 'en-CA' },
      () => undefined,
      async (page) => {
        await page.goto(reviewer.address);
        await page.getByRole('heading', { name: 'Added to your menu' }).waitFor();
        expect(await page.locator('[data-part="review-draft"] button').count()).toBe(0);
        expect(await screenFindings(page)).toEqual([]);
      },
    );
  });
});

const cents = ({ prices }: DraftItem): number => Math.round(Number(prices[0]?.amount.value) * 100);

describe('on a phone, by touch', () => {
  test('a lost network loses nothing, and a draft can be added before all of it is checked', async () => {
    const reviewer = new Reviewer();
    await reviewer.upload('bistro-deux-colonnes.pdf', 'fr');
    await reviewer.settlePrices();
    const { draft } = await reviewer.review();
    const [first, second, third] = wholeDishes(draft);
    if (!first || !second || !third) throw new Error('Too few dishes were read.');
    const doubts = (items: DraftItem[]) => {
      const find = ({ key }: DraftItem) => items.find((item) => item.key === key);
      doubtIn(find(first)?.prices[0]?.amount, ['7.25']);
      doubtIn(find(second)?.prices[0]?.amount);
      doubtIn(find(third)?.title);
    };
    await reviewer.open({ ...PHONE, locale: 'fr-CA' }, doubts, async (page, context) => {
      await page.goto(reviewer.address);
      await left(page, '3 à vérifier');
      await inBothColours(page, async (only) => {
        expect(await screenFindings(page, only)).toEqual([]);
      });
      await page.getByRole('button', { name: 'Voir toute la page' }).tap();
      await page.getByRole('img', { name: 'Page 1 de votre fichier' }).waitFor();
      await page.getByRole('button', { name: 'Fermer' }).tap();

      await page.getByRole('button', { name: 'Prendre 7,25 $' }).tap();
      await left(page, '2 à vérifier');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Corriger' }).tap();
      await page.getByLabel(`Prix, ${second.title.value}`, { exact: true }).last().fill('12,5');
      await page.getByRole('button', { name: 'Accepter', exact: true }).tap();
      await left(page, '1 à vérifier');
      await page.getByText('Hors ligne').waitFor();
      await context.setOffline(false);
      await vi.waitFor(
        async () => {
          const { choices } = await reviewer.review();
          expect(choices.fields).toMatchObject({
            [`item.${first.key}.prices.0.amount`]: '7.25',
            [`item.${second.key}.prices.0.amount`]: '12.50',
          });
        },
        { timeout: 20_000, interval: 200 },
      );

      await swipe(page, 'right');
      await page.getByRole('group', { name: `Prix, ${second.title.value}` }).waitFor();
      await swipe(page, 'left');
      await page.getByRole('group', { name: `Nom, ${third.title.value}` }).waitFor();
      await page.getByRole('button', { name: 'Ajouter à mon menu' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Ajouter maintenant' });
      await dialog.getByText('1 champ douteux n’est pas encore vérifié').waitFor();
      await dialog.getByRole('button', { name: 'Ajouter à mon menu' }).tap();
      await page.waitForURL((url) => !url.pathname.endsWith('/review'));
    });
    const items = new Map((await reviewer.menuItems()).map((item) => [item.title, item]));
    expect(items.get(first.title.value)?.price).toBe(725);
    expect(items.get(second.title.value)?.price).toBe(1250);
    expect(items.has(third.title.value)).toBe(true);
  });
});

/** A swipe across the current field. */
async function swipe(page: Page, swipeDirection: 'left' | 'right'): Promise<void> {
  const box = await page.locator('[data-part="crop"]').boundingBox();
  if (!box) throw new Error('The piece of the page is not to be seen.');
  const y = box.y + box.height / 2;
  const [from, to] = swipeDirection === 'left' ? [box.x + 220, box.x + 60] : [box.x + 60, box.x + 220];
  const devtools = await page.context().newCDPSession(page);
  const end = Date.now() / 1_000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, before: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      timestamp: end - before,
    });
  // The finger rests before it is lifted: a fling would swallow the next tap.
  await touch('touchStart', from, 0.6);
  await touch('touchMove', (from + to) / 2, 0.5);
  await touch('touchMove', to, 0.4);
  await touch('touchMove', to, 0.05);
  await touch('touchEnd', to, 0);
  await devtools.detach();
}
