import { describe, expect, test } from 'vitest';
import type { Import } from '../../../shared/api/imports.ts';
import type { Item, Menu, Restaurant, Section } from '../../../shared/menu.ts';
import { sampleItem, sampleRestaurant, sampleSection } from '../../../test/sample-publication.ts';
import { publishChecks } from './publish-checks.ts';

const NOW = '2026-11-21T12:00:00.000Z';

const item = (id: number, fields: Partial<Item> = {}): Item => ({
  ...sampleItem(id, `Dish ${id}`, { price: 1200 }),
  details: null,
  image_generated: false,
  sold_out: false,
  back_at: null,
  source: null,
  confidence: null,
  position: id,
  version: 1,
  ...fields,
});
const section = (items: Item[], fields: Partial<Section> = {}): Section => ({
  ...sampleSection(1, 'Mains', []),
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
  position: 0,
  version: 1,
  sections,
  ...fields,
});
const restaurant = (menus: Menu[], fields: Partial<Restaurant> = {}): Restaurant => ({
  ...sampleRestaurant(),
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
  created_at: NOW,
  ...fields,
});

const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);

describe('what guests would see', () => {
  test('items of hidden menus don’t count, and are told apart', () => {
    const shown = menu([section([item(1), item(2, { sold_out: true })])]);
    const hidden = menu([section([item(3)])], { id: 2, hidden: true });
    expect(publishChecks(restaurant([shown, hidden]), [])).toMatchObject({ visible_items: 2, hidden_items: 1 });
  });

  test('a menu without items shows nothing', () => {
    expect(publishChecks(restaurant([menu([section([])])]), [])).toMatchObject({ visible_items: 0, hidden_items: 0 });
  });
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
    expect(ids(publishChecks(draft, []).without_price)).toEqual(isWithout ? [7] : []);
  });

  test('those that guests don’t see are left alone', () => {
    const draft = restaurant([menu([section([item(1, { price: null })])], { hidden: true })]);
    expect(publishChecks(draft, []).without_price).toEqual([]);
  });
});

test('doubts are items the reader wasn’t sure of, until the owner writes over them', () => {
  const items = [item(1, { confidence: 0.4 }), item(2, { confidence: 0.7 }), item(3, { confidence: null })];
  expect(ids(publishChecks(restaurant([menu([section(items)])]), []).illegible)).toEqual([1]);
});

test('imports wait while they are read, neither applied nor discarded, the newest first', () => {
  const imports = [
    imported(1),
    imported(2, { applied_at: NOW }),
    imported(3, { discarded_at: NOW }),
    imported(4, { status: 'failed' }),
    imported(5, { status: 'extracting' }),
    imported(6),
  ];
  expect(ids(publishChecks(restaurant([]), imports).waiting_imports)).toEqual([6, 1]);
});

test.each<[string, Partial<Restaurant>, boolean]>([
  ['Canada, in English', { currency: 'CAD', main_locale: 'en' }, true],
  ['Canada, in French', { currency: 'CAD', main_locale: 'fr' }, false],
  ['elsewhere, in English', { currency: 'EUR', main_locale: 'en' }, false],
])('French is missed where it has to be there: %s', (_, fields, isMissed) => {
  expect(publishChecks(restaurant([], fields), []).lacks_french).toBe(isMissed);
});
