import type { ItemOption, Variant } from '../../../../shared/menu.ts';
import { isReadByCharacters } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { stem, stemsIn } from '../../facts/stems.ts';
import { conceptsOfMessage } from '../reading/concepts-of-message.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isFiller } from '../words/billing.ts';
import { hasEach, hasEachAhead, isOfPeople, isRemoval, isWithoutAlcohol, peopleIn } from '../words/changing-orders.ts';
import { isCommonWord, isIntentWord } from '../words/common-words.ts';
import { countersIn, countIn, isOneOfEach, partsOfOrder } from '../words/counting.ts';
import { foldMessage, hasPhrase, withoutPhrases } from '../words/phrases.ts';
import { isRefusal, withoutDenied } from '../words/refusals.ts';
import { asksHowMuch } from '../words/roe.ts';
import { sizeWordsIn } from '../words/size-words.ts';
import { says } from '../words/ways-of-asking.ts';
import { countBeside } from './counted-sizes.ts';
import { type FoundDishes, findDishes } from './find-dishes.ts';
import { optionsNamedIn, variantIn } from './named-labels.ts';
import { isOnlyOfLabels } from './only-of-labels.ts';
import { isBeverage, isWine, winesOf } from './pairing.ts';
import { namesWine, wantedStyles } from './pool-of.ts';

/** A part of a message that names a dish, with its size and its add-ons: "two pints of the pale ale". */
export type NamedPart = {
  dish: MenuDish;
  count: number | undefined;
  variant: Variant | undefined;
  options: readonly ItemOption[];
};

export type NamedParts = {
  parts: readonly NamedPart[];
  /** Whether each part that asks for food names one dish, so that an order is complete. */
  is_whole: boolean;
  /** Food that is asked for and not on the menu, by its concepts. */
  missing_foods: readonly string[];
  /** Dishes of which a part may mean one or another. */
  open: readonly MenuDish[];
  /** Whether an order is complete but for what is missing. */
  is_clear: boolean;
};

export type PartsContext = {
  /** Which parts name no dish. */
  isLeftOut?: (part: GuestMessage) => boolean;
  /** What was ordered last before the message: its first words may add to it. */
  before?: NamedPart | undefined;
};

/** More parts are no order but a text. */
const MAX_PARTS = 8;

export function namedPartsOf(
  facts: MenuFacts,
  message: GuestMessage,
  { isLeftOut = () => false, before }: PartsContext = {},
): NamedParts {
  const titles = facts.dishes.flatMap(({ item, original }) => [item.title, original.title]);
  const orderText = withoutLead(facts, withoutNotAdded(message), message.locale);
  const texts = withWholeNames(
    facts,
    orderText,
    message.locale,
    partsOfOrder(message.locale, orderText, [...new Set(titles)]),
  );
  if (texts.length > MAX_PARTS) return { parts: [], is_whole: false, missing_foods: [], open: [], is_clear: false };
  const reading: PartsReading = {
    parts: before ? [before] : [],
    missing_foods: [],
    open: [],
    ahead: [],
    sizes_ahead: [],
    is_clear: true,
    has_unknown: false,
    each_from: Number.POSITIVE_INFINITY,
    each_to: -1,
  };
  for (const text of texts) {
    const part = withoutBareConcern(message, readOnMenu(facts, text, message.locale));
    if (!isLeftOut(part)) readPart(facts, reading, part);
  }
  const parts = withEach(reading, message, texts);
  // "One small one, one …": a part that isn't understood is missing from the sum.
  const isOpen = reading.ahead.length > 0 || hasTwoCounts(message, texts) || parts === undefined;
  const missing_foods = [...new Set(reading.missing_foods)];
  const isUnderstood = reading.is_clear && !isOpen;
  const is_clear = isUnderstood && !reading.has_unknown;
  const open = [...new Set(reading.open)].filter((dish) => !reading.parts.some((part) => part.dish === dish));
  return {
    parts: parts ?? reading.parts,
    is_whole: isUnderstood && missing_foods.length === 0,
    missing_foods,
    open,
    is_clear,
  };
}

/** "Two scampi" of "two scampi and a lemonade, how much?": alone it may be a question of allergies, and the whole is none. */
function withoutBareConcern(message: GuestMessage, part: GuestMessage): GuestMessage {
  const isOfConcern = message.intent === 'allergens' || message.is_allergic || message.avoided.length > 0;
  const isBareName = part.intent === 'allergens' && !part.is_allergic && !part.is_statement && !part.asks_contents;
  if (isOfConcern || !isBareName || part.excluded.length > 0 || countIn(part.locale, part.folded_text) === undefined)
    return part;
  return {
    ...part,
    wished: conceptsOfMessage(part.text, part.locale, () => false),
    avoided: [],
    concern_words: new Set<string>(),
    intent: 'list',
  };
}

/** "Noodles with wontons" where the menu calls one dish so: the parts around "with" name it together. */
function withWholeNames(
  facts: MenuFacts,
  text: string,
  locale: GuestMessage['locale'],
  parts: readonly string[],
): string[] {
  const wholes: string[] = [];
  let from = 0;
  let end = 0;
  for (const part of parts) {
    const start = text.indexOf(part, end);
    const before = wholes.at(-1);
    const whole = text.slice(from, start + part.length);
    if (
      before !== undefined &&
      WITH_JOINT.test(text.slice(end, start)) &&
      isOneName(facts, locale, whole, [before, part])
    )
      wholes.splice(-1, 1, whole);
    else {
      wholes.push(part);
      from = start;
    }
    end = start + part.length;
  }
  return wholes;
}
const WITH_JOINT = /^\s*(?:with|avec|con|mit|com)\s*$/iu;

function isOneName(facts: MenuFacts, locale: GuestMessage['locale'], whole: string, parts: readonly string[]): boolean {
  const found = (text: string) => findDishes(facts, readOnMenu(facts, text, locale));
  const { named } = found(whole);
  if (named === undefined || named.item.options.length > 0) return false;
  return parts.every((part) => {
    const own = found(part);
    return own.named === named || own.dishes.includes(named);
  });
}

/**
 * "Five of us here: two pies and a tea": the words before the list belong to no dish. "Not for us: pie, flan." refuses each
 * dish of the list.
 */
function withoutLead(facts: MenuFacts, text: string, locale: GuestMessage['locale']): string {
  const [, lead = '', list = ''] = /^([^:：]+)[:：](?=\s|\p{L}|\d)(.+)$/su.exec(text) ?? [];
  if (list === '' || hasEach(locale, foldMessage(locale, text))) return text;
  const part = readOnMenu(facts, lead, locale);
  if (part.wished.some(({ concept }) => isEdible(concept))) return text;
  const foldedLead = foldMessage(locale, lead);
  if (isRefusal(locale, foldedLead)) return withLeadOfEach(facts, lead, list, locale);
  const isDenial = isRemoval(locale, foldedLead) || withoutDenied(locale, lead) !== lead;
  const isOfConcern = part.is_allergic || part.avoided.length + part.excluded.length > 0;
  return isDenial || isOfConcern ? text : list;
}

/** "Not for us: pie, flan. Two teas" says "not for us" of the pie and of the flan. */
function withLeadOfEach(facts: MenuFacts, lead: string, list: string, locale: GuestMessage['locale']): string {
  const end = list.search(/[.!?。！？;；\n]/u);
  const refusedList = end < 0 ? list : list.slice(0, end);
  const titles = facts.dishes.flatMap(({ item, original }) => [item.title, original.title]);
  const refused = partsOfOrder(locale, refusedList, [...new Set(titles)]).map((part) => {
    const ahead = `${lead} ${part}`;
    return isRefusal(locale, foldMessage(locale, ahead)) ? ahead : `${part} ${lead}`;
  });
  return [...refused, list.slice(refusedList.length + 1)].join('\n');
}

/** "汉堡不加芝士": the word for adding would part the cheese from its denial. */
const withoutNotAdded = ({ locale, text }: GuestMessage): string =>
  locale === 'zh' ? text.replace(/不[加放][^，。、,;；再]*/gu, ' ') : text;

/** What has been read of a message's parts. */
type PartsReading = {
  parts: NamedPart[];
  missing_foods: string[];
  open: MenuDish[];
  /** Parts before a dish's name that may be sizes of it: "a small and a large Margherita". */
  ahead: GuestMessage[];
  /** The same without a number: "the small and the large one". */
  sizes_ahead: GuestMessage[];
  is_clear: boolean;
  /** Whether a short part is not understood: an order isn't complete, though the dishes of a question may be. */
  has_unknown: boolean;
  /** The parts from and up to which "each" counts. */
  each_from: number;
  each_to: number;
};

function readPart(facts: MenuFacts, reading: PartsReading, part: GuestMessage): void {
  // "Two lemonades" of an order ask for nothing soft.
  const matches = findDishes(facts, part.intent === 'soft_drinks' ? { ...part, concern_words: new Set() } : part);
  const dish = matches.named ?? onlyOne(facts, matches, part);
  // A beer without alcohol isn't the beer of the menu.
  if (dish && isWithoutAlcohol(part.folded_text) && !isCalledWithoutAlcohol(facts, dish)) {
    reading.is_clear = false;
    return;
  }
  const { parts } = reading;
  const previous = parts.at(-1);
  // "Three koftas, the ones with two skewers": a dish is never meant only because its size is called so.
  if (previous && dish !== previous.dish && isOnlyOfLabels(facts, previous.dish, part)) {
    const sized = extendedBy(facts, previous, part, { dish: undefined, isOther: false });
    if (sized) parts.splice(-1, 1, ...sized);
    return;
  }
  // "Two porridges, and does porridge contain milk?"
  if (dish && part.asks_contents && parts.some((other) => other.dish === dish)) return;
  const last = parts.at(-1);
  // "A small poutine" behind a burger is no small burger, whichever poutine is meant.
  const isOther =
    (dish !== undefined && (dish !== last?.dish || part.wished.some(({ concept }) => isEdible(concept)))) ||
    part.wished.some(({ concept }) => isKindOf(concept, 'prepared food'));
  const extended = last && extendedBy(facts, last, part, { dish, isOther });
  if (hasEachAhead(part.locale, part.folded_text)) reading.each_from = Math.min(reading.each_from, parts.length);
  else if (hasEach(part.locale, part.folded_text)) reading.each_to = parts.length;
  if (extended) parts.splice(-1, 1, ...extended);
  else if (dish) {
    const sizes = reading.ahead.flatMap((other) => otherSize(facts, dish, other) ?? []);
    if (sizes.length < reading.ahead.length) reading.is_clear = false;
    const ownPart = partOf(facts, dish, part);
    const isOtherSize = ({ variant }: NamedPart) => ownPart.variant !== undefined && variant !== ownPart.variant;
    const plainSizes = reading.sizes_ahead.flatMap((other) => otherSize(facts, dish, other) ?? []).filter(isOtherSize);
    parts.push(...sizes, ...plainSizes, ownPart);
    reading.ahead = [];
    reading.sizes_ahead = [];
  } else if (matches.asks_food) readUnnamed(facts, reading, part, matches);
  else if (isCountedAlone(part)) reading.ahead.push(part);
  else if (isSizeAlone(part)) reading.sizes_ahead.push(part);
  else if (hasUnknownWords(part)) reading.has_unknown = true;
}

const isCalledWithoutAlcohol = (facts: MenuFacts, { item, original }: MenuDish): boolean =>
  isWithoutAlcohol(foldMessage(facts.locale, `${item.title} ${item.description ?? ''}`)) ||
  isWithoutAlcohol(foldMessage(facts.main_locale, original.title));

/** A part that asks for food and names no dish: the menu lacks it, or one of several may be meant. */
function readUnnamed(facts: MenuFacts, reading: PartsReading, part: GuestMessage, matches: FoundDishes): void {
  if (isOnlyHowMuch(part)) return;
  const foods = part.wished.map(({ concept }) => concept).filter(isEdible);
  const isOnMenu = (food: string) => facts.dishes.some(({ kinds }) => kinds.has(food));
  if (matches.dishes.length === 0 && foods.length > 0 && !foods.some(isOnMenu)) {
    reading.missing_foods.push(...foods);
    return;
  }
  reading.is_clear = false;
  const candidates = matches.dishes.length > 0 ? matches.dishes : matches.nearest;
  if (part.wished.length > 0) reading.open.push(...candidates.slice(0, MAX_OPEN));
}

/** The parts with "a burger each" counted by the people that the message speaks of; undefined if it doesn't say how many. */
function withEach(
  { parts, each_from, each_to }: PartsReading,
  { locale }: GuestMessage,
  texts: readonly string[],
): NamedPart[] | undefined {
  const isOfEach = (at: number) => at >= each_from || at <= each_to;
  if (!parts.some((_, at) => isOfEach(at))) return parts;
  const counts = texts.flatMap((text) => {
    const foldedText = foldMessage(locale, text);
    return isOfPeople(locale, foldedText) ? (peopleIn(locale, text, foldedText) ?? []) : [];
  });
  const [people, ...moreCounts] = counts;
  // "김밥이랑 라면 하나씩": each dish once, whoever eats it.
  const count = parts.at(-1)?.count;
  if (people === undefined && parts.length > 1 && count !== undefined && isOneOfEach(locale, texts.join(' ')))
    return parts.map((part) => ({ ...part, count: part.count ?? count }));
  if (people === undefined || moreCounts.length > 0) return undefined;
  // "Two coffees and a burger each": whether the coffees are two or six isn't said.
  if (parts.some((part, at) => isOfEach(at) && ![1, people].includes(part.count ?? 1))) return undefined;
  return parts.map((part, at) => (isOfEach(at) ? { ...part, count: people } : part));
}

/** "いくら" asks how much, and is roe. */
const isOnlyHowMuch = ({ locale, folded_text, wished }: GuestMessage): boolean =>
  locale === 'ja' && wished.length > 0 && wished.every(({ from }) => asksHowMuch(folded_text, from));

/** Whether a short part has words that neither the menu nor the language knows: "and a flurb" is missing from a sum. */
function hasUnknownWords({ locale, folded_text }: GuestMessage, labelWords?: ReadonlySet<string>): boolean {
  const isOther =
    isOfPeople(locale, folded_text) ||
    hasEach(locale, folded_text) ||
    says(locale, 'total', folded_text) ||
    hasPhrase(locale, GUEST_LANGUAGES[locale].intents.price, folded_text);
  if (isReadByCharacters(locale) || isOther) return false;
  const words = folded_text.trim().split(' ');
  const isUnknown = (word: string) =>
    /\p{L}{3}/u.test(word) &&
    sizeWordsIn(word).size === 0 &&
    !labelWords?.has(stem(word)) &&
    !isCommonWord(word, [locale]) &&
    !isIntentWord(word, locale) &&
    !isFiller(locale, word);
  return words.length <= MAX_UNKNOWN_WORDS && words.some(isUnknown);
}
const MAX_UNKNOWN_WORDS = 4;

/** Of more dishes a part names a kind. */
const MAX_OPEN = 4;

/** Words of a part that counts something without naming it: "a small", "one normal one". */
const MAX_COUNTED_WORDS = 3;
const MAX_COUNTED_SIGNS = 6;

function isCountedAlone({ locale, folded_text: all }: GuestMessage): boolean {
  // "How much is a large one and two small beers?"
  const foldedText = withoutPhrases(locale, GUEST_LANGUAGES[locale].intents.price, all).replace(/·\s*/g, '');
  if (isOfPeople(locale, foldedText)) return false;
  const isShort = isReadByCharacters(locale)
    ? foldedText.replace(/[\s\p{P}]+/gu, '').length <= MAX_COUNTED_SIGNS
    : foldedText.trim().split(' ').length <= MAX_COUNTED_WORDS;
  return isShort && countIn(locale, foldedText) !== undefined && !says(locale, 'two_of_them', foldedText);
}

/** "The small" of "the small and the large mixed grill". */
const isSizeAlone = ({ text, wished, locale, folded_text }: GuestMessage): boolean =>
  sizeWordsIn(text).size === 1 &&
  !wished.some(({ concept }) => isEdible(concept)) &&
  withoutPhrases(locale, GUEST_LANGUAGES[locale].intents.price, folded_text)
    .split(' ')
    .filter((word) => word !== '' && word !== '·').length <= MAX_SIZE_WORDS;
const MAX_SIZE_WORDS = 8;

/** "작은 거 하나 보통 하나", "후라이드 한마리에 생맥 두잔": two counts that nothing parts are two things. */
const hasTwoCounts = ({ locale }: GuestMessage, texts: readonly string[]): boolean =>
  texts.some((text) => countersIn(locale, text) > 1);

/** "One small and one large" of a dish that was named before: each size that a part of the message names. */
export function sizesNamedIn(facts: MenuFacts, message: GuestMessage, dish: MenuDish): NamedPart[] {
  const texts = partsOfOrder(message.locale, message.text, []);
  const sizes = texts.flatMap((text) => otherSize(facts, dish, readOnMenu(facts, text, message.locale)) ?? []);
  // "The normal one, not the small one" counts none.
  return sizes.filter(({ count }) => count !== undefined);
}

const otherSize = (facts: MenuFacts, dish: MenuDish, part: GuestMessage): NamedPart | undefined => {
  const variant = variantIn(facts, dish, part);
  return variant && { dish, variant, count: countIn(part.locale, part.folded_text), options: [] };
};

/** A part with what the next words add to it, or the same dish in another size; undefined if they name another dish. */
function extendedBy(
  facts: MenuFacts,
  last: NamedPart,
  part: GuestMessage,
  { dish, isOther }: { dish: MenuDish | undefined; isOther: boolean },
): NamedPart[] | undefined {
  const options = optionsNamedIn(facts, last.dish, part);
  const variant = isOther ? undefined : variantIn(facts, last.dish, part);
  const count = countBeside(facts, { dish: last.dish, variant }, part, countIn(part.locale, part.folded_text));
  // "A burger with bacon": the bacon is the burger's.
  if (options.length > 0 && (!dish || count === undefined))
    return [{ ...last, options: [...new Set([...last.options, ...options])] }];
  const labelWords = new Set(last.dish.item.variants.flatMap(({ label }) => stemsIn(label)));
  if (!variant || (last.variant !== undefined && hasUnknownWords(part, labelWords))) return undefined;
  // "Two Margheritas, a small one and a large one": the sizes share the two.
  if (last.variant === undefined && count !== undefined && count < (last.count ?? 1))
    return [
      { ...last, variant, count },
      { ...last, count: (last.count ?? 1) - count },
    ];
  // "A glass of Soave, and the bottle?"
  return last.variant === undefined ? [{ ...last, variant }] : [last, { ...last, variant, count }];
}

function partOf(facts: MenuFacts, dish: MenuDish, part: GuestMessage): NamedPart {
  const variant = variantIn(facts, dish, part);
  const count = countIn(part.locale, withoutTitle(part.folded_text, dish));
  return {
    dish,
    count: countBeside(facts, { dish, variant }, part, count),
    variant,
    options: optionsNamedIn(facts, dish, part),
  };
}

/** "A glass of red": no other food. */
const isOfMeasures = (part: GuestMessage): boolean =>
  part.wished.every(({ concept }) => isKindOf(concept, 'measure')) && !hasUnknownWords(part);

/** The dish that a part means without naming it: the only one, the only wine, or the one that is nothing but that ("rice"). */
function onlyOne(facts: MenuFacts, { dishes, concepts }: FoundDishes, part: GuestMessage): MenuDish | undefined {
  const styles = wantedStyles(part);
  // "A glass of red", "一杯红酒".
  const isOfWine = namesWine(part) || (styles !== null && dishes.length === 0 && isOfMeasures(part));
  const ofDrinks = dishes.filter(isBeverage);
  const isOfDrinks = concepts.every((concept) => isKindOf(concept, 'drink') || isKindOf(concept, 'measure'));
  const kinds = isOfDrinks && ofDrinks.length > 0 ? ofDrinks : dishes;
  const wantedDishes = isOfWine ? dishes.filter(isWine) : kinds;
  if (wantedDishes.length <= 1 && (wantedDishes.length === 1 || !isOfWine)) return wantedDishes[0];
  if (isOfWine && styles) {
    const styled = winesOf(facts.dishes.filter(isWine), styles);
    return styled.length === 1 ? styled[0] : undefined;
  }
  const pure = wantedDishes.filter(
    ({ title_concepts }) =>
      title_concepts.size > 0 &&
      [...title_concepts].every((one) =>
        // "What is there for dessert?" names no dessert.
        concepts.some((asked) => !isKindOf(asked, 'menu part') && (isKindOf(one, asked) || isKindOf(asked, one))),
      ),
  );
  if (pure.length === 1) return pure[0];
  // "A portion of sausage": the only one that is called so, though others are made with it.
  const isCalledSo = ({ title_concepts }: MenuDish) =>
    concepts.every((asked) => isKindOf(asked, 'measure') || [...title_concepts].some((one) => isKindOf(one, asked)));
  const [calledDish, ...moreCalled] = wantedDishes.filter(isCalledSo);
  if (calledDish && moreCalled.length === 0 && isCalledAlone(calledDish, wantedDishes, part)) return calledDish;
  // "A small poutine": the only one that comes in sizes.
  const sized = wantedDishes.filter((dish) => variantIn(facts, dish, part) !== undefined);
  return sized.length === 1 ? sized[0] : undefined;
}

/** Whether a counted part has no word of the other dishes' titles: "two pastéis" may be those of cod. */
function isCalledAlone(
  calledDish: MenuDish,
  dishes: readonly MenuDish[],
  { locale, text, folded_text }: GuestMessage,
): boolean {
  if (isReadByCharacters(locale) || countIn(locale, folded_text) === undefined) return false;
  const words = stemsIn(text).filter((word) => word.length > 2);
  return dishes.every((dish) => dish === calledDish || !words.some((word) => dish.title_stems.has(word)));
}

/** "Quattro formaggi" counts no cheese. */
const withoutTitle = (foldedText: string, { item, original }: MenuDish): string =>
  [item.title, original.title].reduce((text, title) => text.replace(title.toLowerCase(), ' '), foldedText);
