import { isKindOf } from '../../../food/kinds-of-food.ts';

const ROOTS_OF_FOOD = ['animal food', 'plant food', 'mineral food', 'prepared food', 'drink', 'cut', 'substance'];

/** Whether a concept is food or drink, rather than a place, a quality or a part of a menu. */
export const isEdible = (concept: string): boolean => ROOTS_OF_FOOD.some((root) => isKindOf(concept, root));

/** Whether a concept is what dishes are made of. */
export const isIngredient = (concept: string): boolean =>
  ['animal food', 'plant food', 'alcohol'].some((kind) => isKindOf(concept, kind));
