import { CHAT_WORDS } from '../../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import { hasAlcohol } from '../../food/without-alcohol.ts';
import type { EarlierQuestion } from '../facts/earlier-question.ts';
import type { MenuDish, MenuFacts } from '../facts/menu-facts.ts';
import { qualityLines } from './answers/answer-left-out.ts';
import { answerTo } from './answers/answers-by-intent.ts';
import { dishLines } from './answers/declared-of-dish.ts';
import { pricedOrder } from './answers/order-total.ts';
import { type LocalAnswer, MAX_LISTED, type Teller } from './answers/teller.ts';
import { type FoundDishes, findDishes, isWhichOf } from './finding/find-dishes.ts';
import { isInRange } from './finding/in-range.ts';
import { declaredWords, isDrink } from './finding/kinds-of-dish.ts';
import { withoutKinds } from './finding/left-out-dishes.ts';
import { optionIn } from './finding/named-labels.ts';
import { namedPartsOf } from './finding/named-parts.ts';
import { asksDishes, asksDrinks, mayAskMains, namesWine, poolOf } from './finding/pool-of.ts';
import { queryOf } from './finding/query-of.ts';
import { withAskedToAvoid } from './following/asked-to-avoid.ts';
import { withBudgetBefore } from './following/budget-before.ts';
import { memoryAfter } from './following/chat-memory.ts';
import { withCorrectedAllergy } from './following/corrected-allergy.ts';
import { meantAfter } from './following/follow-up.ts';
import { withKindForDiet } from './following/kind-for-diet.ts';
import type { Meant } from './following/meant.ts';
import { withSecondAllergy } from './following/second-allergy.ts';
import type { Tab } from './orders/tab.ts';
import { tabOf } from './orders/tab-of-chat.ts';
import { questionsIn } from './questions-in.ts';
import { isAvoidedFood } from './reading/avoided-food.ts';
import { isEdible } from './reading/edible.ts';
import type { GuestMessage, Intent } from './reading/guest-message.ts';
import { isOpening } from './reading/openings.ts';
import { readOnMenu } from './reading/read-on-menu.ts';
import { readReadyQuestion } from './reading/ready-question.ts';
import { GUEST_LANGUAGES } from './words/all-languages.ts';
import { hasPhrase } from './words/phrases.ts';
import { says } from './words/ways-of-asking.ts';

/** The parsed meaning of a message, and the language of the answer. */
export type Understood = Pick<GuestMessage, 'intent' | 'locale'> & {
  /** The question's words. */
  meant: string;
  /** Whether the guest has named something that must not be in the food, in this message or before. */
  is_careful: boolean;
};

/**
 * Answers from the menu alone: every dish, price and fact of the answer is on the menu. The same steps for every language:
 * read the message, find the dishes, complete it from earlier messages, remember what must be avoided, answer.
 * @param earlier Earlier questions of the same chat, oldest first.
 */
export function answerLocally(
  facts: MenuFacts,
  text: string,
  sold_out: ReadonlySet<number>,
  earlier: readonly EarlierQuestion[] = [],
): LocalAnswer & Understood {
  // The page's own question is one, and is read as a whole.
  const [first = text, ...others] = readReadyQuestion(text) ? [text] : questionsIn(facts, text);
  let last = answerOne(facts, first, sold_out, earlier);
  if (others.length === 0) return last;
  const answers = [last];
  const asked = [{ question: first, item_ids: last.item_ids }];
  for (const question of others) {
    last = answerOne(facts, question, sold_out, [...earlier, ...asked]);
    answers.push(last);
    asked.push({ question, item_ids: last.item_ids });
  }
  return {
    ...last,
    lines: [...new Set(answers.flatMap(({ lines }) => lines))],
    item_ids: [...new Set(answers.flatMap(({ item_ids }) => item_ids))],
    is_answered: answers.every(({ is_answered }) => is_answered),
    about_item_id: answers.find(({ about_item_id }) => about_item_id !== null)?.about_item_id ?? null,
    is_careful: answers.some(({ is_careful }) => is_careful),
    meant: text,
  };
}

function answerOne(
  facts: MenuFacts,
  text: string,
  sold_out: ReadonlySet<number>,
  earlier: readonly EarlierQuestion[],
): LocalAnswer & Understood {
  // A guest goes on in the language of the message before.
  const before: GuestMessage[] = [];
  const read = (question: string) =>
    readOnMenu(facts, question, before.at(-1)?.locale ?? facts.locale, before.length > 0);
  const readNext = (question: string) =>
    withAskedToAvoid(withSecondAllergy(withCorrectedAllergy(read(question), before), before), before);
  for (const { question } of earlier) before.push(readNext(question));
  const own = readNext(text);
  const alone = { message: own, matches: findDishes(facts, queryOf(facts, own)) };
  let ledger: Tab | undefined;
  const readLedger = () => {
    ledger ??= tabOf(facts, earlier, own.locale);
    return ledger;
  };
  const meant = meantAfter(facts, alone, earlier, readLedger);
  const message = withBudgetBefore(meant, before);
  const { ordered, order_change } = meant;
  const matches = ofWholeKind(facts, meant);
  const {
    avoided: avoidedAllergens,
    excluded,
    diet,
    religion,
    is_mild,
    is_medical,
    avoids_raw,
  } = memoryAfter(before, message);
  const words = CHAT_WORDS[message.locale];
  const remembered = { ...message, diet: message.diet ?? diet, religion: message.religion ?? religion };
  const teller: Teller = {
    facts,
    message: remembered,
    earlier: before,
    words,
    matches: withKindForDiet(facts, remembered, suitingDiet(remembered, matches)),
    ordered: ordered ?? [],
    readLedger,
    order_change,
    sold_out,
    avoided: avoidedAllergens,
    excluded,
    is_mild,
    avoids_raw,
  };
  const answerAs = (intent: Intent) => answerTo({ ...teller, message: { ...remembered, intent } }, intent);
  const asked = safeIntent(teller);
  const first = answerAs(asked);
  const intent = forgetsDiet(teller, asked, first) || isDeadEnd(teller, first) ? dietIntent(teller) : asked;
  const given = intent === asked ? first : answerAs(intent);
  const is_careful =
    avoidedAllergens.length > 0 || excluded.length > 0 || intent === 'allergens' || intent === 'medical';
  const declared = withPrices(teller, intent, intent === 'allergens' ? given : withDeclarations(teller, given));
  const ofDiet = intent === 'price' ? dietLines(teller, given) : [];
  // Who is pregnant or ill is sent to the staff with every list of dishes.
  const isSent = is_medical && given.item_ids.length > 0 && intent !== 'medical';
  const out = soldOutLines(teller, declared);
  const lines = [...new Set([...declared.lines, ...ofDiet, ...out, ...(isSent ? [words.allergen_ask] : [])])];
  return { ...given, lines, intent, locale: message.locale, meant: message.text, is_careful };
}

/**
 * "I'm allergic to peanuts: which fried chicken can't I have?" is about all that is of its kind, though one dish is called
 * nothing else: the declarations of the whole menu follow.
 */
function ofWholeKind({ dishes }: MenuFacts, { message, matches }: Meant): FoundDishes {
  const { named } = matches;
  const isOfGuest = message.intent === 'allergens' && message.avoided.length > 0 && message.is_statement;
  if (!isOfGuest || !named || !isWhichOf(message, named)) return matches;
  const isAkin = (dish: MenuDish) => [...named.title_concepts].some((concept) => dish.kinds.has(concept));
  const isOneOfSeveral = dishes.some(
    (dish) => dish !== named && (isAkin(dish) || dish.section_id === named.section_id),
  );
  return isOneOfSeveral ? { ...matches, named: undefined, dishes: [], asks_food: false, concepts: [] } : matches;
}

/** What the guest has said before decides what "and desserts?" and "what can I eat?" ask. */
function safeIntent(teller: Teller): Intent {
  const { message, avoided: avoidedAllergens, excluded, matches } = teller;
  const { intent } = message;
  if (asksSoftDrinks(teller)) return 'soft_drinks';
  if (isOfDiet(teller) || isOfFoodBesideAlcohol(message)) return dietIntent(teller);
  // "And the tart, can I have that?" of somebody who named what they can’t eat.
  if (isForDeclarations(teller)) return 'allergens';
  // "Recommend a main course" of somebody who can't eat seafood.
  if (intent === 'popular' && avoidedAllergens.length > 0 && !matches.named && mayAskMains(message)) return 'allergens';
  const isOpen = intent === 'eat' || intent === 'list' || intent === 'none';
  if (!isOpen) return intent;
  if (isPriceAskedInArabic(teller)) return 'price';
  const asksAll =
    intent === 'eat' || (isOpening(message) && (matches.dishes.length > 0 || matches.named !== undefined));
  const asksGroup =
    matches.named === undefined &&
    matches.concepts.length > 0 &&
    matches.dishes.length > 0 &&
    matches.concepts.every((concept) => isKindOf(concept, 'menu part') || isKindOf(concept, 'prepared food'));
  // "What is there as a main course?": the section's title may name it without the lexicon's word.
  const asksMainCourses = matches.named === undefined && mayAskMains(message);
  // "Which of them have egg?" of somebody who can't eat it.
  const asksAvoided = matches.concepts.some((concept) => isAvoidedFood(concept, avoidedAllergens));
  // Of more dishes than a list has lines nothing may be cut off.
  const isCutOff = matches.named === undefined && matches.dishes.length > MAX_LISTED;
  if (
    avoidedAllergens.length > 0 &&
    (isCutOff || asksAll || asksGroup || asksMainCourses || (asksAvoided && matches.named === undefined))
  )
    return 'allergens';
  if (intent !== 'eat' && !isOpening(message)) return intent;
  if (!asksAll) return intent;
  if (message.religion) return 'religion';
  if (message.diet) return 'diet';
  if (excluded.length > 0) return 'exclude';
  return intent;
}

/** "كم عصير البرتقال؟" ("how much the orange juice?") names no "price". */
const isPriceAskedInArabic = ({ message, matches, avoided: avoidedAllergens }: Teller): boolean =>
  message.locale === 'ar' &&
  matches.named !== undefined &&
  avoidedAllergens.length === 0 &&
  /^ و?كم /u.test(message.folded_text);

/** "No pork, no alcohol" asks for no drink. */
const isOfFoodBesideAlcohol = (message: GuestMessage): boolean =>
  message.intent === 'soft_drinks' &&
  message.excluded.some((concept) => !hasAlcohol(concept) && !isKindOf(concept, 'drink')) &&
  !asksDrinks(message);

const isForDeclarations = (teller: Teller): boolean =>
  isAskedOfSeveral(teller) || isAskedForGuest(teller) || canHideDeclared(teller);

const isAskedForGuest = ({ message, avoided: avoidedAllergens, matches }: Teller): boolean =>
  avoidedAllergens.length > 0 &&
  matches.named !== undefined &&
  (OF_ONE.has(message.intent) || message.intent === 'children') &&
  says(message.locale, 'for_me', message.folded_text);

/** "Does the tartare have any? And the coleslaw?" of somebody with an allergy: it is asked of each. */
function isAskedOfSeveral({ facts, message, avoided: avoidedAllergens }: Teller): boolean {
  if (avoidedAllergens.length === 0 || !message.asks_contents || !OF_CONTENTS.has(message.intent)) return false;
  const { parts, is_whole } = namedPartsOf(facts, message);
  const dishes = [...new Set(parts.map(({ dish }) => dish))];
  const isOfTitles = message.wished.every(
    ({ concept }) => !isEdible(concept) || dishes.some(({ title_concepts }) => title_concepts.has(concept)),
  );
  return is_whole && isOfTitles && dishes.length > 1 && dishes.length <= MAX_ASKED_OF;
}

const OF_CONTENTS: ReadonlySet<Intent> = new Set<Intent>(['list', 'none', 'ingredients', 'eat']);
/** Of more dishes a message is a list. */
const MAX_ASKED_OF = 3;

/** Whether a list of what has a price would leave out what is declared: "what can we eat, £20 each?". */
function canHideDeclared(teller: Teller): boolean {
  const { message, avoided: avoidedAllergens } = teller;
  if (message.intent !== 'price_range' || avoidedAllergens.length === 0) return false;
  const isForGuest = message.asks_eat || says(message.locale, 'for_me', message.folded_text);
  return isForGuest || poolOf(teller).filter((dish) => isInRange(dish, message)).length > MAX_LISTED;
}

/** "And the soup, is that all right?" of a vegan, who has named no allergen. */
const isOfDiet = ({ message, avoided: avoidedAllergens }: Teller): boolean =>
  message.intent === 'allergens' &&
  avoidedAllergens.length + message.excluded.length === 0 &&
  !message.is_allergic &&
  (message.religion ?? message.diet) !== null;

const OF_ONE: ReadonlySet<Intent> = new Set<Intent>(['eat', 'list', 'none', 'price_range']);

/** "What is there to drink?" of somebody who is pregnant, Muslim, or drinks no alcohol. */
function asksSoftDrinks({ message, excluded, avoided: avoidedAllergens, avoids_raw, matches }: Teller): boolean {
  const isSober = avoids_raw || message.religion === 'halal' || excluded.some(hasAlcohol);
  // "شو في" asks what there is, and what is in something.
  const isOfContents = message.asks_contents || matches.named !== undefined;
  const isOpen =
    (OPEN_TO_DRINKS.has(message.intent) || (message.intent === 'ingredients' && !isOfContents)) &&
    avoidedAllergens.length === 0;
  return (
    isSober &&
    isOpen &&
    asksDrinks(message) &&
    !asksDishes(message) &&
    !message.asks_eat &&
    // "No coffee" where a drink is called so.
    (!matches.named || withoutKinds([matches.named], excluded).length === 0) &&
    !namesWine(message)
  );
}

const OPEN_TO_DRINKS: ReadonlySet<Intent> = new Set<Intent>([
  'list',
  'none',
  'eat',
  'popular',
  'exclude',
  'religion',
  'medical',
  'soft_drinks',
]);

/** "How much is the ramen?" of a vegan is about the one that is marked vegan, if there is one. */
function suitingDiet({ intent, diet, religion }: GuestMessage, matches: FoundDishes): FoundDishes {
  const quality = religion ?? diet;
  if (!quality || intent !== 'price' || matches.named || matches.dishes.length < 2) return matches;
  const marked = matches.dishes.filter((dish) => isDrink(dish) || declaredWords(dish, quality) !== null);
  return marked.length === 0
    ? matches
    : { ...matches, named: marked.length === 1 ? marked[0] : undefined, dishes: marked };
}

/** Answers about what the guest named, or that say themselves what a dish is marked with. */
const NAMES_NO_MORE: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'sizes',
  'sold_out',
  'pairing',
  'medical',
  'allergens',
  'diet',
  'religion',
]);

/**
 * Whether an answer offers food that the owner doesn't mark for the diet or the religion that the guest named before:
 * it holds to the end of the chat, as an allergy does.
 */
function forgetsDiet({ facts, message, matches }: Teller, intent: Intent, given: LocalAnswer): boolean {
  const quality = message.religion ?? message.diet;
  const isOfNamed = matches.named !== undefined && given.item_ids.length <= 1;
  // A wine is for a dish that the guest has named, not for one of a kind.
  const isGuess = intent === 'pairing' && matches.named === undefined;
  if (!quality || isOfNamed || (NAMES_NO_MORE.has(intent) && !isGuess)) return false;
  return given.item_ids
    .flatMap((id) => facts.by_id.get(id) ?? [])
    .some((dish) => !isDrink(dish) && declaredWords(dish, quality) === null);
}

/**
 * Whether a message was not understood in a chat in which the guest has said what they can't eat: a list of suitable dishes is a
 * better answer than none.
 */
const isDeadEnd = (teller: Teller, { item_ids, lines, topic }: LocalAnswer): boolean => {
  const { message, avoided: avoidedAllergens, words } = teller;
  const isNotUnderstood =
    item_ids.length === 0 &&
    topic === 'off_topic' &&
    lines.includes(words.only_the_menu) &&
    message.intent !== 'refused';
  // "What have you got for me, then?"
  const isForGuest =
    item_ids.length === 0 &&
    lines.includes(words.unsaid) &&
    says(message.locale, 'for_me', message.folded_text) &&
    !message.wished.some(({ concept }) => isEdible(concept) || isKindOf(concept, 'menu part'));
  // "And the starters?" where no section is called so: which of the dishes are meant isn't known.
  const isPartUnknown =
    topic === 'not_on_menu' &&
    message.wished.length > 0 &&
    message.wished.every(({ concept }) => isKindOf(concept, 'menu part') || !isEdible(concept)) &&
    message.wished.some(({ concept }) => isKindOf(concept, 'menu part'));
  const isRestricted = avoidedAllergens.length + teller.excluded.length > 0;
  // "I just don't like it", of what was refused before.
  const isSaidAgain =
    isRestricted &&
    item_ids.length === 0 &&
    lines.includes(words.unsaid) &&
    message.is_statement &&
    (message.intent === 'list' || message.intent === 'none') &&
    !message.wished.some(({ concept }) => isEdible(concept));
  return (
    isSaidAgain ||
    (isForGuest && (isRestricted || message.religion !== null || message.diet !== null)) ||
    (isNotUnderstood && (avoidedAllergens.length > 0 || message.religion !== null || message.diet !== null)) ||
    (isPartUnknown && avoidedAllergens.length > 0)
  );
};

const dietIntent = ({ message, avoided, excluded }: Teller): Intent => {
  if (avoided.length > 0) return 'allergens';
  if (message.religion) return 'religion';
  return message.diet === null && excluded.length > 0 ? 'exclude' : 'diet';
};

/** What a bill of somebody who is vegan or eats halal says of each dish that isn't marked so. */
function dietLines(teller: Teller, { item_ids }: LocalAnswer): string[] {
  const { facts, message } = teller;
  const quality = message.religion ?? message.diet;
  if (quality === null) return [];
  return item_ids
    .flatMap((id) => facts.by_id.get(id) ?? [])
    .filter((dish) => !isDrink(dish) && declaredWords(dish, quality) === null)
    .flatMap((dish) => qualityLines(teller, dish, quality));
}

/** Says of a dish or two that an answer is about that they are sold out, which lists say themselves. */
function soldOutLines({ facts, sold_out, words }: Teller, { lines, item_ids }: LocalAnswer): string[] {
  if (item_ids.length > MAX_TOLD_OUT) return [];
  const text = lines.join('\n');
  return item_ids
    .flatMap((id) => facts.by_id.get(id) ?? [])
    .filter(({ item }) => sold_out.has(item.id) && text.includes(item.title))
    .flatMap(({ item }) =>
      text.includes(interpolate(words.marked_out, { dish: item.title }))
        ? []
        : [interpolate(words.dish_out, { dish: item.title })],
    );
}
const MAX_TOLD_OUT = 2;

/** Answers about one dish without its price. */
const WITHOUT_PRICES: ReadonlySet<Intent> = new Set<Intent>([
  'allergens',
  'diet',
  'religion',
  'swap',
  'spicy',
  'sizes',
]);

/** "The toast with gluten-free bread, how much is it?" also asks for a price. */
function withPrices(teller: Teller, intent: Intent, answered: LocalAnswer): LocalAnswer {
  const { message, matches, words } = teller;
  const { locale, folded_text } = message;
  if (!WITHOUT_PRICES.has(intent) || !hasPhrase(locale, GUEST_LANGUAGES[locale].intents.price, folded_text))
    return answered;
  // "Can I swap in oat milk, how much more?" orders no oat porridge.
  const isOfOption = intent === 'swap' && matches.named && optionIn(teller.facts, matches.named, message);
  const priced = isOfOption ? undefined : pricedOrder(teller);
  // Of an open size only the staff can say what it comes to.
  const order = priced?.has_total ? priced.answer : undefined;
  const text = answered.lines.join('\n');
  const [only] = matches.dishes.length === 1 ? matches.dishes : [];
  const named = matches.named ?? only;
  const isPriced = named === undefined || named.price === null || text.includes(named.price);
  const lines = order
    ? order.lines.slice(1)
    : isPriced
      ? []
      : [interpolate(words.price_is, { dish: named.item.title, price: named.price ?? '' })];
  return { ...answered, lines: [...new Set([...lines, ...answered.lines])] };
}

/** Adds what is declared of the dishes that an answer names in sentences; lists carry their marks. */
function withDeclarations(teller: Teller, given: LocalAnswer): LocalAnswer {
  if (teller.avoided.length === 0 || given.item_ids.length === 0) return given;
  const { facts, words } = teller;
  const text = given.lines.filter((line) => !line.startsWith('• ')).join('\n');
  const inSentences = given.item_ids
    .flatMap((id) => facts.by_id.get(id) ?? [])
    .filter(({ item }) => text.includes(item.title));
  const lines = inSentences.flatMap((dish) => dishLines(teller, dish).lines);
  return { ...given, lines: [...new Set([...given.lines, ...lines, words.allergen_ask])] };
}
