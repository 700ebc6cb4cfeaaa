import type { AllergenCode } from '../../../shared/allergens.ts';
import { allergens as english } from '../../../shared/i18n/guest/en.ts';
import { allergens as french } from '../../../shared/i18n/guest/fr.ts';
import { currentLocale } from '../../i18n/i18n.ts';

const ALLERGEN_NAMES = { en: english, fr: french };

export const allergenName = (code: AllergenCode): string => ALLERGEN_NAMES[currentLocale()][code];

/** "crustaceans, molluscs or fish": one of them. */
export const oneOfAllergens = (codes: readonly AllergenCode[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(codes.map(allergenName));

/** "milk, eggs": all of them. */
export const allergenNames = (codes: Iterable<AllergenCode>): string =>
  new Intl.ListFormat(currentLocale(), { type: 'unit' }).format([...new Set(codes)].map(allergenName));
