import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { rawNamesOf } from '../finding/raw-dishes.ts';
import { isAskingRawOrCooked } from '../words/raw.ts';
import { MAX_TOLD_EACH } from './asked-kind.ts';
import { described } from './describe-dish.ts';
import { answer, foodWords, type LocalAnswer, type Teller } from './teller.ts';

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
