import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { isBeverage } from '../finding/pairing.ts';
import { isRawFood, rawNamesOf } from '../finding/raw-dishes.ts';
import { isEdible } from '../reading/edible.ts';
import { isAskingForRaw, isAskingRawOrCooked } from '../words/raw.ts';
import { withDescriptions } from './answer-search.ts';
import { MAX_TOLD_EACH } from './asked-kind.ts';
import { described } from './describe-dish.ts';
import { answer, foodWords, type LocalAnswer, list, type Teller } from './teller.ts';

/** "Raw or cooked?" of one dish or a few: the menu's own words for each, and whether they name something raw. */
export function answerRawOrCooked(teller: Teller): LocalAnswer | undefined {
  const { matches, message, words } = teller;
  if (!isAskingRawOrCooked(message.folded_text)) return undefined;
  const dishes = matches.named ? [matches.named] : matches.dishes;
  if (dishes.length === 0 || dishes.length > MAX_TOLD_EACH) return undefined;
  const lines = dishes.flatMap((dish) => {
    const rawNames = rawNamesOf(dish);
    const food = foodWords(teller, rawNames.includes('raw') ? ['raw'] : rawNames);
    const rawLine = rawNames.length === 0 ? [] : [interpolate(words.dish_food_named, { dish: dish.item.title, food })];
    const menuWords = [...rawLine, ...described(teller, dish)];
    return menuWords.length > 0 ? menuWords : [interpolate(words.dish_is_bare, { dish: dish.item.title })];
  });
  const isTold = dishes.some((dish) => rawNamesOf(dish).length > 0);
  return answer('dish', isTold ? lines : [...lines, words.unsaid], dishes, isTold ? undefined : { about: dishes[0] });
}

/** "Anything raw, like sashimi?" of somebody who leaves nothing out: what the menu's words name as raw. */
export function answerRawWish(teller: Teller): LocalAnswer | undefined {
  if (!isWishForRaw(teller)) return undefined;
  const rawDishes = teller.facts.dishes.filter((dish) => isRawFood(dish) && !isBeverage(dish));
  if (rawDishes.length === 0) return undefined;
  return withDescriptions(teller, list(teller, 'search', teller.words.list_found, rawDishes), rawDishes);
}

export function isWishForRaw({ message, matches, avoided, excluded, avoids_raw }: Teller): boolean {
  const isOfAnybody =
    avoided.length + excluded.length === 0 &&
    !avoids_raw &&
    !message.is_pregnant &&
    message.diet === null &&
    message.religion === null;
  return (
    isOfAnybody &&
    message.asks_for &&
    !message.asks_contents &&
    !matches.named &&
    // "What raw fish have you got?" is about fish alone.
    !matches.concepts.some(isEdible) &&
    isAskingForRaw(message.locale, message.folded_text)
  );
}
