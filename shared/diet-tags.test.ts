import { expect, test } from 'vitest';
import type { DeclaredAllergen } from './allergens.ts';
import { contradictedTags, DIET_TAGS, findDietTag, offeredTags, translatedDietTag } from './diet-tags.ts';
import { MENU_LOCALES } from './locales.ts';

test.each([
  ['halal', 'ja', 'ハラール'],
  ['Casher', 'de', 'Koscher'],
  ['nussfrei', 'fr', 'sans noix'],
  ['Bio', 'en', 'Organic'],
  ['sans lait', 'es', 'sin lácteos'],
  ['Végane', 'it', 'Vegano'],
  ['清真', 'ar', 'حلال'],
] as const)('the tag %s is in %s: %s', (tag, to, text) => {
  expect(translatedDietTag(tag, to)).toBe(text);
});

test.each(['vegan option', 'can be gluten-free', 'Spicy', ''])('“%s” is no tag of a diet', (tag) => {
  expect(translatedDietTag(tag, 'fr')).toBeUndefined();
});

test('each diet is recognised in each language by what it is translated to', () => {
  for (const diet of Object.values(DIET_TAGS))
    for (const from of MENU_LOCALES)
      for (const to of MENU_LOCALES) expect(findDietTag(translatedDietTag(diet.words[from][0], to) ?? '')).toBe(diet);
});

const dishOf = (
  tags: string[],
  allergens: DeclaredAllergen[],
  options: { label: string; allergens: DeclaredAllergen[] }[] = [],
) => ({
  tags,
  allergens,
  allergens_checked_at: '2026-11-01T00:00:00.000Z',
  variants: [],
  options,
});

test.each<[string, DeclaredAllergen['code'], DeclaredAllergen['state'], boolean]>([
  ['vegan', 'milk', 'contains', true],
  ['Végane', 'molluscs', 'contains', true],
  ['vegan', 'milk', 'may_contain', false],
  ['vegetarian', 'milk', 'contains', false],
  ['vegetarian', 'fish', 'contains', true],
  ['gluten-free', 'spelt', 'contains', true],
  ['gluten-free', 'gluten', 'may_contain', true],
  ['nut-free', 'walnut', 'contains', true],
  ['nut-free', 'peanuts', 'contains', true],
  ['lactose-free', 'milk', 'contains', false],
  ['dairy-free', 'milk', 'contains', true],
])('%s with %s (%s) contradicts itself: %s', (tag, code, state, isContradicted) => {
  expect(contradictedTags(dishOf([tag, 'New'], [{ code, state }]))).toEqual(isContradicted ? [tag] : []);
});

test('an add-on doesn’t contradict the tag of its dish', () => {
  const cheese = { label: 'cheese', allergens: [{ code: 'milk', state: 'contains' } as const] };
  expect(contradictedTags(dishOf(['vegan'], [], [cheese]))).toEqual([]);
  const unchecked = { ...dishOf(['vegan'], [{ code: 'milk', state: 'contains' }]), allergens_checked_at: null };
  expect(contradictedTags(unchecked)).toEqual([]);
});

test('offers the restaurant’s own tags once each, then the closed ones that none of them says', () => {
  const tags = offeredTags(['Spicy', 'vegan', 'Vegan', 'Veggie'], 'en');
  expect(tags.slice(0, 3)).toEqual(['Spicy', 'vegan', 'Veggie']);
  expect(tags).toContain('Gluten-free');
  expect(tags).not.toContain('Vegetarian');
  expect(offeredTags([], 'fr')).toContain('Végétarien');
});
