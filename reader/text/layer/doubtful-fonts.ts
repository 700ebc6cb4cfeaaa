import { fold } from '../../words/fold.ts';
import { hasStrangeWords, latinWords } from '../../words/letter-pairs.ts';

/**
 * A file may show "Soup" and name it "6RXS": its fonts number their letters in their own way, and have no map or a
 * wrong one. Only the text shows it: its pairs of letters are those of no language, or its words mix figures and signs.
 */

/**
 * The fonts whose texts can't be what they show, each with its different words, as `comparableWords` returns them. `texts`
 * are those of a page by their font.
 */
export function findDoubtfulFonts(texts: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  return new Map(
    texts.entries().flatMap(([font, printedTexts]) => {
      const claimedWords = [...new Set(printedTexts.flatMap(comparableWords))];
      return isDoubtful(printedTexts) ? [[font, claimedWords] as const] : [];
    }),
  );
}

function isDoubtful(printedTexts: readonly string[]): boolean {
  return hasStrangeWords(printedTexts) || hasOneLetter(printedTexts) || hasMixedSigns(printedTexts);
}

/** So many letters of a text that are all the same are of no language. */
const ENOUGH_LETTERS = 40;

function hasOneLetter(printedTexts: readonly string[]): boolean {
  const letters = fold(printedTexts.join('')).replace(/[^a-z]/g, '');
  return letters.length >= ENOUGH_LETTERS && new Set(letters).size === 1;
}

/**
 * Capitals that are named by their number in the font are figures and signs: "3,==$" is PIZZA. No font of 543 real ones has
 * three such words.
 */
const MIXED_WORD = /[\p{L}\p{N}][^\p{L}\p{N}\s]*[$%*+<=>@\\_"#&(][^\p{L}\p{N}\s]*[\p{L}\p{N}]/u;
const MIN_MIXED_LENGTH = 4;
const MIN_MIXED_WORDS = 4;
const MIN_MIXED_SHARE = 0.2;

function hasMixedSigns(printedTexts: readonly string[]): boolean {
  const words = [...new Set(printedTexts.flatMap(spacedWords))].filter(({ length }) => length >= MIN_MIXED_LENGTH);
  const mixedCount = words.filter((word) => MIXED_WORD.test(word)).length;
  return mixedCount >= MIN_MIXED_WORDS && mixedCount >= MIN_MIXED_SHARE * words.length;
}

const spacedWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** A text's words in a form in which they equal those of another reading: letters folded, and words of signs as they are. */
export const comparableWords = (text: string): string[] => [
  ...latinWords(text),
  ...spacedWords(text).filter((word) => word.length >= MIN_MIXED_LENGTH && MIXED_WORD.test(word)),
];
