import { expect, test } from 'vitest';
import { allergenNumber, byAllergenNumber } from './allergen-numbers.ts';
import { ALLERGEN_CODES, MAIN_ALLERGENS } from './allergens.ts';

test('the fourteen have the numbers of annex II of regulation 1169/2011', () => {
  expect(MAIN_ALLERGENS.toSorted(byAllergenNumber)).toEqual([
    ...['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'tree_nuts', 'celery', 'mustard', 'sesame'],
    ...['sulphites', 'lupin', 'molluscs'],
  ]);
  expect([allergenNumber('gluten'), allergenNumber('molluscs')]).toEqual(['1', '14']);
});

test('a kind has the number of what it is one of, and a letter; all numbers differ', () => {
  expect([allergenNumber('wheat'), allergenNumber('triticale'), allergenNumber('almond')]).toEqual(['1a', '1d', '8a']);
  expect(new Set(ALLERGEN_CODES.map(allergenNumber)).size).toBe(ALLERGEN_CODES.length);
});
