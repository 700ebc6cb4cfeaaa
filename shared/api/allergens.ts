import * as z from 'zod/mini';
import { namedAllergenSchema } from '../menu.ts';

/** The files of the allergen record: GET …/allergens/{file}. */
export const ALLERGEN_FILES = ['allergens.csv', 'allergens-a4.pdf', 'allergens-letter.pdf'] as const;
export const allergenFileSchema = z.enum(ALLERGEN_FILES);
export type AllergenFile = z.infer<typeof allergenFileSchema>;

/** What the words of each dish name; dishes whose words name nothing are left out. */
export const namedAllergensSchema = z.strictObject({
  items: z.array(z.strictObject({ item_id: z.number(), allergens: z.array(namedAllergenSchema) })),
});
