import { fold } from '../../words/fold.ts';
import { HEADING_WORDS, PRICE_LABELS, STOP_WORDS } from '../../words/vocabulary.ts';

/**
 * A file may show "Soup" and name it "6RXS": its fonts number their letters in their own way, and have no map or a
 * wrong one. Only the text shows it: its pairs of letters are those of no language, or its words mix figures and signs.
 */

/** Fewer different words of a font are too few to judge it. */
const MIN_WORDS = 8;
const MIN_LETTERS = 3;
/**
 * Mean logarithm of how much likelier a font's pairs of letters are in menus than by chance. None of 657
 * fonts of real menus was below; with their letters shifted, half of those with eight words were below -0.5.
 */
const DOUBTFUL_BELOW = 0.25;
/** Of the signs of ASCII letters: a to z. */
const LETTERS = 26;

const counts = new Map<string, number>();
for (const word of [
  ...HEADING_WORDS,
  ...PRICE_LABELS,
  ...Object.values(STOP_WORDS).flatMap((words) => words.split(' ')),
])
  for (const pair of pairsOf(fold(word))) counts.set(pair, (counts.get(pair) ?? 0) + 1);
const all = counts.values().reduce((sum, count) => sum + count, 0);

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
  const words = [...new Set(printedTexts.flatMap(latinWords))];
  if (words.length >= MIN_WORDS && likelihood(words) < DOUBTFUL_BELOW) return true;
  return hasOneLetter(printedTexts) || hasMixedSigns(printedTexts);
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

/** Words of Latin letters, folded, also those between other signs: a wrong map makes signs of letters. */
const latinWords = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .map(fold)
    .filter((word) => word.length >= MIN_LETTERS && /^[a-z]+$/.test(word));

/** A text's words in a form in which they equal those of another reading: letters folded, and words of signs as they are. */
export const comparableWords = (text: string): string[] => [
  ...latinWords(text),
  ...spacedWords(text).filter((word) => word.length >= MIN_MIXED_LENGTH && MIXED_WORD.test(word)),
];

function likelihood(words: readonly string[]): number {
  const pairs = words.flatMap(pairsOf);
  // Half a pair more of each, so that one that was never seen is not impossible.
  const chance = (all + 0.5 * LETTERS ** 2) / LETTERS ** 2;
  const sum = pairs.reduce((total, pair) => total + Math.log(((counts.get(pair) ?? 0) + 0.5) / chance), 0);
  return sum / pairs.length;
}

function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}
