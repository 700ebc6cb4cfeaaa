import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { sizePricesOf } from '../../facts/menu-facts.ts';
import { variantIn } from '../finding/named-labels.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { namesWine } from '../finding/pool-of.ts';
import { isAskingHowManyPieces } from '../words/dish-details.ts';
import { says } from '../words/ways-of-asking.ts';
import { answerUnsaid } from './answer-house.ts';
import { answerMissing } from './answer-search.ts';
import { isAskingSum, SIZE_NOUN } from './asked-kind.ts';
import { described } from './describe-dish.ts';
import { optionLines } from './option-lines.ts';
import { answerOrder } from './order-total.ts';
import { sharedDishes } from './shared-dishes.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

/** The sizes of a dish with their prices; undefined of wines, which are listed. */
export function answerSizes(teller: Teller): LocalAnswer | undefined {
  const { words, matches } = teller;
  const pieces = answerPieces(teller);
  if (pieces) return pieces;
  // "A whole one, and a small cola" orders both.
  const ordered = new Set(namedPartsOf(teller.facts, teller.message).parts.map(({ dish }) => dish));
  const isOrder = !SIZE_NOUN.test(teller.message.folded_text) || isAskingSum(teller);
  const order = ordered.size > 1 && isOrder ? answerOrder(teller) : undefined;
  if (order) return order;
  const dishes = matches.named
    ? [matches.named]
    : matches.dishes.filter(({ item }, _, all) => item.variants.length > 0 || all.length === 1).slice(0, 3);
  const shared = dishes.length === 0 ? sharedDishes(teller) : undefined;
  if (shared) return shared;
  // "What comes in half portions?"
  const sized =
    dishes.length > 0 ? [] : teller.facts.dishes.filter((dish) => variantIn(teller.facts, dish, teller.message));
  if (sized.length > 0 && !matches.asks_food && !namesWine(teller.message))
    return list(teller, 'dish', words.list_found, sized);
  if (dishes.length === 0) {
    if (namesWine(teller.message)) return undefined;
    // "And the large nigiri platter?"
    if (matches.dishes.length === 0 && matches.asks_food && matches.nearest.length > 0) return answerMissing(teller);
    const listed = matches.dishes.length === 0 ? [] : list(teller, 'dish', words.list_found, matches.dishes).lines;
    const none = answerUnsaid(teller);
    return { ...none, lines: [...none.lines, ...listed] };
  }
  // "Can I have a large bibimbap?" where a large portion is an add-on.
  const added = optionLines(teller, dishes);
  const lines = dishes.flatMap((dish) => {
    const { item, price } = dish;
    if (item.variants.length === 0 && optionLines(teller, [dish]).length > 0) return [];
    return item.variants.length > 0
      ? interpolate(words.sizes_are, {
          dish: item.title,
          text: sizePricesOf(item, teller.facts.money) ?? price ?? item.variants.map(({ label }) => label).join(', '),
        })
      : interpolate(words.sizes_one, { dish: item.title });
  });
  // "180 g" may be in the description.
  // Whether it is enough, only the staff can say.
  const asked = says(teller.message.locale, 'enough', teller.message.folded_text) ? [words.unsaid] : [];
  return answer('dish', [...lines, ...added, ...dishes.flatMap((dish) => described(teller, dish)), ...asked], dishes);
}

/** "How many dumplings are in a portion?": the sizes, and the number that a description names. */
function answerPieces(teller: Teller): LocalAnswer | undefined {
  const { matches, words, facts, message } = teller;
  if (!isAskingHowManyPieces(message.folded_text)) return undefined;
  const dishes = matches.named ? [matches.named] : matches.dishes;
  if (dishes.length === 0 || dishes.length > MAX_COUNTED) return undefined;
  const lines = dishes.flatMap((dish) => {
    const sizes = sizePricesOf(dish.item, facts.money);
    return [
      ...(sizes === null ? [] : [interpolate(words.sizes_are, { dish: dish.item.title, text: sizes })]),
      ...described(teller, dish),
    ];
  });
  const isCounted = dishes.every(({ texts }) => /[\d一二两三四五六七八九十]/u.test(texts));
  return answer('dish', [...lines, ...(isCounted ? [] : [words.unsaid])], dishes);
}
const MAX_COUNTED = 4;
