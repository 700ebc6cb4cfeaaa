import { median, type PlacedWord } from '../words/placed-word.ts';
import { canBePrice } from './price-token.ts';

/** Words that stand close together on one line. */
export type Run = { words: PlacedWord[]; x0: number; x1: number; y0: number; y1: number; size: number };

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

export function toRun(words: PlacedWord[]): Run {
  return {
    words,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y0: median(words.map((word) => word.y0)),
    y1: median(words.map((word) => word.y1)),
    size: median(words.flatMap((word) => Array.from(word.text, () => word.size))),
  };
}

type Extent = { y0: number; y1: number };

/** The vertical overlap as a share of the lower run's height. */
export function verticalOverlap(a: Extent, b: Extent): number {
  const common = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return common / Math.max(1e-9, Math.min(a.y1 - a.y0, b.y1 - b.y0));
}

export const textOf = (words: PlacedWord[]): string => words.map((word) => word.text).join(' ');
