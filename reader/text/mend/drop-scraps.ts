import type { ReadWord } from '../tesseract/ocr-words.ts';
import { heightOf } from '../tesseract/word-boxes.ts';

/**
 * A few letters below this confidence may be a stain or a part of a drawing. Signs alone, and one or two letters or
 * digits much higher than the page's words, need the second.
 */
const SURE_SCRAP = 0.75;
const SURE_SIGN = 0.9;
/** Longer words and numbers are rarely read from nothing; they need only this. */
const SURE_WORD = 0.3;
const SCRAP_LETTERS = 3;
const TALL = 2.2;
/** A page without a word of three letters at this confidence is discarded. */
const LEGIBLE = 0.5;
/** Words of a line are closer together than this, in heights of the larger one. */
const NEAR = 1.2;

/**
 * Drops OCR's readings of grain, stains, folds and ornaments: scraps of a few uncertain letters on a line without a
 * plain word beside them.
 */
export function dropScraps(lines: ReadWord[][]): ReadWord[][] {
  const heights = lines
    .flat()
    .map(heightOf)
    .toSorted((a, b) => a - b);
  const tall = TALL * (heights[heights.length >> 1] ?? 0);
  const isScrap = (word: ReadWord) => word.confidence < requiredConfidence(word, heightOf(word) > tall);
  if (!lines.flat().some(isLegible)) return [];
  const plain = lines.flat().filter((word) => !isScrap(word));
  return lines
    .map((line) => line.filter((word) => !isScrap(word) || plain.some((other) => isBeside(word, other))))
    .filter((line) => line.length > 0);
}

const isLegible = ({ text, confidence }: ReadWord) => confidence >= LEGIBLE && /\p{L}{3}/u.test(text);

function requiredConfidence({ text }: ReadWord, isTall: boolean): number {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const signs = text.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (signs === 0 || (isTall && signs < SCRAP_LETTERS)) return SURE_SIGN;
  return letters <= SCRAP_LETTERS && letters === signs ? SURE_SCRAP : SURE_WORD;
}

function isBeside(word: ReadWord, other: ReadWord): boolean {
  const shared = Math.min(word.y1, other.y1) - Math.max(word.y0, other.y0);
  const gap = Math.max(word.x0, other.x0) - Math.min(word.x1, other.x1);
  return (
    shared > 0.5 * Math.min(heightOf(word), heightOf(other)) && gap < NEAR * Math.max(heightOf(word), heightOf(other))
  );
}
