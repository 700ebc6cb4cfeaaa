import { ALLERGEN_CODES, type AllergenCode, parentsOf } from './allergens.ts';

/** The order of EU regulation 1169/2011, annex II, by whose numbers printed menus name the fourteen. */
const NUMBERED: readonly AllergenCode[] = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'tree_nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
];

const topOf = (code: AllergenCode): AllergenCode => {
  const [parent] = parentsOf(code);
  return parent === undefined ? code : topOf(parent);
};

/** "7" for milk, "8c" for walnut: a cereal or a nut has the number of its kind and a letter. */
export function allergenNumber(code: AllergenCode): string {
  const topCode = topOf(code);
  const number = String(NUMBERED.indexOf(topCode) + 1);
  if (code === topCode) return number;
  const kinds = ALLERGEN_CODES.filter((other) => other !== topCode && topOf(other) === topCode);
  return number + String.fromCharCode('a'.charCodeAt(0) + kinds.indexOf(code));
}

/** As the numbers are printed. */
export const byAllergenNumber = (one: AllergenCode, other: AllergenCode): number =>
  allergenNumber(one).localeCompare(allergenNumber(other), 'en', { numeric: true });
