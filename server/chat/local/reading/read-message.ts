import { CHAT_WORDS } from '../../../../shared/i18n/guest/chat-words.ts';
import type { MenuLocale } from '../../../../shared/locales.ts';
import type { Currency } from '../../../../shared/money.ts';
import { conceptsIn, isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { spelledOut } from '../words/abbreviations.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isWithoutAlcohol } from '../words/changing-orders.ts';
import { isCommonWord, isIntentWord, LATIN_LOCALES, safetyWordsOf } from '../words/common-words.ts';
import { countIn } from '../words/counting.ts';
import { GUEST_INTENTS, type GuestIntent, type GuestLanguage } from '../words/guest-language.ts';
import { foldMessage, hasPhrase, placesOf, saidWords, withoutPhrases } from '../words/phrases.ts';
import { withoutRoe } from '../words/roe.ts';
import { says } from '../words/ways-of-asking.ts';
import { withoutApology } from './apologies.ts';
import { withoutNegativeQuestions } from './clauses.ts';
import { conceptsOfMessage } from './concepts-of-message.ts';
import { withoutDiminutives } from './diminutives.ts';
import { isEdible } from './edible.ts';
import { languageOf } from './language-of.ts';
import { leftOutKinds } from './left-out-kinds.ts';
import { speaksOfPregnancy } from './pregnancy.ts';
import { budgetIn, type PriceRange, priceRangeIn } from './price-range.ts';
import { type Concern, readConcern } from './read-concern.ts';
import { readReadyQuestion, withReadyQuestion } from './ready-question.ts';
import { withoutDuals, withPlainDigits } from './written-numbers.ts';

export type Diet = 'vegan' | 'vegetarian' | 'pescatarian';
export type Religion = 'halal' | 'kosher' | 'hindu';

const RELIGIONS: readonly Religion[] = ['halal', 'kosher', 'hindu'];

export type Intent =
  | Exclude<GuestIntent, 'have' | 'thanks' | 'injection' | 'off_topic'>
  | 'refused'
  | 'swap'
  | 'sections'
  | 'medical'
  | 'allergens'
  | 'religion'
  | 'diet'
  | 'exclude'
  | 'price_range'
  | 'eat'
  | 'list'
  | 'none';

/** What guests ask about the house and owners tell in one place. */
export type HouseFact = 'hours' | 'address' | 'phone';
const HOUSE_FACTS: readonly HouseFact[] = ['hours', 'address', 'phone'];

/** What a guest's message says, in any language. */
export type GuestMessage = PriceRange &
  Omit<Concern, 'is_concern' | 'is_meatless' | 'asks_safety'> & {
    text: string;
    locale: MenuLocale;
    intent: Intent;
    diet: Diet | null;
    religion: Religion | null;
    /** Whether it asks for what can be eaten. */
    asks_eat: boolean;
    /** Whether it asks for something that the menu may have. */
    asks_for: boolean;
    /** Whether it asks for what isn't spicy. */
    asks_mild: boolean;
    /** Whether it speaks of a pregnancy. */
    is_pregnant: boolean;
    /** The kinds that it says it doesn't mean: "the cheapest that isn't a dessert". */
    left_out: string[];
    /** The facts about the house that it asks for. */
    house_facts: readonly HouseFact[];
    /** Whether it asks for the lowest or the highest prices. */
    by_price: 'lowest' | 'highest' | null;
    /** The message's folded text, as phrases are compared with it. */
    folded_text: string;
  };

/** What is looked for: a message, or the part of it that names dishes. */
export type DishQuery = Pick<
  GuestMessage,
  'text' | 'locale' | 'wished' | 'concern_words' | 'asks_contents' | 'left_out'
>;

export type ReadingContext = {
  page: MenuLocale;
  currency: Currency;
  /** Whether the page's language is the one of the chat so far, which a few words don't change. */
  goes_on?: boolean;
  /** Whether a word is printed on the menu. */
  isOfMenu?: (word: string) => boolean;
  /** Whether a word is in a dish's title. */
  isOfTitle?: (word: string) => boolean;
  /** The titles of dishes that the message may name, in languages without spaces. */
  titles?: readonly string[];
  /** The dishes' names of several words, folded. */
  names?: readonly string[];
};

/** Parses a guest's message with the words of its language. */
export function readMessage(text: string, context: ReadingContext): GuestMessage {
  const request = withoutApology(text);
  const message = readRequest(request, context);
  if (request === text) return message;
  // "Sorry my English bad allergic to nuts. Thanks": an allergy in the same breath as the apology.
  const wholeMessage = readRequest(text, context);
  const requestConcerns = new Set(concernsOf(message));
  return concernsOf(wholeMessage).every((concern) => requestConcerns.has(concern)) ? message : wholeMessage;
}

/** What a guest can't eat, and how they eat, as a message says it. */
const concernsOf = ({ avoided, excluded, diet, religion, is_pregnant, intent }: GuestMessage): string[] => [
  ...avoided,
  ...excluded,
  ...[diet, religion].filter((habit) => habit !== null),
  ...(is_pregnant ? ['pregnant'] : []),
  ...(intent === 'allergens' || intent === 'medical' ? [intent] : []),
];

function readRequest(original: string, context: ReadingContext): GuestMessage {
  const { page, currency, goes_on = false, isOfMenu = () => false, isOfTitle = () => false } = context;
  const locale = languageOf(original, { page, goes_on }, isOfMenu);
  const written = withoutDuals(spelledOut(withPlainDigits(original), locale, isOfMenu), locale, isOfMenu);
  const text = withoutDiminutives(mendSafetyWords(written, locale, isOfMenu), locale, isOfMenu);
  const language = GUEST_LANGUAGES[locale];
  const foldedText = foldMessage(locale, text);
  const diets = locale === 'zh' ? [...foldedText.matchAll(NAMED_DIETS)] : [];
  const concepts = conceptsOfMessage(text, locale, isOfMenu).filter(
    ({ from, to }) => !diets.some(({ index, 0: diet }) => index <= from && to <= index + diet.length),
  );
  const writtenConcern = readConcern({
    text,
    locale,
    folded_text: foldedText,
    concepts,
    isOfTitle,
  });
  const { is_concern, is_meatless, asks_safety, ...concern } = withReadyQuestion(
    writtenConcern,
    readReadyQuestion(original),
    wordsOf(text),
  );
  // "Without pork" is not "without meat", though it has the same characters.
  const meats = concepts.filter(({ concept }) => concept !== 'meat' && isKindOf(concept, 'animal food'));
  const suggestion = suggestionOf(original);
  const diet = dietOf(withoutConcepts({ text, folded_text: foldedText, locale }, meats), locale, language);
  const names = isReadByCharacters(locale) ? placesOfNames(foldedText, concepts, locale, context.titles ?? []) : [];
  const untitled = isReadByCharacters(locale) ? foldedText : withoutNames(foldedText, context.names ?? []);
  const intents = new Set(
    GUEST_INTENTS.filter((intent) => {
      const plain = intent === 'address' || intent === 'hours' ? untitled : foldedText;
      const asking = locale === 'ja' ? plainJapanese(intent, foldedText) : plain;
      return NOT_IN_NAMES.has(intent) && names.length > 0
        ? placesOf(locale, language.intents[intent], asking).some((place) => !isWithin(place, names))
        : hasPhrase(locale, language.intents[intent], asking);
    }),
  );
  // "Haven't you any dessert?" leaves none out.
  const asked = withoutNegativeQuestions(locale, foldedText);
  const leftOut =
    is_concern || asks_safety ? [] : leftOutKinds({ text, folded_text: asked, locale, wished: concern.wished });
  const hasDishName = names.length > 0 || hasTitleWord(text, locale, isOfTitle);
  const canHaveBudget = !hasDishName && !is_concern && !asks_safety;
  const range = rangeOf({ folded_text: foldedText, locale, currency }, canHaveBudget, intents);
  const isMild = hasPhrase(locale, language.mild, foldedText.replaceAll('辣不辣', '辣'));
  const base = {
    ...range,
    ...concern,
    wished: concern.wished.filter((named) => !leftOut.some(({ from, to }) => from < named.to && named.from < to)),
    left_out: [...new Set(leftOut.flatMap(({ concept }) => (concept === 'sweet' ? SWEET_KINDS : [concept])))],
    house_facts: HOUSE_FACTS.filter((fact) => intents.has(fact)),
    by_price: intents.has('cheapest') ? ('lowest' as const) : intents.has('dearest') ? ('highest' as const) : null,
    text,
    locale,
    folded_text: foldedText,
    religion: religionOf(foldedText, locale, language),
    diet: suggestion === 'diet' ? ('vegan' as const) : (diet ?? (is_meatless ? ('vegetarian' as const) : null)),
    asks_eat: hasPhrase(locale, language.eat, foldedText) || says(locale, 'light', foldedText),
    // "辣不辣" asks whether it is.
    asks_mild: isMild,
    excluded: isMild ? withoutMildSpice(concern, { folded_text: foldedText, locale }) : concern.excluded,
    // In Arabic the same letters carry other things.
    is_pregnant: speaksOfPregnancy(foldedText) && (locale !== 'ar' || hasPhrase(locale, language.medical, foldedText)),
    asks_for: intents.has('have') || /[?？؟]/.test(text),
  };
  const isOfSafety = is_concern || (asks_safety && isSafetyOnly(base, intents, hasDishName));
  const intent = suggestion ?? intentOf(base, intents, isOfSafety);
  const leftOutWords = isReadByCharacters(locale)
    ? []
    : leftOut.flatMap(({ from, to }) => wordsOf(text).slice(from, to));
  return {
    ...base,
    intent,
    concern_words: new Set([...concern.concern_words, ...askingWords(base, intent), ...leftOutWords]),
  };
}

/** The kinds that "nothing sweet" leaves out. */
const SWEET_KINDS = ['dessert', 'cake', 'sweets', 'pastry', 'cookie', 'ice cream', 'chocolate'];

/** Asks for safety, whatever the price: "what is all right for 10 euros?" does not. Folded as messages are. */
const SAFE =
  / (?:safe|safely|sicher|unbedenklich|gefahrlich|vertraglich|segur[oa]s?|peligro|apt[oa]s?|sure?s?|danger|dangereux|risque|sicur[oaie]|pericolos[oaie]|perigos[oa]s?) |安全|放心|안전|امن|آمن|خطر/u;

/** The prices that a message allows. An amount without a question of its own is a budget. */
function rangeOf(
  { folded_text, locale, currency }: { folded_text: string; locale: MenuLocale; currency: Currency },
  canHaveBudget: boolean,
  intents: ReadonlySet<GuestIntent>,
): PriceRange {
  const limit = priceRangeIn(folded_text, locale, currency);
  const isLimited = limit.least !== null || limit.most !== null;
  if (isLimited || !canHaveBudget || ![...intents].every((one) => BESIDE_BUDGET.has(one))) return limit;
  return { ...limit, most: budgetIn(folded_text, locale, currency) };
}

/** Intents beside which an amount is what a guest wants to spend. */
const BESIDE_BUDGET: ReadonlySet<GuestIntent> = new Set(['have', 'popular', 'children', 'greeting', 'thanks']);

/** Whether a word of a message is in a dish's title: "the £16 pie" is no budget. */
const hasTitleWord = (text: string, locale: MenuLocale, isOfTitle: (word: string) => boolean): boolean =>
  wordsOf(text).some((word) => isOfTitle(word) && !isCommonWord(word, [locale]) && !isIntentWord(word, locale));

/** "Nothing hot, no strong spices" leaves out no spice, unless the guest can't eat any. */
function withoutMildSpice(
  { excluded, is_allergic, is_statement }: Pick<Concern, 'excluded' | 'is_allergic' | 'is_statement'>,
  { folded_text, locale }: Pick<GuestMessage, 'folded_text' | 'locale'>,
): string[] {
  const rest = withoutPhrases(locale, GUEST_LANGUAGES[locale].mild, folded_text);
  const isOfGuest = is_allergic || is_statement || conceptsIn(locale, rest).some(({ concept }) => concept === 'spice');
  return isOfGuest ? excluded : excluded.filter((concept) => concept !== 'spice');
}

/** A folded Japanese message without words that mean something else: "いくら" is roe, too, and "辛口" is what sake is. */
const plainJapanese = (intent: GuestIntent, foldedText: string): string =>
  intent === 'price' ? withoutRoe(foldedText) : intent === 'spicy' ? foldedText.replaceAll('辛口', '・・') : foldedText;

/** Diets whose names have food in them: "蛋奶素" is vegetarian with eggs and milk. */
const NAMED_DIETS = /(?:蛋奶|奶蛋|蛋|奶|锅边|鱼)素/g;

type ReadParts = Omit<GuestMessage, 'intent'>;

/** Intents whose characters dishes' names have, too: "酸辣汤" asks for nothing spicy. */
const NOT_IN_NAMES: ReadonlySet<GuestIntent> = new Set(['spicy', 'cheapest', 'popular', 'children', 'hours', 'house']);

/** A folded text without the names of dishes: "chicha morada" asks for no address. */
const withoutNames = (foldedText: string, names: readonly string[]): string =>
  names.reduce((text, name) => (text.includes(name) ? text.replace(name, ' · ') : text), foldedText);

type Place = { from: number; to: number };

const isWithin = ({ from, to }: Place, places: readonly Place[]): boolean =>
  places.some((place) => place.from <= from && to <= place.to);

/** Where a folded text names food or dishes. */
function placesOfNames(
  foldedText: string,
  concepts: readonly NamedConcept[],
  locale: MenuLocale,
  titles: readonly string[],
): Place[] {
  const foods = concepts.filter(({ concept, from, to }) => to - from > 1 && isEdible(concept));
  const dishes = titles.flatMap((title) => {
    const name = foldMessage(locale, title);
    const from = foldedText.indexOf(name);
    return from < 0 ? [] : [{ from, to: from + name.length }];
  });
  return [...foods, ...dishes];
}

function religionOf(foldedText: string, locale: MenuLocale, language: GuestLanguage): Religion | null {
  return RELIGIONS.find((religion) => hasPhrase(locale, language[religion], foldedText)) ?? null;
}

/** The words that say what is asked about a dish: its name is in the others. */
function askingWords({ folded_text, locale }: ReadParts, intent: Intent): string[] {
  const language = GUEST_LANGUAGES[locale];
  const { vegan, vegetarian, pescatarian, halal, kosher, hindu } = language;
  const asking = GUEST_INTENTS.filter((one) => one === intent && ASKING.has(one)).map((one) => language.intents[one]);
  return [...asking, vegan, vegetarian, pescatarian, halal, kosher, hindu].flatMap((phrases) =>
    saidWords(locale, phrases, folded_text),
  );
}

/** "Is it all right without a reservation?" asks of no food whether it is safe. */
const OF_HOUSE: readonly GuestIntent[] = ['booking', 'hours', 'payment', 'address', 'phone', 'house', 'children'];

function isSafetyOnly(
  { locale, folded_text, most }: ReadParts,
  intents: ReadonlySet<GuestIntent>,
  hasDishName: boolean,
): boolean {
  const isOfHouse = OF_HOUSE.some((one) => intents.has(one)) || says(locale, 'sharing', folded_text);
  return !isOfHouse && (most === null || hasDishName || SAFE.test(folded_text));
}

/** A diet or a religion also holds for what is cooked; a price is asked of one dish. */
const leavesOutOnlyRaw = ({ avoids_raw, religion, diet }: ReadParts, intents: ReadonlySet<GuestIntent>): boolean =>
  avoids_raw && religion === null && diet === null && !intents.has('price');

/** Safety first, then what the guest may not be told, then wishes. */
function intentOf(parts: ReadParts, intents: ReadonlySet<GuestIntent>, isConcern: boolean): Intent {
  const { folded_text, locale, avoided, is_allergic, excluded, least, most, religion, diet } = parts;
  // A baby's chair is no baby.
  const isMedical = hasPhrase(
    locale,
    GUEST_LANGUAGES[locale].medical,
    withoutPhrases(locale, GUEST_LANGUAGES[locale].intents.house, folded_text),
  );
  if (isConcern) return isMedical && avoided.length === 0 && !is_allergic ? 'medical' : 'allergens';
  if (isMedical || leavesOutOnlyRaw(parts, intents)) return 'medical';
  // Both get one calm sentence that leads to the staff.
  // "What time do you shut?", "what is it, hot or cold?" complain of nothing.
  const isQuestion = intents.has('hours') || HOT_OR_COLD.test(folded_text);
  const isComplaint = intents.has('insult') || says(locale, 'complaint', folded_text);
  if (isComplaint && excluded.length === 0 && !isQuestion) return 'insult';
  if (intents.has('injection')) return 'refused';
  // "I'm vegan: what can I have instead of the carbonara?" asks for what suits, not for a change.
  const isOfGuest = religion !== null || diet !== null || excluded.length > 0 || parts.asks_eat;
  if (says(locale, 'swap', folded_text) && !intents.has('booking') && !isOfGuest) return 'swap';
  if (religion) return 'religion';
  // "No meat" is a diet; "no pork" leaves something out.
  if (diet) return 'diet';
  if (asksSoftDrinks(parts, intents)) return 'soft_drinks';
  if (excluded.length > 0 && parts.by_price !== null) return parts.by_price === 'lowest' ? 'cheapest' : 'dearest';
  if (leavesFoodOut(parts, intents)) return 'exclude';
  if (least !== null || most !== null) return 'price_range';
  // "I'm sober, which desserts contain alcohol?" has the words for soft drinks and asks for none.
  const wishes = new Set([...intents].filter((one) => one !== 'soft_drinks'));
  return asksOverview(parts, wishes) ? 'sections' : wishOf(parts, wishes);
}

/** "Is there alcohol in it? I'm sober." asks about a dish. */
const asksIfAlcoholic = ({ excluded, asks_contents, locale, folded_text }: ReadParts): boolean =>
  asks_contents && excluded.every((concept) => concept === 'alcohol') && says(locale, 'sober', folded_text);

const leavesFoodOut = (parts: ReadParts, intents: ReadonlySet<GuestIntent>): boolean =>
  parts.excluded.length > 0 &&
  ((!intents.has('ingredients') && !asksIfAlcoholic(parts)) || leavesAlcoholOutOfCourse(parts));

/** "A dessert made with no alcohol" asks for no ingredients. */
const leavesAlcoholOutOfCourse = ({ excluded, wished }: ReadParts): boolean =>
  excluded.includes('alcohol') &&
  wished.length > 0 &&
  wished.every(({ concept }) => isKindOf(concept, 'menu part') && !OF_DRINKING.has(concept));

const HOT_OR_COLD =
  / (?:(?:hot|warm|cold) or (?:cold|hot|warm)|(?:warm|heiss|kalt) oder (?:kalt|warm|heiss)|(?:chaude?s?|froide?s?) ou (?:froide?s?|chaude?s?)|(?:calientes?|fri[oa]s?) o (?:calientes?|fri[oa]s?)|(?:cald[oaie]|fredd[oaie]) o (?:cald[oaie]|fredd[oaie])|(?:quentes?|fri[oa]s?) ou (?:quentes?|fri[oa]s?)) |[冷凉涼热熱]的?[，,]?(?:还是|還是)[冷凉涼热熱]|(?:冷|温).{1,6}(?:ソレトモ|カ).{0,4}(?:冷|温)|(?:차|따뜻|뜨거).{1,6}(?:차가|따뜻|뜨거)/u;

const PARKS = / (?:park\p{L}*|parking|stationn\p{L}*|garer|aparcar|estacion\p{L}*|parcheggi\p{L}*)|停车|駐車|주차/u;

/** "I'm sober: is there alcohol in the pie?" and "which desserts are without alcohol?" ask for nothing to drink. */
function asksSoftDrinks(parts: ReadParts, intents: ReadonlySet<GuestIntent>): boolean {
  const { excluded, wished, folded_text, locale } = parts;
  // "I've come by car, can I park?"
  if (!intents.has('soft_drinks') || (intents.has('house') && PARKS.test(folded_text))) return false;
  const isOfFood = wished.some(({ concept }) => isEdible(concept) && !isKindOf(concept, 'drink'));
  // "Three lemonades, what does that come to?"
  const isPriced = intents.has('price') || says(locale, 'total', folded_text);
  if (
    isPriced &&
    !isWithoutAlcohol(folded_text) &&
    wished.length > 0 &&
    (isOfFood || countIn(locale, folded_text) !== undefined)
  )
    return false;
  if (excluded.includes('alcohol') && isOfFood) return false;
  const asksAlcohol = wished.some(({ concept }) => concept === 'alcohol');
  return !((excluded.includes('alcohol') || asksAlcohol) && asksCourse(parts, asksAlcohol));
}

/** Whether a message about alcohol asks for a part of the menu that is eaten. */
function asksCourse({ locale, folded_text, wished, asks_contents }: ReadParts, asksAlcohol: boolean): boolean {
  const { mains, dishes, drinks } = GUEST_LANGUAGES[locale];
  if (wished.some(({ concept }) => OF_DRINKING.has(concept))) return false;
  const isCourse = ({ concept }: NamedConcept) => isKindOf(concept, 'menu part') && !isKindOf(concept, 'drink');
  if (wished.some(isCourse)) return true;
  if (!asksAlcohol && hasPhrase(locale, drinks, folded_text)) return false;
  return hasPhrase(locale, mains, folded_text) || (asks_contents && hasPhrase(locale, dishes, folded_text));
}

/** Parts of a menu that are drunk, and words for what is. */
const OF_DRINKING: ReadonlySet<string> = new Set([
  'drink',
  'soft drink',
  'hot drink',
  'aperitif',
  'digestif',
  'mocktail',
]);

/** "What kinds of dishes do you have?" names no dish. */
const asksOverview = ({ locale, folded_text, wished }: ReadParts, intents: ReadonlySet<GuestIntent>): boolean =>
  says(locale, 'overview', folded_text) &&
  [...intents].every((intent) => BESIDE_OVERVIEW.has(intent)) &&
  wished.every(({ concept }) => ANYTHING.has(concept) || !(isEdible(concept) || isKindOf(concept, 'menu part')));

const BESIDE_OVERVIEW: ReadonlySet<GuestIntent> = new Set(['have', 'explain', 'ingredients', 'greeting', 'thanks']);
const ANYTHING = new Set(['dish', 'food', 'menu', 'drink', 'prepared food']);

function wishOf(parts: ReadParts, intents: ReadonlySet<GuestIntent>): Intent {
  // "En cuánto se me queda" asks for a price.
  const isPriced = intents.has('price') || intents.has('ingredients');
  if (says(parts.locale, 'unlimited', parts.folded_text)) return 'house';
  // "Two of us, what is good to share?"
  if (says(parts.locale, 'sharing', parts.folded_text) && !OF_BILL.some((intent) => intents.has(intent)))
    return 'sizes';
  const first = GUEST_INTENTS.find(
    (intent) =>
      intents.has(intent) &&
      isMeant(parts, intent) &&
      !(intent === 'sold_out' && isPriced) &&
      // "A jug for the table, how much is it?"
      !(intent === 'booking' && intents.has('price') && !RESERVES.test(parts.folded_text)) &&
      // "The large beer, how much is it?"
      !(intent === 'sizes' && intents.has('price') && isReadByCharacters(parts.locale)) &&
      // "With the chilli sauce, how much is it?"
      !(intent === 'spicy' && (intents.has('price') || says(parts.locale, 'total', parts.folded_text))),
  );
  if (first === 'off_topic') return 'refused';
  if (first === 'thanks') return 'greeting';
  // "What's the bill for two coffees?", "in total, without a tip?"
  // "How much are a portion of croquettes and two beers?"
  if (first === 'sizes' && intents.has('price') && (countIn(parts.locale, parts.folded_text) ?? 1) > 1) return 'price';
  if (first && BESIDE_TOTAL.has(first) && says(parts.locale, 'total', parts.folded_text))
    if (intents.has('price') || parts.wished.some(isNamedFood)) return 'price';
  if (says(parts.locale, 'enough', parts.folded_text) && (first === undefined || OF_PORTIONS.has(first)))
    return 'sizes';
  // "Which of the roasts can I eat?" asks for no explanation.
  if (parts.asks_eat && (first === 'explain' || first === 'ingredients')) return 'eat';
  if (first && first !== 'have' && first !== 'injection') return first;
  // "Three of them, all together?"
  if (says(parts.locale, 'total', parts.folded_text)) return 'price';
  if (parts.asks_eat) return 'eat';
  return parts.asks_for ? 'list' : 'none';
}

/** "Where are you, and can I reserve by phone?" */
const RESERVES =
  /reserv(?!as? )| (?:mesa|hacer|haces|haceis|hacen|quiero|quisiera|queremos|fazer|quero|queria|tenho|tengo) (?:\p{L}+ ){0,2}reservas? |buchen|vorbestell|prenot|حجز|احجز|订位|预订|預約|予約|예약/u;

/** "Can we split the bill?" shares no dish. */
const OF_BILL: readonly GuestIntent[] = ['price', 'payment', 'house'];

/** What "is it enough for four?" may seem to ask. */
const OF_PORTIONS: ReadonlySet<GuestIntent> = new Set(['have', 'explain', 'ingredients', 'children']);

const BESIDE_TOTAL: ReadonlySet<GuestIntent> = new Set([
  'house',
  'booking',
  'service_charge',
  'payment',
  'sizes',
  'children',
  'explain',
]);

/** Words of politeness are no question of their own: "hello, is there soup?". */
function isMeant({ folded_text, locale, wished, asks_for }: ReadParts, intent: GuestIntent): boolean {
  if (intent !== 'greeting' && intent !== 'thanks') return true;
  const rest = withoutPhrases(locale, GUEST_LANGUAGES[locale].intents[intent], folded_text).replace(
    /[·\s\p{P}]+/gu,
    ' ',
  );
  const words = isReadByCharacters(locale) ? [] : rest.split(' ').filter((word) => !isCommonWord(word, [locale]));
  return !wished.some(isNamedFood) && words.every((word) => word === '') && !asks_for;
}

/** Intents whose words say what is asked about a dish, not which dish. */
const ASKING: ReadonlySet<GuestIntent> = new Set([
  'spicy',
  'cheapest',
  'dearest',
  'sold_out',
  'children',
  'sizes',
  'popular',
  'specials',
  'soft_drinks',
  'ingredients',
  'explain',
  'price',
]);

const isNamedFood = ({ concept }: NamedConcept): boolean => isEdible(concept) || isKindOf(concept, 'menu part');

/** Words of allergies and diets with one wrong letter are corrected, unless they are words of the menu or of the language. */
function mendSafetyWords(text: string, locale: MenuLocale, isOfMenu: (word: string) => boolean): string {
  if (isReadByCharacters(locale) || locale === 'ar') return text;
  const { words, near } = safetyWordsOf(locale);
  return text.replace(/[\p{L}\p{M}]{5,}/gu, (word) => {
    const bare = withoutAccents(word.toLowerCase());
    if (words.has(bare) || isCommonWord(bare, [locale]) || isOfMenu(word.toLowerCase())) return word;
    if (isIntentWord(bare, locale)) return word;
    if (conceptsIn(locale, word).length > 0) return word;
    return near.near(bare).find((other) => other[0] === bare[0]) ?? word;
  });
}

/** A folded text without the food in it. */
function withoutConcepts(
  { text, folded_text, locale }: Pick<GuestMessage, 'text' | 'folded_text' | 'locale'>,
  concepts: readonly NamedConcept[],
): string {
  if (isReadByCharacters(locale))
    return concepts.reduce(
      (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
      folded_text,
    );
  const words = wordsOf(text);
  return concepts.reduce(
    (rest, { from, to }) => rest.replace(foldMessage(locale, words.slice(from, to).join(' ')), ' · '),
    folded_text,
  );
}

function dietOf(foldedText: string, locale: MenuLocale, language: GuestLanguage): Diet | null {
  const has = (key: 'vegan' | 'vegetarian' | 'pescatarian') =>
    [...new Set([locale, ...(isReadByCharacters(locale) || locale === 'ar' ? [] : LATIN_LOCALES)])].some((other) =>
      hasPhrase(other, (other === locale ? language : GUEST_LANGUAGES[other])[key], foldedText),
    );
  if (has('vegan')) return 'vegan';
  if (has('pescatarian')) return 'pescatarian';
  return has('vegetarian') ? 'vegetarian' : null;
}

/** The panel's four prompts, in all of its languages. */
function suggestionOf(text: string): Intent | undefined {
  const asked = text.trim().toLowerCase();
  for (const words of Object.values(CHAT_WORDS)) {
    const is = (suggestion: string) => suggestion.toLowerCase() === asked;
    if (is(words.suggest_popular)) return 'popular';
    if (is(words.suggest_specials)) return 'specials';
    if (is(words.suggest_vegan)) return 'diet';
    if (is(words.suggest_pairing)) return 'pairing';
  }
  return undefined;
}
