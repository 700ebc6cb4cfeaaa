import type { PlacedWord } from '../geometry/placed-word.ts';
import { type Run, toRun, verticalOverlap } from '../geometry/run.ts';
import { canBePrice } from './price-token.ts';

/** A gap wider than this, in type sizes, separates runs. */
const MAX_GAP = 1.1;

export function joinRuns(words: PlacedWord[]): Run[] {
  const openRuns: PlacedWord[][] = [];
  for (const word of words.toSorted((a, b) => a.x0 - b.x0)) {
    let nearestRun: PlacedWord[] | undefined;
    let bestGap = Number.POSITIVE_INFINITY;
    for (const run of openRuns) {
      const lastWord = run.at(-1);
      if (!lastWord) continue;
      const gap = word.x0 - lastWord.x1;
      const size = Math.max(lastWord.size, word.size);
      if (gap > MAX_GAP * size || gap < -0.6 * size || gap >= bestGap) continue;
      // A price that ends one column and a title that begins the next.
      if (isPriceWord(lastWord) && !isPriceWord(word) && run.every(isPriceWord) && gap > 0.35 * size) continue;
      if (size > 2.2 * Math.min(lastWord.size, word.size) || verticalOverlap(lastWord, word) < 0.5) continue;
      nearestRun = run;
      bestGap = gap;
    }
    if (nearestRun) nearestRun.push(word);
    else openRuns.push([word]);
  }
  return openRuns.map(toRun);
}

const isPriceWord = (word: PlacedWord) => canBePrice(word.text);
