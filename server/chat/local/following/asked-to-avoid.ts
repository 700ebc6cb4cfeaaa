import { conceptsIn, isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { conceptsOfMessage } from '../reading/concepts-of-message.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isAskingWhatToAvoid } from '../words/asking-what-to-avoid.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';

/**
 * "Which cakes must I avoid?" of a guest who has said what they can't eat leaves no cakes out: it asks which of them have it.
 * @param before The messages before it, the oldest first.
 */
export function withAskedToAvoid(message: GuestMessage, before: readonly GuestMessage[]): GuestMessage {
  const { locale, folded_text, text, excluded, intent, wished } = message;
  const avoids = [...before, message].some(({ avoided }) => avoided.length > 0);
  if (!avoids || !OPEN.has(intent) || !isAskingWhatToAvoid(locale, folded_text)) return message;
  if (ELSE.test(folded_text)) return message;
  const isOfDrinks = locale === 'ja' && isOfDrinksOnly(excluded) && WHICH_OF_IN_JAPANESE.test(text);
  if (!isOfDrinks && (!excluded.every(isDishOrPart) || isAskingOfDrinks(message))) return message;
  // "No cake for me, what is there?" leaves cakes out.
  if (!isOfDrinks && !isAskingWhichOf(message)) return message;
  const asked = conceptsOfMessage(text, locale, () => false).filter(({ concept }) => excluded.includes(concept));
  const words = isReadByCharacters(locale) ? [] : wordsOf(text);
  const askedWords = new Set(
    asked.flatMap(({ from, to }) => foldMessage(locale, words.slice(from, to).join(' ')).trim().split(' ')),
  );
  return {
    ...message,
    // A list of drinks has the marks of what they contain.
    intent: isOfDrinks ? 'list' : 'allergens',
    excluded: [],
    is_statement: message.avoided.length > 0,
    asks_for: true,
    wished: [...wished, ...asked],
    concern_words: new Set([...message.concern_words].filter((word) => !askedWords.has(word))),
  };
}

/** Intents of a message whose words may ask for all that is not for the guest. */
const OPEN: ReadonlySet<Intent> = new Set<Intent>([
  'exclude',
  'list',
  'none',
  'eat',
  'ingredients',
  'explain',
  // "What of the section Snacks is out?"
  'sections',
]);

const isAskingOfDrinks = ({ locale, folded_text, wished, excluded }: GuestMessage): boolean =>
  hasPhrase(locale, GUEST_LANGUAGES[locale].drinks, folded_text) ||
  [...wished.map(({ concept }) => concept), ...excluded].some((concept) => isKindOf(concept, 'drink'));

/** Whether a "which" comes right before what seems to be left out or wished: "which cakes can't I have?". */
function isAskingWhichOf({ locale, text, folded_text, excluded, wished }: GuestMessage): boolean {
  // "Of the hot dishes, what must she avoid?" is about the whole menu.
  const named = [...excluded, ...wished.map(({ concept }) => concept)].filter((concept) => !OF_ANY_DISH.has(concept));
  if (named.length === 0) return true;
  const asked = locale === 'ja' ? text : folded_text;
  const which = (locale === 'ja' ? WHICH_IN_JAPANESE : WHICH).exec(asked);
  if (!which) return false;
  const rest = asked.slice(which.index + which[0].length);
  const noun = isReadByCharacters(locale)
    ? rest.slice(0, MAX_NOUN_SIGNS)
    : rest.split(' ').slice(0, MAX_NOUN_WORDS).join(' ');
  return conceptsIn(locale, noun).some(({ concept }) => named.includes(concept));
}
const MAX_NOUN_WORDS = 3;
const MAX_NOUN_SIGNS = 6;

/** What every dish may be. */
const OF_ANY_DISH: ReadonlySet<string> = new Set([
  'hot',
  'warm',
  'cold',
  'dish',
  'food',
  'plate',
  'warm dishes',
  'assorted',
]);

const isOfDrinksOnly = (excluded: readonly string[]): boolean =>
  excluded.length > 0 && excluded.every((concept) => isKindOf(concept, 'drink'));

/** "ビールでダメなのはどれ？" */
const WHICH_OF_IN_JAPANESE =
  /(?:で|の中で|の中に?|のうち)(?:は)?(?:ダメ|だめ|駄目|飲めない|避け|アウト)[^。、]{0,8}(?:どれ|何|なに|ありますか)/u;

/** In any language. Folded as messages are. */
const WHICH =
  / (?:which|what|quel(?:le)?s?|lesquel(?:le)?s|que|cuales|welche[rsnm]?|was fur|quali|che|quais|اي|ايه|ايش|شو|ايها|ايهم) |哪(?:个|個|些|种|種|款|道)|什么|어느|어떤|무슨/u;
/** Not folded: "な" before it is a part of another word. */
const WHICH_IN_JAPANESE = /(?<!な)(?:どれ|どの)/u;
/** "No cake, I can't, what else?". In any language. */
const ELSE =
  / (?:else|others?|another|instead|sonst|andere\p{L}*|autres?|mas|otr[ao]s?|altr[oaie]|outr[ao]s?|mais|غير\p{L}*|ثاني\p{L}*|تاني\p{L}*) |还有|還有|其他|别的|他ニ|ホカ|外ニ|다른|또 /u;

const isDishOrPart = (concept: string): boolean => isKindOf(concept, 'prepared food') || isKindOf(concept, 'menu part');
