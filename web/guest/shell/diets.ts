import { findDietTag } from '../../../shared/diet-tags.ts';

/**
 * The diets of schema.org that the owner's tags state word for word; "vegan option" or "can be gluten-free" says nothing about
 * the dish itself.
 */
export const suitableDiets = (tags: readonly string[]): string[] => [
  ...new Set(tags.flatMap((tag) => findDietTag(tag)?.schema ?? [])),
];
