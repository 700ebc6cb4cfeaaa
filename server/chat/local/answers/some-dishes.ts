import { explainStatus } from '../../../../shared/allergens.ts';
import type { MenuDish } from '../../menu-facts.ts';
import { declaredWords, isDrink } from '../finding/kinds-of-dish.ts';
import { rawNamesOf } from '../finding/raw-dishes.ts';
import type { Teller } from './teller.ts';

const MAX_SOME = 6;

/** Main dishes for a start: one of each section that isn't for drinks, and nothing that the guest leaves out. */
export function someDishes({ facts, excluded, avoided, avoids_raw, message }: Teller): MenuDish[] {
  const quality = message.religion ?? message.diet;
  const suits = (dish: MenuDish) =>
    !excluded.some((concept) => dish.kinds.has(concept) || dish.usual_kinds.has(concept)) &&
    !(avoids_raw && rawNamesOf(dish).length > 0) &&
    (avoided.length === 0 || explainStatus(dish.item, avoided).status === 'declared_without') &&
    (quality === null || declaredWords(dish, quality) !== null);
  const food = facts.dishes.filter((dish) => !isDrink(dish));
  const suitable = food.filter(suits);
  const sections = new Map<number, MenuDish>();
  for (const dish of suitable.length > 0 ? suitable : food)
    if (!sections.has(dish.section_id)) sections.set(dish.section_id, dish);
  return [...sections.values()].slice(0, MAX_SOME);
}
