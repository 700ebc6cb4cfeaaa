import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editor, edits as english, menu_forms as englishForms, frame } from '../shared/i18n/app/en.ts';
import { edits as french, menu_forms as frenchForms } from '../shared/i18n/app/fr.ts';
import type { AppLocale } from '../shared/locales.ts';
import { hasFocus } from './hands.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';
import { withPage } from './with-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;
const WORDS = { en: { ...englishForms, ...english }, fr: { ...frenchForms, ...french } };
const FORMS = { en: englishForms, fr: frenchForms };

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
] as const)('%s: each chip opens its part of the form, scrolled to and focused', async (locale, device) => {
  const words = WORDS[locale];
  const forms = FORMS[locale];
  await inEditor(locale, device, async ({ page }) => {
    // A choice is drawn by its label.
    const parts: [chip: string, target: Locator, shown?: Locator][] = [
      [
        words.sizes,
        page.getByRole('radio', { name: forms.kind_sizes }),
        page.getByText(forms.kind_sizes, { exact: true }),
      ],
      [words.picture, page.locator('[data-part="picture-input"] button').first()],
      [
        words.allergens,
        page.locator('details[data-part="allergens"] input').first(),
        page.locator('details[data-part="allergens"] label').first(),
      ],
    ];
    for (const [chip, target, shownTarget = target] of parts) {
      await row(page, 'Leek soup').click();
      await page.getByRole('link', { name: chip, exact: true }).click();
      await expect.poll(() => hasFocus(target)).toBe(true);
      expect([chip, await isInSight(shownTarget)]).toEqual([chip, true]);
      await page.goBack();
    }
  });
});

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

test('a price that becomes sizes is the first size’s, to which the chip then leads', async () => {
  await inEditor('en', PHONE, async ({ page, kitchen }) => {
    await row(page, 'Leek soup').click();
    await page.getByRole('link', { name: english.sizes, exact: true }).click();
    // Until its part has been scrolled to, the page moves under what presses it.
    await expect.poll(() => hasFocus(page.getByRole('radio', { name: englishForms.kind_sizes }))).toBe(true);
    await page.getByText(englishForms.kind_sizes, { exact: true }).click();
    const prices = page.getByRole('textbox', { name: englishForms.price, exact: true });
    expect(await prices.first().inputValue()).toBe('10.00');
    const sizes = page.getByRole('textbox', { name: englishForms.size, exact: true });
    await sizes.nth(0).fill('Cup');
    await sizes.nth(1).fill('Bowl');
    await prices.nth(1).fill('14');
    await page.getByRole('button', { name: frame.save, exact: true }).click();
    await page.waitForURL('**/sections/*');
    const [soup] = (await kitchen.draft()).menus[0]?.sections[0]?.items ?? [];
    expect(soup?.variants).toEqual([
      { label: 'Cup', price: 1_000 },
      { label: 'Bowl', price: 1_400 },
    ]);
    await row(page, 'Leek soup').click();
    await page.getByRole('link', { name: english.sizes, exact: true }).click();
    await expect.poll(() => hasFocus(sizes.nth(0))).toBe(true);
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
