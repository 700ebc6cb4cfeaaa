import { SPECIAL } from '../../../../shared/dish-marks.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { hasAlcohol } from '../../../food/without-alcohol.ts';
import { marks } from '../finding/kinds-of-dish.ts';
import { isWine } from '../finding/pairing.ts';
import { asksDishes, dishesMeant, namesWine, poolOf, wantedStyles } from '../finding/pool-of.ts';
import type { Intent } from '../reading/guest-message.ts';
import { asksToAdd, isSurchargeQuestion } from '../words/adding.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { mealsIn } from '../words/meals.ts';
import { hasPhrase } from '../words/phrases.ts';
import { isAsideQuestion, says } from '../words/ways-of-asking.ts';
import { answerAllergens } from './answer-allergens.ts';
import { answerAsServed, answerComesWith } from './answer-as-served.ts';
import { answerChildren } from './answer-children.ts';
import { answerCookedWith } from './answer-cooked-with.ts';
import { answerCourses } from './answer-courses.ts';
import { answerDifference } from './answer-difference.ts';
import { answerPairing, answerSoftDrinks } from './answer-drinks.ts';
import { answerFishEaters } from './answer-fish-eaters.ts';
import { answerBooking, answerContact, answerServiceCharge, answerUnsaid, taxWords } from './answer-house.ts';
import { answerLeftOut, answerQuality } from './answer-left-out.ts';
import { answerMedical } from './answer-medical.ts';
import { answerPopular } from './answer-popular.ts';
import { answerByPrice, answerPriceRange } from './answer-prices.ts';
import { answerRawOrCooked, answerRawWish } from './answer-raw.ts';
import { answerMissing, isIngredientQuestion, withDescriptions, withUsual } from './answer-search.ts';
import { answerSections } from './answer-sections.ts';
import { answerServedWhen } from './answer-served-when.ts';
import { answerSides } from './answer-sides.ts';
import { answerSizes } from './answer-sizes.ts';
import { answerSpicy } from './answer-spicy.ts';
import { answerStrength } from './answer-strength.ts';
import { answerChange, answerSwap } from './answer-swap.ts';
import { askedFoods, declaredSeafood, usualParts } from './asked-foods.ts';
import {
  containersOf,
  isAskingSum,
  isDrinkName,
  isDrinks,
  isOfDish,
  isPolite,
  mildOf,
  namesKind,
} from './asked-kind.ts';
import { described, meaningOf } from './describe-dish.ts';
import { dishAskedOf } from './dish-asked-of.ts';
import { noteLines } from './menu-notes.ts';
import { missingDrink } from './missing-drink.ts';
import { missingFlavour } from './missing-flavour.ts';
import { optionLines } from './option-lines.ts';
import { answerOrder } from './order-total.ts';
import { lightDishes, sharedDishes } from './shared-dishes.ts';
import { someDishes } from './some-dishes.ts';
import { unrefused } from './suitable-dishes.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';
import { withOptions } from './with-options.ts';

/** Intents that the role of a food decides more closely: as a side, or as a part of what is eaten. */
const OF_ROLES: ReadonlySet<Intent> = new Set<Intent>([
  'list',
  'none',
  'ingredients',
  'explain',
  'popular',
  'pairing',
  'eat',
  'sizes',
]);

/** Intents of a message that may ask for the strongest drink. */
const OF_STRENGTH: ReadonlySet<Intent> = new Set<Intent>([...OF_ROLES, 'dearest', 'cheapest']);

/** The answer to a message of an intent. */
export function answerTo(teller: Teller, intent: Intent): LocalAnswer {
  const given = answerOfIntent(teller, intent);
  return isUnanswered(teller, given, intent) ? (sharedDishes(teller) ?? given) : given;
}

/** Whether no dish answers a message that may ask for something of it. */
const isUnanswered = ({ words }: Teller, { item_ids, lines }: LocalAnswer, intent: Intent): boolean =>
  OF_ROLES.has(intent) &&
  item_ids.length === 0 &&
  [words.only_the_menu, words.unsaid].some((line) => lines.includes(line));

const answerOfIntent = (teller: Teller, intent: Intent): LocalAnswer =>
  (intent === 'price' || intent === 'pairing' ? answerDifference(teller) : undefined) ??
  (OF_STRENGTH.has(intent) ? answerStrength(teller) : undefined) ??
  (intent === 'ingredients' ? answerRawOrCooked(teller) : undefined) ??
  (OF_ROLES.has(intent) ? (answerAsServed(teller) ?? answerSides(teller)) : undefined) ??
  (OF_ROLES.has(intent) && intent !== 'pairing' ? answerCookedWith(teller) : undefined) ??
  ANSWERS[intent](teller);

/** The answer to each intent. */
const ANSWERS: Record<Intent, (teller: Teller) => LocalAnswer> = {
  refused: ({ words }) => answer('off_topic', [words.only_the_menu]),
  swap: answerSwap,
  sections: answerSections,
  // "Rubbish, not even a ham sandwich" complains of what isn't there.
  insult: ({ words, matches }) =>
    matches.asks_food && matches.dishes.length === 0
      ? answer('off_topic', [words.calm, words.not_on_menu])
      : answer('off_topic', [words.calm]),
  medical: answerMedical,
  greeting: ({ words, message }) => answer('off_topic', [isPolite(message) ? words.welcome : words.greeting]),
  house(teller) {
    const { message, matches, words } = teller;
    if (!says(message.locale, 'unlimited', message.folded_text)) return answerUnsaid(teller);
    // "飲み放題" is on this menu, or in a note on it.
    if (matches.named) return ANSWERS.list(teller);
    const notes = noteLines(teller);
    return notes.length > 0
      ? answer('contact', notes)
      : answer('not_on_menu', [words.not_on_menu], [], { about: undefined });
  },
  payment: answerUnsaid,
  taxes: (teller) => answer('contact', [taxWords(teller)]),
  service_charge: answerServiceCharge,
  booking: answerBooking,
  soft_drinks: answerSoftDrinks,
  allergens: answerAllergens,
  exclude(teller) {
    const { matches, excluded, message } = teller;
    // "Can I have the burger without onions?"
    const { named } = matches;
    if (named && isOfDish(teller) && !message.excluded.some((concept) => named.title_concepts.has(concept)))
      return answerChange(teller, named);
    // Who wants no alcohol asks for something to drink.
    const isSober = message.excluded.length > 0 && excluded.every(hasAlcohol);
    const asksCourse = message.wished.some(
      ({ concept }) => isKindOf(concept, 'menu part') && !isKindOf(concept, 'drink'),
    );
    return isSober && matches.dishes.length === 0 && !message.asks_eat && !asksCourse
      ? ANSWERS.soft_drinks(teller)
      : answerLeftOut(teller);
  },
  religion: (teller) => answerQuality(teller, teller.message.religion ?? 'halal', isOfDish(teller)),
  diet: (teller) =>
    answerFishEaters(teller) ?? answerQuality(teller, teller.message.diet ?? 'vegetarian', isOfDish(teller)),
  // "What can I have?" of somebody who avoids nothing.
  eat: (teller) => lightDishes(teller) ?? ANSWERS.popular(teller),
  popular: answerPopular,
  specials(teller) {
    // "Do you have clams today?"
    const { matches, message } = teller;
    // "How much is the cheese board?"
    if (matches.named && hasPhrase(message.locale, GUEST_LANGUAGES[message.locale].intents.price, message.folded_text))
      return ANSWERS.price(teller);
    if (matches.named) return ANSWERS.sold_out(teller);
    // "What's for lunch?" where a section is called so.
    if (matches.dishes.length > 0 && mealsIn(message.text).length > 0) return ANSWERS.list(teller);
    const marked = teller.facts.dishes.filter((dish) => marks(dish, SPECIAL));
    if (marked.length > 0) return list(teller, 'specials', teller.words.list_specials, marked);
    return list(teller, 'specials', teller.words.no_specials, someDishes(teller));
  },
  children: (teller) => answerChildren(teller, (intent) => ANSWERS[intent](teller)),
  spicy: answerSpicy,
  sold_out(teller) {
    const { words, matches, sold_out } = teller;
    if (matches.named) {
      const isOut = sold_out.has(matches.named.item.id);
      return answer(
        'sold_out',
        [interpolate(isOut ? words.dish_out : words.dish_in, { dish: matches.named.item.title })],
        [matches.named],
      );
    }
    // "Do you still have the oysters?" of the only ones.
    const [only] = matches.dishes;
    if (only && matches.dishes.length === 1 && !matches.is_of_those)
      return ANSWERS.sold_out({ ...teller, matches: { ...matches, named: only } });
    // "Have you still got the fried oysters?" if the only ones are breaded.
    const [near, ...othersNear] = matches.nearest;
    const isNearOnly = near !== undefined && othersNear.length === 0 && matches.nearness === 'partly';
    if (matches.dishes.length === 0 && isNearOnly && sold_out.has(near.item.id))
      return ANSWERS.sold_out({ ...teller, matches: { ...matches, named: near } });
    if (matches.asks_food && !matches.is_of_those) return ANSWERS.list(teller);
    const out = dishesMeant(teller).filter(({ item }) => sold_out.has(item.id));
    return out.length > 0 ? list(teller, 'sold_out', words.out_list, out) : answer('sold_out', [words.out_none]);
  },
  hours: (teller) => answerServedWhen(teller) ?? answerContact(teller, 'hours'),
  address: (teller) => answerContact(teller, 'address'),
  phone: (teller) => answerContact(teller, 'phone'),
  cheapest: (teller) => answerByPrice(teller, 'lowest'),
  dearest: (teller) => answerByPrice(teller, 'highest'),
  price_range: (teller) => answerCourses(teller) ?? sharedDishes(teller) ?? answerPriceRange(teller),
  price(teller) {
    const { words, matches, message } = teller;
    const isOfAddOn = asksToAdd(message.locale, message.folded_text) || isSurchargeQuestion(message.folded_text);
    const standalone = isOfAddOn && !teller.order_change ? withOptions(teller) : undefined;
    const order = standalone ?? answerOrder(teller);
    if (order) return order;
    // "A glass of red" names no dish, but wines.
    const isOfKind = matches.asks_food || matches.dishes.length > 0 || wantedStyles(teller.message) !== null;
    // "A glass of wine, how much?" doesn't mean the mussels in white wine.
    const isWineOnly =
      matches.named !== undefined &&
      !isWine(matches.named) &&
      namesWine(teller.message) &&
      teller.message.wished.every(isDrinkName);
    if (isWineOnly) return ANSWERS.list({ ...teller, matches: { ...matches, named: undefined } });
    const added = withOptions(teller);
    if (added) return added;
    // "How much is the big one with the egg?" of the only one.
    const [only, ...others] = matches.named ? [] : poolOf(teller);
    if (only && others.length === 0 && matches.dishes.includes(only))
      return ANSWERS.price({ ...teller, matches: { ...matches, named: only } });
    if (!matches.named) {
      const notes = matches.dishes.length > 0 ? [] : noteLines(teller);
      if (notes.length > 0) return answer('contact', notes);
      return isOfKind ? ANSWERS.list(teller) : answer('off_topic', [words.only_the_menu]);
    }
    const { item, price } = matches.named;
    if (price === null)
      return answer('price', [interpolate(words.price_unknown, { dish: item.title })], [matches.named], {
        about: matches.named,
      });
    // How many pieces it has may be in its description.
    return answer(
      'price',
      [interpolate(words.price_is, { dish: item.title, price }), ...described(teller, matches.named)],
      [matches.named],
    );
  },
  sizes: (teller) => answerSizes(teller) ?? ANSWERS.list(teller),
  ingredients(teller) {
    const { words, matches } = teller;
    const containers = containersOf(teller);
    if (containers.length > 0) {
      const lines = containers.flatMap((dish) => [
        ...askedFoods(teller, dish),
        ...declaredSeafood(teller, dish),
        ...described(teller, dish),
      ]);
      return answer('dish', [...new Set(lines)], containers);
    }
    if (!matches.named) return answerComesWith(teller) ?? ANSWERS.list(teller);
    const asked = askedFoods(teller, matches.named);
    const declared = declaredSeafood(teller, matches.named);
    const said = [...asked, ...declared, ...described(teller, matches.named), ...optionLines(teller, [matches.named])];
    if (said.length > 0) return answer('dish', said, [matches.named]);
    const bareLine = interpolate(words.dish_is_bare, { dish: matches.named.item.title });
    return answer('dish', [bareLine, ...usualParts(teller, matches.named)], [matches.named], { about: matches.named });
  },
  explain(teller) {
    const { matches } = teller;
    const compared = answerDifference(teller);
    if (compared) return compared;
    const meaning = meaningOf(teller);
    const said = matches.named && matches.named.item.description !== null ? described(teller, matches.named) : [];
    if (meaning || said.length > 0) {
      const dishes = matches.named ? [matches.named] : matches.dishes.slice(0, 3);
      return answer('dish', [...(meaning ? [meaning] : []), ...said], dishes);
    }
    return matches.named ? ANSWERS.ingredients(teller) : ANSWERS.list(teller);
  },
  pairing: answerPairing,
  list(teller) {
    const { words, matches, facts, message } = teller;
    const order = isAskingSum(teller) ? answerOrder(teller) : undefined;
    if (order) return order;
    const pool = unrefused(teller, mildOf(teller, poolOf(teller)));
    const special =
      answerDifference(teller) ??
      changeOf(teller) ??
      answerRawWish(teller) ??
      missingDrink(teller, pool) ??
      missingFlavour(teller);
    if (special) return special;
    if (matches.named && message.asks_contents) return ANSWERS.ingredients(teller);
    // "Which have chicken?" is of those, too, that usually have it.
    const isOfSeveral = matches.usual.length > 0 && isIngredientQuestion(matches) && asksDishes(message);
    const askedDish = isOfSeveral ? undefined : dishAskedOf(teller, pool);
    if (askedDish) return ANSWERS.ingredients({ ...teller, matches: { ...matches, named: askedDish } });
    if (pool !== facts.dishes && pool.length > 0) {
      const listed = withDescriptions(
        teller,
        list(teller, isDrinks(pool) ? 'drinks' : 'search', words.list_found, pool),
        pool,
      );
      return matches.usual.length > 0 && isIngredientQuestion(matches) ? withUsual(teller, listed) : listed;
    }
    if (matches.named)
      return described(teller, matches.named).length > 0
        ? ANSWERS.ingredients(teller)
        : list(teller, 'dish', words.list_found, [matches.named]);
    const added = withOptions(teller);
    if (added) return added;
    if (matches.usual.length > 0 && isIngredientQuestion(matches))
      return withUsual(teller, answer('search', [words.unsaid], [], { about: undefined }));
    if (matches.asks_food || matches.nearest.length > 0) return answerMissing(teller);
    // "Do you have a high chair?": the menu doesn't say.
    if (message.asks_for) return { ...answerUnsaid(teller), topic: 'not_on_menu' };
    return answer('off_topic', [words.only_the_menu]);
  },
  none(teller) {
    const { matches, words, message } = teller;
    if (isPolite(message) && !matches.named && matches.dishes.length === 0 && !message.asks_for)
      return ANSWERS.greeting(teller);
    const special = answerDifference(teller) ?? changeOf(teller);
    if (special) return special;
    if (matches.named) return ANSWERS.ingredients(teller);
    if (matches.dishes.length > 0 || matches.asks_food || message.asks_for || namesKind(teller))
      return ANSWERS.list(teller);
    return answer('off_topic', [words.only_the_menu]);
  },
};

/** "Can you bring the tsukune without the yolk?", "can I have the sauce on the side?" */
function changeOf(teller: Teller): LocalAnswer | undefined {
  const { matches, message, words } = teller;
  const { locale, folded_text } = message;
  if (matches.named) return says(locale, 'change', folded_text) ? answerChange(teller, matches.named) : undefined;
  const isAside = isAsideQuestion(locale, folded_text) && message.excluded.length === 0 && !message.asks_eat;
  return isAside ? answer('dish', [words.unsaid], [], { about: undefined }) : undefined;
}
