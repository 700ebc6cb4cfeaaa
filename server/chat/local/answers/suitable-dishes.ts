import { explainStatus } from '../../../../shared/allergens.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { declaredWords, isDrink } from '../finding/kinds-of-dish.ts';
import { withoutKinds } from '../finding/left-out-dishes.ts';
import { rawNamesOf } from '../finding/raw-dishes.ts';
import { isInWords } from './declared-of-dish.ts';
import type { Teller } from './teller.ts';

type Guest = Pick<Teller, 'excluded' | 'avoided' | 'avoids_raw' | 'message'>;

/**
 * Whether nothing that the menu says of a dish contradicts what the guest has said so far: declared without what they
 * avoid and not naming it, marked for their diet or religion, and naming nothing that they leave out.
 */
export function suits({ excluded, avoided, avoids_raw, message }: Guest, dish: MenuDish): boolean {
  const quality = message.religion ?? message.diet;
  return (
    withoutKinds([dish], [...excluded, ...message.left_out]).length > 0 &&
    !(avoids_raw && rawNamesOf(dish).length > 0) &&
    (avoided.length === 0 || explainStatus(dish.item, avoided).status === 'declared_without') &&
    !avoided.some((choice) => isInWords(dish, choice)) &&
    (quality === null || isDrink(dish) || declaredWords(dish, quality) !== null)
  );
}

/**
 * "Pork I don't eat", "what have you got from the grill?": without what a message before refused, by the menu's words; all
 * of them if each is of it, or if the question names it.
 */
export function unrefused(
  { excluded, message, facts }: Pick<Teller, 'excluded' | 'message' | 'facts'>,
  dishes: readonly MenuDish[],
): readonly MenuDish[] {
  if (dishes === facts.dishes || message.asks_contents) return dishes;
  const refusedFoods = excluded.filter(
    (food) => !message.wished.some(({ concept }) => isKindOf(concept, food) || isKindOf(food, concept)),
  );
  const suitableDishes = dishes.filter(({ kinds }) => !refusedFoods.some((food) => kinds.has(food)));
  return suitableDishes.length > 0 ? suitableDishes : dishes;
}
