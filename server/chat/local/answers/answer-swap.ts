import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import type { MenuDish } from '../../menu-facts.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { described } from './describe-dish.ts';
import { optionLines } from './option-lines.ts';
import { answer, bullets, foodWords, type LocalAnswer, type Teller } from './teller.ts';

const MAX_TOLD = 3;

/** "Can I have salad instead of the fries?": only the staff know; what the menu says of the dishes and their add-ons helps. */
export function answerSwap(teller: Teller): LocalAnswer {
  const { words } = teller;
  const dishes = dishesOf(teller).slice(0, MAX_TOLD);
  const [first] = dishes;
  const listed = dishes.length === 0 ? [] : bullets(teller, words.list_found, dishes);
  const about = first === undefined ? [] : described(teller, first);
  return answer('dish', [...listed, ...about, ...optionLines(teller, dishes), words.unsaid], dishes, {
    about: first,
  });
}

/** "Can I have the burger without onions?": what the menu says of the dish, and that the staff know. */
export function answerChange(teller: Teller, dish: MenuDish): LocalAnswer {
  const { words, excluded } = teller;
  const named = excluded.filter((concept) => dish.kinds.has(concept));
  const told = interpolate(words.dish_food_named, { dish: dish.item.title, food: foodWords(teller, named) });
  const about = [...(named.length > 0 ? [told] : []), ...described(teller, dish), ...optionLines(teller, [dish])];
  return answer('dish', [...about, words.unsaid], [dish], { about: dish });
}

function dishesOf({ facts, message, found }: Teller): MenuDish[] {
  const named = namedPartsOf(facts, message).parts.map(({ dish }) => dish);
  return [...new Set([...(found.named ? [found.named] : []), ...named])];
}
