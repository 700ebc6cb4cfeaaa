import { median, type PlacedWord } from './placed-word.ts';

/** Words that are close together on one line. */
export type Run = { words: PlacedWord[]; x0: number; x1: number; y0: number; y1: number; size: number };

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
