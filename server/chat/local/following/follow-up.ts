import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { EarlierQuestion } from '../../facts/earlier-question.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { MAX_BUTTONS } from '../answers/teller.ts';
import { type FoundDishes, findDishes } from '../finding/find-dishes.ts';
import { optionIn, variantIn } from '../finding/named-labels.ts';
import { type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { isWine } from '../finding/pairing.ts';
import { asksDishes, asksDrinks, asksMains, namesDrinks, wantedStyles } from '../finding/pool-of.ts';
import { type ChatOrder, changeOfOrder, isOnlyOf, type OrderChange } from '../orders/changes-of-order.ts';
import { MAX_ORDER_MESSAGES, orderOf } from '../orders/order-of-chat.ts';
import { addedToTab, isBillQuestion, tabOf } from '../orders/tab-of-chat.ts';
import { conceptsOfMessage } from '../reading/concepts-of-message.ts';
import { isEdible, isIngredient } from '../reading/edible.ts';
import { isBare, isOpening } from '../reading/openings.ts';
import type { GuestMessage, Intent } from '../reading/read-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { isAddition } from '../words/adding.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isAskingForBill } from '../words/billing.ts';
import { isWithOpening } from '../words/changing-orders.ts';
import { countIn } from '../words/counting.ts';
import type { GuestLanguage } from '../words/guest-language.ts';
import { leavesItOut, namesWholeMenu, pointsToKind, pointsToThose } from '../words/of-those.ts';
import { hasPhrase } from '../words/phrases.ts';
import { comparedSize, justNamed, says } from '../words/ways-of-asking.ts';

/** A message with its references resolved, and what it is about. */
export type Meant = {
  message: GuestMessage;
  matches: FoundDishes;
  /** What is to be summed, if the question asks what dishes come to that were named before: "and both together?". */
  ordered?: readonly NamedPart[];
  /** The order before with what the message changes of it: "make that three". */
  order_change?: OrderChange;
};

/** Asked of one dish, then of another: "How much is the soup?", "And the pie?". */
const CARRIED: ReadonlySet<Intent> = new Set([
  'price',
  'ingredients',
  'explain',
  'allergens',
  'diet',
  'religion',
  'spicy',
  'pairing',
  'sold_out',
  'sizes',
]);
/** First asked about a group, then narrowed: "What is under $15?", "And with fish?". */
const NARROWING: ReadonlySet<Intent> = new Set(['diet', 'price_range', 'cheapest', 'dearest', 'popular']);
/** Intents that can follow with "it". */
const OF_DISHES: ReadonlySet<Intent> = new Set([...CARRIED, 'cheapest', 'dearest', 'popular', 'list', 'none']);
const PLAIN: ReadonlySet<Intent> = new Set(['list', 'none']);
const PLAIN_OR_PRICE: ReadonlySet<Intent> = new Set(['list', 'none', 'price']);
const PLAIN_OR_SIZES: ReadonlySet<Intent> = new Set(['list', 'none', 'sizes']);
const OF_SIZES: ReadonlySet<Intent> = new Set(['price', 'sizes']);
const COMPARING: ReadonlySet<Intent> = new Set(['cheapest', 'dearest']);
/** Older questions don't say what "it" is. */
const MAX_REFERRED = 4;

const NOTHING: FoundDishes = {
  named: undefined,
  dishes: [],
  usual: [],
  nearest: [],
  nearness: 'partly',
  asks_food: false,
  concepts: [],
};

const about = (dishes: MenuDish[]): FoundDishes => ({
  ...NOTHING,
  named: dishes.length === 1 ? dishes[0] : undefined,
  dishes,
});

type PhraseKey = keyof GuestLanguage & ('opening' | 'pointing' | 'other');

const has = ({ locale, folded_text }: GuestMessage, key: PhraseKey): boolean =>
  hasPhrase(locale, GUEST_LANGUAGES[locale][key], folded_text);

const isNamedFood = ({ concept }: NamedConcept): boolean => isEdible(concept) || isKindOf(concept, 'menu part');

/**
 * Resolves what a guest means who asked before: "how much is it?" is about the dish that was named last, "and the pie?"
 * is the same question about another dish, "and under $10?" narrows the last one. A complete question is unchanged.
 *
 * @param earlier Oldest first.
 */
export function meantAfter(facts: MenuFacts, alone: Meant, earlier: readonly EarlierQuestion[]): Meant {
  const order = orderAfter(facts, alone, earlier);
  if (order) return order;
  const house = houseAfter(facts, alone, earlier.at(-1));
  if (house) return house;
  const wish = wishAfter(facts, alone, earlier);
  if (wish) return meantAfter(facts, wish, earlier);
  const answered = earlier.slice(-MAX_REFERRED).filter(({ item_ids }) => item_ids.length > 0);
  const summed = sumOf(facts, alone, answered);
  if (summed) return summed;
  const added = addedToAnswer(facts, alone, answered.at(-1));
  if (added) return added;
  const last = answered.at(-1);
  const dishes = last?.item_ids.flatMap((id) => facts.by_id.get(id) ?? []) ?? [];
  if (!last || dishes.length === 0) return alone;
  const others = othersThan(alone, dishes);
  if (others) return others;
  const asked = readOnMenu(facts, last.question, alone.message.locale);
  // "Which is the cheapest?", "What's in it?": it is the first one.
  const isRanked = COMPARING.has(asked.intent);
  const [first] = dishes;
  const single = first && (isRanked || dishes.length === 1) ? [first] : dishes;
  // What is declared is told of more dishes than there are buttons for.
  const those = asked.intent === 'allergens' && last.item_ids.length >= MAX_BUTTONS ? [...facts.dishes] : dishes;
  return (
    swappedIn(alone, single) ??
    withoutIt(alone, asked) ??
    changedIn(alone, single) ??
    ofThose(alone, those) ??
    ofThatKind(alone, dishes) ??
    containedIn(alone, single) ??
    meantOf(facts, alone, { answered, dishes, single, asked: asked.intent })
  );
}

/** "Make that three", "and with a coffee?": what a message makes of the order before it. */
function orderAfter(
  facts: MenuFacts,
  { message, matches }: Meant,
  earlier: readonly EarlierQuestion[],
): Meant | undefined {
  const { locale, folded_text, intent } = message;
  let tab: ChatOrder | undefined;
  const orderBefore = () => {
    tab ??= earlier.length > 0 ? tabOf(facts, earlier, locale) : undefined;
    return (
      tab ??
      orderOf(
        facts,
        earlier.slice(-MAX_ORDER_MESSAGES).map(({ question }) => readOnMenu(facts, question, locale)),
      )
    );
  };
  const order_change = changeOfOrder(facts, message, orderBefore);
  if (order_change)
    return {
      message: { ...message, intent: 'price' },
      matches: about([...new Set(order_change.order.parts.map(({ dish }) => dish))]),
      order_change,
    };
  const bill = billAfter(facts, { message, matches }, earlier);
  if (bill) return bill;
  if (earlier.length === 0 || !isWithOpening(locale, folded_text) || !PLAIN_OR_PRICE.has(intent)) return undefined;
  const { parts, is_whole, is_clear: isClear } = namedPartsOf(facts, message);
  if (!is_whole || !isClear || parts.length === 0) return undefined;
  const added = parts.map(({ dish }) => dish);
  if (!isOnlyOf(facts, message, added, 'addition')) return undefined;
  const { parts: ordered, is_clear } = orderBefore();
  const isOrder = ordered.length > 1 || ordered.some(({ count, options }) => count !== undefined || options.length > 0);
  return isOrder && is_clear ? { message: { ...message, intent: 'price' }, matches, ordered } : undefined;
}

/** "What do I owe?", "and a tea, how much is that in all?": all that was ordered over the messages of the chat. */
function billAfter(facts: MenuFacts, { message }: Meant, earlier: readonly EarlierQuestion[]): Meant | undefined {
  const { locale, folded_text, avoided, is_statement } = message;
  if (earlier.length === 0 || is_statement || avoided.length > 0) return undefined;
  const isBill = isBillQuestion(facts, message);
  const isAdded =
    !isBill &&
    (isAskingForBill(locale, folded_text) || says(locale, 'total', folded_text)) &&
    (isOpening(message) || isAddition(locale, folded_text) || isWithOpening(locale, folded_text));
  if (!isBill && !isAdded) return undefined;
  const tab = tabOf(facts, earlier, locale);
  const order = isAdded && tab ? addedToTab(facts, tab, message) : tab;
  if (!order) return undefined;
  return {
    message: { ...message, intent: 'price' },
    matches: about([...new Set(order.parts.map(({ dish }) => dish))]),
    order_change: { order },
  };
}

/** "And both together?": what the dishes come to that were asked about one after the other, or two that one answer named. */
function sumOf(facts: MenuFacts, { message, matches }: Meant, answered: readonly EarlierQuestion[]): Meant | undefined {
  const { locale, folded_text, intent } = message;
  const count = justNamed(locale, folded_text);
  if (count === undefined || matches.named || matches.asks_food) return undefined;
  const [last, ...before] = answered.toReversed();
  if (!last) return undefined;
  // "And both?" after a question about a price.
  const isPrice = ({ question }: EarlierQuestion) => readOnMenu(facts, question, locale).intent === 'price';
  const goesOn = isBare(message) && answered.some(isPrice);
  if (intent !== 'price' && !(PLAIN.has(intent) && (goesOn || says(locale, 'total', folded_text)))) return undefined;
  const isSingle = ({ item_ids }: EarlierQuestion) => item_ids.length === 1;
  const firstOther = before.findIndex((one) => !isSingle(one));
  const singles = isSingle(last) ? [last, ...before.slice(0, firstOther < 0 ? undefined : firstOther)] : [];
  const parts = last.item_ids.length === count ? partsOf(facts, [last], locale) : partsOf(facts, singles, locale);
  const named = count === 'all' ? parts : parts.slice(0, count);
  if (named.length < (count === 'all' ? 2 : count)) return undefined;
  const ordered = named.toReversed();
  return { message: { ...message, intent: 'price' }, matches: about(ordered.map(({ dish }) => dish)), ordered };
}

/** "What's the cheapest chicken?", "and a large cola with it, all together?": the dish of the answer and what is added. */
function addedToAnswer(
  facts: MenuFacts,
  { message, matches }: Meant,
  last: EarlierQuestion | undefined,
): Meant | undefined {
  const { locale, folded_text, intent } = message;
  const isSum = says(locale, 'total', folded_text) && (isOpening(message) || isAddition(locale, folded_text));
  if (!last || !isSum || !PLAIN_OR_PRICE.has(intent) || (!matches.named && matches.dishes.length === 0))
    return undefined;
  const before = readOnMenu(facts, last.question, locale);
  const isRanked = COMPARING.has(before.intent);
  const [dish] = last.item_ids.flatMap((id) => facts.by_id.get(id) ?? []);
  // What a question named itself is summed with its sizes and add-ons.
  const isNamed = namedPartsOf(facts, before).parts.length > 0;
  if (!dish || dish === matches.named || (isNamed && !isRanked) || (last.item_ids.length > 1 && !isRanked))
    return undefined;
  const variants = dish.item.variants.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0));
  const variant = isRanked ? variants.at(before.intent === 'dearest' ? -1 : 0) : undefined;
  return {
    message: { ...message, intent: 'price' },
    matches,
    ordered: [{ dish, count: undefined, variant, options: [] }],
  };
}

/** The dishes of some answers, each once, with the size that was asked for. */
function partsOf(facts: MenuFacts, questions: readonly EarlierQuestion[], locale: MenuLocale): NamedPart[] {
  const parts = questions.flatMap(({ question, item_ids }) => {
    const asked = readOnMenu(facts, question, locale);
    return item_ids
      .toReversed()
      .flatMap((id) => facts.by_id.get(id) ?? [])
      .map((dish) => ({ dish, count: undefined, variant: variantIn(facts, dish, asked), options: [] }));
  });
  return parts.filter(({ dish }, at) => parts.findIndex((one) => one.dish === dish) === at);
}

/** "Is there another ramen with fish?": none of those that were told before. */
function othersThan({ message, matches }: Meant, dishes: readonly MenuDish[]): Meant | undefined {
  if (!PLAIN.has(message.intent) || !has(message, 'other') || matches.named || matches.is_of_those) return undefined;
  const left = matches.dishes.filter((dish) => !dishes.includes(dish));
  if (left.length === 0 || left.length === matches.dishes.length) return undefined;
  return { message, matches: { ...matches, dishes: left } };
}

/** "Is there meat in it?" of the one dish that was named before. */
function containedIn({ message, matches }: Meant, single: readonly MenuDish[]): Meant | undefined {
  const [dish] = single;
  if (!dish || single.length > 1 || matches.named || !OF_CONTENTS.has(message.intent)) return undefined;
  // "And that with palm hearts?" is another one.
  const points = message.asks_contents || (has(message, 'pointing') && !isOpening(message));
  const asksFood = message.wished.some(({ concept }) => isIngredient(concept));
  if (!points || !asksFood || has(message, 'other')) return undefined;
  return { message: { ...message, intent: 'ingredients', asks_contents: true }, matches: about([dish]) };
}

/** "And a ramen without?" after "is there pork in it?". */
function withoutIt({ message, matches }: Meant, before: GuestMessage): Meant | undefined {
  const { locale, folded_text, intent, excluded, avoided } = message;
  if (!PLAIN.has(intent) || excluded.length + avoided.length > 0 || !leavesItOut(locale, folded_text)) return undefined;
  const left = [...before.wished.map(({ concept }) => concept).filter(isIngredient), ...before.excluded];
  if (left.length === 0) return undefined;
  return { message: { ...message, excluded: [...new Set(left)], intent: 'exclude' }, matches };
}

/** "And without the sauce?", "can you leave the cheese out?" of the one dish that was named before. */
function changedIn({ message, matches }: Meant, [dish, ...others]: readonly MenuDish[]): Meant | undefined {
  const { locale, folded_text, intent, excluded, asks_eat } = message;
  if (!dish || others.length > 0 || matches.named || asks_eat || asksDishes(message)) return undefined;
  if (intent !== 'exclude' && !PLAIN.has(intent)) return undefined;
  const left = [...excluded, ...message.wished.map(({ concept }) => concept).filter(isIngredient)];
  const isPart = left.some((concept) => dish.kinds.has(concept) || dish.usual_kinds.has(concept));
  const asks = says(locale, 'change', folded_text) || (intent === 'exclude' && isOpening(message));
  return asks && isPart ? { message: { ...message, intent: 'exclude' }, matches: about([dish]) } : undefined;
}

/** "How much is that ramen?" of those that the last answer named. */
function ofThatKind({ message, matches }: Meant, dishes: readonly MenuDish[]): Meant | undefined {
  const { locale, text, intent, wished } = message;
  if (matches.named || dishes.length < 2 || !OF_DISHES.has(intent) || isReadByCharacters(locale)) return undefined;
  const words = wordsOf(text);
  if (!wished.some(({ concept, from }) => isEdible(concept) && pointsToKind(locale, words[from - 1] ?? '')))
    return undefined;
  const meant = matches.dishes.filter((dish) => dishes.includes(dish));
  if (meant.length === 0 || meant.length === matches.dishes.length) return undefined;
  return { message, matches: meant.length === 1 ? about(meant) : { ...NOTHING, dishes: meant, is_of_those: true } };
}

/** "Can I swap the mushrooms?" of the one dish that was named before. */
function swappedIn({ message, matches }: Meant, [dish, ...others]: readonly MenuDish[]): Meant | undefined {
  if (!dish || others.length > 0 || message.intent !== 'swap') return undefined;
  const isPart = message.wished.some(({ concept }) => dish.kinds.has(concept) || dish.usual_kinds.has(concept));
  return matches.named && !isPart ? undefined : { message, matches: about([dish]) };
}

const OF_CONTENTS: ReadonlySet<Intent> = new Set(['list', 'none', 'ingredients']);

/** "And prawns?" after "Do you still have oysters?" is another wish, though prawns alone may be a question of allergies. */
function wishAfter(facts: MenuFacts, { message }: Meant, earlier: readonly EarlierQuestion[]): Meant | undefined {
  const { intent, is_statement, asks_contents, locale } = message;
  const isBareName = intent === 'allergens' && isOpening(message) && isBare(message) && !is_statement && !asks_contents;
  if (!isBareName || speaksOfAllergens(message)) return undefined;
  const before = earlier.map(({ question }) => readOnMenu(facts, question, locale));
  const last = before.at(-1);
  if (!last || !WISHES.has(last.intent) || before.some(({ avoided }) => avoided.length > 0)) return undefined;
  const wished = conceptsOfMessage(message.text, locale, () => false).filter(({ concept }) => isEdible(concept));
  if (wished.length === 0 || !wished.every(({ concept }) => isKindOf(concept, 'seafood'))) return undefined;
  const asked = { ...message, wished, avoided: [], concern_words: new Set<string>(), intent: 'list' as const };
  return { message: asked, matches: findDishes(facts, asked) };
}

const WISHES: ReadonlySet<Intent> = new Set(['sold_out', 'price', 'list']);

const speaksOfAllergens = ({ locale, folded_text }: GuestMessage): boolean =>
  (['allergy', 'safety', 'cannot', 'without', 'contains'] as const).some((key) =>
    hasPhrase(locale, GUEST_LANGUAGES[locale][key], folded_text),
  );

/** "And on Sundays?" after a question about the opening hours, which names no dish. */
function houseAfter(
  facts: MenuFacts,
  { message, matches }: Meant,
  before: EarlierQuestion | undefined,
): Meant | undefined {
  const { intent, locale, folded_text } = message;
  if (!before || before.item_ids.length > 0 || !PLAIN.has(intent) || matches.named || matches.asks_food)
    return undefined;
  if (!says(locale, 'day', folded_text) && !/\d/.test(folded_text)) return undefined;
  const last = readOnMenu(facts, before.question, locale);
  if (!last.house_facts.includes('hours') && !says(locale, 'day', last.folded_text)) return undefined;
  return { message: { ...message, intent: 'hours' }, matches: NOTHING };
}

type Before = {
  answered: readonly EarlierQuestion[];
  /** Those of the last answer that named some. */
  dishes: MenuDish[];
  /** The one of them that "it" means, if there is one. */
  single: MenuDish[];
  /** What was asked. */
  asked: Intent;
};

function meantOf(facts: MenuFacts, alone: Meant, { answered, dishes, single, asked }: Before): Meant {
  const { message, matches } = alone;
  const opens = isOpening(message);
  const isShort = isBare(message);
  if (dishes.some(isWine) && (opens || isShort) && !matches.named && asksColour(message)) {
    const wine = { concept: 'wine', from: -1, to: -1 };
    return { message: { ...message, wished: [...message.wished, wine], intent: 'list' }, matches: NOTHING };
  }
  const isRanking = isBareRanking(message) && PLAIN.has(asked) && dishes.length > 1 && !matches.named;
  if (isRanking) return { message, matches: { ...NOTHING, dishes, is_of_those: true } };
  const isOfSize = namesSize(matches);
  const names = !isOfSize && (matches.named !== undefined || matches.asks_food || matches.dishes.length > 0);
  const referring = referringTo(facts, alone, dishes, { goesOn: opens || isShort, isOfSize: isOfSize || isShort });
  if (referring) return referring;
  if (names) return opens && PLAIN.has(message.intent) ? sameOfAnother(facts, alone, answered) : alone;

  return ofUnnamed(facts, message, { answered, dishes, single, asked }, { opens, isShort }) ?? alone;
}

/** What a question that names no dish is about; undefined if it doesn't follow what was named before. */
function ofUnnamed(
  facts: MenuFacts,
  message: GuestMessage,
  { answered, dishes, single, asked }: Before,
  { opens, isShort }: { opens: boolean; isShort: boolean },
): Meant | undefined {
  const ordinal = ordinalOf(message);
  const counted = ordinal === undefined ? undefined : dishes.at(ordinal);
  if (counted && OF_DISHES.has(message.intent)) return { message, matches: about([counted]) };

  const points = has(message, 'pointing');
  if ((opens || points) && NARROWING.has(message.intent) && dishes.length > 1) {
    const narrowed = narrowedTo(facts, message, topicOf(facts, answered));
    if (narrowed) return narrowed;
  }
  const isCompared = comparedSize(message.locale, message.folded_text) !== undefined;
  const unknownSize = (opens && isShort) || isCompared ? sizesOf(message, single, asked) : undefined;
  if (unknownSize) return unknownSize;
  // "Which ones have nuts in?" may mean the whole menu: an answer about some dishes would hide the others.
  const hidesOthers = message.intent === 'allergens' && dishes.length > 1;
  // "Does it come with anything?" asks for no other dish.
  const asksOther = has(message, 'other') && !((points || isShort) && message.intent === 'ingredients');
  return isOfThem(message, { points, opens, isShort }) && !hidesOthers && !asksOther
    ? { message, matches: about(points ? single : dishes) }
    : undefined;
}

/** "The cheapest?" after a list is the cheapest of it; "the cheapest dish?" is one of the menu. */
const isBareRanking = (message: GuestMessage): boolean =>
  COMPARING.has(message.intent) &&
  isBare(message) &&
  message.wished.length + message.excluded.length + message.left_out.length === 0 &&
  message.by_price !== null &&
  !asksDishes(message) &&
  !asksDrinks(message) &&
  !asksMains(message) &&
  !namesWholeMenu(message.folded_text);

/** Intents with which guests sort the dishes of an answer. */
const SORTING: ReadonlySet<Intent> = new Set([
  'cheapest',
  'dearest',
  'price_range',
  'spicy',
  'diet',
  'religion',
  'exclude',
  'allergens',
  'eat',
  'popular',
  'soft_drinks',
  'children',
  'sold_out',
  'list',
  'none',
]);

/** Of more dishes, a comparison needs more than their descriptions. */
const MAX_COMPARED = 4;

/** "Which of those has no nuts?": the dishes of the last answer, or those of them that have what is named besides. */
function ofThose({ message, matches }: Meant, dishes: MenuDish[]): Meant | undefined {
  const { locale, folded_text, intent } = message;
  if (dishes.length < 2 || !SORTING.has(intent)) return undefined;
  const isPlain = PLAIN.has(intent);
  // "The least dry of the two": the menu's words of each may tell.
  if (
    isPlain &&
    dishes.length <= MAX_COMPARED &&
    !message.wished.some(isNamedFood) &&
    says(locale, 'compared', folded_text)
  )
    return { message, matches: { ...NOTHING, dishes, is_of_those: true } };
  if (!pointsToThose(locale, folded_text)) return undefined;
  if (isPlain && countIn(locale, folded_text) !== undefined && !matches.asks_food) return undefined;
  const isRanking = COMPARING.has(intent) || intent === 'spicy';
  const names = isRanking ? message.wished.some(isNamedFood) : matches.asks_food || matches.dishes.length > 0;
  const has = (dish: MenuDish) => matches.dishes.includes(dish) || matches.usual.includes(dish);
  // Declarations are told of all of them.
  const meant = names && intent !== 'allergens' && intent !== 'exclude' ? dishes.filter(has) : dishes;
  if (meant.length === 0 || (isPlain && !names)) return undefined;
  return { message, matches: { ...NOTHING, dishes: meant, is_of_those: true } };
}

/** "And by the glass?" names a size of what was named before. */
const namesSize = ({ named, dishes, concepts }: FoundDishes): boolean =>
  named === undefined &&
  dishes.length === 0 &&
  concepts.length > 0 &&
  concepts.every((concept) => isKindOf(concept, 'measure'));

/** A question about an add-on, a number or a size of what was named before, or a comparison with it. */
const referringTo = (
  facts: MenuFacts,
  alone: Meant,
  dishes: MenuDish[],
  { goesOn, isOfSize }: { goesOn: boolean; isOfSize: boolean },
): Meant | undefined =>
  addedTo(facts, alone, dishes) ??
  comparedWith(alone, dishes) ??
  countedOf(alone, dishes, goesOn) ??
  (isOfSize || comparedSize(alone.message.locale, alone.message.folded_text)
    ? sizedOf(facts, alone, dishes)
    : undefined);

/** "And with a scoop of ice cream?" names an add-on of the one dish that was named before. */
function addedTo(facts: MenuFacts, { message }: Meant, dishes: MenuDish[]): Meant | undefined {
  // "Pepper sauce" asks for nothing spicy.
  if (!PLAIN_OR_PRICE.has(message.intent) && message.intent !== 'spicy') return undefined;
  if (dishes.length > 1 && (!isOpening(message) || dishes.length > MAX_ADDED_TO)) return undefined;
  const having = dishes.filter((dish) => optionIn(facts, dish, message));
  return having.length === 1 ? { message: { ...message, intent: 'price' }, matches: about(having) } : undefined;
}

/** Of more dishes, an add-on is as likely a dish of its own. */
const MAX_ADDED_TO = 3;

/** "And three of them?" */
function countedOf({ message, matches }: Meant, dishes: MenuDish[], goesOn: boolean): Meant | undefined {
  if (!goesOn || dishes.length > 1 || matches.asks_food || !PLAIN_OR_PRICE.has(message.intent)) return undefined;
  if ((countIn(message.locale, message.folded_text) ?? 1) < 2) return undefined;
  return { message: { ...message, intent: 'price' }, matches: about(dishes) };
}

/** "And the bottle, how much is it?" is about the one of several dishes that comes in bottles. */
function sizedOf(facts: MenuFacts, { message, matches }: Meant, dishes: MenuDish[]): Meant | undefined {
  if (matches.named || !PLAIN_OR_PRICE.has(message.intent)) return undefined;
  const sized = dishes.filter((dish) => variantIn(facts, dish, message) !== undefined);
  return sized.length === 1 ? { message: { ...message, intent: 'price' }, matches: about(sized) } : undefined;
}

/** "And the large one?": all sizes are told if the menu calls none so. */
function sizesOf(message: GuestMessage, [only, ...others]: readonly MenuDish[], asked: Intent): Meant | undefined {
  const isCompared = comparedSize(message.locale, message.folded_text) !== undefined;
  const isOfSize =
    (PLAIN_OR_SIZES.has(message.intent) && OF_SIZES.has(asked) && !has(message, 'other')) ||
    (isCompared && (PLAIN_OR_SIZES.has(message.intent) || message.intent === 'price'));
  if (!only || others.length > 0 || only.item.variants.length < 2 || !isOfSize) return undefined;
  return { message: { ...message, intent: 'sizes' }, matches: about([only]) };
}

/** "Which is cheaper, that or the quattro formaggi?" */
const comparedWith = ({ message, matches }: Meant, dishes: readonly MenuDish[]): Meant | undefined =>
  matches.named && COMPARING.has(message.intent) && has(message, 'pointing')
    ? { message, matches: about([...new Set([...dishes, matches.named])]) }
    : undefined;

const ORDINAL_PLACES = [0, 1, 2, -1] as const;

function ordinalOf({ locale, folded_text }: GuestMessage): number | undefined {
  const ordinalIndex = GUEST_LANGUAGES[locale].ordinals.findIndex((phrases) => hasPhrase(locale, phrases, folded_text));
  return ordinalIndex < 0 ? undefined : ORDINAL_PLACES[ordinalIndex];
}

/** "And in red?": other red things on the menu are not meant. */
const asksColour = (message: GuestMessage): boolean =>
  PLAIN.has(message.intent) &&
  wantedStyles(message) !== null &&
  !message.wished.some(({ concept }) => isEdible(concept));

type QuestionForm = { points: boolean; opens: boolean; isShort: boolean };

/** Whether a question that names nothing refers to what was named before. "And?" alone asks for nothing. */
const isOfThem = (
  { intent, asks_eat, is_statement }: GuestMessage,
  { points, opens, isShort }: QuestionForm,
): boolean =>
  OF_DISHES.has(intent) &&
  !asks_eat &&
  !is_statement &&
  (points || (opens && !PLAIN.has(intent)) || (isShort && ['price', 'ingredients', 'sizes'].includes(intent)));

/** The last question, applied to what this one names. */
function sameOfAnother(facts: MenuFacts, { message, matches }: Meant, answered: readonly EarlierQuestion[]): Meant {
  const all = answered.map((one) => readOnMenu(facts, one.question, message.locale));
  // "And the pie?" may follow a question about another pie.
  const before = all.findLast((one) => !(PLAIN.has(one.intent) && isOpening(one))) ?? message;
  const { intent, diet, religion, avoided, excluded } = before;
  if (CARRIED.has(intent) && (matches.named || intent !== 'diet'))
    return {
      message: { ...message, intent, diet, religion, avoided: [...avoided], excluded: [...excluded] },
      matches,
    };
  const kept = {
    ...before,
    locale: message.locale,
    text: message.text,
    folded_text: message.folded_text,
    wished: message.wished,
  };
  return (NARROWING.has(intent) && narrowedTo(facts, kept, topicOf(facts, answered))) || { message, matches };
}

/** A question about the group that was asked for before; undefined if that was not a kind of dish or drink. */
function narrowedTo(facts: MenuFacts, message: GuestMessage, topic: readonly GuestMessage[]): Meant | undefined {
  // Positions in another text mean nothing: what earlier questions wished for is found by its concepts.
  const dishes = [...topic, message].reduce<MenuDish[] | undefined>((group, one) => {
    const matches = findDishes(facts, one);
    if (matches.dishes.length === 0) return group;
    const narrowed = group?.filter((dish) => matches.dishes.includes(dish)) ?? [];
    return narrowed.length > 0 ? narrowed : matches.dishes;
  }, undefined);
  const wished = [...topic, message].flatMap((one) => one.wished);
  const whole = { ...message, wished };
  if (dishes) return { message: whole, matches: { ...NOTHING, dishes, asks_food: true } };
  return [...topic, message].some(namesDrinks) ? { message: whole, matches: NOTHING } : undefined;
}

/** The last group that was asked for, with everything that has narrowed it since. */
const topicOf = (facts: MenuFacts, answered: readonly EarlierQuestion[]): GuestMessage[] =>
  fromLastWhole(answered.map(({ question }) => readOnMenu(facts, question)));

function fromLastWhole(messages: readonly GuestMessage[]): GuestMessage[] {
  const start = messages.findLastIndex((message) => !isOpening(message));
  return messages.slice(Math.max(0, start));
}
