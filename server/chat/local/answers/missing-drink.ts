import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { asksDishesWithDrink } from '../finding/food-roles.ts';
import { isBeverage } from '../finding/pairing.ts';
import { isEdible } from '../reading/edible.ts';
import { MAX_TOLD_EACH } from './asked-kind.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

/** "Do you have beer?" of a menu that has it in a sauce only. */
const isAskingMissingDrink = ({ message, matches }: Teller, pool: readonly MenuDish[]): boolean => {
  const foods = message.wished.filter(({ concept }) => isEdible(concept));
  const isOfDrinks = foods.length > 0 && foods.every(({ concept }) => isKindOf(concept, 'drink'));
  return (
    isOfDrinks &&
    !asksDishesWithDrink(message) &&
    !message.asks_contents &&
    !matches.is_of_those &&
    pool.length > 0 &&
    pool.every((dish) => !isBeverage(dish) && !dish.title_concepts.has('drink'))
  );
};

export function missingDrink(teller: Teller, pool: readonly MenuDish[]): LocalAnswer | undefined {
  const { facts, words } = teller;
  if (!isAskingMissingDrink(teller, pool)) return undefined;
  const drinks = facts.dishes.filter(isBeverage).slice(0, MAX_TOLD_EACH);
  const missing = { about: undefined };
  if (drinks.length === 0) return answer('not_on_menu', [words.not_on_menu], [], missing);
  return list(teller, 'not_on_menu', `${words.not_on_menu} ${words.nearest}`, drinks, missing);
}
