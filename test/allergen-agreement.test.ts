import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordLines } from '../server/menus/allergen-record.ts';
import { allergensCsv } from '../server/menus/allergen-record-csv.ts';
import {
  ALLERGEN_CHOICES,
  ALLERGEN_CODES,
  ALLERGEN_STATES,
  type AllergenChoice,
  type AllergenStatus,
  codesOf,
  type DeclaredDish,
  explainStatus,
} from '../shared/allergens.ts';
import { allergens as names } from '../shared/i18n/guest/en.ts';
import { decodeDish } from '../web/guest/avoid/declared-dish.ts';
import { ofItems, renderSamplePage } from './render-sample-page.ts';
import { sampleItem as draftItem } from './sample-draft.ts';
import { sampleItem } from './sample-publication.ts';

const SEED = Number(process.env['ALLERGEN_SEED'] ?? 20_251_124);
const CHECKED = '2026-11-01T00:00:00.000Z';

const list = fc.uniqueArray(
  fc.record({ code: fc.constantFrom(...ALLERGEN_CODES), state: fc.constantFrom(...ALLERGEN_STATES) }),
  { selector: ({ code }) => code, maxLength: 6 },
);
const parts = (label: string) =>
  fc.array(
    fc.oneof(
      list.map((allergens) => ({ label, price: null, allergens })),
      fc.constant({ label, price: null }),
    ),
    { maxLength: 1 },
  );
const dish = fc.record({
  allergens: list,
  allergens_checked_at: fc.constantFrom(null, CHECKED),
  variants: parts('Large'),
  options: parts('Cheese'),
});
const choices = fc.uniqueArray(fc.constantFrom(...ALLERGEN_CHOICES), { minLength: 1, maxLength: 4 });

type NamedDish = DeclaredDish & { id: number };
type Names = Record<AllergenStatus, number[]>;

const idsOf = (dishes: readonly NamedDish[], avoidedChoices: readonly AllergenChoice[]): Names => {
  const idsWith = (status: AllergenStatus) =>
    dishes.filter((dish) => explainStatus(dish, avoidedChoices).status === status).map(({ id }) => id);
  return {
    contains: idsWith('contains'),
    may_contain: idsWith('may_contain'),
    nothing_declared: idsWith('nothing_declared'),
    declared_without: idsWith('declared_without'),
  };
};

/** The dishes as the page's markup declares them to its script. */
function dishesOfPage(html: string): NamedDish[] {
  return Array.from(html.matchAll(/<li id="item-(\d+)"([^>]*)>(.*?)<\/li>/gs), ([, id, head = '', body = '']) => {
    const textOf = (attributes: string) => /data-allergens="([^"]*)"/.exec(attributes)?.[1];
    const listsOf = (pattern: RegExp) =>
      Array.from(body.matchAll(pattern), ([, attributes = '', label = '']) => ({ label, list: textOf(attributes) }));
    const variants = listsOf(/<div([^>]*)><dt>([^<]*)/g);
    const options = listsOf(/<dd( data-allergens[^>]*)?>(Cheese)/g);
    return { id: Number(id), ...decodeDish({ list: textOf(head), variants, options }) };
  });
}

/** The dishes by the words of the table that the owner downloads: each allergen has a column, each add-on a line. */
function dishesOfTable(csv: string, codes: readonly (keyof typeof names)[]): Names {
  const [head = [], ...lines] = csv
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const statuses = new Map<number, Set<string>>();
  for (const line of lines) {
    const id = Number(line[2]);
    const seen = statuses.get(id) ?? new Set();
    for (const code of codes) seen.add(line[head.indexOf(names[code])] ?? '');
    statuses.set(id, seen);
  }
  const found: Names = { contains: [], may_contain: [], nothing_declared: [], declared_without: [] };
  for (const [id, seen] of statuses) {
    const has = (...words: string[]) => words.some((word) => seen.has(word));
    if (has('contains')) found.contains.push(id);
    else if (has('may contain', 'kind not named')) found.may_contain.push(id);
    else if (has('not declared')) found.nothing_declared.push(id);
    else if (has('without')) found.declared_without.push(id);
  }
  return found;
}

test(`the page, the assistant and the owner's record name the same dishes for what a guest avoids (seed ${SEED})`, () => {
  fc.assert(
    fc.property(fc.array(dish, { minLength: 1, maxLength: 6 }), choices, (dishes, codes) => {
      const named = dishes.map((one, index) => ({ ...one, id: index + 1 }));
      const expected = idsOf(named, codes);
      const html = renderSamplePage(ofItems(...named.map((one) => sampleItem(one.id, String(one.id), one))));
      expect(idsOf(dishesOfPage(html), codes)).toEqual(expected);

      const items = named.map((one) => draftItem({ ...one, title: String(one.id) }));
      const menus = [{ title: 'Menu', sections: [{ title: 'Food', items }] }];
      const csv = [...allergensCsv(recordLines({ menus }, new Map()), 'en')].join('');
      expect(dishesOfTable(csv, codes.flatMap(codesOf))).toEqual(expected);
    }),
    { seed: SEED, numRuns: 200 },
  );
});
