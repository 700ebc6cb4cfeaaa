import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type MenuFacts, makeMenuFacts } from '../../server/chat/facts/menu-facts.ts';
import { translateEverywhere } from '../../server/translations/local/translate-locally.ts';
import { inContext } from '../../server/translations/texts/text-in-context.ts';
import { ALLERGEN_CHOICES, ALLERGEN_CODES, type DeclaredAllergen } from '../../shared/allergens.ts';
import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import { itemsOf } from '../../shared/menu.ts';
import { EMPTY_CONTENT } from '../../shared/menu-edits.ts';
import { CURRENCIES, type Currency, minorUnits } from '../../shared/money.ts';
import type { PublicItem, PublicMenu, PublicRestaurant } from '../../shared/publication.ts';
import { textsOf } from '../../shared/translated-texts.ts';
import { sampleRestaurant } from '../../test/sample-publication.ts';

/**
 * A set of cases for the assistant: restaurants, and what guests ask there with the facts that a helpful answer has.
 * bench/assistant/blind/README.md describes the format for authors.
 */

const codes = z.array(z.enum(ALLERGEN_CODES));
const declarations = {
  contains: codes.optional(),
  may_contain: codes.optional(),
  not_declared: codes.optional(),
};
const part = z.strictObject({ label: z.string(), price: z.number().nullish(), ...declarations });
const item = z.strictObject({
  title: z.string(),
  description: z.string().nullish(),
  details: z.string().nullish(),
  price: z.number().nullish(),
  price_text: z.string().nullish(),
  sizes: z.array(part).default([]),
  options: z.array(part).default([]),
  tags: z.array(z.string()).default([]),
  sold_out: z.boolean().default(false),
  ...declarations,
});
const section = z.strictObject({
  title: z.string(),
  description: z.string().nullish(),
  items: z.array(item),
});
const restaurant = z.strictObject({
  name: z.string(),
  language: z.enum(MENU_LOCALES),
  currency: z.enum(CURRENCIES),
  hours: z.string().nullish(),
  address: z.string().nullish(),
  phone: z.string().nullish(),
  menus: z.array(z.strictObject({ title: z.string(), sections: z.array(section) })),
});
const titles = z.array(z.string()).default([]);
const expectation = z.strictObject({
  language: z.enum(MENU_LOCALES).optional(),
  avoid: z.array(z.enum(ALLERGEN_CHOICES)).default([]),
  /** The turn that tells what is avoided, from 1: what was offered before is no danger. */
  since: z.int().min(1).default(1),
  about: titles,
  names: titles,
  names_any: titles,
  names_none: titles,
  never: titles,
  says: z.array(z.union([z.string(), z.array(z.string())])).default([]),
  never_says: z.array(z.string()).default([]),
  asks_staff: z.boolean().default(false),
  not_on_menu: z.boolean().default(false),
});
const caseSchema = z.strictObject({
  restaurant: z.string(),
  locale: z.enum(MENU_LOCALES),
  turns: z.array(z.string().min(1)).min(1).max(6),
  expect: expectation,
  note: z.string().optional(),
});
const setSchema = z.strictObject({
  restaurants: z.record(z.string(), restaurant),
  cases: z.array(caseSchema),
});

type Part = z.infer<typeof part>;
export type Expectation = z.infer<typeof expectation>;
export type GuestCase = z.infer<typeof caseSchema>;
/** A case with the menu as its guest reads it. */
export type PreparedCase = { number: number; guest: GuestCase; facts: MenuFacts; sold_out: ReadonlySet<number> };

/** @throws with the file's name and the case's number if something isn't of the format. */
export async function readCaseSet(file: string): Promise<PreparedCase[]> {
  const read = setSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  const { restaurants, cases } = read.data;
  const built = new Map<string, Built>();
  return cases.map((guest, index) => {
    const described = restaurants[guest.restaurant];
    if (!described) throw new Error(`${file}, case ${index + 1}: no restaurant "${guest.restaurant}"`);
    const key = `${guest.restaurant} ${guest.locale}`;
    const { facts, sold_out } = built.get(key) ?? build(described, guest.locale);
    built.set(key, { facts, sold_out });
    const { about, names, names_any, names_none, never } = guest.expect;
    for (const title of [...about, ...names, ...names_any, ...names_none, ...never])
      if (dishesOf(facts, [title]).length === 0)
        throw new Error(`${file}, case ${index + 1}: no dish or section "${title}"`);
    return { number: index + 1, guest, facts, sold_out };
  });
}

/** The dishes of these titles, which are of dishes or of sections, in the language of the menu. */
export const dishesOf = ({ dishes }: MenuFacts, named: readonly string[]): MenuFacts['dishes'] =>
  dishes.filter(({ original, original_section }) => named.includes(original.title) || named.includes(original_section));

type Built = { facts: MenuFacts; sold_out: ReadonlySet<number> };

function build(described: z.infer<typeof restaurant>, locale: MenuLocale): Built {
  let last_id = 0;
  let last_section = 0;
  const sold_out = new Set<number>();
  const details: { item_id: number; details: string }[] = [];
  const { currency } = described;
  const menus: PublicMenu[] = described.menus.map(({ title, sections }, index) => ({
    id: index + 1,
    title,
    display_mode: 'simple',
    serving_periods: [],
    sections: sections.map((one) => {
      last_section += 1;
      const section_id = last_section;
      const items = one.items.map((each): PublicItem => {
        last_id += 1;
        if (each.sold_out) sold_out.add(last_id);
        if (each.details) details.push({ item_id: last_id, details: each.details });
        const list = listOf(each);
        return {
          ...EMPTY_CONTENT,
          id: last_id,
          menu_id: index + 1,
          menu_section_id: section_id,
          title: each.title,
          description: each.description ?? null,
          price: amountOf(each.price, currency),
          price_text: each.price_text ?? null,
          tags: each.tags,
          allergens: list ?? [],
          allergens_checked_at: list ? '2026-11-01T10:00:00.000Z' : null,
          variants: each.sizes.map((size) => partOf(size, currency)),
          options: each.options.map((option) => partOf(option, currency)),
        };
      });
      return {
        id: section_id,
        menu_id: index + 1,
        title: one.title,
        description: one.description ?? null,
        price: null,
        price_text: null,
        items,
      };
    }),
  }));
  const content: PublicRestaurant = sampleRestaurant({
    name: described.name,
    main_locale: described.language,
    currency,
    hours: described.hours ?? null,
    address: described.address ?? null,
    phone: described.phone ?? null,
    menus,
  });
  for (const { id, title } of itemsOf(menus))
    if (itemsOf(menus).some((other) => other.id !== id && other.title === title))
      throw new Error(`${described.name} has two dishes "${title}": cases refer to dishes by title`);
  const translations =
    locale === described.language
      ? []
      : inContext(content, textsOf(content)).flatMap((placed) => {
          const { kind, source } = placed;
          const text = translateEverywhere(placed, { from: described.language, to: locale });
          return text === null ? [] : [{ kind, source, text }];
        });
  return { facts: makeMenuFacts({ public: content, assistant: { details } }, translations, locale), sold_out };
}

const partOf = (one: Part, currency: Currency) => {
  const allergens = listOf(one);
  return { label: one.label, price: amountOf(one.price, currency), ...(allergens ? { allergens } : {}) };
};

function listOf({ contains, may_contain, not_declared }: Partial<Part>): DeclaredAllergen[] | undefined {
  if (!contains && !may_contain && !not_declared) return undefined;
  return [
    ...(contains ?? []).map((code) => ({ code, state: 'contains' as const })),
    ...(may_contain ?? []).map((code) => ({ code, state: 'may_contain' as const })),
    ...(not_declared ?? []).map((code) => ({ code, state: 'not_declared' as const })),
  ];
}

const amountOf = (price: number | null | undefined, currency: Currency): number | null =>
  price == null ? null : minorUnits(String(price), currency);
