import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import type { FoundDishes } from '../finding/find-dishes.ts';
import { TAKEN_APART } from '../finding/wanted-dishes.ts';
import { isEdible, isIngredient } from '../reading/edible.ts';
import { described } from './describe-dish.ts';
import { noteLines } from './menu-notes.ts';
import { answer, foodWords, isDeniedByTags, type LocalAnswer, list, type Teller } from './teller.ts';

/** Parts of answers that list what was found, or what comes near. */

/** Whether an ingredient was asked for: what dishes usually contain matters. */
export const isIngredientQuestion = ({ concepts }: FoundDishes): boolean =>
  concepts.some(isIngredient) &&
  // "Is there alcohol in any dessert?"
  concepts.every((concept) => isIngredient(concept) || isKindOf(concept, 'menu part') || isKindOf(concept, 'dessert'));

const MAX_USUAL = 6;

export function withUsual(teller: Teller, listed: LocalAnswer): LocalAnswer {
  const { words, matches } = teller;
  const foods = matches.concepts.filter(isIngredient);
  const food = foodWords(teller, foods);
  const usualDishes = matches.usual.filter((dish) => !isOfAnother(dish, foods)).slice(0, MAX_USUAL);
  if (usualDishes.length === 0) return listed;
  const usual = list(teller, 'search', interpolate(words.food_usual, { food }), usualDishes);
  const lines = listed.is_answered ? [...listed.lines, ...usual.lines] : usual.lines;
  return {
    ...listed,
    lines,
    item_ids: [...listed.item_ids, ...usual.item_ids],
    is_answered: true,
    about_item_id: null,
  };
}

/** Tacos are usually of meat; those of fish, and those that the owner marks vegan, aren't. */
const isOfAnother = (dish: MenuDish, foods: readonly string[]): boolean =>
  foods.length > 0 &&
  foods.every(
    (food) =>
      isDeniedByTags(dish, food) || (isKindOf(food, 'meat') && !dish.kinds.has('meat') && dish.kinds.has('seafood')),
  );

const MAX_DESCRIBED = 2;

/** One or two dishes are described: what was asked of them may be in the menu's own words. */
export function withDescriptions(teller: Teller, listed: LocalAnswer, dishes: readonly MenuDish[]): LocalAnswer {
  if (dishes.length > MAX_DESCRIBED) return listed;
  return { ...listed, lines: [...listed.lines, ...dishes.flatMap((dish) => described(teller, dish))] };
}

/** Whether a dish has a name in another script that is neither translated nor understood: it may be what is asked for. */
const hasUnreadTitles = ({ facts, message }: Teller): boolean =>
  message.locale !== facts.main_locale &&
  facts.dishes.some(
    ({ item, original, title_concepts }) =>
      ![...title_concepts].some((concept) => isEdible(concept) || isKindOf(concept, 'menu part')) &&
      item.title === original.title &&
      !/\p{Script=Latin}/u.test(item.title),
  );

export function answerMissing(teller: Teller): LocalAnswer {
  const { words, matches } = teller;
  if (matches.nearness === 'partly' && matches.nearest.length > 0)
    return withDescriptions(
      teller,
      list(teller, 'search', `${words.unsaid} ${words.nearest}`, matches.nearest, { about: matches.nearest[0] }),
      matches.nearest,
    );
  const notes = noteLines(teller);
  if (notes.length > 0) return answer('contact', notes);
  // What has not been understood may be on the menu.
  const isUnderstood =
    (matches.concepts.length > 0 || TAKEN_APART.includes(teller.message.locale)) && !hasUnreadTitles(teller);
  if (matches.nearest.length === 0)
    return answer('not_on_menu', [isUnderstood ? words.not_on_menu : words.unsaid], [], { about: undefined });
  const missing = isUnderstood ? words.not_on_menu : words.unsaid;
  return list(teller, 'not_on_menu', `${missing} ${words.nearest}`, matches.nearest, { about: undefined });
}
