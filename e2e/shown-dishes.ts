import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { likeTitles } from '../server/imports/apply/like-titles.ts';
import type { Draft } from '../shared/draft.ts';
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

/** What is printed on a drawn menu; add-ons aside, and without a price that is in the group's heading. */
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

/** For each dish the place of the candidate whose title is the most similar (at least 0.8); each candidate is for one dish. */
function matchTitles(
  dishes: readonly ShownDish[],
  candidates: readonly { place: number; title: string }[],
): Map<number, number> {
  const pairs = likeTitles(
    dishes.map(({ title }) => title),
    candidates.map(({ title }) => title),
  );
  const placeOf = new Map<number, number>();
  const takenPlaces = new Set<number>();
  for (const { left, right } of pairs) {
    const placeInPage = candidates[right]?.place;
    if (placeInPage === undefined || placeOf.has(left) || takenPlaces.has(placeInPage)) continue;
    placeOf.set(left, placeInPage);
    takenPlaces.add(placeInPage);
  }
  return placeOf;
}

type Share = { titles: number; prices: number; missing: string[] };

/** The share of the printed dishes that a draft holds by title, and of those with every price. */
export function readShare({ sections }: Draft, dishes: readonly ShownDish[]): Share {
  const items = sections.flatMap((section) => section.items);
  const placeOf = matchTitles(
    dishes,
    items.map(({ title }, place) => ({ place, title: title.value })),
  );
  return shareOf(
    dishes.map((dish, index) => ({ dish, entry: items[placeOf.get(index) ?? -1] })),
    ({ prices }, wanted) => prices.some(({ amount }) => Number(amount.value) === wanted),
    ({ prices }) => prices.map(({ amount }) => amount.value).join(),
  );
}

function shareOf<Entry>(
  pairedDishes: readonly { dish: ShownDish; entry: Entry | undefined }[],
  holds: (entry: Entry, amount: number) => boolean,
  say: (entry: Entry) => string,
): Share {
  const entries = pairedDishes.flatMap(({ dish, entry }) => (entry === undefined ? [] : [{ dish, entry }]));
  const priced = entries.filter(({ dish }) => dish.amounts.length > 0);
  const wrong = priced.filter(({ dish, entry }) => !dish.amounts.every((amount) => holds(entry, amount)));
  return {
    titles: entries.length / pairedDishes.length,
    prices: priced.length === 0 ? 0 : 1 - wrong.length / priced.length,
    missing: [
      ...pairedDishes.filter(({ entry }) => entry === undefined).map(({ dish }) => dish.title),
      ...wrong.map(({ dish, entry }) => `${dish.title} ${dish.amounts}: ${say(entry)}`),
    ],
  };
}

/** The share of the printed dishes on the page by title, and of those with every price. */
export async function shownShare(
  page: Page,
  dishes: readonly ShownDish[],
  { locale, currency }: { locale: MenuLocale; currency: Currency },
): Promise<Share> {
  const entries = await shownEntries(page);
  // The title is the entry's first line, alone or with prices behind it.
  const candidates = entries.flatMap((text, entryPlace) => {
    const [line = ''] = text.split('\n', 1);
    return [line, line.replace(/\s+\S*\d[^a-z]*$/i, '')].map((title) => ({ place: entryPlace, title }));
  });
  const placeOf = matchTitles(dishes, candidates);

  function hasAmount(entry: string, amount: number): boolean {
    const minor = Math.round(amount * 100);
    const forms = [false, true].map((isWhole) =>
      formatMoney(minor, { locale, currency, whole: isWhole }).replace(/[\u00a0\u202f]/g, ' '),
    );
    return forms.some((form) => entry.includes(form));
  }

  return shareOf(
    dishes.map((dish, index) => ({ dish, entry: entries[placeOf.get(index) ?? -1] })),
    hasAmount,
    (entry) => entry,
  );
}
