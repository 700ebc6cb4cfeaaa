import type { EarlierQuestion } from '../server/chat/facts/earlier-question.ts';
import { type MenuFacts, makeMenuFacts } from '../server/chat/facts/menu-facts.ts';
import { answerLocally } from '../server/chat/local/answer-locally.ts';
import { translateEverywhere } from '../server/translations/local/translate-locally.ts';
import { inContext } from '../server/translations/texts/text-in-context.ts';
import type { AllergenCode } from '../shared/allergens.ts';
import { CHAT_WORDS } from '../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../shared/i18n/interpolate.ts';
import type { MenuLocale } from '../shared/locales.ts';
import { EMPTY_CONTENT } from '../shared/menu-edits.ts';
import { formatMoney } from '../shared/money.ts';
import type { PublicItem } from '../shared/publication.ts';
import { textsOf } from '../shared/translated-texts.ts';
import { sampleRestaurant } from './sample-publication.ts';

/** Chats of guests of ten languages about one menu, which each reads translated. */

type Part = { label: string; price: number; contains?: readonly AllergenCode[] };
type Dish = {
  title: string;
  price?: number;
  sizes?: readonly Part[];
  options?: readonly Part[];
  contains?: readonly AllergenCode[];
  is_out?: boolean;
};

const SECTIONS: Readonly<Record<string, readonly Dish[]>> = {
  Starters: [
    { title: 'Tomato soup', price: 650, contains: ['celery'] },
    {
      title: 'Green salad',
      price: 700,
      contains: [],
      options: [
        { label: 'Burrata', price: 450, contains: ['milk'] },
        { label: 'Grilled chicken', price: 350 },
      ],
    },
  ],
  'Main courses': [
    {
      title: 'Hamburger',
      price: 1_500,
      contains: ['wheat'],
      options: [
        { label: 'Bacon', price: 200 },
        { label: 'Cheese', price: 150, contains: ['milk'] },
      ],
    },
    {
      title: 'Pizza Margherita',
      contains: ['wheat', 'milk'],
      sizes: [
        { label: 'Small', price: 900 },
        { label: 'Large', price: 1_300 },
      ],
    },
    { title: 'Grilled salmon', price: 1_950, contains: ['fish'] },
    { title: 'Lasagne', price: 1_400, contains: ['wheat', 'milk'], is_out: true },
  ],
  Sides: [{ title: 'French fries', price: 450, contains: [] }],
  Desserts: [
    { title: 'Chocolate cake', price: 750, contains: ['milk', 'eggs', 'wheat'] },
    { title: 'Tiramisu', price: 680, contains: ['milk', 'eggs', 'wheat'] },
  ],
  Drinks: [
    { title: 'Lemonade', price: 400, contains: [] },
    {
      title: 'Beer',
      contains: ['barley'],
      sizes: [
        { label: 'Small', price: 320 },
        { label: 'Large', price: 580 },
      ],
    },
    {
      title: 'Red wine',
      contains: ['sulphites'],
      sizes: [
        { label: 'Glass', price: 550 },
        { label: 'Bottle', price: 2_600 },
      ],
    },
    { title: 'Coffee', price: 280, contains: [] },
    { title: 'Mineral water', price: 300, contains: [] },
  ],
};

const declared = (codes: readonly AllergenCode[]) => codes.map((code) => ({ code, state: 'contains' as const }));
const partsOf = (parts: readonly Part[] = []) =>
  parts.map(({ label, price, contains }) => ({ label, price, ...(contains ? { allergens: declared(contains) } : {}) }));

export const soldOut = new Set<number>();
const restaurant = sampleRestaurant({
  main_locale: 'en',
  currency: 'EUR',
  menus: [
    {
      id: 1,
      title: 'Menu',
      display_mode: 'simple',
      serving_periods: [],
      sections: Object.entries(SECTIONS).map(([title, dishes], section) => ({
        id: section + 1,
        menu_id: 1,
        title,
        description: null,
        price: null,
        price_text: null,
        items: dishes.map((dish, at): PublicItem => {
          const id = 100 * (section + 1) + at;
          if (dish.is_out) soldOut.add(id);
          return {
            ...EMPTY_CONTENT,
            id,
            menu_id: 1,
            menu_section_id: section + 1,
            title: dish.title,
            description: null,
            price: dish.price ?? null,
            variants: partsOf(dish.sizes),
            options: partsOf(dish.options),
            allergens: declared(dish.contains ?? []),
            allergens_checked_at: dish.contains ? '2026-11-01T10:00:00.000Z' : null,
          };
        }),
      })),
    },
  ],
});

const factsByLocale = new Map<MenuLocale, MenuFacts>();
export function factsIn(locale: MenuLocale): MenuFacts {
  const cached = factsByLocale.get(locale);
  if (cached) return cached;
  const translations =
    locale === 'en'
      ? []
      : inContext(restaurant, textsOf(restaurant)).flatMap((placed) => {
          const { kind, source } = placed;
          const text = translateEverywhere(placed, { from: 'en', to: locale });
          return text === null ? [] : [{ kind, source, text }];
        });
  const facts = makeMenuFacts({ public: restaurant, assistant: { details: [] } }, translations, locale);
  factsByLocale.set(locale, facts);
  return facts;
}

export function askInTurn(locale: MenuLocale, questions: readonly string[]): string {
  const facts = factsIn(locale);
  const earlier: EarlierQuestion[] = [];
  let text = '';
  for (const question of questions) {
    const { lines, item_ids } = answerLocally(facts, question, soldOut, earlier);
    text = lines.join('\n');
    earlier.push({ question, item_ids });
  }
  return text;
}

export const amount = (locale: MenuLocale, minor: number): string => formatMoney(minor, factsIn(locale).money);
export const totalLine = (locale: MenuLocale, minor: number): string =>
  interpolate(CHAT_WORDS[locale].order_total, { price: amount(locale, minor) });
/** What the line of a sum begins with, in each language. */
export const hasTotal = (locale: MenuLocale, text: string): boolean =>
  text.includes(interpolate(CHAT_WORDS[locale].order_total, { price: '' }).trim());
