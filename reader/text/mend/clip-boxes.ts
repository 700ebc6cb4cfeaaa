import type { ReadWord } from '../tesseract/ocr-words.ts';
import { typeSize } from '../tesseract/type-size.ts';

/** White space that is left before the next word, in type sizes and at most as a share of the word. */
const SPACE = 0.2;
const MOST = 0.1;
/** A word that begins within this share of another is not its successor on the line. */
const BEGINNING = 0.2;
/** Maximum vertical distance between the middles of words on one line, in heights. */
const SAME_LINE = 0.7;

/**
 * Clips the boxes of words at the start of the next word: on sloping lines, OCR's boxes include their right neighbours,
 * and overlapping words would later be put in the wrong order.
 */
export function clipBoxes(lines: ReadWord[][]): ReadWord[][] {
  return lines.map((line) => line.map((word, index) => clip(word, line[index + 1])));
}

function clip(word: ReadWord, next: ReadWord | undefined): ReadWord {
  const [width, height] = [word.x1 - word.x0, word.y1 - word.y0];
  if (!next || next.x0 >= word.x1 || next.x0 <= word.x0 + BEGINNING * width) return word;
  const apart = Math.abs(word.y0 + word.y1 - next.y0 - next.y1) / 2;
  if (apart >= SAME_LINE * Math.max(height, next.y1 - next.y0)) return word;
  const left = next.x0 - word.x0;
  return { ...word, x1: Math.round(next.x0 - Math.min(SPACE * typeSize(word.text, height), MOST * left)) };
}
