import type { PlacedWord } from '../geometry/placed-word.ts';
import { type Run, toRun, verticalOverlap } from '../geometry/run.ts';
import { canBePrice } from './price-token.ts';

/** A gap wider than this, in type sizes, separates runs. */
const MAX_GAP = 1.1;

export function joinRuns(words: PlacedWord[]): Run[] {
  const open: PlacedWord[][] = [];
  for (const word of words.toSorted((a, b) => a.x0 - b.x0)) {
    let best: PlacedWord[] | undefined;
    let bestGap = Number.POSITIVE_INFINITY;
    for (const run of open) {
      const last = run.at(-1);
      if (!last) continue;
      const gap = word.x0 - last.x1;
      const size = Math.max(last.size, word.size);
      if (gap > MAX_GAP * size || gap < -0.6 * size || gap >= bestGap) continue;
      // A price that ends one column and a title that begins the next.
      if (isPriceWord(last) && !isPriceWord(word) && run.every(isPriceWord) && gap > 0.35 * size) continue;
      if (size > 2.2 * Math.min(last.size, word.size) || verticalOverlap(last, word) < 0.5) continue;
      best = run;
      bestGap = gap;
    }
    if (best) best.push(word);
    else open.push([word]);
  }
  return open.map(toRun);
}

const isPriceWord = (word: PlacedWord) => canBePrice(word.text);
