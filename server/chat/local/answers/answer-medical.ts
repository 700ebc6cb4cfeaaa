import { explainStatus } from '../../../../shared/allergens.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { isKindOf, usuallyHas } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { isDrink } from '../finding/kinds-of-dish.ts';
import { isWine } from '../finding/pairing.ts';
import { canBeRawSeafood, isOftenRaw, isRawFood, isRawOrAlcoholic, rawNamesOf } from '../finding/raw-dishes.ts';
import { allergensOf, choicesOf } from '../reading/avoided-food.ts';
import { directNames } from '../reading/concern-reading.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import { dishLines } from './declared-of-dish.ts';
import { described } from './describe-dish.ts';
import { answer, foodWords, type LocalAnswer, list, type Teller } from './teller.ts';

/** Answers to guests who are pregnant or ill: the menu's own words, and no advice. */

const MAX_TOLD_EACH = 3;
const MAX_TOLD_RAW = 8;
export function answerMedical(teller: Teller): LocalAnswer {
  const { words, matches, facts, message } = teller;
  const asksRaw = message.avoids_raw || message.is_pregnant;
  const meant = matches.named ? matches.dishes : meantOf(teller);
  const dishes = matches.named ? [matches.named] : meant.length <= MAX_TOLD_EACH ? meant : [];
  const group = dishes.length === 0 && meant.length > 0 ? list(teller, 'allergens', words.list_found, meant) : null;
  const rest = dishes.length === 0 && !group ? withoutRaw(teller) : null;
  const told = [
    ...dishes.flatMap((dish) => [...described(teller, dish), ...dishLines(teller, dish).lines]),
    ...((group ?? rest)?.lines ?? []),
  ];
  // What the menu's words say is raw or has alcohol; what it means for the guest, the staff and doctors know.
  const isTold = message.is_pregnant ? isRawOrAlcoholic : isRawFood;
  // Of a kind that is asked for, those that are raw are listed as well.
  const isOfMenu = dishes.length === 0 || (message.is_pregnant && !matches.named);
  const raw = asksRaw ? (isOfMenu ? facts.dishes : dishes).filter(isTold) : [];
  const listed = raw.length === 0 ? [] : list(teller, 'allergens', words.list_raw, raw).lines;
  const isOfTaste = message.avoids_raw && !message.is_pregnant;
  return answer(
    'allergens',
    [...told, ...listed, isOfTaste ? words.allergen_ask : words.no_medicine],
    [...dishes, ...meant.slice(0, MAX_TOLD_RAW), ...idsOf(facts, rest), ...raw.slice(0, MAX_TOLD_RAW)],
  );
}

/** What a wish for a kind of dish means. */
const FOOD_OF_DISH: Readonly<Record<string, string>> = {
  'fish dish': 'fish',
  'seafood dish': 'seafood',
  'meat dish': 'meat',
};

/** "Is there fish that isn't raw?": the dishes of what is wished for, without what the menu names as raw. */
function meantOf({ facts, matches, message }: Teller): MenuDish[] {
  if (!message.avoids_raw && !message.is_pregnant) return matches.dishes;
  const wished = message.wished
    .map(({ concept }) => FOOD_OF_DISH[concept] ?? concept)
    .filter((concept) => isKindOf(concept, 'animal food'));
  const isOpen = message.asks_eat || message.is_pregnant;
  const said = isOpen ? [] : directNames(message.locale, message.folded_text, false);
  const names = wished.length > 0 ? wished.flatMap(allergensOf) : said;
  const choices = choicesOf(names);
  const ofFood = facts.dishes.filter(
    (dish) =>
      wished.some((concept) => dish.kinds.has(concept) || dish.usual_kinds.has(concept)) ||
      (choices.length > 0 && explainStatus(dish.item, choices).status === 'contains'),
  );
  const inTitle = ({ title_concepts }: MenuDish) =>
    wished.some((concept) => [...title_concepts].some((one) => isKindOf(one, concept) || usuallyHas(one, concept)));
  const all = [...new Set([...matches.dishes, ...ofFood])].toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)));
  const isCooked = (dish: MenuDish) => rawNamesOf(dish).length === 0 && !(message.is_pregnant && canBeRawSeafood(dish));
  const cooked = all.filter(isCooked);
  return cooked.length > 0 ? cooked : matches.dishes;
}

/** What the menu's words name nothing raw and no alcohol of, for guests who leave out just that; else null. */
function withoutRaw(teller: Teller): LocalAnswer | null {
  const { facts, message, words } = teller;
  const asksAdvice = hasPhrase(message.locale, GUEST_LANGUAGES[message.locale].intents.popular, message.folded_text);
  if (!message.avoids_raw || !(message.asks_eat || message.asks_for || asksAdvice)) return null;
  const isPlain = (dish: MenuDish) =>
    !isDrink(dish) &&
    !isWine(dish) &&
    rawNamesOf(dish).length === 0 &&
    !dish.usual_kinds.has('alcohol') &&
    !isOftenRaw(dish) &&
    !canBeRawSeafood(dish);
  const plain = facts.dishes.filter(isPlain);
  const food = foodWords(teller, message.is_pregnant ? ['raw', 'alcohol'] : ['raw']);
  return plain.length === 0 ? null : list(teller, 'allergens', interpolate(words.food_none_named, { food }), plain);
}

const idsOf = (facts: MenuFacts, listed: LocalAnswer | null): MenuDish[] =>
  (listed?.item_ids ?? []).flatMap((id) => facts.by_id.get(id) ?? []);
