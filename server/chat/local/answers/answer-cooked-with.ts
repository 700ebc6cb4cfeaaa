import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { saysWithoutAlcohol } from '../../../food/without-alcohol.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { drinksInDishes, isCourse } from '../finding/food-roles.ts';
import { isDrink } from '../finding/kinds-of-dish.ts';
import { isBeverage, isWine } from '../finding/pairing.ts';
import { asksMains } from '../finding/pool-of.ts';
import { isAskingDishesWithAlcohol } from '../words/dishes-with-alcohol.ts';
import { answer, foodWords, type LocalAnswer, list, type Teller } from './teller.ts';

/** "Which mains have alcohol?", "anything cooked in wine?": dishes with a drink in them, by the menu's words. */
export function answerCookedWith(teller: Teller): LocalAnswer | undefined {
  const { words, matches, message } = teller;
  const drinks = drinksInDishes(message);
  if (
    drinks.length === 0 ||
    matches.is_of_those ||
    (matches.named &&
      !isDrink(matches.named) &&
      !isWine(matches.named) &&
      !isAskingDishesWithAlcohol(message.locale, message.folded_text))
  )
    return undefined;
  const asked = drinks.includes('alcohol') ? [...drinks, 'alcoholic drink'] : drinks;
  const isFree = (dish: MenuDish) => saysWithoutAlcohol(dish.texts);
  const pool = eatenDishes(teller);
  const isNamed = (dish: MenuDish) => asked.some((concept) => dish.kinds.has(concept));
  const named = pool.filter((dish) => isNamed(dish) && !isFree(dish));
  const usual = pool.filter((dish) => !named.includes(dish) && asked.some((concept) => dish.usual_kinds.has(concept)));
  const food = foodWords(teller, drinks);
  const listed =
    named.length === 0 ? undefined : list(teller, 'search', interpolate(words.food_named, { food }), named);
  const likely =
    usual.length === 0 ? undefined : list(teller, 'search', interpolate(words.food_usual, { food }), usual);
  if (!listed && !likely) return undefined;
  return answer(
    'search',
    [...(listed?.lines ?? []), ...(likely?.lines ?? [])],
    [...named, ...usual].slice(0, MAX_TOLD),
  );
}

/** Dishes with a button. */
const MAX_TOLD = 12;

/** The food of the courses that a message names; all food if it names none. */
function eatenDishes({ facts, message }: Teller): readonly MenuDish[] {
  const food = facts.dishes.filter((dish) => !isBeverage(dish));
  const courses = message.wished.map(({ concept }) => concept).filter(isCourse);
  const isOf = (dish: MenuDish, kinds: readonly string[]) =>
    [...dish.section_concepts, ...dish.title_concepts].some((concept) => kinds.some((kind) => isKindOf(concept, kind)));
  const ofCourses = food.filter((dish) => isOf(dish, courses));
  if (ofCourses.length > 0) return ofCourses;
  if (!asksMains(message)) return food;
  const others = food.filter((dish) => !isOf(dish, ['dessert', 'appetizer', 'side']));
  return others.length > 0 ? others : food;
}
