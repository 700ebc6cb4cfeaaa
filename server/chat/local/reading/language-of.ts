import type { MenuLocale } from '../../../../shared/locales.ts';
import { conceptsIn, wordsOf } from '../../../food/concepts-in.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { commonWordsOf, LATIN_LOCALES } from '../words/common-words.ts';
import { GUEST_INTENTS } from '../words/guest-language.ts';
import { foldMessage, hasPhrase, literalWords } from '../words/phrases.ts';

const SCRIPTS: [RegExp, MenuLocale][] = [
  [/[\u3040-\u30ff]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Han}/gu, 'zh'],
];
const LATIN_LETTERS = /\p{Script=Latin}/gu;
/** A word of another script in a Latin sentence is a dish that the guest copied. */
const LATIN_LETTERS_PER_SIGN = 4;

/** Letters that one Latin language alone has. */
const LETTERS: [RegExp, MenuLocale][] = [
  [/[¿¡ñ]/, 'es'],
  [/ß/, 'de'],
  [/[ãõ]/, 'pt'],
  // "Quanto é?", "quant'è?"
  [/^é[?!.,]*$/i, 'pt'],
  [/^è[?!.,]*$/i, 'it'],
];

/** Characters that Japanese doesn't write. */
const ONLY_CHINESE = /[请问吗呢们这说过给谢钱块么你您哪啥咱嗎們這麼]/u;

const SIGN_WEIGHT = 2;
/** By how much another language must be likelier than the one that the guest chose for the page. */
const MARGIN = 3;
/** The same for a few words within a chat: "ya y la botella?" begins like another language. */
const SHORT_MARGIN = 8;
const MAX_SHORT_WORDS = 5;

const signs = new Map<MenuLocale, ReadonlySet<string>>();
function signsOf(locale: MenuLocale): ReadonlySet<string> {
  const cached = signs.get(locale) ?? new Set(literalWords(locale, GUEST_LANGUAGES[locale].signs));
  signs.set(locale, cached);
  return cached;
}

/** Whether a frequent word is one of several languages: "no". */
const isShared = (word: string): boolean =>
  LATIN_LOCALES.filter((locale) => signsOf(locale).has(word) || commonWordsOf(locale).has(word)).length > 1;

/**
 * The language of a message: by its letters, then by its frequent words and by the food that only one language calls so;
 * else the page's.
 * @param isOfMenu Whether a word is printed on the menu: guests copy these, whatever their language.
 */
export function languageOf(
  text: string,
  { page, goes_on }: { page: MenuLocale; goes_on: boolean },
  isOfMenu: (word: string) => boolean = () => false,
): MenuLocale {
  const script = scriptOf(withoutCopiedNames(text, isOfMenu));
  if (script) return script === 'zh' && page === 'ja' && !ONLY_CHINESE.test(text) ? 'ja' : script;
  const guests = text.split(/\s+/).filter((word) => !isOfMenu(word.replace(/[^\p{L}]/gu, '')));
  // "Não" of a guest who reads the menu in Portuguese, though a title has the word, too.
  const hasLetterOfPage = LETTERS.some(
    ([pattern, locale]) => locale === page && text.split(/\s+/).some((word) => pattern.test(word)),
  );
  if (hasLetterOfPage) return page;
  const letter = LETTERS.find(([pattern]) => guests.some((word) => pattern.test(word)))?.[1];
  if (letter) return letter;
  const foldedText = foldMessage('en', text);
  // "À la gallega" says nothing about the guest's language if the menu prints it.
  const allWords = foldedText
    .trim()
    .split(' ')
    .filter((word) => !isOfMenu(word));
  // "No latte no uova": repeating a word that several languages have says nothing more; "keine, keine" does.
  const words = allWords.filter((word, index) => allWords.indexOf(word) === index || !isShared(word));
  const own = wordsOf(text).filter((word) => !isOfMenu(word) && word.length > 3);
  const scores = LATIN_LOCALES.map((locale) => {
    const signCount = words.filter((word) => signsOf(locale).has(word)).length;
    const commonCount = words.filter((word) => word.length > 1 && commonWordsOf(locale).has(word)).length;
    const foodCount = new Set(
      own.filter((word) => conceptsIn(locale, word).length > 0).map((word) => withoutAccents(word)),
    ).size;
    // "Con" insults in one language and joins in two others.
    const phraseCount = GUEST_INTENTS.filter(
      (intent) => intent !== 'insult' && hasPhrase(locale, GUEST_LANGUAGES[locale].intents[intent], foldedText),
    ).length;
    return { locale, score: SIGN_WEIGHT * signCount + commonCount + foodCount + SIGN_WEIGHT * phraseCount };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  const ofPage = scores.find(({ locale }) => locale === page)?.score ?? 0;
  const isShort = goes_on && allWords.length <= MAX_SHORT_WORDS;
  if (best < ofPage + (isShort ? SHORT_MARGIN : MARGIN)) return page;
  return scores.find(({ score }) => score === best)?.locale ?? page;
}

/** "ok and 차돌박이 then?", "两份삼겹살": a message in one script without the names of dishes that it copies in another one. */
function withoutCopiedNames(text: string, isOfMenu: (word: string) => boolean): string {
  const ownText = text.replace(OTHER_SCRIPTS, (name) => (isOfMenu(name) ? ' ' : name));
  return (ownText.match(/\p{L}/gu)?.length ?? 0) >= MIN_OWN_LETTERS ? ownText : text;
}
/** Fewer letters beside a name are no message of their own. */
const MIN_OWN_LETTERS = 2;
/** Han is shared by two languages. */
const OTHER_SCRIPTS = /\p{Script=Hangul}+|\p{Script=Arabic}+/gu;

function scriptOf(text: string): MenuLocale | undefined {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const script = SCRIPTS.find(([letters]) => count(letters) > 0);
  return script && count(script[0]) * LATIN_LETTERS_PER_SIGN >= count(LATIN_LETTERS) ? script[1] : undefined;
}
