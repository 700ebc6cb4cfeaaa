import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import type { Item } from '../../shared/menu.ts';
import { sampleDraft, sampleItem, sampleMenu, sampleSection } from '../../test/sample-draft.ts';
import { dishEntries } from './entries.ts';
import { filtersOf } from './filters.ts';

/** The message's name replaces its words. */
const t = ((key: string) => key) as unknown as TFunction;

const COMPLETE = {
  allergens_checked_at: '2026-01-05T17:00:00.000Z',
  picture: { file: 'a', origin: 'owner', width: 800, height: 600 },
} as const;

function dishesByFilter(items: readonly Partial<Item>[], inSection = {}) {
  const list = items.map((fields, at) => sampleItem({ ...COMPLETE, id: at + 1, title: `Dish ${at + 1}`, ...fields }));
  const draft = sampleDraft({
    menus: [sampleMenu({ sections: [sampleSection({ items: list, ...inSection })] })],
  });
  const dishes = dishEntries(draft);
  const untranslated = { language: 'French', lacks: ({ title }: Item) => title === 'Haggis' };
  return filtersOf(t, draft, dishes, untranslated).map(({ key, fits }) => [
    key,
    dishes.filter(fits).map(({ item }) => item.title),
  ]);
}

test('each filter finds the dishes that it names, and filters without a dish are left out', () => {
  expect(dishesByFilter([{}])).toEqual([]);
  expect(
    dishesByFilter([
      { title: 'Soup', price: null },
      { title: 'Market fish', price: null, price_text: 'market price' },
      { title: 'Tart', confidence: 0.2 },
      { title: 'Stew', sold_out: true },
      { title: 'Pears', hidden: true },
      { title: 'Bread', picture: null },
      { title: 'Haggis' },
      { title: 'Nuts', allergens_checked_at: null },
    ]),
  ).toEqual([
    ['without_price', ['Soup']],
    ['illegible', ['Tart']],
    ['sold_out', ['Stew']],
    ['hidden', ['Pears']],
    ['no_picture', ['Bread']],
    ['untranslated', ['Haggis']],
    ['undeclared', ['Nuts']],
  ]);
});

test('a price for the whole section counts for its dishes', () => {
  expect(dishesByFilter([{ price: null }], { price: 4_500 })).toEqual([]);
});

test('dishes of a hidden section are hidden, and nobody is asked for their prices', () => {
  expect(dishesByFilter([{ title: 'Soup', price: null }], { hidden: true })).toEqual([['hidden', ['Soup']]]);
});

test('each tag is a filter, the most frequent first', () => {
  expect(
    dishesByFilter([
      { title: 'Soup', tags: ['Spicy'] },
      { title: 'Tofu', tags: ['Vegan', 'Spicy'] },
    ]),
  ).toEqual([
    ['tag-Spicy', ['Soup', 'Tofu']],
    ['tag-Vegan', ['Tofu']],
  ]);
});
