import { isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { isForSide } from '../finding/food-roles.ts';
import { isDrink } from '../finding/kinds-of-dish.ts';
import { isBeverage } from '../finding/pairing.ts';
import { isIngredient } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { foldMessage } from '../words/phrases.ts';
import { says } from '../words/ways-of-asking.ts';
import { suits } from './suitable-dishes.ts';
import { type LocalAnswer, list, type Teller } from './teller.ts';

/** Answers to guests who ask what goes beside a dish. */

const BESIDE_KINDS = ['side', 'salad', 'appetizer', 'bread', 'drink'];
/** Small dishes, where no section is called sides. */
const SMALL_KINDS = ['salad', 'bread', 'appetizer', 'small plate', 'tapas', 'mezze', 'snack'];

const isOfSection = (dish: MenuDish, kinds: readonly string[]): boolean =>
  [...dish.section_concepts].some((concept) => kinds.some((kind) => isKindOf(concept, kind)));

/** "I have ordered the chicken, what do you recommend with it?": sides and starters, and something to drink. */
export function dishesBeside(teller: Teller): LocalAnswer | undefined {
  const { facts, matches, message, words } = teller;
  const { named } = matches;
  if (!named || isBeverage(named) || !says(message.locale, 'beside', message.folded_text)) return undefined;
  const isBeside = (dish: MenuDish) => dish.section_id !== named.section_id && isOfSection(dish, BESIDE_KINDS);
  const beside = facts.dishes.filter((dish) => isBeside(dish) && suits(teller, dish));
  // The sides first.
  const sorted = beside.toSorted((one, other) => Number(isDrink(one)) - Number(isDrink(other)));
  return sorted.length === 0 ? undefined : list(teller, 'popular', words.list_found, sorted);
}

/** The menu's sides that suit the guest; without a section of sides, other small dishes. */
export function sidesFor(teller: Teller): readonly MenuDish[] {
  const food = teller.facts.dishes.filter((dish) => !isBeverage(dish) && suits(teller, dish));
  const sides = food.filter((dish) => isOfSection(dish, ['side']));
  return sides.length > 0 ? sides : food.filter((dish) => isOfSection(dish, SMALL_KINDS));
}

/** "What is there as a side with the roast?" */
export function answerSides(teller: Teller): LocalAnswer | undefined {
  const { message, matches } = teller;
  // "Do the sides contain pork?", "what sides come with the steak?"
  if (!isForSide(message) || message.asks_contents || message.intent === 'ingredients') return undefined;
  const sides = sidesFor(teller);
  const { named } = matches;
  const isOfDish = named !== undefined && !sides.includes(named);
  const isAskedOfSides = (food: NamedConcept) =>
    isIngredient(food.concept) && !(isOfDish && named.title_concepts.has(food.concept)) && !isBeside(message, food);
  if (message.excluded.length > 0 || message.wished.some(isAskedOfSides)) return undefined;
  return sides.length === 0 ? undefined : list(teller, 'search', teller.words.list_found, sides);
}

/** "A side with the roast", not "sides with cheese": of a dish that the menu may not have. */
function isBeside({ text, locale }: GuestMessage, { from }: NamedConcept): boolean {
  if (isReadByCharacters(locale) || from < 0) return false;
  return BESIDE_DISH.test(
    foldMessage(
      locale,
      wordsOf(text)
        .slice(Math.max(0, from - 2), from)
        .join(' '),
    ),
  );
}

const BESIDE_DISH =
  / (?:(?:with|to|for|alongside) (?:the|my|our)|zum|zur|zu (?:dem|der|meinem)|(?:avec|pour) (?:le|la|les|mon|ma)|au|(?:con|para) (?:el|la|los|mi)|(?:con|per) (?:il|lo|la)|(?:com|para) (?:o|a|os)) $/u;
