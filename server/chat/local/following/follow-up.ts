import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { EarlierQuestion } from '../../facts/earlier-question.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { MAX_BUTTONS, MAX_LISTED } from '../answers/teller.ts';
import { findDishes } from '../finding/find-dishes.ts';
import { isWine } from '../finding/pairing.ts';
import { asksMains, poolOf, wantedStyles } from '../finding/pool-of.ts';
import type { LedgerReader } from '../orders/tab.ts';
import { conceptsOfMessage } from '../reading/concepts-of-message.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { isBare, isOpening } from '../reading/openings.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isOfPeople } from '../words/changing-orders.ts';
import { isAskingForContact } from '../words/contacts.ts';
import { numbersIn } from '../words/number-words.ts';
import { hasPhrase } from '../words/phrases.ts';
import { comparedSize, says } from '../words/ways-of-asking.ts';
import { namesSize, referringTo, sizesOf } from './add-on-or-size.ts';
import { askedWhichHaveIt } from './asked-which-have-it.ts';
import { askedWhyNot } from './asked-why-not.ts';
import { ofSpiceBefore } from './how-spicy.ts';
import { restOfList, withoutCaffeine } from './left-of-list.ts';
import { about, COMPARING, has, type Meant, NARROWING, NOTHING, OF_DISHES, PLAIN, speaksOfAllergens } from './meant.ts';
import { narrowedTo, sameOfAnother, topicOf } from './narrowed-question.ts';
import { narrowedWish } from './narrowed-wish.ts';
import { ofFocus } from './of-focus.ts';
import { changedIn, containedIn, swappedIn, withoutIt } from './of-that-dish.ts';
import { isBareRanking, ofThatKind, ofThose, othersThan } from './of-those-dishes.ts';
import { ofOptionBefore } from './option-before.ts';
import { orderAfter } from './order-after.ts';
import { addedToAnswer, sumOf } from './sum-after.ts';

/** Older questions don't say what "it" is. */
const MAX_REFERRED = 4;

/**
 * Resolves what a guest means who asked before: "how much is it?" is about the dish that was named last, "and the pie?"
 * is the same question about another dish, "and under $10?" narrows the last one. A complete question is unchanged.
 *
 * @param earlier Oldest first.
 */
export function meantAfter(
  facts: MenuFacts,
  alone: Meant,
  earlier: readonly EarlierQuestion[],
  readLedger: LedgerReader,
): Meant {
  const answered = earlier.slice(-MAX_REFERRED).filter(({ item_ids }) => item_ids.length > 0);
  const order =
    ofFocus(facts, alone, answered.at(-1), readLedger) ??
    orderAfter(facts, alone, readLedger, { goesOn: earlier.length > 0 });
  if (order) return order;
  const leftList = restOfList(facts, alone, earlier) ?? withoutCaffeine(facts, alone, answered.at(-1));
  if (leftList) return leftList;
  const house = houseAfter(facts, alone, earlier.at(-1));
  if (house) return house;
  const narrowerWish = narrowedWish(facts, alone, earlier);
  if (narrowerWish) return narrowerWish;
  const wish = wishAfter(facts, alone, earlier);
  if (wish) return meantAfter(facts, wish, earlier, readLedger);
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
  const lastQuestion = earlier.at(-1)?.question;
  const before = lastQuestion === undefined ? undefined : readOnMenu(facts, lastQuestion, alone.message.locale);
  // "Which is the cheapest?", "What's in it?": it is the first one.
  const isRanked = COMPARING.has(asked.intent);
  const [first] = dishes;
  const single = first && (isRanked || dishes.length === 1) ? [first] : dishes;
  // What is declared is told of more dishes than there are buttons for.
  const isCutOff =
    (asked.intent === 'allergens' && last.item_ids.length >= MAX_BUTTONS) ||
    // "My wife is allergic to nuts: which of those can't she have?" of a list that has more than it shows.
    (alone.message.intent === 'allergens' && last.item_ids.length >= MAX_LISTED);
  const ranked = COMPARING.has(alone.message.intent) ? rankedAmong(facts, asked, dishes) : dishes;
  const those = isCutOff ? [...facts.dishes] : ranked;
  return (
    askedWhyNot(facts, alone, dishes, earlier) ??
    askedWhichHaveIt(alone, before) ??
    ofOptionBefore(facts, alone, single, before) ??
    ofSpiceBefore(alone, single) ??
    swappedIn(alone, single) ??
    withoutIt(alone, asked) ??
    changedIn(alone, single) ??
    ofThose(alone, those) ??
    ofThatKind(alone, dishes) ??
    containedIn(alone, single) ??
    meantOf(facts, alone, { answered, dishes: ranked, single, asked: asked.intent })
  );
}

/** The dishes of an answer; if its list was cut off, all that the question was about: the cheapest may be one of the others. */
function rankedAmong(facts: MenuFacts, asked: GuestMessage, dishes: MenuDish[]): MenuDish[] {
  if (dishes.length < MAX_LISTED || isOpening(asked) || !PLAIN.has(asked.intent)) return dishes;
  const pool = poolOf({ facts, message: asked, matches: findDishes(facts, asked) });
  const isOfList = pool.length < facts.dishes.length && dishes.every((dish) => pool.includes(dish));
  return isOfList ? [...pool] : dishes;
}

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

/** "And on Sundays?" after a question about the opening hours, which names no dish. */
function houseAfter(
  facts: MenuFacts,
  { message, matches }: Meant,
  before: EarlierQuestion | undefined,
): Meant | undefined {
  const { intent, locale, folded_text } = message;
  if (!before || before.item_ids.length > 0 || matches.named) return undefined;
  if (isMoreOfBooking(facts, message, before)) return { message: { ...message, intent: 'booking' }, matches: NOTHING };
  if (!PLAIN.has(intent) || matches.asks_food) return undefined;
  if (!says(locale, 'day', folded_text) && !/\d/.test(folded_text)) return undefined;
  const last = readOnMenu(facts, before.question, locale);
  if (!last.house_facts.includes('hours') && !says(locale, 'day', last.folded_text)) return undefined;
  return { message: { ...message, intent: 'hours' }, matches: NOTHING };
}

/** "I'd like to book for Sunday", "there are five of us, whom do I call?" */
function isMoreOfBooking(facts: MenuFacts, message: GuestMessage, before: EarlierQuestion): boolean {
  const { intent, locale, folded_text, text, wished } = message;
  // "Today's specials?" asks for no table, "today, four of us" does.
  const isOfBooking = OF_BOOKING.has(intent) || (WITH_PEOPLE.has(intent) && isOfPeople(locale, folded_text));
  if (!isOfBooking || wished.some(({ concept }) => isEdible(concept))) return false;
  const isOfTable =
    isAskingForContact(locale, folded_text) ||
    isOfPeople(locale, folded_text) ||
    says(locale, 'day', folded_text) ||
    numbersIn(locale, text).size > 0;
  return isOfTable && readOnMenu(facts, before.question, locale).intent === 'booking';
}

/** What "whom do I call?" may be read as. */
const OF_BOOKING: ReadonlySet<Intent> = new Set<Intent>(['list', 'none', 'explain', 'hours', 'address', 'sizes']);
const WITH_PEOPLE: ReadonlySet<Intent> = new Set<Intent>(['specials', 'children', 'eat', 'price_range']);

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
  if (dishes.some(isWine) && (opens || isShort) && (isColourOnly(message) || (!matches.named && asksColour(message)))) {
    const wine = { concept: 'wine', from: -1, to: -1 };
    return { message: { ...message, wished: [...message.wished, wine], intent: 'list' }, matches: NOTHING };
  }
  const isRanking = isBareRanking(message) && ASKED_FOR_LIST.has(asked) && dishes.length > 1 && !matches.named;
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
  // "Che cosa mi consigli come secondo?" asks for a main course, "quanto costa il secondo?" for the price of the second one.
  const isOfCourse = OF_COURSES.has(message.intent) && asksMains(message);
  const counted = ordinal === undefined || isOfCourse ? undefined : dishes.at(ordinal);
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
  const isOtherAsked = has(message, 'other') && !((points || isShort) && message.intent === 'ingredients');
  return isOfThem(message, { points, opens, isShort }) && !hidesOthers && !isOtherAsked
    ? { message, matches: about(points ? single : dishes) }
    : undefined;
}

/** "What desserts are there?" in any words. */
const ASKED_FOR_LIST: ReadonlySet<Intent> = new Set<Intent>([...PLAIN, 'explain', 'ingredients']);

const OF_COURSES: ReadonlySet<Intent> = new Set<Intent>([...PLAIN, 'popular', 'eat']);

const ORDINAL_PLACES = [0, 1, 2, -1] as const;

function ordinalOf({ locale, folded_text }: GuestMessage): number | undefined {
  const ordinalIndex = GUEST_LANGUAGES[locale].ordinals.findIndex((phrases) => hasPhrase(locale, phrases, folded_text));
  return ordinalIndex < 0 ? undefined : ORDINAL_PLACES[ordinalIndex];
}

/** "Et en blanc ?": other languages call white food, or breast, so. Folded as messages are. */
const COLOUR_ONLY =
  /^ (?:(?:et|and|y|e|und|o|pour|what about|en|in|im|als|un|une|a|de|du|le|la|el|il|vin|wine|vino|vinho|wein|ein|einen) )+(?:blancs?|rouges?|roses?|white|red|rose|blanco|tinto|rosado|weiss\p{L}*|rot\p{L}*|bianco|rosso|rosato|branco) $/u;
const isColourOnly = ({ intent, folded_text }: GuestMessage): boolean =>
  PLAIN.has(intent) && COLOUR_ONLY.test(folded_text);

/** "And in red?": other red things on the menu are not meant. */
const asksColour = (message: GuestMessage): boolean =>
  PLAIN.has(message.intent) &&
  wantedStyles(message) !== null &&
  !message.wished.some(({ concept }) => isEdible(concept));

type QuestionForm = { points: boolean; opens: boolean; isShort: boolean };

/** Whether a question that names nothing refers to what was named before. "And?" alone asks for nothing. */
const isOfThem = (
  { intent, asks_eat, is_statement, excluded, asks_for, religion }: GuestMessage,
  { points, opens, isShort }: QuestionForm,
): boolean =>
  OF_DISHES.has(intent) &&
  !asks_eat &&
  !is_statement &&
  // "We're Muslims, anything without pork?" asks for other dishes.
  !(religion !== null && excluded.length > 0 && asks_for) &&
  (points || (opens && !PLAIN.has(intent)) || (isShort && ['price', 'ingredients', 'sizes'].includes(intent)));
