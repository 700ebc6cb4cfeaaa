import { isKindOf } from '../../../food/kinds-of-food.ts';

/** Whether a concept names a part of menus, as "dessert" and "starters" do. */
export const isMenuPart = (concept: string): boolean => isKindOf(concept, 'menu part') || concept === 'drink';
