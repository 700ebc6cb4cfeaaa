import { expect, test } from 'vitest';
import { ALLERGEN_CODES, type AllergenCode, MAIN_ALLERGENS, parentsOf } from '../../shared/allergens.ts';
import { MENU_LOCALES } from '../../shared/locales.ts';
import { CERTAIN_PARTS } from './certain-parts.ts';
import { relatedNames, usuallyHas } from './kinds-of-food.ts';
import { ownLexicon } from './lexicon.ts';
import { type DishWords, namedAllergens } from './named-allergens.ts';
import { NAMED_ALLERGEN_CASES } from './named-allergens-cases.ts';

const dishOf = (words: Partial<DishWords>): DishWords => ({
  ...{ title: 'Dish', description: null, details: null, tags: [], variants: [], options: [] },
  ...words,
});

const groupOf = (code: AllergenCode): string => {
  const [parent] = parentsOf(code);
  return MAIN_ALLERGENS.includes(code) || parent === undefined ? code : groupOf(parent);
};
const groupOfCodes = ([code, ...others]: readonly AllergenCode[]): string =>
  code === undefined ? '' : others.includes('molluscs') ? 'seafood' : groupOf(code);

const cases = NAMED_ALLERGEN_CASES.split('\n').flatMap((line) => {
  if (line === '' || line.startsWith('#')) return [];
  const [language, words = '', codes = ''] = line.split('|').map((cell) => cell.trim());
  const locale = MENU_LOCALES.find((each) => each === language) ?? 'en';
  const [title = '', description = null] = words.split('::').map((text) => text.trim());
  const [named = '', possible = ''] = codes.split('?').map((cell) => cell.trim());
  return [{ locale, title, description, named, possible }];
});

test.each(cases)('$locale: “$title” names $named', ({ locale, title, description, named, possible }) => {
  const namedGroups = new Set(
    namedAllergens(locale, dishOf({ title, description })).map(({ codes }) => groupOfCodes(codes)),
  );
  const expectedGroups = named === 'none' ? [] : named.split(' ');
  const allowedGroups = [...expectedGroups, ...possible.split(' ')];
  const missed = expectedGroups.filter((group) => !namedGroups.has(group));
  const falseAlarms = [...namedGroups].filter((group) => !allowedGroups.includes(group));
  expect({ missed, falseAlarms }).toEqual({ missed: [], falseAlarms: [] });
});

test('names the kind of a nut or a cereal, and says which words do', () => {
  expect(
    namedAllergens('en', dishOf({ title: 'Salad', description: 'Pear, toasted walnuts (local), rocket' })),
  ).toEqual([{ codes: ['walnut'], part: null, words: 'toasted walnuts' }]);
  expect(namedAllergens('en', dishOf({ title: 'Rice, soy sauce' }))).toEqual([
    { codes: ['soy'], part: null, words: 'soy sauce' },
    { codes: ['wheat'], part: null, words: 'soy sauce' },
  ]);
});

test('names what a size or an add-on says, and what the details say', () => {
  const dish = dishOf({
    title: 'Salad',
    details: 'Dressed with sesame oil.',
    variants: [{ label: 'small' }, { label: 'large, with prawns' }],
    options: [{ label: '+ cheese' }, { label: 'oat milk' }],
  });
  expect(namedAllergens('en', dish)).toEqual([
    { codes: ['sesame'], part: null, words: 'Dressed with sesame oil' },
    { codes: ['crustaceans'], part: 'large, with prawns', words: 'with prawns' },
    { codes: ['milk'], part: '+ cheese', words: '+ cheese' },
    { codes: ['oats'], part: 'oat milk', words: 'oat milk' },
  ]);
});

test('words for seafood of no kind name one of several', () => {
  expect(namedAllergens('en', dishOf({ title: 'Seafood platter' }))).toEqual([
    { codes: ['crustaceans', 'molluscs', 'fish'], part: null, words: 'Seafood platter' },
  ]);
});

test('a vegan dish names no milk in its description; its add-on does', () => {
  const dish = { title: 'Vegan burger', description: 'cheddar, lettuce', options: [{ label: 'real cheddar' }] };
  const milk = namedAllergens('en', dishOf(dish)).filter(({ codes }) => codes.includes('milk'));
  expect(milk).toEqual([{ codes: ['milk'], part: 'real cheddar', words: 'real cheddar' }]);
});

test('a tag is about what a food is made of, not about words that name it', () => {
  const codesOfDish = (words: Partial<DishWords>) => namedAllergens('en', dishOf(words)).flatMap(({ codes }) => codes);
  expect(codesOfDish({ title: 'Pasta with butter', tags: ['Gluten-free'] })).toEqual(['milk']);
  expect(codesOfDish({ title: 'Fried in butter', tags: ['vegan'] })).toEqual(['milk']);
});

test('“can be made without” denies nothing', () => {
  const named = namedAllergens('en', dishOf({ title: 'Pizza (gluten-free on request)' }));
  expect(named.flatMap(({ codes }) => codes)).toContain('wheat');
});

test('each food of the certain parts is a concept or a kind, and has its part for some kind of it', () => {
  const names = new Set([
    ...ownLexicon().concepts.map(({ words }) => words.en.forms[0] ?? ''),
    ...relatedNames().parents,
  ]);
  const unknown = CERTAIN_PARTS.flatMap(({ foods }) => foods.filter((food) => !names.has(food)));
  expect(unknown).toEqual([]);
  expect(CERTAIN_PARTS.filter(({ code }) => !ALLERGEN_CODES.includes(code))).toEqual([]);
  const concepts = [...names];
  const inert = CERTAIN_PARTS.flatMap(({ part, foods }) =>
    foods.filter((food) => !concepts.includes(food) || !usuallyHas(food, part)).map((food) => `${food}: ${part}`),
  );
  expect(inert).toEqual([]);
});
