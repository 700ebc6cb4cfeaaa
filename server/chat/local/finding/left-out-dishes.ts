import { explainStatus } from '../../../../shared/allergens.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { allergensOf, choicesOf } from '../reading/avoided-food.ts';
import { isBeverage } from './pairing.ts';

/** Whether a dish is of a kind that a guest doesn't mean, by the menu's words or its declarations. In doubt it is. */
function isOfLeftOut(dish: MenuDish, concept: string): boolean {
  if (concept === 'drink') return isBeverage(dish);
  if (dish.kinds.has(concept) || dish.usual_kinds.has(concept)) return true;
  if ([...dish.section_concepts].some((part) => isKindOf(part, concept))) return true;
  const choices = choicesOf(allergensOf(concept));
  return choices.length > 0 && ['contains', 'may_contain'].includes(explainStatus(dish.item, choices).status);
}

/** The dishes that are of none of some kinds. */
export const withoutKinds = (dishes: readonly MenuDish[], kinds: readonly string[]): readonly MenuDish[] =>
  kinds.length === 0 ? dishes : dishes.filter((dish) => !kinds.some((concept) => isOfLeftOut(dish, concept)));
