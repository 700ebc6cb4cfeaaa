import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMenuFacts } from '../server/chat/facts/menu-facts.ts';
import { answerLocally } from '../server/chat/local/answer-locally.ts';
import { toMenuData } from '../server/exchange/to-menu-data.ts';
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
import { CHAT_WORDS } from '../shared/i18n/guest/chat-words.ts';
import { allergens as names } from '../shared/i18n/guest/en.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import { MENU_LOCALES, type MenuLocale } from '../shared/locales.ts';
import type { Item } from '../shared/menu.ts';
import type { PublicItem } from '../shared/publication.ts';
import { avoidWords, namesOf } from '../web/guest/avoid/avoid-words.ts';
import { decodeDish } from '../web/guest/avoid/declared-dish.ts';
import { ofItems, renderSamplePage } from './render-sample-page.ts';
import { sampleItem as draftItem, sampleMenu as draftMenu, sampleSection as draftSection } from './sample-draft.ts';
import { sampleItem, sampleRestaurant } from './sample-publication.ts';

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
  // No word of a food: the assistant also goes by the words of the menu.
  options: parts('Extra'),
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
    const options = listsOf(/<dd( data-allergens[^>]*)?>(Extra)/g);
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

/** The dishes as an exported file declares them. */
function dishesOfData(items: Item[]): NamedDish[] {
  const section = draftSection({ items });
  const menu = draftMenu({ sections: [section] });
  const { sections } = toMenuData({ restaurant_id: 'r', currency: 'EUR', menu, findTranslations: () => ({}) });
  return sections.flatMap((dataSection) =>
    dataSection.items.map(({ id = 0, allergens, variants = [], options = [] }) => ({
      id,
      allergens: allergens ?? [],
      allergens_checked_at: allergens ? CHECKED : null,
      variants,
      options,
    })),
  );
}

test(`the page, the owner’s record and the exported data name the same dishes for what a guest avoids (seed ${SEED})`, () => {
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
      expect(idsOf(dishesOfData(items), codes)).toEqual(expected);
    }),
    { seed: SEED, numRuns: 200 },
  );
});

type NumberedDish = Pick<PublicItem, 'id' | 'allergens' | 'allergens_checked_at' | 'variants' | 'options'>;

/** The restaurant's dishes, titled by their numbers, as the assistant lists them under each of its sentences. */
function askAssistant(dishes: readonly NumberedDish[], codes: readonly AllergenChoice[], locale: MenuLocale) {
  const items = dishes.map((one) => sampleItem(one.id, String(one.id), one));
  const restaurant = sampleRestaurant(ofItems(...items));
  const facts = makeMenuFacts({ public: restaurant, assistant: { details: [] } }, [], locale);
  const pageWords = avoidWords(locale);
  const question = interpolate(pageWords.avoiding.chat_question, { allergens: namesOf(codes, pageWords) });
  const { lines } = answerLocally(facts, question, new Set());
  const words = CHAT_WORDS[locale];
  // Around the names of the allergens, which the assistant joins as a sentence does.
  const findLead = (lead: string) => {
    const [before = '', after = ''] = interpolate(lead, { name: restaurant.name, allergens: '{' }).split('{');
    return lines.findIndex((line) => line.startsWith(before) && line.endsWith(after));
  };
  const listedUnder = (lead: string): number[] => {
    const begin = findLead(lead);
    if (begin === -1) return [];
    const bullets = lines.slice(begin + 1);
    const end = bullets.findIndex((line) => !line.startsWith('•'));
    return bullets.slice(0, end === -1 ? undefined : end).map((line) => Number(/\d+/.exec(line)?.[0]));
  };
  return {
    listed: {
      contains: listedUnder(words.allergen_list_contains),
      may_contain: listedUnder(words.allergen_list_may),
      nothing_declared: listedUnder(words.allergen_list_unsaid),
      declared_without: listedUnder(words.allergen_list_without),
    },
    saysNothingDeclared: lines.includes(interpolate(words.allergen_list_none, { name: restaurant.name })),
  };
}

test.each(MENU_LOCALES)(
  `%s: the assistant, asked with the page’s own question, names the same dishes (seed ${SEED})`,
  (locale) => {
    fc.assert(
      fc.property(fc.array(dish, { minLength: 1, maxLength: 6 }), choices, (dishes, codes) => {
        const named = dishes.map((one, index) => ({ ...one, id: index + 1 }));
        const expected = idsOf(named, codes);
        const { listed, saysNothingDeclared } = askAssistant(named, codes, locale);
        const isNothingKnown = expected.nothing_declared.length === named.length;
        expect(saysNothingDeclared).toBe(isNothingKnown);
        expect(listed).toEqual(isNothingKnown ? { ...expected, nothing_declared: [] } : expected);
      }),
      { seed: SEED, numRuns: 25 },
    );
  },
);

test('the assistant lists every dish, however many are declared without', () => {
  const dishes = Array.from(
    { length: 80 },
    (_, index): NumberedDish => ({
      id: index + 1,
      allergens: index % 20 === 0 ? [{ code: 'milk', state: 'contains' }] : [],
      allergens_checked_at: CHECKED,
      variants: [],
      options: [],
    }),
  );
  expect(askAssistant(dishes, ['milk'], 'en').listed).toEqual(idsOf(dishes, ['milk']));
});

test.each(MENU_LOCALES)('%s: the assistant understands each choice of the page by its name there', (locale) => {
  for (const choice of ALLERGEN_CHOICES) {
    const dishes = codesOf(choice).map(
      (code, index): NumberedDish => ({
        id: index + 1,
        allergens: [{ code, state: 'contains' }],
        allergens_checked_at: CHECKED,
        variants: [],
        options: [],
      }),
    );
    const { listed } = askAssistant(dishes, [choice], locale);
    expect({ choice, contains: listed.contains }).toEqual({ choice, contains: dishes.map(({ id }) => id) });
  }
});
