import { fold } from './fold.ts';
import { HEADING_WORDS, PRICE_LABELS, STOP_WORDS } from './vocabulary.ts';

/** Pairs of letters as menus in Latin letters have them, by which misnamed and misread letters are recognised. */

const MIN_LETTERS = 3;
/** Of the signs of ASCII letters: a to z. */
const LETTERS = 26;
/**
 * Mean logarithm of how much likelier a text's pairs of letters are in menus than by chance. None of 657
 * fonts of real menus was below; with their letters shifted, half of those with eight words were below -0.5.
 */
const STRANGE_BELOW = 0.25;
/** Fewer different words are too few to judge. */
const MIN_WORDS = 8;

const counts = new Map<string, number>();
for (const word of [
  ...HEADING_WORDS,
  ...PRICE_LABELS,
  ...Object.values(STOP_WORDS).flatMap((words) => words.split(' ')),
])
  for (const pair of pairsOf(fold(word))) counts.set(pair, (counts.get(pair) ?? 0) + 1);
const all = counts.values().reduce((sum, count) => sum + count, 0);

/** Words of Latin letters, folded, also those between other signs: a wrong map makes signs of letters. */
export const latinWords = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .map(fold)
    .filter((word) => word.length >= MIN_LETTERS && /^[a-z]+$/.test(word));

/** Whether the words of these texts are hardly likelier than letters by chance, in any language; false if they are few. */
export function hasStrangeWords(texts: readonly string[]): boolean {
  const words = [...new Set(texts.flatMap(latinWords))];
  return words.length >= MIN_WORDS && likelihood(words) < STRANGE_BELOW;
}

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
