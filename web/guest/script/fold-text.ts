import { foldText } from '../../../shared/fold-text.ts';

/** Endings of plurals and of their singulars, by language; folded. The longest is removed. */
const PLURAL_ENDINGS: Record<string, RegExp> = {
  en: /(?:ies|y|ves|fe?|es|e|s)$/,
  fr: /(?:eaux|eau|aux|al|s|x)$/,
  es: /(?:ces|z|es|e|s|[ao]s?)$/,
  de: /(?:en|er|e|n|s)$/,
  it: /(?:ghi|go|ghe|ga|chi|co|che|ca|[aeio])$/,
  pt: /(?:oes|aes|aos|ao|ais|al|eis|el|ns|m|res|r|[aeo]s?)$/,
  ar: /(?:ات|ين|ون|ان|ه)$/,
};
const ARABIC_ARTICLE = /^(?:وال|ال)/;
const SHORTEST_STEM = 3;

/** A folded word without its ending, in the page's language; short words and other scripts stay as they are. */
export function stemOf(word: string, language: string): string {
  const wordWithoutArticle = language === 'ar' ? word.replace(ARABIC_ARTICLE, '') : word;
  const wordStem = wordWithoutArticle.replace(PLURAL_ENDINGS[language] ?? /s$/, '');
  return wordStem.length < SHORTEST_STEM ? wordWithoutArticle : wordStem;
}

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

export type SearchedText = { folded: string; stems: Set<string> };

export function searchedText(text: string, language: string): SearchedText {
  const foldedText = foldText(text);
  return { folded: foldedText, stems: new Set(wordsOf(foldedText).map((word) => stemOf(word, language))) };
}

/** Whether every searched word occurs in the text, as a substring, or as its singular or plural. */
export const hasWords = ({ folded: foldedText, stems }: SearchedText, searchWords: string, language: string): boolean =>
  wordsOf(foldText(searchWords)).every((word) => foldedText.includes(word) || stems.has(stemOf(word, language)));

/** A shorter word is too many others with one letter changed. */
const SHORTEST_MISTYPED = 4;

/** As `hasWords`, but one letter of each longer word may be missing, added, another, or in its neighbour's place. */
export const hasSimilarWords = (
  { folded: foldedText, stems }: SearchedText,
  searchWords: string,
  language: string,
): boolean =>
  wordsOf(foldText(searchWords)).every((word) => {
    const askedStem = stemOf(word, language);
    if (foldedText.includes(word) || stems.has(askedStem)) return true;
    return word.length >= SHORTEST_MISTYPED && [...stems].some((firstWord) => isOneEditAway(firstWord, askedStem));
  });

function isOneEditAway(firstWord: string, secondWord: string): boolean {
  const [short, long] = firstWord.length <= secondWord.length ? [firstWord, secondWord] : [secondWord, firstWord];
  if (long.length - short.length > 1) return false;
  let sharedLength = 0;
  while (sharedLength < short.length && short[sharedLength] === long[sharedLength]) sharedLength += 1;
  const restFrom = (text: string, from: number) => text.slice(sharedLength + from);
  if (short.length < long.length) return restFrom(short, 0) === restFrom(long, 1);
  const isSwapped =
    short[sharedLength] === long[sharedLength + 1] &&
    short[sharedLength + 1] === long[sharedLength] &&
    restFrom(short, 2) === restFrom(long, 2);
  return isSwapped || restFrom(short, 1) === restFrom(long, 1);
}
