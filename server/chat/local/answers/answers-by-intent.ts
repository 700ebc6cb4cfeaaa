import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import type { NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { type MenuDish, sizePricesOf } from '../../facts/menu-facts.ts';
import { asksDishesWithDrink } from '../finding/food-roles.ts';
import { isDrink, isForChildren, isSpicy, marks, POPULAR, SPECIAL } from '../finding/kinds-of-dish.ts';
import { variantIn } from '../finding/named-labels.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { isWine } from '../finding/pairing.ts';
import { asksDishes, asksDrinks, dishesMeant, namesWine, poolOf, wantedStyles } from '../finding/pool-of.ts';
import { isEdible, isIngredient } from '../reading/edible.ts';
import type { GuestMessage, Intent } from '../reading/read-message.ts';
import { asksForMore, asksToAdd, isSurchargeQuestion } from '../words/adding.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { countIn } from '../words/counting.ts';
import { hasPhrase } from '../words/phrases.ts';
import { asksAside, says } from '../words/ways-of-asking.ts';
import { answerAllergens } from './answer-allergens.ts';
import { answerCookedWith } from './answer-cooked-with.ts';
import { answerCourses } from './answer-courses.ts';
import { answerPairing, answerSoftDrinks } from './answer-drinks.ts';
import { answerBooking, answerContact, answerServiceCharge, answerUnsaid, taxWords } from './answer-house.ts';
import { answerLeftOut, answerQuality } from './answer-left-out.ts';
import { answerMedical } from './answer-medical.ts';
import { answerByPrice, answerPriceRange } from './answer-prices.ts';
import { answerMissing, isIngredientQuestion, withDescriptions, withUsual } from './answer-search.ts';
import { answerSections } from './answer-sections.ts';
import { answerSides, dishesBeside } from './answer-sides.ts';
import { answerSpicy, MAX_MILD, mildDishes } from './answer-spicy.ts';
import { answerChange, answerSwap } from './answer-swap.ts';
import { askedFoods, declaredSeafood, usualParts } from './asked-foods.ts';
import { described, meaningOf } from './describe-dish.ts';
import { noteLines } from './menu-notes.ts';
import { optionLines } from './option-lines.ts';
import { answerOrder } from './order-total.ts';
import { lightDishes, sharedDishes } from './shared-dishes.ts';
import { someDishes } from './some-dishes.ts';
import { answer, type LocalAnswer, list, name, type Teller } from './teller.ts';

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
  (OF_ROLES.has(intent) ? answerSides(teller) : undefined) ??
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
  greeting: ({ words }) => answer('off_topic', [words.greeting]),
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
    const isSober =
      message.excluded.length > 0 &&
      excluded.every((concept) => isKindOf(concept, 'alcohol') || isKindOf(concept, 'alcoholic drink'));
    const asksCourse = message.wished.some(
      ({ concept }) => isKindOf(concept, 'menu part') && !isKindOf(concept, 'drink'),
    );
    return isSober && matches.dishes.length === 0 && !message.asks_eat && !asksCourse
      ? ANSWERS.soft_drinks(teller)
      : answerLeftOut(teller);
  },
  religion: (teller) => answerQuality(teller, teller.message.religion ?? 'halal', isOfDish(teller)),
  diet: (teller) => answerQuality(teller, teller.message.diet ?? 'vegetarian', isOfDish(teller)),
  // "What can I have?" of somebody who avoids nothing.
  eat: (teller) => lightDishes(teller) ?? ANSWERS.popular(teller),
  popular(teller) {
    const beside = dishesBeside(teller);
    if (beside) return beside;
    const all = teller.facts.dishes.filter((dish) => marks(dish, POPULAR));
    // "Which wine do you recommend?" asks for wines.
    const pool = mildOf(teller, poolOf(teller));
    const marked = pool.length > 0 ? all.filter((dish) => pool.includes(dish)) : all;
    if (marked.length > 0) {
      const listed = list(teller, 'popular', interpolate(teller.words.list_popular, { name: name(teller) }), marked);
      // Where only drinks are marked, the answer names food, too.
      if (asksDrinks(teller.message) || namesKind(teller) || !marked.every(isDrink)) return listed;
      const some = list(teller, 'popular', teller.words.list_found, someDishes(teller));
      return { ...listed, lines: [...listed.lines, ...some.lines], item_ids: [...listed.item_ids, ...some.item_ids] };
    }
    return list(
      teller,
      'popular',
      teller.words.no_popular,
      pool.length > 0 && pool !== teller.facts.dishes && namesKind(teller) ? pool.slice(0, 4) : someDishes(teller),
    );
  },
  specials(teller) {
    // "Do you have clams today?"
    const { matches, message } = teller;
    // "How much is the cheese board?"
    if (matches.named && hasPhrase(message.locale, GUEST_LANGUAGES[message.locale].intents.price, message.folded_text))
      return ANSWERS.price(teller);
    if (matches.named) return ANSWERS.sold_out(teller);
    const marked = teller.facts.dishes.filter((dish) => marks(dish, SPECIAL));
    if (marked.length > 0) return list(teller, 'specials', teller.words.list_specials, marked);
    return list(teller, 'specials', teller.words.no_specials, someDishes(teller));
  },
  children(teller) {
    const { matches, message } = teller;
    // "With the little ones: what isn't spicy?", "and to drink for them?", "is there a small schnitzel, for a child?"
    const forChildren = dishesMeant(teller).filter(isForChildren);
    if (matches.named && asksSpicy(message)) return ANSWERS.spicy(teller);
    if (message.asks_mild && !forChildren.some((dish) => !isSpicy(dish))) return ANSWERS.spicy(teller);
    // "어린이 메뉴" names no dish, though one is for children.
    const asksMenu = asksDishes(message) && matches.named !== undefined && forChildren.includes(matches.named);
    if (
      !matches.is_of_those &&
      !asksMenu &&
      (matches.named || (matches.dishes.length > 0 && matches.dishes.length <= MAX_TOLD_EACH))
    )
      return ANSWERS.sizes(teller);
    if (asksDrinks(message)) return ANSWERS.soft_drinks(teller);
    const marked = forChildren.filter((dish) => !(message.asks_mild && isSpicy(dish)));
    if (marked.length > 0) return list(teller, 'children', teller.words.children_list, marked);
    const mild = mildDishes(teller);
    const listed = mild.length === 0 ? [] : list(teller, 'children', teller.words.list_mild, mild).lines;
    return answer('children', [teller.words.children_none, ...listed], mild.slice(0, MAX_MILD), { about: undefined });
  },
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
    if (matches.asks_food && !matches.is_of_those) return ANSWERS.list(teller);
    const out = dishesMeant(teller).filter(({ item }) => sold_out.has(item.id));
    return out.length > 0 ? list(teller, 'sold_out', words.out_list, out) : answer('sold_out', [words.out_none]);
  },
  hours: (teller) => answerContact(teller, 'hours'),
  address: (teller) => answerContact(teller, 'address'),
  phone: (teller) => answerContact(teller, 'phone'),
  cheapest: (teller) => answerByPrice(teller, 'lowest'),
  dearest: (teller) => answerByPrice(teller, 'highest'),
  price_range: (teller) => answerCourses(teller) ?? answerPriceRange(teller),
  price(teller) {
    const { words, matches, message } = teller;
    const isOfAddOn = asksToAdd(message.locale, message.folded_text) || isSurchargeQuestion(message.folded_text);
    const standalone = isOfAddOn ? withOptions(teller) : undefined;
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
  sizes(teller) {
    const { words, matches } = teller;
    // "A whole one, and a small cola" orders both.
    const ordered = new Set(namedPartsOf(teller.facts, teller.message).parts.map(({ dish }) => dish));
    const isOrder = !SIZE_NOUN.test(teller.message.folded_text) || asksSum(teller);
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
      if (namesWine(teller.message)) return ANSWERS.list(teller);
      // "And the large nigiri platter?"
      if (matches.dishes.length === 0 && matches.asks_food && matches.nearest.length > 0) return answerMissing(teller);
      const listed = matches.dishes.length === 0 ? [] : list(teller, 'dish', words.list_found, matches.dishes).lines;
      const none = answerUnsaid(teller);
      return { ...none, lines: [...none.lines, ...listed] };
    }
    const lines = dishes.map(({ item, price }) =>
      item.variants.length > 0
        ? interpolate(words.sizes_are, {
            dish: item.title,
            text: sizePricesOf(item, teller.facts.money) ?? price ?? item.variants.map(({ label }) => label).join(', '),
          })
        : interpolate(words.sizes_one, { dish: item.title }),
    );
    // "180 g" may be in the description.
    // Whether it is enough, only the staff can say.
    const asked = says(teller.message.locale, 'enough', teller.message.folded_text) ? [words.unsaid] : [];
    return answer('dish', [...lines, ...dishes.flatMap((dish) => described(teller, dish)), ...asked], dishes);
  },
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
    if (!matches.named) return ANSWERS.list(teller);
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
    const order = asksSum(teller) ? answerOrder(teller) : undefined;
    if (order) return order;
    const pool = mildOf(teller, poolOf(teller));
    const special = answerDifference(teller) ?? changeOf(teller) ?? missingDrink(teller, pool);
    if (special) return special;
    if (matches.named && message.asks_contents) return ANSWERS.ingredients(teller);
    // "Is the schnitzel pork or veal?"
    const [only] = pool;
    const asksOther = message.wished.some(({ concept }) => isIngredient(concept) && !only?.title_concepts.has(concept));
    if (only && pool.length === 1 && asksOther && described(teller, only).length > 0)
      return ANSWERS.ingredients({ ...teller, matches: { ...matches, named: only } });
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

/** "Do you have beer?" of a menu that has it in a sauce only. */
const asksMissingDrink = ({ message, matches }: Teller, pool: readonly MenuDish[]): boolean => {
  const foods = message.wished.filter(({ concept }) => isEdible(concept));
  const isOfDrinks = foods.length > 0 && foods.every(({ concept }) => isKindOf(concept, 'drink'));
  return (
    isOfDrinks &&
    !asksDishesWithDrink(message) &&
    !message.asks_contents &&
    !matches.is_of_those &&
    pool.length > 0 &&
    pool.every((dish) => !isDrink(dish) && !isWine(dish) && !dish.title_concepts.has('drink'))
  );
};

function missingDrink(teller: Teller, pool: readonly MenuDish[]): LocalAnswer | undefined {
  const { facts, words } = teller;
  if (!asksMissingDrink(teller, pool)) return undefined;
  const drinks = facts.dishes.filter((dish) => isDrink(dish) || isWine(dish)).slice(0, MAX_TOLD_EACH);
  const missing = { about: undefined };
  if (drinks.length === 0) return answer('not_on_menu', [words.not_on_menu], [], missing);
  return list(teller, 'not_on_menu', `${words.not_on_menu} ${words.nearest}`, drinks, missing);
}

/** "What sizes do the lager and the coffee come in?" orders nothing. */
const SIZE_NOUN =
  / (?:sizes?|tailles?|formats?|tamanos?|tamanhos?|grossen?|misur[ae]|formati|dimensioni) |サイズ|大キサ|사이즈|크기|尺寸|大小|规格|規格|احجام|الاحجام|مقاسات/u;

/** "The less dry of the two" counts nothing that is ordered. */
const asksSum = ({ message: { locale, folded_text }, matches }: Teller): boolean =>
  says(locale, 'total', folded_text) ||
  (countIn(locale, folded_text) !== undefined && !(matches.is_of_those && says(locale, 'compared', folded_text)));

const asksSpicy = ({ locale, folded_text, asks_mild }: GuestMessage): boolean =>
  asks_mild || hasPhrase(locale, GUEST_LANGUAGES[locale].intents.spicy, folded_text);

/** "What's the difference between the burger and the pie?": what the menu says of each. */
function answerDifference(teller: Teller): LocalAnswer | undefined {
  const { facts, message, matches, words } = teller;
  if (!DIFFERENCE.test(message.folded_text)) return undefined;
  const parts = namedPartsOf(facts, message).parts.map(({ dish }) => dish);
  const dishes = [...new Set([...parts, ...(parts.length > 1 ? [] : matches.dishes)])].slice(0, MAX_COMPARED);
  if (dishes.length < 2) return undefined;
  const listed = list(teller, 'dish', words.list_found, dishes);
  return { ...listed, lines: [...listed.lines, ...dishes.flatMap((dish) => described(teller, dish))] };
}

/** "Can you bring the tsukune without the yolk?", "can I have the sauce on the side?" */
function changeOf(teller: Teller): LocalAnswer | undefined {
  const { matches, message, words } = teller;
  const { locale, folded_text } = message;
  if (matches.named) return says(locale, 'change', folded_text) ? answerChange(teller, matches.named) : undefined;
  const isAside = asksAside(locale, folded_text) && message.excluded.length === 0 && !message.asks_eat;
  return isAside ? answer('dish', [words.unsaid], [], { about: undefined }) : undefined;
}

const DIFFERENCE = /(?<= )(?:difference|diferencia|diferenca|unterschied|unterschiede|differenza|differenze)(?= )/u;
const MAX_COMPARED = 4;

/** "Is there cheese in the burger?" of each of the few that may be meant. */
function containersOf({ message, matches, avoided }: Teller): MenuDish[] {
  if (matches.named || !message.asks_contents || avoided.length > 0 || asksDishes(message)) return [];
  const asked = message.wished.map(({ concept }) => concept);
  const dishes = asked
    .filter((concept) => isKindOf(concept, 'prepared food'))
    .flatMap((concept) =>
      matches.dishes.filter((dish) => [...dish.title_concepts].some((own) => isKindOf(own, concept))),
    );
  const isOfFood = asked.some(isIngredient);
  return isOfFood && dishes.length <= MAX_TOLD_EACH ? [...new Set(dishes)] : [];
}

/** "Thank you, it was delicious." */
const isPolite = ({ locale, folded_text }: GuestMessage): boolean =>
  says(locale, 'compliment', folded_text) || hasPhrase(locale, GUEST_LANGUAGES[locale].intents.thanks, folded_text);

/** Above this number of dishes a question is about a kind of them. */
const MAX_TOLD_EACH = 3;

/** Without what the menu describes as spicy, for a guest who can't eat it; all if everything is. */
function mildOf({ is_mild, facts }: Teller, pool: readonly MenuDish[]): readonly MenuDish[] {
  if (!is_mild || pool === facts.dishes) return pool;
  const mild = pool.filter((dish) => !isSpicy(dish));
  return mild.length > 0 ? mild : pool;
}

/** Whether a question is about one dish rather than a kind of dishes: "is the soup vegan?", not "vegan soups". */
const isOfDish = ({ matches, message }: Teller): boolean =>
  matches.named !== undefined &&
  !message.asks_eat &&
  // "Which dishes have no pork?"
  !(message.excluded.length > 0 && asksDishes(message)) &&
  (matches.dishes.length <= 1 || message.intent !== 'eat');

/** "Can I add meat to the poutine?": the dishes that come nearest, with what the add-on costs. */
function withOptions(teller: Teller): LocalAnswer | undefined {
  const { facts, matches, message, words } = teller;
  // "How much is it with banana added?", though there is a banana loaf.
  const isAdded =
    asksToAdd(message.locale, message.folded_text) ||
    asksForMore(message.locale, message.folded_text) ||
    (message.intent === 'price' && isSurchargeQuestion(message.folded_text));
  if (matches.named || (matches.dishes.length > 0 && !isAdded)) return undefined;
  const having = (dishes: readonly MenuDish[]) => dishes.filter((dish) => optionLines(teller, [dish]).length > 0);
  const nearest = having(matches.nearest);
  const isOfAny = isAdded || (matches.nearest.length === 0 && message.intent === 'price');
  const others = isOfAny ? facts.dishes.filter(({ item }) => item.options.length > 0).slice(0, MAX_SEARCHED) : [];
  const dishes = nearest.length > 0 ? nearest : having(others);
  if (dishes.length === 0 || dishes.length > MAX_WITH_OPTION) return undefined;
  const listed = list(teller, 'price', words.list_found, dishes);
  return { ...listed, lines: [...listed.lines, ...optionLines(teller, dishes)] };
}

/** An add-on that more dishes have leaves open which is meant. */
const MAX_WITH_OPTION = 4;
/** Menus with more dishes that have add-ons are too long to look for one in all of them. */
const MAX_SEARCHED = 200;
const isDrinkName = ({ concept }: NamedConcept): boolean => isKindOf(concept, 'drink') || isKindOf(concept, 'measure');

/** Whether a question names a kind of dish or drink, rather than dishes in general. */
const namesKind = (teller: Teller): boolean =>
  teller.matches.dishes.length > 0 || namesWine(teller.message) || poolOf(teller) !== teller.facts.dishes;

const isDrinks = ([first]: readonly MenuDish[]): boolean =>
  first !== undefined && (isDrink(first) || [...first.title_concepts].some((concept) => isKindOf(concept, 'drink')));
