import { describe, expect, test } from 'vitest';
import type { AllergenCode } from '../../shared/allergens.ts';
import type { Import } from '../../shared/api/imports.ts';
import type { TranslationProgress } from '../../shared/api/translations.ts';
import type { Item, Menu, Restaurant, Section } from '../../shared/menu.ts';
import { EMPTY_ITEM } from '../../shared/menu-edits.ts';
import { GST, QST } from '../../shared/taxes.ts';
import { sampleItem, sampleRestaurant, sampleSection } from '../../test/sample-publication.ts';
import { publishChecks } from './publish-checks.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const checksOf = (draft: Restaurant, imports: Import[], progress?: TranslationProgress) =>
  publishChecks(draft, imports, { progress, now: new Date(NOW) });

const item = (id: number, fields: Partial<Item> = {}): Item => ({
  ...EMPTY_ITEM,
  ...sampleItem(id, `Dish ${id}`, { price: 1200 }),
  position: id,
  ...fields,
});
const section = (items: Item[], fields: Partial<Section> = {}): Section => ({
  ...sampleSection(1, 'Mains', []),
  hidden: false,
  position: 0,
  version: 1,
  items,
  ...fields,
});
const menu = (sections: Section[], fields: Partial<Menu> = {}): Menu => ({
  id: 1,
  title: 'Dinner',
  display_mode: 'simple',
  hidden: false,
  serving_periods: [],
  position: 0,
  version: 1,
  sections,
  ...fields,
});
const restaurant = (menus: Menu[], fields: Partial<Restaurant> = {}): Restaurant => ({
  ...sampleRestaurant(),
  translations: [],
  published_at: null,
  updated_at: NOW,
  version: 1,
  menus,
  ...fields,
});
const imported = (id: number, fields: Partial<Import> = {}): Import => ({
  id,
  status: 'completed',
  option: 'add',
  apply: 'review',
  menu_id: 1,
  files: [],
  progress: { step: 'completed', page: null, pages: 1 },
  report: null,
  error: null,
  execution_time_ms: 1,
  applied_at: null,
  discarded_at: null,
  rollback: null,
  created_at: NOW,
  ...fields,
});

const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);

describe('what guests would see', () => {
  test('items of hidden menus don’t count, and are listed separately', () => {
    const shown = menu([section([item(1), item(2, { sold_out: true })])]);
    const hidden = menu([section([item(3)])], { id: 2, hidden: true });
    expect(checksOf(restaurant([shown, hidden]), [])).toMatchObject({ visible_items: 2, hidden_items: 1 });
  });

  test('hidden dishes and those of hidden sections don’t count, and nothing is asked about them', () => {
    const bare = { price: null, hidden: true };
    const dinner = menu([
      section([item(1), item(2, bare), item(3, { ...bare, confidence: 0.1 })]),
      section([item(4, { price: null })], { id: 2, hidden: true }),
    ]);
    const checks = checksOf(restaurant([dinner]), []);
    expect(checks).toMatchObject({ visible_items: 1, hidden_items: 3, without_price: [], illegible: [] });
  });

  test('a menu without items shows nothing', () => {
    expect(checksOf(restaurant([menu([section([])])]), [])).toMatchObject({ visible_items: 0, hidden_items: 0 });
  });
});

test('counts the dishes whose allergens are declared, of those that guests would see', () => {
  const declared = { allergens_checked_at: NOW };
  const shown = menu([section([item(1, declared), item(2), item(3)])]);
  const hidden = menu([section([item(4, declared)])], { id: 2, hidden: true });
  expect(checksOf(restaurant([shown, hidden]), [])).toMatchObject({ visible_items: 3, declared_items: 1 });
});

test('asks about a tag that contradicts the declared allergens', () => {
  const declared = { allergens_checked_at: NOW, allergens: [{ code: 'milk', state: 'contains' } as const] };
  const items = [item(1, { ...declared, tags: ['Vegan'] }), item(2, { ...declared, tags: ['Vegetarian'] }), item(3)];
  expect(ids(checksOf(restaurant([menu([section(items)])]), []).contradicted)).toEqual([1]);
});

test('asks about a dish that is declared without what its words name, until its owner has confirmed it', () => {
  const allergen = { codes: ['milk'] as AllergenCode[], part: null, words: 'Cheddar burger' };
  const burger = { title: 'Cheddar burger', allergens_checked_at: NOW };
  const checkedWords = { ...allergen, declared: 'without', title: 'Cheddar burger' } as const;
  const confirmed = { ...burger, checked_words: [checkedWords] };
  const draft = restaurant([
    menu([section([item(1, burger), item(2, confirmed), item(3, { title: 'Cheddar burger' })])]),
  ]);
  const namedByItem = new Map([1, 2, 3].map((id) => [id, [allergen]]));
  const checks = publishChecks(draft, [], { namedByItem, now: new Date(NOW) });
  expect(ids(checks.named_allergens)).toEqual([1]);
  expect(checksOf(draft, []).named_allergens).toEqual([]);
});

describe('items without a price', () => {
  test.each<[string, Partial<Item>, Partial<Section>, boolean]>([
    ['no price at all', { price: null }, {}, true],
    ['an empty text in place of a price', { price: null, price_text: '' }, {}, true],
    ['sizes without prices', { price: null, variants: [{ label: 'L', price: null }] }, {}, true],
    ['an add-on’s price alone', { price: null, options: [{ label: 'Egg', price: 200 }] }, {}, true],
    ['a price of nothing', { price: 0 }, {}, false],
    ['a price in words', { price: null, price_text: 'market price' }, {}, false],
    ['a size with a price', { price: null, variants: [{ label: 'L', price: 900 }] }, {}, false],
    ['a price for the whole section', { price: null }, { price: 4800 }, false],
    ['a price for the whole section in words', { price: null }, { price_text: 'see board' }, false],
  ])('%s', (_, itemFields, sectionFields, isWithout) => {
    const draft = restaurant([menu([section([item(7, itemFields)], sectionFields)])]);
    expect(ids(checksOf(draft, []).without_price)).toEqual(isWithout ? [7] : []);
  });

  test('items that guests don’t see are ignored', () => {
    const draft = restaurant([menu([section([item(1, { price: null })])], { hidden: true })]);
    expect(checksOf(draft, []).without_price).toEqual([]);
  });
});

test('doubts are items the reader wasn’t sure of, until the owner edits them', () => {
  const items = [item(1, { confidence: 0.4 }), item(2, { confidence: 0.7 }), item(3, { confidence: null })];
  expect(ids(checksOf(restaurant([menu([section(items)])]), []).illegible)).toEqual([1]);
});

test('lists imports that are neither applied nor discarded, the newest first', () => {
  const imports = [
    imported(1),
    imported(2, { applied_at: NOW }),
    imported(3, { discarded_at: NOW }),
    imported(4, { status: 'failed' }),
    imported(5, { status: 'extracting' }),
    imported(6),
  ];
  expect(ids(checksOf(restaurant([]), imports).waiting_imports)).toEqual([6, 1]);
});

describe('reports missing French if it is required', () => {
  const inQuebec: Partial<Restaurant> = { currency: 'CAD', main_locale: 'en', taxes: [GST, QST] };
  const french = (fields: Partial<TranslationProgress['languages'][number]>): TranslationProgress => ({
    version: 1,
    engine: 'local',
    languages: [
      {
        locale: 'fr',
        state: 'complete',
        done: 9,
        total: 9,
        original: 0,
        is_shown: true,
        waits_for_french: false,
        ...fields,
      },
    ],
  });
  const missing = (fields: Partial<Restaurant>, progress?: TranslationProgress) =>
    checksOf(restaurant([], { taxes: [], timezone: 'UTC', ...fields }), [], progress).lacks_french;

  test.each<[string, Partial<Restaurant>, 'whole' | null]>([
    ['taxes of Québec', inQuebec, 'whole'],
    ['its clock and Canadian dollars', { currency: 'CAD', timezone: 'America/Toronto', main_locale: 'en' }, 'whole'],
    ['a menu in French', { ...inQuebec, main_locale: 'fr' }, null],
    ['another part of Canada', { currency: 'CAD', timezone: 'America/Vancouver', main_locale: 'en' }, null],
    ['the same clock elsewhere', { currency: 'USD', timezone: 'America/Toronto', main_locale: 'en' }, null],
  ])('%s', (_, fields, expected) => {
    expect(missing(fields, french({ state: 'off', is_shown: false }))).toBe(expected);
  });

  test.each<[string, Partial<TranslationProgress['languages'][number]>, 'whole' | 'partly' | 'pending' | null]>([
    ['all of it is there', {}, null],
    ['it waits for the first publication', { state: 'waiting', is_shown: false }, 'pending'],
    ['some texts stand in the original', { original: 2 }, 'partly'],
    ['the last run failed, an earlier one is shown', { state: 'failed' }, 'partly'],
    ['no run ever succeeded', { state: 'failed', is_shown: false }, 'whole'],
  ])('in Québec, %s', (_, fields, expected) => {
    expect(missing(inQuebec, french(fields))).toBe(expected);
  });
});

describe('menus whose dates are over', () => {
  const period = { days: [6], from: '10:00', to: '14:00', valid_from: null, valid_through: null };
  const until = (date: string) => ({ ...period, valid_from: '2026-11-01', valid_through: date });
  test.each([
    ['is served always', [], false],
    ['is served every week', [period], false],
    ['was served until yesterday', [until('2026-11-20')], true],
    ['is served until today', [until('2026-11-21')], false],
    [
      'is served again later',
      [until('2026-11-20'), { ...period, valid_from: '2026-12-01', valid_through: '2026-12-24' }],
      false,
    ],
  ])('a menu that %s', (_, serving_periods, isOver) => {
    const draft = restaurant([menu([section([item(1)])], { serving_periods })]);
    expect(checksOf(draft, []).no_longer_served).toEqual(isOver ? [{ id: 1, title: 'Dinner' }] : []);
  });

  test.each([
    ['whose Saturday is in a week', { days: [6], valid_from: '2026-11-23', valid_through: '2026-11-29' }, false],
    [
      'whose Monday is outside of its dates',
      { days: [1], valid_from: '2026-11-24', valid_through: '2026-11-27' },
      true,
    ],
    ['whose last Monday is over', { days: [1], valid_from: '2026-11-16', valid_through: '2026-11-22' }, true],
    [
      'whose dates are over, which is said apart',
      { days: [1], valid_from: '2026-11-02', valid_through: '2026-11-03' },
      false,
    ],
  ])('a menu %s', (_, dates, isNever) => {
    const draft = restaurant([menu([section([item(1)])], { serving_periods: [{ ...period, ...dates }] })]);
    expect(checksOf(draft, []).never_served).toEqual(isNever ? [{ id: 1, title: 'Dinner' }] : []);
  });

  test('a hidden menu is not named', () => {
    const draft = restaurant([menu([section([item(1)])], { hidden: true, serving_periods: [until('2026-11-20')] })]);
    expect(checksOf(draft, []).no_longer_served).toEqual([]);
  });
});
