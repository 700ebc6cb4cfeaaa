import { MENU_LOCALES, type MenuLocale } from '../../../../shared/locales.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { indexNearWords, type NearWords } from '../../../food/near-words.ts';
import { GUEST_LANGUAGES } from './all-languages.ts';
import { literalWords, stemsOfWord } from './phrases.ts';

const commonWords = new Map<MenuLocale, ReadonlySet<string>>();

/** The words of a language that ask, count or greet. */
export function commonWordsOf(locale: MenuLocale): ReadonlySet<string> {
  const cached = commonWords.get(locale);
  if (cached) return cached;
  const { common, signs } = GUEST_LANGUAGES[locale];
  const words = new Set([...literalWords(locale, common), ...literalWords(locale, signs)]);
  commonWords.set(locale, words);
  return words;
}

/** Whether a word only asks, counts or greets in one of these languages. */
export const isCommonWord = (word: string, locales: readonly MenuLocale[]): boolean =>
  // "Tea" is not an article.
  !['thé', 'tè', 'té'].includes(word) &&
  (/^\d+([.,]\d+)?$/.test(word) ||
    word.length === 1 ||
    locales.some((locale) =>
      stemsOfWord(locale, withoutAccents(word)).some((stem) => commonWordsOf(locale).has(stem.replace(/'$/, ''))),
    ));

type IntentWords = { whole: ReadonlySet<string>; starts: readonly string[] };
const intentWords = new Map<MenuLocale, IntentWords>();

/** Whether a word is one of those that ask for something: it is no misspelt other one. */
export function isIntentWord(word: string, locale: MenuLocale): boolean {
  const made = intentWords.get(locale) ?? intentWordsOf(locale);
  intentWords.set(locale, made);
  const bare = withoutAccents(word);
  return made.whole.has(bare) || made.starts.some((start) => bare.startsWith(start));
}

/** Shorter beginnings are those of other words, too. */
const MIN_START_LETTERS = 5;

function intentWordsOf(locale: MenuLocale): IntentWords {
  const phrases = Object.values(GUEST_LANGUAGES[locale].intents);
  return {
    whole: new Set(phrases.flatMap((one) => literalWords(locale, one))),
    // "recommend*"
    starts: phrases.flatMap((one) =>
      [...one.matchAll(/(?<![\p{L}])(\p{L}+)\*/gu)].flatMap(([, start = '']) =>
        start.length >= MIN_START_LETTERS ? [withoutAccents(start)] : [],
      ),
    ),
  };
}

const joiningWords = new Map<MenuLocale, ReadonlySet<string>>();

/** Whether a word goes on from what was said, points to it, or names a menu in general: "then", "그럼", "メニュー". */
export function isJoiningWord(word: string, locale: MenuLocale): boolean {
  const { opening, pointing, other, dishes, drinks, mains } = GUEST_LANGUAGES[locale];
  const words =
    joiningWords.get(locale) ??
    new Set([opening, pointing, other, dishes, drinks, mains].flatMap((phrases) => literalWords(locale, phrases)));
  joiningWords.set(locale, words);
  return words.has(word);
}

const concernWords = new Map<MenuLocale, ReadonlySet<string>>();

/** Whether a word is about a reaction to food, or leaves it out: it is no misspelt food. */
export function isConcernWord(word: string, locale: MenuLocale): boolean {
  const { allergy, cannot, without, medical } = GUEST_LANGUAGES[locale];
  const words =
    concernWords.get(locale) ??
    new Set([allergy, cannot, without, medical].flatMap((phrases) => literalWords(locale, phrases)));
  concernWords.set(locale, words);
  return words.has(withoutAccents(word.toLowerCase()));
}

const safetyWords = new Map<MenuLocale, { words: ReadonlySet<string>; near: NearWords }>();

/** Words that must be understood in spite of a typing error: of allergies and diets. */
export function safetyWordsOf(locale: MenuLocale): { words: ReadonlySet<string>; near: NearWords } {
  const cached = safetyWords.get(locale);
  if (cached) return cached;
  const { allergy, allergens, vegan, vegetarian, halal, kosher, medical } = GUEST_LANGUAGES[locale];
  const words = new Set(
    [allergy, ...Object.values(allergens), vegan, vegetarian, halal, kosher, medical].flatMap((phrases) =>
      literalWords(locale, phrases),
    ),
  );
  const made = { words, near: indexNearWords(words) };
  safetyWords.set(locale, made);
  return made;
}

/** The languages that are written with Latin letters. */
export const LATIN_LOCALES: readonly MenuLocale[] = MENU_LOCALES.filter(
  (locale) => !['zh', 'ja', 'ko', 'ar'].includes(locale),
);
