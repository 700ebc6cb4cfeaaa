import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { statusOf } from '../shared/allergens.ts';
import { editor, edits as english, menu_forms as englishForms, forms, frame } from '../shared/i18n/app/en.ts';
import { edits as french, menu_forms as frenchForms } from '../shared/i18n/app/fr.ts';
import { allergens } from '../shared/i18n/guest/en.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import type { AppLocale } from '../shared/locales.ts';
import { blankPng } from '../test/blank-png.ts';
import { hasFocus } from './hands.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { expectNoneInAllWindows, findingsWithTexts } from './screen-checks.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;
const WORDS = { en: { ...englishForms, ...english }, fr: { ...frenchForms, ...french } };

const [server, browser] = await Promise.all([sharedServer(), sharedBrowser()]);

type EditorVisit = { page: Page; kitchen: Kitchen };

async function inEditor(locale: AppLocale, device: BrowserContextOptions, run: (visit: EditorVisit) => Promise<void>) {
  const kitchen = await openKitchen(server.url, locale);
  await withPage({ browser, origin: server.url, locale, ...device }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.goto(`${server.url}/admin`);
    await page.locator('[data-part="drag-handle"][aria-label]').first().waitFor();
    await run({ page, kitchen });
  });
}

const row = (page: Page, title: string) => page.locator('[data-part="item-open"]').filter({ hasText: title });
/** The closed tags are offered first, in the restaurant's language. */
const FIRST_TAG = 'Vegetarian';
/** Below the header, above what sticks to the bottom. */
const isInSight = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
    return topElement !== null && (element.contains(topElement) || topElement.contains(element));
  });

test.each([
  ['en', PHONE],
  ['fr', DESK],
] as const)(
  '%s: each chip opens its part in the card, which has the focus, and Escape closes it',
  async (locale, device) => {
    const words = WORDS[locale];
    await inEditor(locale, device, async ({ page }) => {
      await row(page, 'Leek soup').click();
      const panel = page.locator('[data-part="item-panel"]');
      const parts: [chip: string, target: Locator, shown?: Locator][] = [
        [words.sizes, panel.getByRole('textbox', { name: words.size, exact: true }).first()],
        [words.options_part, panel.getByRole('button', { name: words.add_option })],
        [words.picture, panel.getByRole('button').first()],
        [words.allergens, panel.getByRole('checkbox').first(), panel.locator('label').first()],
      ];
      for (const [chip, target, shownTarget = target] of parts) {
        const button = page.getByRole('button', { name: chip, exact: true });
        await button.press('Enter');
        await expect.poll(() => hasFocus(target)).toBe(true);
        expect([chip, await isInSight(shownTarget)]).toEqual([chip, true]);
        await expectNoneInAllWindows(page, findingsWithTexts);
        await page.keyboard.press('Escape');
        await expect.poll(() => hasFocus(button)).toBe(true);
        await panel.waitFor({ state: 'detached' });
      }
    });
  },
);

test.each([
  ['en', PHONE],
  ['fr', DESK],
] as const)('%s: details and tags open in the card, and are saved without leaving it', async (locale, device) => {
  const words = WORDS[locale];
  await inEditor(locale, device, async ({ page, kitchen }) => {
    const soup = async () => (await kitchen.draft()).menus[0]?.sections[0]?.items[0];
    await row(page, 'Leek soup').click();
    await page.getByRole('button', { name: words.details, exact: true }).click();
    const details = page.getByRole('textbox', { name: words.details, exact: true });
    await expect.poll(() => hasFocus(details)).toBe(true);
    await details.fill('No flour in the soup');
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('button', { name: words.details, exact: true }))).toBe(true);
    await expect.poll(async () => (await soup())?.details).toBe('No flour in the soup');

    await page.getByRole('button', { name: words.tags, exact: true }).click();
    const tag = page.getByRole('button', { name: FIRST_TAG, exact: true });
    await expect.poll(() => hasFocus(tag)).toBe(true);
    await tag.press('Enter');
    expect(await tag.getAttribute('aria-pressed')).toBe('true');
    // A twin is the tag that is there already.
    const newTag = page.getByRole('textbox', { name: words.new_tag });
    await newTag.fill('vegetarian');
    await page.keyboard.press('Enter');
    await newTag.fill('House');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await soup())?.tags).toEqual([FIRST_TAG, 'House']);
    await page.keyboard.press('Escape');
    await page.locator('[data-part="item-panel"]').waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/\/sections\/\d+$/);
  });
});

test('a price becomes the first size in the card, and sizes are renamed, removed and restored', async () => {
  await inEditor('en', PHONE, async ({ page, kitchen }) => {
    const soup = async () => (await kitchen.draft()).menus[0]?.sections[0]?.items[0];
    await row(page, 'Leek soup').tap();
    const chip = page.getByRole('button', { name: english.sizes, exact: true });
    await chip.tap();
    const panel = page.locator('[data-part="item-panel"]');
    const prices = panel.getByRole('textbox', { name: englishForms.price, exact: true });
    const sizes = panel.getByRole('textbox', { name: englishForms.size, exact: true });
    await expect.poll(() => hasFocus(sizes.nth(0))).toBe(true);
    expect(await prices.first().inputValue()).toBe('10.00');
    // Nothing was entered: it is no size yet.
    await chip.tap();
    await panel.waitFor({ state: 'detached' });
    expect(await soup()).toMatchObject({ price: 1_000, variants: [] });

    await chip.tap();
    await sizes.nth(0).fill('Cup');
    await sizes.nth(1).fill('Bowl');
    await prices.nth(1).fill('fourteen');
    await sizes.nth(0).focus();
    await panel.getByText(english.not_an_amount).waitFor();
    await prices.nth(1).fill('14');
    await sizes.nth(0).focus();
    const variants = [
      { label: 'Cup', price: 1_000 },
      { label: 'Bowl', price: 1_400 },
    ];
    await expect.poll(async () => (await soup())?.variants).toEqual(variants);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(chip)).toBe(true);
    await page.getByRole('textbox', { name: interpolate(english.price_of, { size: 'Bowl' }) }).waitFor();

    await chip.tap();
    await panel.getByRole('button', { name: interpolate(forms.more_of, { name: 'Cup' }) }).tap();
    await page.getByRole('menuitem', { name: forms.remove }).tap();
    await expect.poll(async () => (await soup())?.variants).toEqual(variants.slice(1));
    await page.getByRole('button', { name: english.undo, exact: true }).tap();
    await expect.poll(async () => (await soup())?.variants).toEqual(variants);
    await expect.poll(() => sizes.nth(0).inputValue()).toBe('Cup');
  });
});

test('add-ons, allergens and the picture are changed in the card', async () => {
  await inEditor('en', DESK, async ({ page, kitchen }) => {
    const soup = async () => (await kitchen.draft()).menus[0]?.sections[0]?.items[0];
    await row(page, 'Leek soup').click();
    const panel = page.locator('[data-part="item-panel"]');
    await page.getByRole('button', { name: english.options_part, exact: true }).press('Enter');
    await panel.getByRole('button', { name: englishForms.add_option }).press('Enter');
    await panel.getByRole('textbox', { name: englishForms.option, exact: true }).fill('Croutons');
    await panel.getByRole('textbox', { name: englishForms.option_price, exact: true }).fill('1.50');
    // The typed line is saved when another part is opened.
    await page.getByRole('button', { name: english.allergens, exact: true }).click();
    await expect.poll(async () => (await soup())?.options).toEqual([{ label: 'Croutons', price: 150 }]);

    const milk = panel.locator('[data-part="allergen"]').filter({ hasText: allergens.milk });
    await milk.getByRole('checkbox', { name: englishForms.contains, exact: true }).press('Space');
    const states = async () => {
      const dish = await soup();
      return dish && (['milk', 'eggs'] as const).map((code) => statusOf(dish, code));
    };
    // One tap doesn’t declare the others.
    await expect.poll(states).toEqual(['contains', 'nothing_declared']);
    await panel.getByRole('button', { name: /not contained/ }).press('Enter');
    // Its add-on is still undeclared, and so is the dish with it.
    await expect.poll(async () => (await soup())?.allergens).toEqual([{ code: 'milk', state: 'contains' }]);
    expect(await states()).toEqual(['contains', 'nothing_declared']);

    await page.getByRole('button', { name: english.picture, exact: true }).click();
    const buffer = Buffer.from(blankPng(640, 480));
    await panel.locator('input[type="file"]').setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer });
    await panel.locator('[data-part="picture"]').waitFor();
    await expect.poll(async () => (await soup())?.picture?.origin).toBe('owner');
    expect(page.url()).toMatch(/\/sections\/\d+$/);
  });
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)('%s: after a dish is deleted the next has the focus, and nothing scrolls', async (_, device) => {
  const kitchen = await openKitchen(server.url);
  for (let index = 0; index < 24; index += 1)
    await kitchen.owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: 1, title: `Toast ${index + 1}` });
  await withPage({ browser, origin: server.url, ...device }, async (page, context) => {
    await kitchen.owner.signIn(context);
    await page.goto(`${server.url}/admin`);
    await page.locator('[data-part="drag-handle"][aria-label]').first().waitFor();
    // Its position in the window: the browser compensates for changes of height above it.
    const placeOfTen = async () => Math.round((await row(page, 'Toast 10').boundingBox())?.y ?? Number.NaN);
    const remove = async (title: string) => {
      await page.locator('[data-part="item-card"]').getByRole('button', { name: editor.more, exact: true }).click();
      await page.getByRole('menuitem', { name: english.delete_item_title }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: frame.delete }).waitFor();
      const before = await placeOfTen();
      await dialog.getByRole('button', { name: frame.delete }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: `Move ${title}`, exact: true }).waitFor({ state: 'detached' });
      return before;
    };
    await row(page, 'Toast 11').click();
    const before = await remove('Toast 11');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => hasFocus(row(page, 'Toast 12'))).toBe(true);
    expect(await placeOfTen()).toBe(before);
    expect(await isInSight(row(page, 'Toast 12'))).toBe(true);
    // The last one's neighbour is before it.
    await row(page, 'Toast 24').click();
    await remove('Toast 24');
    await expect.poll(() => hasFocus(row(page, 'Toast 23'))).toBe(true);
    await expect.poll(kitchen.starters).toHaveLength(25);
  });
});
