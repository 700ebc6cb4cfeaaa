import { isKindOf } from '../../../food/kinds-of-food.ts';
import { isIngredient } from '../reading/edible.ts';
import { isAskingAsServed, isAskingWhatComesWith } from '../words/dish-details.ts';
import { described } from './describe-dish.ts';
import { answer, type LocalAnswer, type Teller } from './teller.ts';

/** Of more dishes a message asks for a kind. */
const MAX_DESCRIBED = 3;

/** "Is the head still on?": the words of the dish, and that the staff know the rest; undefined if no dish of an animal is meant. */
export function answerAsServed(teller: Teller): LocalAnswer | undefined {
  const { matches, message, words } = teller;
  if (!isAskingAsServed(message.folded_text) || message.excluded.length > 0) return undefined;
  const dishes = (matches.named ? [matches.named] : matches.dishes).filter(({ kinds }) =>
    [...kinds].some((kind) => isKindOf(kind, 'animal food')),
  );
  const [dish] = dishes;
  if (!dish || dishes.length > MAX_DESCRIBED) return undefined;
  const lines = [...dishes.flatMap((one) => described(teller, one)), words.unsaid];
  return answer('dish', lines, dishes, { about: dish });
}

/** "What side does the sea bream come with?": the words of what is called so, whichever side is named beside it. */
export function answerComesWith({ facts, message, ...teller }: Teller): LocalAnswer | undefined {
  if (!isAskingWhatComesWith(message.folded_text)) return undefined;
  const foods = message.wished.filter(({ concept }) => isIngredient(concept) || isKindOf(concept, 'prepared food'));
  const dishes = facts.dishes.filter(({ title_concepts }) => foods.some(({ concept }) => title_concepts.has(concept)));
  if (dishes.length === 0 || dishes.length > MAX_DESCRIBED) return undefined;
  const lines = dishes.flatMap((dish) => described({ ...teller, facts, message }, dish));
  return lines.length === 0 ? undefined : answer('dish', lines, dishes);
}
