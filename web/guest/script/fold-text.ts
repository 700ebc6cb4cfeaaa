import { foldText } from '../../../shared/fold-text.ts';

/** Endings of plurals and of the singulars that they stand for, by language; folded. The longest is taken off. */
const ENDINGS: Record<string, RegExp> = {
  en: /(?:ies|y|ves|fe?|es|e|s)$/,
  fr: /(?:eaux|eau|aux|al|s|x)$/,
  es: /(?:ces|z|es|e|s|[ao]s?)$/,
  de: /(?:en|er|e|n|s)$/,
  it: /(?:ghi|go|ghe|ga|chi|co|che|ca|[aeio])$/,
  pt: /(?:oes|aes|aos|ao|ais|al|eis|el|ns|m|res|r|[aeo]s?)$/,
  ar: /(?:ات|ين|ون|ان|ه)$/,
};
const ARTICLE = /^(?:وال|ال)/;
const SHORTEST_STEM = 3;

/** A folded word without its ending, in the page's language; short words and other scripts stay as they are. */
export function stemOf(word: string, language: string): string {
  const bare = language === 'ar' ? word.replace(ARTICLE, '') : word;
  const stem = bare.replace(ENDINGS[language] ?? /s$/, '');
  return stem.length < SHORTEST_STEM ? bare : stem;
}

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

export type SearchedText = { folded: string; stems: Set<string> };

export function searchedText(text: string, language: string): SearchedText {
  const folded = foldText(text);
  return { folded, stems: new Set(wordsOf(folded).map((word) => stemOf(word, language))) };
}

/** Whether every word that is asked for stands in the text: as a part of it, or in another number. */
export const hasWords = ({ folded, stems }: SearchedText, asked: string, language: string): boolean =>
  wordsOf(foldText(asked)).every((word) => folded.includes(word) || stems.has(stemOf(word, language)));

/** A shorter word is too many others with one letter changed. */
const SHORTEST_MISTYPED = 4;

/** As `hasWords`, but one letter of each longer word may be missing, added, another, or in its neighbour's place. */
export const almostHasWords = ({ folded, stems }: SearchedText, asked: string, language: string): boolean =>
  wordsOf(foldText(asked)).every((word) => {
    const stem = stemOf(word, language);
    if (folded.includes(word) || stems.has(stem)) return true;
    return word.length >= SHORTEST_MISTYPED && [...stems].some((one) => isOneEditAway(one, stem));
  });

function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(at + from);
  if (short.length < long.length) return rest(short, 0) === rest(long, 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, 2) === rest(long, 2);
  return isSwapped || rest(short, 1) === rest(long, 1);
}
