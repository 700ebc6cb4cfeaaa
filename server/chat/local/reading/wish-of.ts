import { isReadByCharacters, type NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isCommonWord } from '../words/common-words.ts';
import { countIn } from '../words/counting.ts';
import { isAskingHowManyPieces, isAskingWhatComesWith } from '../words/dish-details.ts';
import { GUEST_INTENTS, type GuestIntent } from '../words/guest-language.ts';
import { isAskingMealTimes } from '../words/meals.ts';
import { hasPhrase, withoutPhrases } from '../words/phrases.ts';
import { isChoosingSpice } from '../words/spicy-words.ts';
import { says } from '../words/ways-of-asking.ts';
import { isEdible } from './edible.ts';
import type { Intent, ReadParts } from './guest-message.ts';

/** "What kinds of dishes do you have?" names no dish. */
export const asksOverview = (
  { locale, folded_text, wished, excluded, asks_contents }: ReadParts,
  intents: ReadonlySet<GuestIntent>,
): boolean =>
  says(locale, 'overview', folded_text) &&
  // "I don't drink: in which dishes is there alcohol?"
  !(asks_contents && excluded.length > 0) &&
  [...intents].every((intent) => BESIDE_OVERVIEW.has(intent)) &&
  wished.every(({ concept }) => ANYTHING.has(concept) || !(isEdible(concept) || isKindOf(concept, 'menu part')));

const BESIDE_OVERVIEW: ReadonlySet<GuestIntent> = new Set(['have', 'explain', 'ingredients', 'greeting', 'thanks']);

const ANYTHING = new Set(['dish', 'food', 'menu', 'drink', 'prepared food']);

export function wishOf(parts: ReadParts, intents: ReadonlySet<GuestIntent>): Intent {
  if (says(parts.locale, 'unlimited', parts.folded_text)) return 'house';
  const askedIntent = askedOfDishes(parts, intents);
  if (askedIntent) return askedIntent;
  // "Two of us, what is good to share?"
  if (says(parts.locale, 'sharing', parts.folded_text) && !OF_BILL.some((intent) => intents.has(intent)))
    return 'sizes';
  const first = GUEST_INTENTS.find(
    (intent) => intents.has(intent) && isMeant(parts, intent) && !isOfPrice(parts, intents, intent),
  );
  if (first === 'off_topic') return 'refused';
  if (first === 'thanks') return 'greeting';
  if (first && isAskingTotal(parts, intents, first)) return 'price';
  if (says(parts.locale, 'enough', parts.folded_text) && (first === undefined || OF_PORTIONS.has(first)))
    return 'sizes';
  // "Which of the roasts can I eat?" asks for no explanation.
  if ((first === 'explain' || first === 'ingredients') && isAskingForGuest(parts)) return 'eat';
  if (first && first !== 'have' && first !== 'injection') return first;
  // "Three of them, all together?"
  if (says(parts.locale, 'total', parts.folded_text)) return 'price';
  if (parts.asks_eat) return parts.asks_mild ? 'spicy' : 'eat';
  return parts.asks_for ? 'list' : 'none';
}

/** "What's the bill for two coffees?", "in total, without a tip?", "how much are a portion of croquettes and two beers?" */
function isAskingTotal(parts: ReadParts, intents: ReadonlySet<GuestIntent>, first: GuestIntent): boolean {
  const { locale, folded_text, wished } = parts;
  const isPriced = intents.has('price');
  if (first === 'sizes' && isPriced && (countIn(locale, folded_text) ?? 1) > 1) return true;
  return BESIDE_TOTAL.has(first) && says(locale, 'total', folded_text) && (isPriced || wished.some(isNamedFood));
}

/** Whether words that seem to ask something else only say what a price is asked of. */
function isOfPrice(
  { locale, folded_text }: ReadParts,
  intents: ReadonlySet<GuestIntent>,
  intent: GuestIntent,
): boolean {
  const isPriced = intents.has('price');
  // "En cuánto se me queda" asks for a price.
  if (intent === 'sold_out') return isPriced || intents.has('ingredients');
  // "A jug for the table, how much is it?"
  if (intent === 'booking') return isPriced && !RESERVES.test(folded_text);
  // "The large beer, how much is it?"
  if (intent === 'sizes') return isPriced && isReadByCharacters(locale);
  // "With the chilli sauce, how much is it?"
  return intent === 'spicy' && (isPriced || says(locale, 'total', folded_text));
}

/** What a message asks of dishes or a part of the menu in words that may seem to ask something else. */
function askedOfDishes(parts: ReadParts, intents: ReadonlySet<GuestIntent>): Intent | undefined {
  const { folded_text, text, wished } = parts;
  if (isChoosingSpice(folded_text)) return 'spicy';
  if (isAskingMealTimes(text)) return 'hours';
  if (isAskingPricesInArabic(parts)) return 'price';
  if (intents.has('price') || !wished.some(({ concept }) => isEdible(concept))) return undefined;
  if (isAskingWhatComesWith(folded_text)) return 'ingredients';
  return isAskingHowManyPieces(folded_text) ? 'sizes' : undefined;
}

/** "كم الكابتشينو وكم كيكة التفاح" ("how much the cappuccino and how much the cake") names no price. */
const isAskingPricesInArabic = ({ locale, folded_text, wished }: ReadParts): boolean =>
  locale === 'ar' &&
  wished.some(({ concept }) => isEdible(concept)) &&
  (
    folded_text.match(/(?<= )(?:و|ب)?كم (?!حبه|قطعه|شخص|واحد|نوع|وقت|ساعه|دقيقه|يوم|مره|عدد|غرام|جرام|في |عندكم)/gu) ??
    []
  ).length > 1;

/** "What can I eat?", "¿qué tienen para mí?" */
const isAskingForGuest = ({ asks_eat, locale, folded_text, wished }: ReadParts): boolean =>
  asks_eat ||
  (says(locale, 'for_me', folded_text) &&
    !wished.some(isNamedFood) &&
    // "What is in it, can I have it?"
    !hasPhrase(locale, GUEST_LANGUAGES[locale].pointing, folded_text.replace(/^ o que /u, ' ')));

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
  const isAlone = rest.trim() === '';
  return !wished.some(isNamedFood) && words.every((word) => word === '') && (isAlone || !asks_for);
}

const isNamedFood = ({ concept }: NamedConcept): boolean => isEdible(concept) || isKindOf(concept, 'menu part');
