import type { MenuLocale } from '../../../../shared/locales.ts';
import { arabicStems, foldCharacters, isReadByCharacters } from '../../../food/concepts-in.ts';
import { foldArabic, foldWords, withoutAccents } from '../../../food/fold-words.ts';

/** Finds the phrases of a language's data (guest-language.ts) in what a guest wrote. */

/** A text as phrases are compared with it: words between spaces, or characters. */
export const foldMessage = (locale: MenuLocale, text: string): string => {
  if (isReadByCharacters(locale)) return foldCharacters(text, locale);
  const foldedText = locale === 'ar' ? withLatinDigits(foldArabic(foldWords(text))) : withoutAccents(foldWords(text));
  return ` ${wordsIn(foldedText).join(' ')} `;
};

const ARABIC_ZERO = 0x660;

/** "٨" as "8". */
const withLatinDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? ARABIC_ZERO) - ARABIC_ZERO)).replace(/٫/g, '.');

const wordsIn = (foldedText: string): string[] =>
  foldedText
    .replace(/[^\p{L}\p{N}&%$€£¥.,]+/gu, ' ')
    .split(' ')
    .flatMap((word) => {
      // A point or comma stays inside an amount only.
      const bare = /\d/.test(word) ? word.replace(/^[.,]+|(?<![.,])[.,]+$/g, '') : word.replace(/[.,]+/g, ' ').trim();
      return bare.split(' ').filter((part) => part !== '');
    });

const patterns = new Map<string, RegExp>();

/** The pattern of a list of phrases. It matches whole words, without the spaces around them. */
export function phrasePattern(locale: MenuLocale, phrases: string): RegExp {
  const isByCharacters = isReadByCharacters(locale);
  const key = `${isByCharacters ? 'characters' : locale === 'ar' ? 'ar' : 'words'} ${phrases}`;
  const cached = patterns.get(key);
  if (cached) return cached;
  const alternatives = splitPhrases(phrases).map((phrase) =>
    isByCharacters ? characterPattern(phrase) : wordPattern(phrase, locale === 'ar'),
  );
  // A pattern that matches nothing, for an empty list.
  const any = alternatives.length === 0 ? '(?!)' : alternatives.join('|');
  const pattern = new RegExp(isByCharacters ? any : `(?<= )(?:${any})(?= )`, 'gu');
  patterns.set(key, pattern);
  return pattern;
}

const splitPhrases = (phrases: string): string[] =>
  phrases
    .split(',')
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter((phrase) => phrase !== '');

function characterPattern(phrase: string): string {
  return Array.from(foldCharacters(phrase))
    .map((sign) => (sign === '…' ? '.{0,8}?' : sign === ' ' ? '\\s*' : `${escaped(sign)}\\s*`))
    .join('')
    .replace(/\\s\*$/, '');
}

function wordPattern(phrase: string, isArabic: boolean): string {
  const foldedText = (isArabic ? foldArabic(phrase.toLowerCase()) : withoutAccents(phrase.toLowerCase()))
    .replace(/[’'-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return foldedText
    .replace(/[.+?^${}[\]\\/]/g, '\\$&')
    .replace(/\(/g, '(?:')
    .replace(/(?<=^|[ |(:])\*(?=$|[ |)])/g, '[^ ]+')
    .replace(/(?<!\])\*/g, '[^ ]*')
    .replaceAll('… ', '(?:[^ ]+ ){0,4}?')
    .replace(isArabic ? /(?<![\p{L}\p{M}])(?=[\u0600-\u06ff])/gu : /(?!)/g, ARABIC_JOINED);
}

/** What may be joined before an Arabic word. */
const ARABIC_JOINED = '(?:[وف])?(?:بال|كال|لل|ال|ب|ل|ك)?';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Whether a folded text has one of the phrases. */
export const hasPhrase = (locale: MenuLocale, phrases: string, foldedText: string): boolean => {
  return foldedText.search(phrasePattern(locale, phrases)) >= 0;
};

/** The places of the phrases in a folded text. */
export const placesOf = (locale: MenuLocale, phrases: string, foldedText: string): { from: number; to: number }[] =>
  Array.from(foldedText.matchAll(phrasePattern(locale, phrases)), ({ index, 0: matched }) => ({
    from: index,
    to: index + matched.length,
  }));

const literals = new Map<string, ReadonlySet<string>>();

/** The words of the phrases that a folded text has, without those that stand in a phrase's gaps: "is … ok for him". */
export function saidWords(locale: MenuLocale, phrases: string, foldedText: string): string[] {
  const words = placesOf(locale, phrases, foldedText).flatMap(({ from, to }) =>
    foldedText.slice(from, to).trim().split(' '),
  );
  // A word in place of any belongs to no phrase: "what is a causa".
  if (!/…|(?<![\p{L}])\*/u.test(phrases)) return words;
  const key = `${locale} ${phrases}`;
  const own = literals.get(key) ?? new Set(literalWords(locale, phrases.replaceAll('*', '')));
  literals.set(key, own);
  return words.filter(
    (word) => own.has(word) || [...own].some((literal) => word.startsWith(literal) && literal.length > 3),
  );
}

/** A folded text in which the phrases are blank. */
export const withoutPhrases = (locale: MenuLocale, phrases: string, foldedText: string): string =>
  foldedText.replace(phrasePattern(locale, phrases), (matched) =>
    isReadByCharacters(locale) ? ' '.repeat(matched.length) : '·',
  );

/** The single words of a list of phrases, without those that stand for several. */
export const literalWords = (locale: MenuLocale, phrases: string): string[] =>
  splitPhrases(phrases.replaceAll(';', ',')).flatMap((phrase) => {
    const foldedText = locale === 'ar' ? foldArabic(phrase) : withoutAccents(foldWords(phrase));
    return foldedText
      .replace(/[()|…]/g, ' ')
      .split(/[ ']/)
      .filter((word) => word.length > 0 && !word.includes('*'));
  });

export const stemsOfWord = (locale: MenuLocale, word: string): readonly string[] =>
  locale === 'ar' ? arabicStems(word) : [word];
