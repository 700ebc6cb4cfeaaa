import type { MenuLocale } from '../../../../shared/locales.ts';
import { conceptsIn, wordsOf } from '../../../food/concepts-in.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { commonWordsOf, LATIN_LOCALES } from '../words/common-words.ts';
import { GUEST_INTENTS } from '../words/guest-language.ts';
import { foldMessage, hasPhrase, literalWords } from '../words/phrases.ts';

const SCRIPTS: [RegExp, MenuLocale][] = [
  [/[\u3040-\u30ff]/, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Han}/u, 'zh'],
  [/[¿¡ñ]/, 'es'],
  [/ß/, 'de'],
  [/[ãõ]/, 'pt'],
];

const SIGN_WEIGHT = 2;
/** By how much another language must be likelier than the one that the guest chose for the page. */
const MARGIN = 3;

const signs = new Map<MenuLocale, ReadonlySet<string>>();
function signsOf(locale: MenuLocale): ReadonlySet<string> {
  const cached = signs.get(locale) ?? new Set(literalWords(locale, GUEST_LANGUAGES[locale].signs));
  signs.set(locale, cached);
  return cached;
}

/**
 * The language of a message: by its letters, then by its frequent words and by the food that only one language calls so;
 * else the page's.
 * @param isOfMenu Whether a word is printed on the menu: guests copy these, whatever their language.
 */
export function languageOf(
  text: string,
  page: MenuLocale,
  isOfMenu: (word: string) => boolean = () => false,
): MenuLocale {
  const script = SCRIPTS.find(([pattern]) => pattern.test(text))?.[1];
  if (script) return script === 'zh' && page === 'ja' ? 'ja' : script;
  const folded = foldMessage('en', text);
  // "À la gallega" says nothing about the guest's language if the menu prints it.
  const words = folded
    .trim()
    .split(' ')
    .filter((word) => !isOfMenu(word));
  const own = wordsOf(text).filter((word) => !isOfMenu(word) && word.length > 3);
  const scores = LATIN_LOCALES.map((locale) => {
    const signCount = words.filter((word) => signsOf(locale).has(word)).length;
    const commonCount = words.filter((word) => word.length > 1 && commonWordsOf(locale).has(word)).length;
    const foodCount = new Set(
      own.filter((word) => conceptsIn(locale, word).length > 0).map((word) => withoutAccents(word)),
    ).size;
    // "Con" insults in one language and joins in two others.
    const phraseCount = GUEST_INTENTS.filter(
      (intent) => intent !== 'insult' && hasPhrase(locale, GUEST_LANGUAGES[locale].intents[intent], folded),
    ).length;
    return { locale, score: SIGN_WEIGHT * signCount + commonCount + foodCount + SIGN_WEIGHT * phraseCount };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  const ofPage = scores.find(({ locale }) => locale === page)?.score ?? 0;
  if (best < ofPage + MARGIN) return page;
  return scores.find(({ score }) => score === best)?.locale ?? page;
}
