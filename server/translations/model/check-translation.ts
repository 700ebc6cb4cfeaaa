import { STOP_WORDS } from '../../../reader/words/vocabulary.ts';
import type { MenuLocale } from '../../../shared/locales.ts';
import { isPrintable } from '../../../shared/text-rules.ts';
import { ownLexicon } from '../../food/lexicon.ts';
import { lossOf } from '../check/lost-or-added.ts';
import { numbersOf } from '../check/numbers.ts';
import type { TextContext } from '../texts/text-in-context.ts';

/** How long a translation may be: between languages of words and languages of characters lies a factor of five. */
const MAX_GROWTH = 4;
const MAX_GROWTH_CHARACTERS = 40;

const SCRIPTS: Partial<Record<MenuLocale, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ar: /\p{Script=Arabic}/u,
};
const OTHER_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;

/** Claims that a translation must not add: each pattern matches one claim in the ten languages. */
const CLAIMS: readonly RegExp[] = [
  /gluten|glutine|glúten|麸质|麩質|グルテン|글루텐|غلوتين/iu,
  /lactos|lattosio|lactosa|乳糖|락토|لاكتوز/iu,
  /vegan|végétalien|纯素|純素|ヴィーガン|비건|نباتي صرف/iu,
  /\borganic\b|\bbio(?:logi\w*)?\b|ecológic|orgánic|orgânic|有机|有機|オーガニック|유기농|عضوي/iu,
  /halal|حلال|할랄|ハラール|清真/iu,
  /kosher|koscher|casher|كوشير|コーシャ|코셔|犹太洁食/iu,
  /allerg|アレル|알레르|过敏|حساسية/iu,
];

/** So many small words of another language, and as many times those of the right one, are no dish's foreign name. */
const MIN_FOREIGN_WORDS = 3;
const FOREIGN_LEAD = 3;
/** A shorter text that is unchanged may be a name: "Domaine de la Romanée-Conti". */
const MIN_PROSE_WORDS = 8;
const SMALL_WORDS = new Map(Object.entries(STOP_WORDS).map(([code, words]) => [code, new Set(words.split(' '))]));

export type TranslationProblem =
  | 'empty'
  | 'unprintable'
  | 'numbers'
  | 'markup'
  | 'script'
  | 'language'
  | 'length'
  | 'claim'
  | 'food'
  | 'glossary';

export type CheckedPair = {
  from: MenuLocale;
  to: MenuLocale;
  glossary: readonly string[];
  contexts: readonly TextContext[];
};

/** Returns the fault of a translation; undefined if it has none that can be detected without knowing the language. */
export function translationProblem(
  source: string,
  text: string,
  { from, to, glossary, contexts }: CheckedPair,
): TranslationProblem | undefined {
  if (text.trim() === '') return 'empty';
  if (!isPrintable(text)) return 'unprintable';
  if (/[<>{}\\]|https?:|\]\(|\n/i.test(text) && !/[<>{}\\]|https?:|\n/i.test(source)) return 'markup';
  if (numbersOf(source) !== numbersOf(text)) return 'numbers';
  if (text.length > source.length * MAX_GROWTH + MAX_GROWTH_CHARACTERS) return 'length';
  if (!isInScript(source, text, from, to)) return 'script';
  if (isInAnother(source, text, from, to)) return 'language';
  if (CLAIMS.some((claim) => claim.test(text) && !claim.test(source))) return 'claim';
  if (lossOf(ownLexicon(), source, text, { from, to, contexts, wording: 'free' })) return 'food';
  const isKept = (word: string) => !source.includes(word) || text.includes(word);
  return glossary.every(isKept) ? undefined : 'glossary';
}

/** A name may be in Latin letters everywhere; Latin-script targets reject other scripts. */
function isInScript(source: string, text: string, from: MenuLocale, to: MenuLocale): boolean {
  const script = SCRIPTS[to];
  if (script) return script.test(text) || source.trim() === text.trim();
  return SCRIPTS[from] !== undefined || !OTHER_SCRIPTS.test(text) || OTHER_SCRIPTS.test(source);
}

/** Whether the small words are another language's; a name that was in that language before may stay in it. */
function isInAnother(source: string, text: string, from: MenuLocale, to: MenuLocale): boolean {
  if (source.trim() === text.trim() && wordsOf(text).length < MIN_PROSE_WORDS) return false;
  const right = smallWords(text, to);
  return Array.from(SMALL_WORDS.keys()).some((code) => {
    const smallWordCount = smallWords(text, code);
    const isForeign = code !== to && smallWordCount >= MIN_FOREIGN_WORDS && smallWordCount >= FOREIGN_LEAD * right;
    return isForeign && (code === from || smallWords(source, code) < smallWordCount);
  });
}

function smallWords(text: string, code: string): number {
  const knownSmallWords = SMALL_WORDS.get(code);
  return wordsOf(text).filter((word) => knownSmallWords?.has(word)).length;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
