import { fold } from '../../words/fold.ts';
import { HEADING_WORDS, PRICE_LABELS, STOP_WORDS } from '../../words/vocabulary.ts';

/**
 * A file may show "Soup" and name it "6RXS": its fonts number their letters in their own way, and have no map or a
 * wrong one. Nothing tells it but the text, whose pairs of letters are those of no language.
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

/** The different words, folded, of fonts whose texts can't be what they show. `texts` are those of a page by their font. */
export function findDoubtfulWords(texts: ReadonlyMap<string, readonly string[]>): string[] {
  return texts
    .values()
    .flatMap((printedWords) => {
      const words = [...new Set(printedWords.flatMap(latinWords))];
      const isDoubtful = words.length >= MIN_WORDS ? likelihood(words) < DOUBTFUL_BELOW : hasFewLetters(printedWords);
      return isDoubtful ? words : [];
    })
    .toArray();
}

/** So many letters of a text that are only so many different ones are of no language. */
const ENOUGH_LETTERS = 40;
const FEW_LETTERS = 4;

function hasFewLetters(printedWords: readonly string[]): boolean {
  const letters = fold(printedWords.join('')).replace(/[^a-z]/g, '');
  return letters.length >= ENOUGH_LETTERS && new Set(letters).size <= FEW_LETTERS;
}

/** Words of Latin letters, folded, also those between other signs: a wrong map makes signs of letters. */
export const latinWords = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .map(fold)
    .filter((word) => word.length >= MIN_LETTERS && /^[a-z]+$/.test(word));

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
