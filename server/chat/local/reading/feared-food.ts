import { isKindOf } from '../../../food/kinds-of-food.ts';
import { allergensOf } from './avoided-food.ts';

/** A food whose bare name may be a question of allergies: "prawns?"; "cheese?" rather asks for some. */
export const isFeared = (concept: string): boolean =>
  allergensOf(concept).some((name) => !['milk', 'gluten', 'wheat', 'barley', 'oats', 'sulphites'].includes(name));

/** Groups that nobody leaves out or is allergic to by this name. */
const GENERAL = new Set([
  'dish',
  'food',
  'drink',
  'prepared food',
  'plant food',
  'animal food',
  'menu',
  'dessert',
  'appetizer',
  'snack food',
]);
export const isGeneral = (concept: string): boolean =>
  GENERAL.has(concept) || (isKindOf(concept, 'menu part') && !isKindOf(concept, 'prepared food'));

/** Parts of a menu that are drunk. */
const DRINK_PARTS = new Set(['drink', 'hot drink', 'soft drink', 'aperitif', 'digestif']);

/** Whether a concept is one drink, such as coffee, though it is one of the hot drinks, which are a part of a menu. */
export const isOneDrink = (concept: string): boolean => isKindOf(concept, 'drink') && !DRINK_PARTS.has(concept);
