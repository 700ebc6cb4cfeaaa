import { CHAT_WORDS } from '../../../../shared/i18n/guest/chat-words.ts';
import type { MenuLocale } from '../../../../shared/locales.ts';
import type { Currency } from '../../../../shared/money.ts';
import { conceptsIn, isReadByCharacters, type NamedConcept, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { spelledOut } from '../words/abbreviations.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { GUEST_INTENTS, type GuestIntent } from '../words/guest-language.ts';
import { isJain } from '../words/jain.ts';
import { foldMessage, hasPhrase, placesOf, saidWords, withoutPhrases } from '../words/phrases.ts';
import { withoutRoe } from '../words/roe.ts';
import { says } from '../words/ways-of-asking.ts';
import { withoutApology } from './apologies.ts';
import { withoutAskedDishes } from './asked-if-there.ts';
import { conceptsOfMessage } from './concepts-of-message.ts';
import type { Concern } from './concern.ts';
import { withCompletedAllergies, withoutDeniedAllergy } from './denied-allergy.ts';
import { dietOf, NAMED_DIETS, religionOf, withoutConcepts } from './diet-of.ts';
import { withoutDiminutives } from './diminutives.ts';
import { withoutEatenEggs } from './eaten-eggs-and-milk.ts';
import { isEatingFish, withoutEatenFish } from './fish-eaters.ts';
import type { GuestMessage, HouseFact, Intent, ReadParts } from './guest-message.ts';
import { intentOf, OF_HOUSE } from './intent-of.ts';
import { languageOf } from './language-of.ts';
import { conceptsLeftOut, leftOutKinds } from './left-out-kinds.ts';
import { mendSafetyWords } from './mend-safety-words.ts';
import { isNamedAsOnly } from './or-only.ts';
import { hasTitleWord, isWithin, placesOfNames, withoutNames } from './places-of-names.ts';
import { speaksOfPregnancy } from './pregnancy.ts';
import { budgetIn, type PriceRange, priceRangeIn } from './price-range.ts';
import { withRawQuestion } from './raw-question.ts';
import { readConcern } from './read-concern.ts';
import { readReadyQuestion, withReadyQuestion } from './ready-question.ts';
import { withoutDuals, withPlainDigits } from './written-numbers.ts';

const HOUSE_FACTS: readonly HouseFact[] = ['hours', 'address', 'phone'];

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
  const message = withRawQuestion(readRequest(request, context));
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
  const plainText = withCompletedAllergies(locale, withoutDeniedAllergy(locale, withPlainDigits(original)));
  const written = withoutDuals(spelledOut(plainText, locale, isOfMenu), locale, isOfMenu);
  const text = withoutDiminutives(mendSafetyWords(written, locale, isOfMenu), locale, isOfMenu);
  const language = GUEST_LANGUAGES[locale];
  const foldedText = foldMessage(locale, text);
  const diets = locale === 'zh' ? [...foldedText.matchAll(NAMED_DIETS)] : [];
  const concepts = conceptsOfMessage(text, locale, isOfMenu).filter(
    ({ from, to }) => !diets.some(({ index, 0: diet }) => index <= from && to <= index + diet.length),
  );
  const { askedDishes, ...unaskedParts } = withoutAskedDishes({ text, folded_text: foldedText, locale, concepts });
  const unaskedConcern = readConcern({
    ...unaskedParts,
    isOfTitle,
    isAllergyDenied: plainText !== withPlainDigits(original),
  });
  const writtenConcern = { ...unaskedConcern, wished: [...askedDishes, ...unaskedConcern.wished] };
  const { is_concern, is_meatless, asks_safety, ...concern } = withReadyQuestion(
    withoutEatenEggs(withoutEatenFish(writtenConcern, { folded_text: foldedText, locale }), {
      folded_text: foldedText,
      locale,
      text,
    }),
    readReadyQuestion(original),
    wordsOf(text),
  );
  // "Without pork" is not "without meat", though it has the same characters.
  const meats = concepts.filter(({ concept }) => concept !== 'meat' && isKindOf(concept, 'animal food'));
  const suggestion = suggestionOf(original);
  const diet = dietOf(withoutConcepts({ text, folded_text: foldedText, locale }, meats), locale, language);
  const fishEater = diet === 'vegetarian' && isEatingFish(foldedText) ? ('pescatarian' as const) : null;
  const names = isReadByCharacters(locale) ? placesOfNames(foldedText, concepts, locale, context.titles ?? []) : [];
  const untitled = isReadByCharacters(locale) ? foldedText : withoutNames(foldedText, context.names ?? []);
  const intents = new Set(
    GUEST_INTENTS.filter((intent) => {
      const plain = intent === 'address' || intent === 'hours' ? untitled : foldedText;
      const asking =
        locale === 'ja' ? plainJapanese(intent, foldedText) : locale === 'ko' ? plainKorean(intent, plain) : plain;
      return NOT_IN_NAMES.has(intent) && names.length > 0
        ? placesOf(locale, language.intents[intent], asking).some((place) => !isWithin(place, names))
        : hasPhrase(locale, language.intents[intent], asking);
    }),
  );
  const isOfLeftOut = !is_concern && !asks_safety && askedDishes.length === 0;
  const leftOut = isOfLeftOut ? leftOutKinds({ text, folded_text: foldedText, locale, wished: concern.wished }) : [];
  const hasDishName = names.length > 0 || hasTitleWord(text, locale, isOfTitle);
  const canHaveBudget = !hasDishName && !is_concern && !asks_safety;
  const range = rangeOf({ folded_text: foldedText, locale, currency }, canHaveBudget, intents);
  const isMild = hasPhrase(locale, language.mild, withoutEitherOr(locale, foldedText));
  const isOnly = isNamedAsOnly(locale, text, foldedText);
  // "Not spicy, and without prawns" is about no spicy dish.
  const isUnwished = (named: NamedConcept) =>
    isOnly(named) || (isMild && is_concern && isKindOf(named.concept, 'spicy'));
  const base = {
    ...range,
    ...concern,
    wished: concern.wished.filter(
      (named) => !isUnwished(named) && !leftOut.some(({ from, to }) => from < named.to && named.from < to),
    ),
    left_out: conceptsLeftOut(leftOut),
    house_facts: HOUSE_FACTS.filter((fact) => intents.has(fact)),
    by_price: intents.has('cheapest') ? ('lowest' as const) : intents.has('dearest') ? ('highest' as const) : null,
    text,
    locale,
    folded_text: foldedText,
    religion: religionOf(foldedText, locale, language),
    diet: suggestion === 'diet' ? ('vegan' as const) : (fishEater ?? diet ?? dietWithoutMeat(is_meatless, foldedText)),
    asks_eat: hasPhrase(locale, language.eat, foldedText) || says(locale, 'light', foldedText),
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
    : [...leftOut, ...concern.wished.filter(isUnwished)].flatMap(({ from, to }) => wordsOf(text).slice(from, to));
  return {
    ...base,
    intent,
    concern_words: new Set([...concern.concern_words, ...askingWords(base, intent), ...leftOutWords]),
  };
}

/** Who eats neither meat nor fish, and who is a Jain, is at least a vegetarian. */
const dietWithoutMeat = (isMeatless: boolean, foldedText: string): 'vegetarian' | null =>
  isMeatless || isJain(foldedText) ? 'vegetarian' : null;

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

/** "Nothing hot, no strong spices" leaves out no spice, unless the guest can't eat any. */
function withoutMildSpice(
  { excluded, is_allergic, is_statement }: Pick<Concern, 'excluded' | 'is_allergic' | 'is_statement'>,
  { folded_text, locale }: Pick<GuestMessage, 'folded_text' | 'locale'>,
): string[] {
  const rest = withoutPhrases(locale, GUEST_LANGUAGES[locale].mild, folded_text);
  const isOfGuest = is_allergic || is_statement || conceptsIn(locale, rest).some(({ concept }) => concept === 'spice');
  return isOfGuest ? excluded : excluded.filter((concept) => concept !== 'spice');
}

/** "辣不辣" and "有没有辣的" ask whether it is, "ما هي الأطباق الحارة؟" which are, and deny nothing. */
function withoutEitherOr(locale: MenuLocale, foldedText: string): string {
  if (locale === 'ar') return foldedText.replace(/ ما (?=ه[يو] ال)/gu, ' شو ');
  return locale === 'zh' ? foldedText.replace(/([辣有会是能要])[不没]\1/gu, '$1') : foldedText;
}

/** A folded Korean message without "아이스", iced, which begins with the word for a child. */
const plainKorean = (intent: GuestIntent, foldedText: string): string =>
  intent === 'children' ? foldedText.replaceAll('아이스', '···') : foldedText;

/** A folded Japanese message without words that mean something else: "いくら" is roe, too, "辛口" is what sake is, and "ばかり" insults nobody. */
const plainJapanese = (intent: GuestIntent, foldedText: string): string =>
  intent === 'price'
    ? withoutRoe(foldedText)
    : foldedText.replaceAll(JAPANESE_NAMESAKES[intent] ?? /(?!)/g, (word) => '・'.repeat(word.length));
const JAPANESE_NAMESAKES: Partial<Record<GuestIntent, RegExp>> = {
  spicy: /辛口/g,
  insult: /バカリ|バッカリ|アホブランコ/g,
};

/** Intents whose characters dishes' names have, too: "酸辣汤" asks for nothing spicy. */
const NOT_IN_NAMES: ReadonlySet<GuestIntent> = new Set(['spicy', 'cheapest', 'popular', 'children', 'hours', 'house']);

/** The words that say what is asked about a dish: its name is in the others. */
function askingWords({ folded_text, locale }: ReadParts, intent: Intent): string[] {
  const language = GUEST_LANGUAGES[locale];
  const { vegan, vegetarian, pescatarian, halal, kosher, hindu } = language;
  const asking = GUEST_INTENTS.filter((one) => one === intent && ASKING.has(one)).map((one) => language.intents[one]);
  return [...asking, vegan, vegetarian, pescatarian, halal, kosher, hindu].flatMap((phrases) =>
    saidWords(locale, phrases, folded_text),
  );
}

function isSafetyOnly(
  { locale, folded_text, most }: ReadParts,
  intents: ReadonlySet<GuestIntent>,
  hasDishName: boolean,
): boolean {
  const isOfHouse = OF_HOUSE.some((one) => intents.has(one)) || says(locale, 'sharing', folded_text);
  return !isOfHouse && (most === null || hasDishName || SAFE.test(folded_text));
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
