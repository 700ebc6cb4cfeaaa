import { isKindOf } from '../../../food/kinds-of-food.ts';
import { isDrink } from '../finding/kinds-of-dish.ts';
import { isEatingFish } from '../reading/fish-eaters.ts';
import { answerLeftOut, answerQuality } from './answer-left-out.ts';
import type { LocalAnswer, Teller } from './teller.ts';

/**
 * "Vegetarian, but fish is fine: have you got any?": the dishes of fish whose words name no meat, and what the owner marks
 * if any food is asked for; undefined of others, and if there is no fish.
 */
export function answerFishEaters(teller: Teller): LocalAnswer | undefined {
  const { facts, message, matches, excluded } = teller;
  const isAskingFish = message.wished.some(({ concept }) => isKindOf(concept, 'seafood'));
  if (message.diet !== 'pescatarian' || matches.named || !(isAskingFish || isEatingFish(message.folded_text)))
    return undefined;
  const dishes = facts.dishes.filter((dish) => !isDrink(dish) && dish.kinds.has('seafood'));
  if (dishes.length === 0) return undefined;
  const ofFish = { ...matches, dishes, usual: [], is_of_those: false };
  const fishAnswer = answerLeftOut({ ...teller, matches: ofFish }, [...new Set([...excluded, 'meat'])]);
  if (isAskingFish) return fishAnswer;
  const markedAnswer = answerQuality(
    { ...teller, matches: { ...matches, dishes: [], usual: [] } },
    'pescatarian',
    false,
  );
  if (!markedAnswer.is_answered) return fishAnswer;
  return {
    ...fishAnswer,
    lines: [...new Set([...markedAnswer.lines, ...fishAnswer.lines])],
    item_ids: [...new Set([...markedAnswer.item_ids, ...fishAnswer.item_ids])],
  };
}
