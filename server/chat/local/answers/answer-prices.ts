import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../../shared/money.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { isInRange } from '../finding/in-range.ts';
import { canBeMild, isDrink, isSpicy } from '../finding/kinds-of-dish.ts';
import { withoutKinds } from '../finding/left-out-dishes.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { isBeverage, isWine } from '../finding/pairing.ts';
import { asksDishes, asksDrinks, namesWine, poolOf, unnamedMains } from '../finding/pool-of.ts';
import { calledSo, isOfSection } from '../finding/wanted-dishes.ts';
import { isEdible } from '../reading/edible.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isHungry } from '../words/hunger.ts';
import { hasPhrase } from '../words/phrases.ts';
import { answerMissing } from './answer-search.ts';
import { suits } from './suitable-dishes.ts';
import { answer, foodWords, type LocalAnswer, list, type Teller } from './teller.ts';

export function answerPriceRange(teller: Teller): LocalAnswer {
  const { facts, message, words, matches } = teller;
  const { least, most } = message;
  // Formatted like the prices of the page, which follow.
  const money = (amount: number) => formatMoney(amount, facts.money);
  const asked = poolOf(teller);
  // "Anything fried below 2 €?": few titles say how a dish is made.
  const foodConcepts = matches.concepts.filter((concept) => METHODS.has(concept) || isEdible(concept));
  const isOfMethod = foodConcepts.length > 0 && foodConcepts.every((concept) => METHODS.has(concept));
  if (asked.length === 0 && matches.concepts.length > 0 && !isOfMethod) return answerMissing(teller);
  const filling = fillingDishes(teller);
  if (filling.length > 0) {
    const lead = most === null ? words.list_found : interpolate(words.price_below, { price: money(most) });
    return list(teller, 'price', lead, filling);
  }
  const ofMethod = isOfMethod && !asked.some((dish) => isInRange(dish, message)) ? [] : asked;
  const pool = withoutKinds(ofMethod.length > 0 ? ofMethod : facts.dishes, [...message.left_out, ...message.excluded]);
  const byAmount = pool
    .filter((dish) => dish.least !== null)
    .toSorted((a, b) => (most === null ? (b.most ?? 0) - (a.most ?? 0) : (a.least ?? 0) - (b.least ?? 0)));
  // Who asks for no drink wants something to eat.
  const eaten = asksDrinks(message) ? byAmount : byAmount.toSorted((a, b) => Number(isDrink(a)) - Number(isDrink(b)));
  const inRange = eaten.filter((dish) => isInRange(dish, message));
  // "Something spicy below 15", "nothing hot below 15".
  const { mild, intents } = GUEST_LANGUAGES[message.locale];
  const asksSpicy = hasPhrase(message.locale, intents.spicy, message.folded_text);
  const isMild = message.asks_mild || hasPhrase(message.locale, mild, message.folded_text);
  const styled =
    asksSpicy || isMild ? inRange.filter((dish) => (isMild ? canBeMild(dish) : isSpicy(dish)) && !isWine(dish)) : [];
  const fitting = styled.length > 0 ? styled : inRange;
  // Another dish may have such a price: of what was asked for, none has.
  if (fitting.length === 0 && pool !== facts.dishes && byAmount.length > 0)
    return list(teller, 'price', `${words.not_on_menu} ${words.nearest}`, byAmount.slice(0, 3));
  if (fitting.length === 0) return answer('price', [words.price_none]);
  // What the guest can spend was said before.
  const isOfBefore =
    teller.earlier.some((before) => before.most !== null && before.most === most) && !/\d/.test(message.folded_text);
  const lead =
    isOfBefore || (most !== null && least !== null)
      ? words.list_found
      : most !== null
        ? interpolate(words.price_below, { price: money(most) })
        : interpolate(words.price_above, { price: money(least ?? 0) });
  return list(teller, 'price', lead, fitting);
}

/** "Something filling below 10": no side, nothing sweet, the dearest first. Empty for a guest who has to know what is declared. */
function fillingDishes(teller: Teller): readonly MenuDish[] {
  const { message, matches, avoided } = teller;
  const isOpen = avoided.length === 0 && !matches.concepts.some(isEdible) && !asksDrinks(message);
  if (!isOpen || !isHungry(message.locale, message.folded_text)) return [];
  const mains = unnamedMains(teller).filter((dish) => isInRange(dish, message) && suits(teller, dish));
  return byPrice(mains, 'highest');
}

/** Ways in which much of a menu is made. */
const METHODS: ReadonlySet<string> = new Set(['fried', 'deep-fried', 'fritter', 'grilled', 'baked', 'snack']);

export function answerByPrice(teller: Teller, end: 'lowest' | 'highest'): LocalAnswer {
  const { words, matches, facts, message, excluded } = teller;
  // "The kanafeh or the baklava, which is cheaper?"
  const { parts } = namedPartsOf(facts, message);
  const isNamed = parts.length > 1;
  const sweetPool = isNamed ? [] : sweetDishes(teller);
  const pool = isNamed
    ? parts.map(({ dish }) => dish)
    : sweetPool.length > 0
      ? sweetPool
      : calledSo(eatenOf(teller, poolOf(teller)), matches.concepts);
  if (matches.asks_food && pool.length === 0) return answerMissing(teller);
  const priced = (pool.length > 0 ? pool : facts.dishes).filter(({ least }) => least !== null);
  // Who asks for the cheapest after "I'm allergic to nuts" or "I'm vegan" means of what they can have.
  const suiting = isNamed ? [] : priced.filter((dish) => suits(teller, dish));
  const sorted = byPrice(suiting.length > 0 ? suiting : priced, end);
  if (sorted.length === 0) return answer('price', [words.price_none]);
  const lead = end === 'lowest' ? words.price_lowest : words.price_highest;
  if (message.excluded.length === 0 || suiting.length === 0) return list(teller, 'price', lead, sorted.slice(0, 3));
  const named = interpolate(words.food_none_named, { food: foodWords(teller, excluded) });
  return list(teller, 'price', `${named} ${lead}`, sorted.slice(0, 3));
}

/** "The cheapest sweet one": sweet by their words, on a menu whose section of it may be called otherwise. */
function sweetDishes({ facts, message }: Teller): MenuDish[] {
  const foods = message.wished
    .map(({ concept }) => concept)
    .filter((concept) => SWEET.has(concept) || isEdible(concept));
  const isOfSweet =
    foods.length === 0 ? KOREAN_SWEET.test(message.folded_text) : foods.every((concept) => SWEET.has(concept));
  if (!isOfSweet) return [];
  return facts.dishes.filter(
    (dish) =>
      !isBeverage(dish) &&
      !SAVOURY.some((kind) => dish.kinds.has(kind)) &&
      SWEET_KINDS.some((kind) => dish.kinds.has(kind) || isOfSection(dish, kind)),
  );
}
/** "단 거" has one sign that is a part of many words. */
const KOREAN_SWEET = /(?<!\p{L})단 ?(?:거|것|음식|메뉴)|달달|달콤/u;
const SWEET: ReadonlySet<string> = new Set(['sweet', 'sweets', 'something sweet']);
const SWEET_KINDS = [
  'dessert',
  'sweets',
  'cake',
  'pastry',
  'cookie',
  'ice cream',
  'sorbet',
  'chocolate',
  'caramel',
  'jam',
  'sugar',
];
const SAVOURY = ['meat', 'seafood', 'salad', 'soup'];

/** The cheapest or the dearest first. */
export function byPrice(dishes: readonly MenuDish[], end: 'lowest' | 'highest'): readonly MenuDish[] {
  const value = (dish: MenuDish) => (end === 'lowest' ? (dish.least ?? 0) : (dish.most ?? 0));
  return dishes.toSorted((a, b) => (end === 'lowest' ? value(a) - value(b) : value(b) - value(a)));
}

/** Without the kinds that aren't meant; and who wants "the cheapest, but no dessert" wants something to eat. */
function eatenOf({ message, matches }: Teller, dishes: readonly MenuDish[]): readonly MenuDish[] {
  const meant = withoutKinds(dishes, message.left_out);
  const isOfThose = matches.is_of_those === true;
  const asksFood = message.asks_eat || asksDishes(message) || message.left_out.length > 0 || isOfThose;
  const isOfKind = matches.dishes.length > 0 && !isOfThose;
  if (!asksFood || asksDrinks(message) || isOfKind || namesWine(message)) return meant;
  const food = meant.filter((dish) => !isBeverage(dish));
  return food.length > 0 ? food : meant;
}
