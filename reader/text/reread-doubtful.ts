import { PSM } from 'tesseract.js';
import { type Raster, resizeRaster } from '../picture/raster.ts';
import { type ReadWord, readLines } from './ocr-words.ts';
import type { OcrLanguage } from './ocr-worker.ts';
import { heightOf } from './reread-large.ts';
import { copyInk } from './sheet.ts';

/** Lines whose least sure words stay below this are read a second time, at another size. */
const DOUBTFUL_BELOW = 0.75;
const MAX_LINES = 50;
/** The height that a line of letters with ascenders gets on the sheet, in pixels. */
const WANTED = 44;
const MARGIN = 24;
/** How much surer the second reading must be. */
const BETTER_BY = 0.04;

/** Reads doubtful lines again, each cut out and set on a sheet of its own size, and keeps the surer reading. */
export async function rereadDoubtful(lines: ReadWord[][], ink: Raster, language: OcrLanguage): Promise<ReadWord[][]> {
  const doubtful = lines.filter(isDoubtful).slice(0, MAX_LINES);
  if (doubtful.length === 0) return lines;
  const strips = await Promise.all(doubtful.map((line) => cutOut(line, ink)));
  const width = Math.max(...strips.map(({ strip }) => strip.width)) + 2 * MARGIN;
  const height = strips.reduce((sum, { strip }) => sum + strip.height + MARGIN, MARGIN);
  const sheet: Raster = { data: new Uint8Array(width * height).fill(255), width, height, channels: 1 };
  let top = MARGIN;
  const places = strips.map((cut) => {
    copyInk(cut.strip, sheet, { x0: 0, x1: cut.strip.width - 1, top: 0, bottom: cut.strip.height - 1 }, MARGIN, top);
    const place = { ...cut, top };
    top += cut.strip.height + MARGIN;
    return place;
  });
  const read = (await readLines(sheet, language, PSM.SINGLE_BLOCK)).flat();
  const better = new Map<ReadWord[], ReadWord[]>();
  for (const { line, strip, factor, x0, y0, bounds, top: at } of places) {
    const own = read
      .filter((word) => (word.y0 + word.y1) / 2 >= at && (word.y0 + word.y1) / 2 < at + strip.height)
      .map((word) => ({
        ...word,
        x0: Math.round((word.x0 - MARGIN) / factor) + x0,
        x1: Math.round((word.x1 - MARGIN) / factor) + x0,
        y0: Math.round((word.y0 - at) / factor) + y0,
        y1: Math.round((word.y1 - at) / factor) + y0,
      }));
    // The strip was cut along the line: its words are no higher than they were.
    for (const word of own) [word.y0, word.y1] = [Math.max(word.y0, bounds.y0), Math.min(word.y1, bounds.y1)];
    if (lettersOf(own) >= 0.8 * lettersOf(line) && sureness(own) > sureness(line) + BETTER_BY) better.set(line, own);
  }
  return lines.map((line) => better.get(line) ?? line);
}

function isDoubtful(line: ReadWord[]): boolean {
  if (lettersOf(line) < 3) return false;
  return line.some(({ text, confidence }) => confidence < DOUBTFUL_BELOW && /[\p{L}\p{N}]/u.test(text));
}

async function cutOut(line: ReadWord[], ink: Raster) {
  const heights = line.map(heightOf).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? WANTED;
  const margin = Math.round(0.25 * usual);
  const x0 = Math.max(0, Math.min(...line.map((word) => word.x0)) - margin);
  const x1 = Math.min(ink.width - 1, Math.max(...line.map((word) => word.x1)) + margin);
  const y0 = Math.max(0, Math.min(...line.map((word) => word.y0)) - margin);
  const y1 = Math.min(ink.height - 1, Math.max(...line.map((word) => word.y1)) + margin);
  const own: Raster = {
    data: new Uint8Array((x1 - x0 + 1) * (y1 - y0 + 1)),
    width: x1 - x0 + 1,
    height: y1 - y0 + 1,
    channels: 1,
  };
  copyInk(ink, own, { x0, x1, top: y0, bottom: y1 }, 0, 0);
  // Another size than the first time, or the letters come out as they did.
  const factor = Math.abs(WANTED / usual - 1) < 0.15 ? 1.3 : Math.min(2.5, Math.max(0.4, WANTED / usual));
  const strip = await resizeRaster(
    own,
    Math.max(1, Math.round(own.width * factor)),
    Math.max(1, Math.round(own.height * factor)),
    'lanczos3',
  );
  const bounds = { y0: Math.min(...line.map((word) => word.y0)), y1: Math.max(...line.map((word) => word.y1)) };
  return { line, strip, factor, x0, y0, bounds };
}

const lettersOf = (words: ReadWord[]) => words.reduce((sum, { text }) => sum + text.length, 0);
const sureness = (words: ReadWord[]) =>
  words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, lettersOf(words));
