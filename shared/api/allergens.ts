import * as z from 'zod/mini';

/** The files of the allergen record: GET …/allergens/{file}. */
export const ALLERGEN_FILES = ['allergens.csv', 'allergens-a4.pdf', 'allergens-letter.pdf'] as const;
export const allergenFileSchema = z.enum(ALLERGEN_FILES);
export type AllergenFile = z.infer<typeof allergenFileSchema>;
