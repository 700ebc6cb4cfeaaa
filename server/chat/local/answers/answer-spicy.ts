import { explainStatus } from '../../../../shared/allergens.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { canBeMild, isForChildren, isSpicy } from '../finding/kinds-of-dish.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { isBeverage, isWine } from '../finding/pairing.ts';
import { dishesMeant, poolOf } from '../finding/pool-of.ts';
import { isIngredient } from '../reading/edible.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase, withoutPhrases } from '../words/phrases.ts';
import { isChoosingSpice, isSpiceDenied, isSpicyQuestion } from '../words/spicy-words.ts';
import { answerUnsaid } from './answer-house.ts';
import { described } from './describe-dish.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

/** By the menu's words and tags: the spicy dishes, or those that they don't call so. */
export function answerSpicy(teller: Teller): LocalAnswer {
  const { facts, words, matches, message } = teller;
  const compared = [...new Set(namedPartsOf(facts, message).parts.map(({ dish }) => dish))];
  // "Is the Diavola hotter than the arrabbiata?"
  if (compared.length > 1 && compared.length <= MAX_COMPARED)
    return answer(
      'spicy',
      compared.flatMap((dish) => [
        interpolate(isSpicy(dish) ? words.dish_spicy : words.dish_not_spicy, { dish: dish.item.title }),
        ...described(teller, dish),
      ]),
      compared,
    );
  if (matches.named) return spiceOf(teller, matches.named);
  const { locale, folded_text } = message;
  // "Can I choose how hot it is?": only the staff know.
  if (isChoosingSpice(folded_text)) return answerUnsaid(teller);
  const textBesideSpice = withoutPhrases(locale, GUEST_LANGUAGES[locale].mild, folded_text);
  if (isSpiceDenied(locale, folded_text) || (message.asks_mild && !isSpicyQuestion(locale, textBesideSpice))) {
    const children = facts.dishes.filter((dish) => isForChildren(dish) && canBeMild(dish));
    if (
      children.length > 0 &&
      hasPhrase(message.locale, GUEST_LANGUAGES[message.locale].intents.children, message.folded_text)
    )
      return list(teller, 'children', words.children_list, children);
    const isLeftOut = leftOutBy(teller);
    const askedDishes = poolOf(teller);
    const pool = askedDishes.length < facts.dishes.length ? askedDishes.filter((dish) => !isLeftOut(dish)) : [];
    const food = facts.dishes.filter((dish) => !isBeverage(dish) && !isLeftOut(dish));
    const unspiced = pool.filter((dish) => !isSpicy(dish));
    // Of those that were just named each may be hot: "and one that isn't?" is about any other.
    const mild = (unspiced.length > 0 ? unspiced : food).filter(canBeMild);
    // "Only chicken, and not hot" where each chicken may be: of it the menu doesn't say.
    if (mild.length === 0 && unspiced.length > 0)
      return list(teller, 'spicy', `${words.unsaid} ${words.nearest}`, unspiced, { about: undefined });
    return mild.length > 0 ? list(teller, 'spicy', words.list_mild, mild) : answerUnsaid(teller);
  }
  const askedDishes = dishesMeant(teller);
  // A wine's spice is none that burns.
  const spicy = askedDishes.filter((dish) => isSpicy(dish) && !isWine(dish));
  const oftenSpicy = askedDishes.filter((dish) => !isSpicy(dish) && !canBeMild(dish) && !isBeverage(dish));
  const listed = spicy.length > 0 ? list(teller, 'spicy', words.spicy_list, spicy) : undefined;
  if (oftenSpicy.length > 0) {
    const often = list(teller, 'spicy', words.spicy_often, oftenSpicy);
    const item_ids = [...(listed?.item_ids ?? []), ...often.item_ids];
    return { ...often, lines: [...(listed?.lines ?? [words.spicy_none]), ...often.lines], item_ids };
  }
  return listed ?? answer('spicy', [words.spicy_none], [], { about: undefined });
}

/** Whether the menu calls a dish spicy; how hot it is made only the staff know. */
function spiceOf(teller: Teller, dish: MenuDish): LocalAnswer {
  const { words, message } = teller;
  const said = interpolate(isSpicy(dish) ? words.dish_spicy : words.dish_not_spicy, { dish: dish.item.title });
  const isChoosing = isChoosingSpice(message.folded_text);
  const lines = [said, ...described(teller, dish), ...(isChoosing ? [words.unsaid] : [])];
  return answer('spicy', lines, [dish], isSpicy(dish) && !isChoosing ? undefined : { about: dish });
}

/** "Which tacos are mild, and without pork?": not those whose words name it, or usually have it, nor what the guest avoids. */
function leftOutBy({ excluded, avoided, message, matches }: Teller): (dish: MenuDish) => boolean {
  // "She only eats chicken, nothing hot" leaves out no chicken.
  const { mild: mildPhrases, without } = GUEST_LANGUAGES[message.locale];
  const isWithout = hasPhrase(
    message.locale,
    without,
    withoutPhrases(message.locale, mildPhrases, message.folded_text),
  );
  // All that a question with "without" names.
  const deniedFoods = isWithout ? matches.concepts.filter(isIngredient) : [];
  const foods = [...excluded, ...message.left_out, ...deniedFoods];
  return ({ item, kinds, usual_kinds }) =>
    foods.some((concept) => kinds.has(concept) || usual_kinds.has(concept)) ||
    (avoided.length > 0 && ['contains', 'may_contain'].includes(explainStatus(item, avoided).status));
}

const MAX_COMPARED = 3;

/** Dishes with a button. */
export const MAX_MILD = 8;

/** Where much is spicy, what isn't is a help for those who order for children. */
export function mildDishes({ facts }: Teller): MenuDish[] {
  const food = facts.dishes.filter((dish) => !isBeverage(dish));
  const spicy = food.filter(isSpicy);
  return spicy.length >= MIN_SPICY ? food.filter(canBeMild) : [];
}

/** Spicy dishes of a menu that make it one of spicy food. */
const MIN_SPICY = 4;
