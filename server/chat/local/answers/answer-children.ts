import { canBeMild, isForChildren } from '../finding/kinds-of-dish.ts';
import { asksDishes, asksDrinks, dishesMeant } from '../finding/pool-of.ts';
import { isEdible } from '../reading/edible.ts';
import type { Intent } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import { answerMissing, withDescriptions } from './answer-search.ts';
import { MAX_MILD, mildDishes } from './answer-spicy.ts';
import { asksSpicy, isAskingSum, MAX_TOLD_EACH, mildOf } from './asked-kind.ts';
import { answerSmallSizes } from './small-sizes.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

/**
 * What there is for children, by the owner's words; and of a food that is asked for, whether the menu has it.
 * @param answerAs The answer to the message as if it asked something else.
 */
export function answerChildren(teller: Teller, answerAs: (intent: Intent) => LocalAnswer): LocalAnswer {
  const { matches, message } = teller;
  const smallSizes = answerSmallSizes(teller);
  if (smallSizes) return smallSizes;
  // "With the little ones: what isn't spicy?", "and to drink for them?", "is there a small schnitzel, for a child?"
  const forChildren = dishesMeant(teller).filter(isForChildren);
  if (matches.named && asksSpicy(message)) return answerAs('spicy');
  if (message.asks_mild && !forChildren.some(canBeMild)) return answerAs('spicy');
  // "어린이 메뉴" names no dish, though one is for children.
  const isAskingMenu = asksDishes(message) && matches.named !== undefined && forChildren.includes(matches.named);
  if (
    !matches.is_of_those &&
    !isAskingMenu &&
    (matches.named || (matches.dishes.length > 0 && matches.dishes.length <= MAX_TOLD_EACH))
  )
    // A number of children orders nothing.
    return isAskingSize(teller) || isAskingSum(teller) ? answerAs('sizes') : answerAs('list');
  if (asksDrinks(message)) return answerAs('soft_drinks');
  // "Is there pizza for the little one?", if there is none.
  if (isOfMissingFood(teller)) return answerMissing(teller);
  const marked = forChildren.filter((dish) => !message.asks_mild || canBeMild(dish));
  if (marked.length > 0) {
    const listed = list(teller, 'children', teller.words.children_list, marked);
    // "What is in the children's plate?"
    return isAskingContents(teller) ? withDescriptions(teller, listed, marked) : listed;
  }
  // "Which desserts? The kids love sweets": those of the part that is asked for.
  if (matches.asks_food && matches.dishes.length > 0) {
    const foundList = list(teller, 'children', teller.words.list_found, mildOf(teller, matches.dishes));
    return { ...foundList, lines: [teller.words.children_none, ...foundList.lines] };
  }
  const mild = mildDishes(teller);
  const mildLines = mild.length === 0 ? [] : list(teller, 'children', teller.words.list_mild, mild).lines;
  return answer('children', [teller.words.children_none, ...mildLines], mild.slice(0, MAX_MILD), { about: undefined });
}

function isAskingContents({ message: { locale, folded_text, asks_contents } }: Teller): boolean {
  const { ingredients, explain } = GUEST_LANGUAGES[locale].intents;
  return asks_contents || hasPhrase(locale, `${ingredients}, ${explain}`, folded_text);
}

/** Whether a size is asked for, or one of the dishes has several: "is there a small schnitzel, for a child?". */
const isAskingSize = ({ matches, message }: Teller): boolean =>
  hasPhrase(message.locale, GUEST_LANGUAGES[message.locale].intents.sizes, message.folded_text) ||
  [matches.named, ...matches.dishes].some((dish) => dish !== undefined && dish.item.variants.length > 0);

const isOfMissingFood = ({ matches }: Teller): boolean =>
  matches.asks_food && matches.dishes.length === 0 && matches.usual.length === 0 && matches.concepts.some(isEdible);
