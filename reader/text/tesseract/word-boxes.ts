import type { ReadWord } from './ocr-words.ts';

export const heightOf = (word: ReadWord): number => word.y1 - word.y0;

/** Share of the smaller word's area that both have in common. */
export function overlap(a: ReadWord, b: ReadWord): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (width <= 0 || height <= 0) return 0;
  const areaOf = (word: ReadWord) => Math.max(1, (word.x1 - word.x0) * heightOf(word));
  return (width * height) / Math.min(areaOf(a), areaOf(b));
}

/** The word in a picture `factor` times as large. */
export const scaleWord = (word: ReadWord, factor: number): ReadWord => ({
  ...word,
  x0: Math.round(word.x0 * factor),
  y0: Math.round(word.y0 * factor),
  x1: Math.round(word.x1 * factor),
  y1: Math.round(word.y1 * factor),
});
