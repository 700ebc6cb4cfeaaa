import { expect, test } from 'vitest';
import {
  allergenDoubts,
  confirmedAllergens,
  confirmedWords,
  fieldsContaining,
  suggestedAllergens,
} from './allergen-doubts.ts';
import type { DeclaredAllergen } from './allergens.ts';
import type { NamedAllergen } from './menu.ts';
import { EMPTY_ITEM } from './menu-edits.ts';

const CHECKED_AT = '2026-11-01T12:00:00.000Z';
const burger = {
  ...EMPTY_ITEM,
  title: 'Cheddar burger',
  description: 'Beef, walnuts',
  allergens_checked_at: CHECKED_AT,
};
const list = (...codes: string[]): DeclaredAllergen[] =>
  codes.map((entry) => {
    const [code, state = 'contains'] = entry.split(' ');
    return { code, state } as DeclaredAllergen;
  });
const names = (codes: NamedAllergen['codes'], words: string, part: string | null = null): NamedAllergen => ({
  codes,
  part,
  words,
});
const CHEDDAR = names(['milk'], 'Cheddar burger');
const WALNUTS = names(['walnut'], 'walnuts');

test('asks about what the words name and the declaration leaves out', () => {
  expect(allergenDoubts(burger, [CHEDDAR, WALNUTS])).toEqual([
    { ...CHEDDAR, words: ['Cheddar burger'], declared: 'without' },
    { ...WALNUTS, words: ['walnuts'], declared: 'without' },
  ]);
});

test('asks about traces of what the words name, and not about what is contained', () => {
  const declared = { ...burger, allergens: list('milk may_contain', 'walnut') };
  expect(allergenDoubts(declared, [CHEDDAR, WALNUTS])).toEqual([
    { ...CHEDDAR, words: ['Cheddar burger'], declared: 'may_contain' },
  ]);
});

test('a group that is declared as contained is enough for its kinds; another kind is not', () => {
  expect(allergenDoubts({ ...burger, allergens: list('tree_nuts') }, [WALNUTS])).toEqual([]);
  expect(allergenDoubts({ ...burger, allergens: list('tree_nuts may_contain') }, [WALNUTS])).toHaveLength(1);
  expect(allergenDoubts({ ...burger, allergens: list('almond') }, [WALNUTS])).toHaveLength(1);
});

test('words for one of several are no doubt if any of them is declared', () => {
  const platter = { ...burger, title: 'Seafood platter' };
  const seafood = names(['crustaceans', 'molluscs', 'fish'], 'Seafood platter');
  expect(allergenDoubts(platter, [seafood])).toHaveLength(1);
  expect(allergenDoubts({ ...platter, allergens: list('fish') }, [seafood])).toEqual([]);
});

test('of what nobody has declared nothing is asked; the words are a suggestion', () => {
  const undeclared = { ...burger, allergens_checked_at: null };
  expect(allergenDoubts(undeclared, [CHEDDAR])).toEqual([]);
  expect(suggestedAllergens(undeclared, [CHEDDAR])).toEqual([{ ...CHEDDAR, words: ['Cheddar burger'] }]);
  expect(suggestedAllergens(burger, [CHEDDAR])).toEqual([]);
});

test('a size is declared as its dish unless it has a list; an add-on is asked about only if it is declared', () => {
  const dish = {
    ...burger,
    variants: [{ label: 'with feta', price: 100 }],
    options: [{ label: '+ cheese', price: 100 }],
  };
  const named = [names(['milk'], 'with feta', 'with feta'), names(['milk'], '+ cheese', '+ cheese')];
  expect(allergenDoubts(dish, named).map(({ part }) => part)).toEqual(['with feta']);
  const declared = { ...dish, options: [{ label: '+ cheese', price: 100, allergens: [] }] };
  expect(allergenDoubts(declared, named).map(({ part }) => part)).toEqual(['with feta', '+ cheese']);
  const milky = { ...declared, ...fieldsContaining(declared, '+ cheese', 'milk') };
  expect(milky.options).toEqual([{ label: '+ cheese', price: 100, allergens: list('milk') }]);
  expect(allergenDoubts(milky, named).map(({ part }) => part)).toEqual(['with feta']);
});

test('a confirmed dish is asked about again only for other words or another declaration', () => {
  const [doubt] = allergenDoubts(burger, [CHEDDAR]);
  if (!doubt) throw new Error('no doubt');
  const confirmed = { ...burger, ...confirmedWords(burger, doubt) };
  expect(allergenDoubts(confirmed, [CHEDDAR, WALNUTS])).toEqual([
    { ...WALNUTS, words: ['walnuts'], declared: 'without' },
  ]);
  expect(confirmedAllergens(burger, [CHEDDAR])).toEqual([]);
  expect(confirmedAllergens(confirmed, [CHEDDAR, WALNUTS])).toEqual([
    { ...CHEDDAR, words: ['Cheddar burger'], declared: 'without' },
  ]);
  const traces = { ...confirmed, allergens: list('milk may_contain') };
  expect(confirmedAllergens(traces, [CHEDDAR])).toEqual([]);
  expect(allergenDoubts(traces, [CHEDDAR])).toEqual([
    { ...CHEDDAR, words: ['Cheddar burger'], declared: 'may_contain' },
  ]);
  const renamed = { ...confirmed, title: 'Old cheddar burger' };
  expect(allergenDoubts(renamed, [names(['milk'], 'Old cheddar burger')])).toHaveLength(1);
});

test('a confirmation of the same words in another dish answers no question', () => {
  const butter = names(['milk'], 'in butter');
  const carrots = { ...burger, title: 'Carrots', description: 'in butter' };
  const [doubt] = allergenDoubts(carrots, [butter]);
  if (!doubt) throw new Error('no doubt');
  const confirmed = { ...carrots, ...confirmedWords(carrots, doubt) };
  expect(allergenDoubts(confirmed, [butter])).toEqual([]);
  expect(allergenDoubts({ ...confirmed, title: 'Sea bass' }, [butter])).toHaveLength(1);
});

test('words for one of several are a doubt while one is declared without and none as contained', () => {
  const roast = { ...burger, title: 'Nut roast' };
  const nuts = names(['tree_nuts', 'peanuts'], 'Nut roast');
  expect(allergenDoubts({ ...roast, allergens: list('tree_nuts not_declared') }, [nuts])).toHaveLength(1);
  expect(allergenDoubts({ ...roast, allergens: list('tree_nuts may_contain') }, [nuts])).toHaveLength(1);
  expect(allergenDoubts({ ...roast, allergens: list('tree_nuts', 'peanuts not_declared') }, [nuts])).toEqual([]);
});

test('all the words that name an allergen are one question, and new ones are asked about', () => {
  const fried = { ...burger, description: 'fried in butter' };
  const butter = names(['milk'], 'fried in butter');
  const [doubt] = allergenDoubts(fried, [CHEDDAR]);
  expect(allergenDoubts(fried, [CHEDDAR, butter])).toEqual([
    { codes: ['milk'], part: null, words: ['Cheddar burger', 'fried in butter'], declared: 'without' },
  ]);
  if (!doubt) throw new Error('no doubt');
  const confirmed = { ...fried, ...confirmedWords(fried, doubt) };
  expect(allergenDoubts(confirmed, [CHEDDAR, butter]).map(({ words }) => words)).toEqual([['fried in butter']]);
});

test('what the words no longer say is not asked about', () => {
  expect(allergenDoubts({ ...burger, title: 'Burger' }, [CHEDDAR])).toEqual([]);
});

test('a declaration with one press keeps the rest of the list', () => {
  const declared = { ...burger, allergens: list('sesame') };
  expect(fieldsContaining(declared, null, 'milk')).toEqual({ allergens: list('milk', 'sesame') });
});
