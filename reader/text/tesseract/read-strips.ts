import { INK_BELOW, type Raster } from '../../picture/raster.ts';
import type { OcrLanguage } from '../../reading.ts';
import { type ReadWord, readLines } from './ocr-words.ts';

/** Pages higher than so many widths are read in strips; the height of a strip, in widths. */
const TALL = 2;
const STRIP = 1.5;
/** Overlap of two strips, in widths: the seam between them lies in its upper part, so that no line is cut. */
const SHARED = 0.2;
const SEAM = 0.75;

/** A strip of a page: OCR gets the rows from `top` to `bottom`, and words from `from` to `to` are kept. */
export type Strip = { top: number; bottom: number; from: number; to: number };

/**
 * Reads the lines of a page of dark letters on white. A very high page is read in strips, and each line is read from
 * the strip that holds all of it.
 */
export async function readPageLines(ink: Raster, language: OcrLanguage): Promise<ReadWord[][]> {
  if (ink.height <= TALL * ink.width) return readLines(ink, language);
  const lines: ReadWord[][] = [];
  for (const { top, bottom, from, to } of cutIntoStrips(ink)) {
    const data = ink.data.subarray(top * ink.width, bottom * ink.width);
    const read = await readLines({ ...ink, data, height: bottom - top }, language);
    const isOwn = ({ y0, y1 }: ReadWord) => (y0 + y1) / 2 >= from && (y0 + y1) / 2 < to;
    for (const line of read) {
      const wordsOfStrip = line.map((word) => ({ ...word, y0: word.y0 + top, y1: word.y1 + top })).filter(isOwn);
      if (wordsOfStrip.length > 0) lines.push(wordsOfStrip);
    }
  }
  return lines;
}

/** The strips of a high page from top to bottom, with seams between lines of text. */
export function cutIntoStrips(ink: Raster): Strip[] {
  const height = Math.round(STRIP * ink.width);
  const shared = Math.round(SHARED * ink.width);
  const strips: Strip[] = [];
  for (let from = 0; from < ink.height; ) {
    const top = Math.max(0, from - shared);
    const bottom = Math.min(ink.height, top + height);
    const to =
      bottom === ink.height ? bottom : quietRow(ink, bottom - shared, bottom - Math.round((1 - SEAM) * shared));
    strips.push({ top, bottom, from, to });
    from = to;
  }
  return strips;
}

/** The middle of the longest stretch of rows with the least ink. */
function quietRow({ data, width }: Raster, from: number, to: number): number {
  const inks = Array.from({ length: to - from }, (_, row) => {
    const start = (from + row) * width;
    let count = 0;
    for (let at = start; at < start + width; at += 1) if ((data[at] ?? 255) < INK_BELOW) count += 1;
    return count;
  });
  const least = Math.min(...inks);
  let [longestStart, longest, length] = [0, 0, 0];
  for (const [row, ink] of inks.entries()) {
    length = ink === least ? length + 1 : 0;
    if (length > longest) [longestStart, longest] = [row - (length >> 1), length];
  }
  return from + longestStart;
}
