import { describe, expect, test } from 'vitest';
import { updateItemBodySchema } from '../../../../shared/api/menus.ts';
import type { Item } from '../../../../shared/menu.ts';
import { GST, QST } from '../../../../shared/taxes.ts';
import { sampleItem } from '../../../../test/sample-draft.ts';
import { changedFields } from '../../../draft/change/change.ts';
import {
  type ItemValues,
  isAnswered,
  itemValues,
  newItemValues,
  pricedBy,
  readItem,
  shouldSaveAllergens,
  valuesContaining,
} from './item-values.ts';

const TAXES = [GST, QST];

const item = (fields: Partial<Item> = {}): Item =>
  sampleItem({ id: 4, menu_section_id: 2, title: 'Arctic char', price: 3450, confidence: 0.7, version: 3, ...fields });

const valuesOf = (fields: Partial<Item> = {}): ItemValues => itemValues(item(fields), TAXES, 'CAD', 'fr');
const read = (values: ItemValues) => readItem(values, { taxes: TAXES, currency: 'CAD', offered: ['Épicé'] });
const filled = (fields: Partial<ItemValues>): ItemValues => ({ ...newItemValues(2, TAXES), title: 'Wine', ...fields });
const line = (label: string, price: string) => ({ key: label, label, price });

/** The body that a save would send after the form was changed. */
function sent(stood: Partial<Item>, change: Partial<ItemValues>): object {
  const before = valuesOf(stood);
  const [was, is] = [read(before), read({ ...before, ...change })];
  if (!was.body || !is.body) throw new Error('The form holds a problem.');
  return changedFields(was.body, is.body);
}

test.each<[string, Partial<Item>]>([
  ['one price', {}],
  ['no price', { price: null }],
  ['a price of zero', { price: 0 }],
  ['a range', { price: 300, price_max: 500 }],
  ['words', { price: null, price_text: 'Prix du marché' }],
  ['words that a price stands before', { price_text: 'par personne' }],
  [
    'sizes',
    {
      price: null,
      variants: [
        { label: 'Verre', price: 900 },
        { label: 'Bouteille', price: null },
      ],
    },
  ],
  [
    'everything else',
    {
      description: 'Beurre au cidre',
      details: 'Pêché au Nunavik',
      options: [{ label: 'Frites', price: 450 }],
      tags: ['Sans gluten'],
      allergens: [{ code: 'fish', state: 'contains' }],
      taxes: [2],
    },
  ],
])('an item with %s that nobody touched is not written over', (_, fields) => {
  expect(sent(fields, {})).toEqual({});
});

describe('a change sends what belongs together', () => {
  test('from sizes to one price', () => {
    const sizes = { price: null, variants: [{ label: 'Verre', price: 900 }] };
    expect(sent(sizes, { price_kind: 'one', price: '12,50' })).toEqual({ price: 1250, variants: [] });
  });

  test('from a range to words', () => {
    const range = { price: 300, price_max: 500 };
    expect(sent(range, { price_kind: 'words', price_text: 'Prix du marché' })).toEqual({
      price: null,
      price_max: null,
      price_text: 'Prix du marché',
    });
  });

  test('an emptied price is none', () => {
    expect(sent({}, { price: '' })).toEqual({ price: null });
  });

  test('a tag that was typed and not added', () => {
    expect(sent({ tags: ['Bio'] }, { new_tag: ' Végan ' })).toEqual({ tags: ['Bio', 'Végan'] });
    expect(sent({ tags: ['Bio'] }, { new_tag: 'Bio' })).toEqual({});
    // However it is written, a dish doesn't have a tag twice.
    expect(sent({ tags: ['Végane'] }, { new_tag: 'vegan' })).toEqual({});
    // Of other dishes.
    expect(sent({ tags: [] }, { new_tag: 'épicé' })).toEqual({ tags: ['Épicé'] });
  });

  test('another section', () => {
    expect(sent({}, { menu_section_id: '7' })).toEqual({ menu_section_id: 7 });
  });

  test('taxes that no longer all apply, or all again', () => {
    expect(sent({}, { taxes: ['1'] })).toEqual({ taxes: [1] });
    expect(sent({ taxes: [1] }, { taxes: ['2', '1'] })).toEqual({ taxes: null });
    expect(sent({}, { taxes: [] })).toEqual({ taxes: [] });
  });

  test('and the server accepts it', () => {
    const change = {
      description: 'Beurre au cidre',
      options: [line('Frites', '4,50')],
      allergens: { milk: 'contains' } as const,
    };
    const body = sent({}, change);
    expect(updateItemBodySchema.safeParse({ ...body, version: 3 }).success).toBe(true);
  });
});

describe('allergens are marked as checked', () => {
  const before = valuesOf({ allergens: [{ code: 'fish', state: 'contains' }] });

  test('only when the owner changed the list or says that it is right', () => {
    expect(shouldSaveAllergens(before, { ...before, title: 'Trout' })).toBe(false);
    expect(shouldSaveAllergens(before, { ...before, allergens: { fish: 'may_contain' } })).toBe(true);
    expect(shouldSaveAllergens(before, { ...before, allergens: {} })).toBe(true);
    expect(shouldSaveAllergens(before, { ...before, allergens_checked: true })).toBe(true);
  });

  test('and the order in which they were picked says nothing', () => {
    const both = { ...before, allergens: { milk: 'contains', celery: 'may_contain' } as const };
    expect(shouldSaveAllergens(both, { ...both, allergens: { celery: 'may_contain', milk: 'contains' } })).toBe(false);
  });
});

test.each<[string, Partial<ItemValues>, object]>([
  ['no title', { title: ' ' }, { title: 'required' }],
  ['what is no amount', { price: 'cher' }, { price: 'not_an_amount' }],
  ['a range without its lower end', { price_kind: 'range', price_max: '5' }, { price: 'required' }],
  ['a range in the wrong order', { price_kind: 'range', price: '5', price_max: '3' }, { price_max: 'too_small' }],
  [
    'a size with nothing in it, and one with a wrong price',
    { price_kind: 'sizes', variants: [line('', ''), line('', 'x')] },
    { 'variants.0.label': 'required', 'variants.1.price': 'not_an_amount' },
  ],
  ['an add-on without a name', { options: [line('', '2')] }, { 'options.0.label': 'required' }],
  ['a tag that is too long', { tags: ['x'.repeat(41)] }, { 'tags.0': 'too_long' }],
])('%s is refused at its field', (_, fields, problems) => {
  expect(read(filled(fields))).toEqual({ body: null, problems });
});

test('what another kind of price held is not looked at', () => {
  expect(read(filled({ price: 'cher', price_kind: 'words', price_text: 'Prix du marché' })).problems).toBeNull();
});

describe('priced by sizes instead', () => {
  const sizesOf = (fields: Partial<ItemValues>) =>
    pricedBy('sizes', filled(fields)).variants?.map(({ label, price }) => [label, price]);

  test('one price is the first size’s, a range the first two’s, words none’s', () => {
    expect(sizesOf({ price: '12,50' })).toEqual([
      ['', '12,50'],
      ['', ''],
    ]);
    expect(sizesOf({ price_kind: 'range', price: '5', price_max: '9' })).toEqual([
      ['', '5'],
      ['', '9'],
    ]);
    expect(sizesOf({ price_kind: 'words', price: '5', price_text: 'MP' })).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  test('sizes that are there stay as they are, and so does a price that is looked at otherwise', () => {
    expect(pricedBy('sizes', filled({ price: '12', variants: [line('Glass', '7')] }))).toEqual({ price_kind: 'sizes' });
    expect(pricedBy('range', filled({ price: '12' }))).toEqual({ price_kind: 'range' });
  });
});

describe('an answer that the words of a dish name an allergen', () => {
  const milk = { part: null, code: 'milk' } as const;

  test('declares nothing else of a dish of which nothing was declared', () => {
    const before = valuesOf({ allergens: [], allergens_checked_at: null });
    const { allergens = {} } = valuesContaining(before, milk, false);
    expect(allergens).toMatchObject({ milk: 'contains', fish: 'not_declared', gluten: 'not_declared' });
  });

  test('leaves the rest of a declared list as it is', () => {
    const before = valuesOf({ allergens: [{ code: 'fish', state: 'contains' }] });
    expect(valuesContaining(before, milk, true)).toEqual({ allergens: { fish: 'contains', milk: 'contains' } });
  });

  test('is declared of the size or add-on that the words are of', () => {
    const before = valuesOf({ options: [{ label: '+ cheese', price: 100, allergens: [] }], allergens: [] });
    expect(isAnswered(before, '+ cheese', ['milk'])).toBe(false);
    const after = { ...before, ...valuesContaining(before, { part: '+ cheese', code: 'milk' }, true) };
    expect(after.options[0]?.allergens).toEqual([{ code: 'milk', state: 'contains' }]);
    expect(after.allergens).toEqual({});
    expect(isAnswered(after, '+ cheese', ['milk'])).toBe(true);
  });

  test('may also be its group or one of its kinds', () => {
    expect(isAnswered(valuesOf({ allergens: [{ code: 'gluten', state: 'contains' }] }), null, ['wheat'])).toBe(true);
    expect(isAnswered(valuesOf({ allergens: [{ code: 'wheat', state: 'contains' }] }), null, ['gluten'])).toBe(true);
    expect(isAnswered(valuesOf({ allergens: [{ code: 'wheat', state: 'may_contain' }] }), null, ['wheat'])).toBe(false);
  });
});
