import * as z from 'zod/mini';
import { ALLERGEN_CODES } from '../allergens.ts';

/** The files of the allergen record: GET …/allergens/{file}. */
export const ALLERGEN_FILES = ['allergens.csv', 'allergens-a4.pdf', 'allergens-letter.pdf'] as const;
export const allergenFileSchema = z.enum(ALLERGEN_FILES);
export type AllergenFile = z.infer<typeof allergenFileSchema>;

/** What words of a dish name: what an owner who declares the dish without it is asked about. */
export const namedAllergenSchema = z.strictObject({
  /** One of these; most words name exactly one. */
  codes: z.array(z.enum(ALLERGEN_CODES)).check(z.minLength(1)),
  /** The size or add-on whose label names it; null for the dish itself. */
  part: z.nullable(z.string()),
  /** The words, as the menu has them; of long ones the beginning. */
  words: z.string(),
});
export type NamedAllergen = z.infer<typeof namedAllergenSchema>;

export const namedAllergensSchema = z.strictObject({
  items: z.array(z.strictObject({ item_id: z.number(), allergens: z.array(namedAllergenSchema) })),
});
