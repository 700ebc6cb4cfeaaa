import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { optionIn } from '../finding/named-labels.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { isAskingOnlyDifference } from '../words/adding.ts';
import { described } from './describe-dish.ts';
import { optionLines } from './option-lines.ts';
import { answer, bullets, foodWords, isDeniedByTags, type LocalAnswer, type Teller } from './teller.ts';

const MAX_TOLD = 3;

/** "Can I have salad instead of the fries?": only the staff know; what the menu says of the dishes and their add-ons helps. */
export function answerSwap(teller: Teller): LocalAnswer {
  const { words, message } = teller;
  const namedDishes = dishesOf(teller).slice(0, MAX_TOLD);
  // "Can I have oat milk?" of any of those that have it as an add-on, rather than of what is made with it.
  const isMadeOfIt = (dish: MenuDish) => message.wished.every(({ concept }) => dish.kinds.has(concept));
  const dishesHavingIt = namedDishes.every(isMadeOfIt) ? dishesWithOption(teller) : [];
  const askedDishes = dishesHavingIt.length > 0 ? [] : namedDishes;
  const dishes = dishesHavingIt.length > 0 ? dishesHavingIt : namedDishes;
  const [first] = askedDishes;
  const listed = dishes.length === 0 ? [] : bullets(teller, words.list_found, dishes);
  const about = first === undefined ? [] : described(teller, first);
  const options = optionLines(teller, dishes);
  // "How much more with oat milk instead?" of an add-on that the menu has.
  if (options.length > 0 && isAskingOnlyDifference(message.folded_text))
    return answer('price', [...options, ...listed], dishes);
  return answer('dish', [...listed, ...about, ...options, words.unsaid], dishes, { about: first });
}

/** "Can I have the burger without onions?": what the menu says of the dish, and that the staff know. */
export function answerChange(teller: Teller, dish: MenuDish): LocalAnswer {
  const { words, excluded } = teller;
  const named = excluded.filter((concept) => dish.kinds.has(concept));
  // "The cassoulet without pork?": a dish of this name usually has it, though its words don't say so.
  const usual = excluded.filter(
    (concept) => !named.includes(concept) && dish.usual_kinds.has(concept) && !isDeniedByTags(dish, concept),
  );
  const toldOf = (text: string, concepts: readonly string[]): string[] =>
    concepts.length === 0 ? [] : [interpolate(text, { dish: dish.item.title, food: foodWords(teller, concepts) })];
  const told = [...toldOf(words.dish_food_named, named), ...toldOf(words.dish_food_usual, usual)];
  const about = [...told, ...described(teller, dish), ...optionLines(teller, [dish])];
  return answer('dish', [...about, words.unsaid], [dish], { about: dish });
}

function dishesOf({ facts, message, matches }: Teller): MenuDish[] {
  // "Can I have it with oat milk?" means no oat porridge.
  if (matches.named && optionIn(facts, matches.named, message)) return [matches.named];
  const named = namedPartsOf(facts, message).parts.map(({ dish }) => dish);
  return [...new Set([...(matches.named ? [matches.named] : []), ...named])];
}

function dishesWithOption({ facts, message }: Teller): MenuDish[] {
  const dishes = facts.dishes.filter((dish) => optionIn(facts, dish, message) !== undefined);
  return dishes.length > MAX_WITH_OPTION ? [] : dishes;
}
const MAX_WITH_OPTION = 12;
