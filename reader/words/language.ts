import { isMenuLocale, type MenuLocale } from '../../shared/locales.ts';
import { STOP_WORDS } from './vocabulary.ts';

/** Small words → the languages that have them. */
const LANGUAGES_OF = new Map<string, string[]>();
for (const [code, words] of Object.entries(STOP_WORDS))
  for (const word of words.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), code]);

/** Minimum number of small words to determine a page's language, which only guides OCR. */
const MIN_HINTS = 3;

/** A menu's language, which the owner is asked to confirm, takes more. */
const MIN_HITS = 8;
/** Minimum number of different ones that no other language has. */
const MIN_OWN_WORDS = 2;
/** Bilingual menus, and dishes that keep their foreign names, contain words of both languages. */
const MIN_LEAD = 5;

const MIN_LETTERS = 30;
/** Minimum share of all letters. */
const MIN_SCRIPT_SHARE = 0.6;

/**
 * The ISO 639-1 code of the language that most small words belong to, or null if there are too few. Single letters
 * don't count: OCR sees many in specks and strokes.
 */
export function detectLanguage(words: string[]): string | null {
  const small = words
    .map(lettersOf)
    .filter(({ length }) => length > 1)
    .flatMap((word) => LANGUAGES_OF.get(word) ?? []);
  const [likeliestCode] = Object.keys(STOP_WORDS)
    .map((code) => ({ code, hits: small.filter((known) => known === code).length }))
    .toSorted((a, b) => b.hits - a.hits);
  return likeliestCode && likeliestCode.hits >= MIN_HINTS ? likeliestCode.code : null;
}

const lettersOf = (word: string): string => word.toLowerCase().replace(/[^\p{L}]/gu, '');

/**
 * The language of a menu by its script or its small words. Null if there are too few, or if there are two languages.
 */
export function printedLanguage(words: readonly string[]): MenuLocale | null {
  return byScript(words.join('')) ?? byWords(words);
}

function byScript(text: string): MenuLocale | null {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  if (letters < MIN_LETTERS) return null;
  const isIn = (found: number) => found >= MIN_SCRIPT_SHARE * letters;
  const han = count(/\p{Script=Han}/gu);
  const kana = count(/\p{Script=Hiragana}|\p{Script=Katakana}/gu);
  if (isIn(han + kana)) return kana > 0.1 * han ? 'ja' : 'zh';
  if (isIn(count(/\p{Script=Hangul}/gu))) return 'ko';
  return isIn(count(/\p{Script=Arabic}/gu)) ? 'ar' : null;
}

function byWords(words: readonly string[]): MenuLocale | null {
  const small = words.map(lettersOf).flatMap((word) => {
    const codes = LANGUAGES_OF.get(word);
    return codes ? [{ word, codes }] : [];
  });
  const mixedWithCode = Object.keys(STOP_WORDS).find((code) => {
    const hits = small.filter(({ codes }) => codes.includes(code));
    const distinctWords = new Set(hits.filter(({ codes }) => codes.length === 1).map(({ word }) => word));
    const foreign = small.length - hits.length;
    return hits.length >= MIN_HITS && distinctWords.size >= MIN_OWN_WORDS && hits.length >= MIN_LEAD * foreign;
  });
  return isMenuLocale(mixedWithCode) ? mixedWithCode : null;
}
