import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGEN_CODES, ALLERGEN_STATES } from '../../shared/allergens.ts';
import type { Item, Menu, Section } from '../../shared/menu.ts';
import { MENU_DATA_KINDS } from '../../shared/menu-data.ts';
import type { Currency } from '../../shared/money.ts';
import { isPlainName, isPrintable } from '../../shared/text-rules.ts';
import { compareDraft } from '../imports/apply/compare-draft.ts';
import { planMenu } from '../imports/apply/plan-menu.ts';
import { readFile } from './read-file.ts';
import { toMenuData } from './to-menu-data.ts';
import { writeFile } from './write-file.ts';

const RESTAURANT_ID = 'AB12CD34EF';
const SEED = Number(process.env['EXCHANGE_SEED'] ?? 20_261_129);
/** A workbook needs a tenth of a second. */
const RUNS = { json: 334, csv: 67, xlsx: 67 };

/** Texts as menus have them, and those that tables and spreadsheets trip over. */
const words = (max: number) =>
  fc
    .oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          'Soup',
          'Crème brûlée',
          'Steak-frites',
          'Thé; menthe',
          'Bœuf, sauce',
          '寿司',
          '12,50',
          '1.234',
          '007',
          'TRUE',
        ),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          '=1+1',
          '-10% today',
          '+1 side',
          '@home',
          "'=quoted",
          "''-x",
          '"Chef"',
          'a|b',
          'a\\nb',
          'C:\\new',
          'one\ntwo',
          'tab\there',
          '_x0041_',
          '<b>&amp;',
          'none',
          'sep=;',
        ),
      },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    )
    .map((text) => text.trim().slice(0, max))
    .filter((text) => text !== '' && isPrintable(text) && text.trim() === text);
const amount = fc.oneof(fc.nat(20_000), fc.nat(2_000_000_000), fc.constantFrom(0, 1, 123_400, 1_337_500));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const allergens = fc
  .uniqueArray(fc.constantFrom(...ALLERGEN_CODES), { maxLength: 5 })
  .chain((codes) =>
    fc.tuple(...codes.map((code) => fc.constantFrom(...ALLERGEN_STATES).map((state) => ({ code, state })))),
  );
const part = fc
  .tuple(words(20), maybe(amount), fc.option(allergens, { nil: undefined }))
  .map(([label, price, list]) => ({ label, price, ...(list ? { allergens: list } : {}) }));

const item = fc
  .record({
    title: words(60),
    description: maybe(words(60)),
    details: maybe(words(60)),
    price: maybe(amount),
    range: fc.integer({ min: 0, max: 5_000 }),
    price_text: maybe(words(20)),
    variants: fc.oneof(fc.array(part, { maxLength: 0 }), fc.array(part, { maxLength: 4 })),
    options: fc.array(part, { maxLength: 3 }),
    tags: fc.uniqueArray(words(12), { maxLength: 4 }),
    allergens: maybe(allergens),
    sold_out: fc.boolean(),
    hidden: fc.boolean(),
  })
  .map(({ range, allergens: list, ...drawn }): Omit<Item, 'id' | 'menu_section_id' | 'position'> => {
    const price = drawn.variants.length > 0 ? null : drawn.price;
    return {
      ...drawn,
      price,
      price_max: price !== null && range > 4_000 && price + range <= 2_000_000_000 ? price + range : null,
      allergens: list ?? [],
      allergens_checked_at: list ? '2026-11-01T10:00:00.000Z' : null,
      menu_id: 1,
      taxes: null,
      meat_origins: [],
      homemade: false,
      picture: null,
      image_generated: false,
      checked_price: null,
      checked_words: [],
      back_at: null,
      source: null,
      confidence: null,
      version: 1,
    };
  });

const sectionTitle = words(30)
  .map((title) => title.replaceAll(/[^\p{L}\p{N} ,;'=@+-]/gu, '').trim())
  .filter((title) => title !== '' && isPlainName(title));
const section = fc.record({
  title: sectionTitle,
  description: maybe(words(40)),
  price: maybe(amount),
  price_text: maybe(words(20)),
  hidden: fc.boolean(),
  items: fc.array(item, { maxLength: 6 }),
});

const menu = fc.array(section, { minLength: 1, maxLength: 4 }).map((sections): Menu => {
  let itemId = 10;
  return {
    id: 1,
    title: 'Evening',
    display_mode: 'simple',
    hidden: false,
    serving_periods: [],
    position: 0,
    version: 1,
    sections: sections.map(
      (drawn, index): Section => ({
        ...drawn,
        id: index + 1,
        menu_id: 1,
        position: index,
        version: 1,
        items: drawn.items.map((one, position) => ({ ...one, id: itemId++, menu_section_id: index + 1, position })),
      }),
    ),
  };
});

const TRANSLATED = new Map([
  ['Soup', { es: 'Sopa', de: '=Suppe' }],
  ['Steak-frites', { es: '-Bistec' }],
]);

describe.each(MENU_DATA_KINDS)('a menu as %s', (kind) => {
  test.each(['CAD', 'JPY', 'KWD'] as const satisfies Currency[])(
    `in %s out and in again changes nothing (seed ${SEED})`,
    async (currency) => {
      await fc.assert(
        fc.asyncProperty(menu, fc.constantFrom('en', 'fr'), async (drawn, locale) => {
          const data = toMenuData({
            restaurant_id: RESTAURANT_ID,
            currency,
            menu: drawn,
            findTranslations: (_, source) => TRANSLATED.get(source) ?? {},
          });
          const bytes = await writeFile(data, kind, locale);
          const read = await readFile({
            bytes,
            restaurant_id: RESTAURANT_ID,
            currency,
            sized_dishes: { ids: [], titles: [] },
          });
          expect(read).toMatchObject({ kind: 'draft' });
          if (read.kind !== 'draft') return;
          const plan = planMenu({ draft: read.draft, menu: drawn, option: 'overwrite', currency });
          const { added, changed, missing, changed_sections, missing_sections } = compareDraft(plan, drawn, 1);
          expect({ added, changed, missing, changed_sections, missing_sections }).toEqual({
            added: [],
            changed: [],
            missing: [],
            changed_sections: [],
            missing_sections: [],
          });
          expect(plan.sections.flatMap(({ items }) => items).filter(({ is_changed }) => is_changed)).toEqual([]);
          const outline = plan.sections.map(({ section_id, items }) => [
            section_id,
            items.map(({ item_id }) => item_id),
          ]);
          expect(outline).toEqual(drawn.sections.map(({ id, items }) => [id, items.map((one) => one.id)]));
        }),
        { seed: SEED, numRuns: RUNS[kind] },
      );
    },
  );
});
