import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { likeTitles } from '../server/imports/apply/like-titles.ts';
import type { MenuLocale } from '../shared/locales.ts';
import { type Currency, formatMoney } from '../shared/money.ts';

export const MENUS = join(import.meta.dirname, '../test/menus');

const truthSchema = z.object({
  sections: z.array(
    z.object({
      items: z.array(
        z.object({
          title: z.string(),
          price: z.number().nullish(),
          prices: z.array(z.object({ amount: z.number().nullish() })).nullish(),
          optional: z.boolean().nullish(),
          price_inherited: z.boolean().nullish(),
        }),
      ),
    }),
  ),
});

export type ShownDish = { title: string /** Decimal, as printed. */; amounts: number[] };

/** What is printed on a drawn menu; add-ons aside, and without a price that stands in the group's heading. */
export function printedDishes(name: string): ShownDish[] {
  const truth = truthSchema.parse(JSON.parse(readFileSync(join(MENUS, `${name}.truth.json`), 'utf8')));
  return truth.sections
    .flatMap(({ items }) => items)
    .filter(({ optional }) => !optional)
    .map(({ title, price, prices, price_inherited }) => {
      const several = (prices ?? []).flatMap(({ amount }) => amount ?? []);
      const amounts = several.length > 0 ? several : [price ?? []].flat();
      return { title, amounts: price_inherited ? [] : amounts };
    });
}

/**
 * Lays out all of a guest's page, as if it had been scrolled through: `innerText` omits what a browser has not laid out yet.
 * A phone shows the dishes two frames after the page's head.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.locator('.section').first().waitFor();
  await page.locator('.section, .item').evaluateAll((parts) => {
    for (const part of parts) if (part instanceof HTMLElement) part.style.contentVisibility = 'visible';
  });
}

/** The texts of the page's list entries, as a person reads them: no-break spaces are spaces. */
async function shownEntries(page: Page): Promise<string[]> {
  await layOutAll(page);
  const entries = await page.getByRole('main').getByRole('listitem').all();
  const texts = await Promise.all(entries.map((entry) => entry.innerText()));
  return texts.map((text) => text.replace(/[\u00a0\u202f]/g, ' '));
}

/** The share of the printed dishes on the page by title (similarity 0.8), and of those with every price. */
export async function shownShare(
  page: Page,
  dishes: readonly ShownDish[],
  { locale, currency }: { locale: MenuLocale; currency: Currency },
): Promise<{ titles: number; prices: number; missing: string[] }> {
  const entries = await shownEntries(page);
  // The title is the entry's first line, alone or with prices behind it.
  const candidates = entries.flatMap((text, entry) => {
    const [line = ''] = text.split('\n', 1);
    return [line, line.replace(/\s+\S*\d[^a-z]*$/i, '')].map((title) => ({ entry, title }));
  });
  const pairs = likeTitles(
    dishes.map(({ title }) => title),
    candidates.map(({ title }) => title),
  );
  const entryOf = new Map<number, string>();
  const taken = new Set<number>();
  for (const { left, right } of pairs) {
    const entry = candidates[right]?.entry;
    if (entry === undefined || entryOf.has(left) || taken.has(entry)) continue;
    entryOf.set(left, entries[entry] ?? '');
    taken.add(entry);
  }
  const found = dishes.flatMap((dish, index) => {
    const entry = entryOf.get(index);
    return entry === undefined ? [] : [{ dish, entry }];
  });
  const priced = found.filter(({ dish }) => dish.amounts.length > 0);
  const right = priced.filter(({ dish, entry }) => dish.amounts.every((amount) => showsAmount(entry, amount)));

  function showsAmount(entry: string, amount: number): boolean {
    const minor = Math.round(amount * 100);
    const forms = [false, true].map((whole) =>
      formatMoney(minor, { locale, currency, whole }).replace(/[\u00a0\u202f]/g, ' '),
    );
    return forms.some((form) => entry.includes(form));
  }

  return {
    titles: found.length / dishes.length,
    prices: priced.length === 0 ? 0 : right.length / priced.length,
    missing: [
      ...dishes.filter((_, index) => !entryOf.has(index)).map(({ title }) => title),
      ...priced
        .filter((pair) => !right.includes(pair))
        .map(({ dish, entry }) => `${dish.title} ${dish.amounts}: ${entry}`),
    ],
  };
}
