import type { Word as OcrWord } from 'tesseract.js';
import type { Raster } from '../picture/raster.ts';
import { typeSize } from './type-size.ts';

/** Letters are bold where their strokes are this much wider, for their size, than the page's light ones. */
const BOLD_FROM = 1.28;
/** Between the two weights of a page stands a gap; without one, nothing is bold. */
const MIN_LETTERS = 3;

/** Tells the words in bold type by the width of their strokes, measured along rows of pixels. */
export function markBold(words: OcrWord[], ink: Raster): (OcrWord & { bold: boolean })[] {
  const weights = words.map((word) => weightOf(word, ink));
  const known = weights.filter((weight) => weight !== undefined).toSorted((a, b) => a - b);
  const light = known[Math.floor(known.length * 0.3)] ?? Number.POSITIVE_INFINITY;
  return words.map((word, index) => ({ ...word, bold: (weights[index] ?? 0) > BOLD_FROM * light }));
}

/** Usual width of the strokes as a share of the type's size; undefined for words too short to tell. */
function weightOf({ text, bbox }: OcrWord, ink: Raster): number | undefined {
  if (text.replace(/[^\p{L}]/gu, '').length < MIN_LETTERS) return undefined;
  const runs: number[] = [];
  for (let y = bbox.y0; y < bbox.y1; y += 1) {
    let run = 0;
    for (let x = bbox.x0; x <= bbox.x1; x += 1) {
      const isInk = x < bbox.x1 && (ink.data[y * ink.width + x] ?? 255) < 128;
      if (isInk) run += 1;
      else if (run > 0) {
        runs.push(run);
        run = 0;
      }
    }
  }
  const middle = runs.toSorted((a, b) => a - b)[Math.floor(runs.length / 2)];
  return middle === undefined ? undefined : middle / typeSize(text, bbox.y1 - bbox.y0);
}
