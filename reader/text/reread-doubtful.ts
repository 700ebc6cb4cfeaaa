import { type Raster, resizeRaster } from '../picture/raster.ts';
import { mergeReadings } from './merge-readings.ts';
import type { OcrLanguage } from './ocr-language.ts';
import { type ReadWord, readLines } from './ocr-words.ts';
import { wipeInk } from './sheet.ts';
import { scaleWord } from './word-boxes.ts';

/** Words below this are doubtful; a page with this share of them, by letters, is doubtful. */
const DOUBTFUL_BELOW = 0.75;
const DOUBTFUL_SHARE = 0.06;
/** The second reading's size: what comes out as noise at one size is often plain at another. */
const FACTOR = 0.66;

/** Reads the doubtful lines of a page again at another size and keeps, word by word, the surer reading. */
export async function rereadDoubtful(lines: ReadWord[][], ink: Raster, language: OcrLanguage): Promise<ReadWord[][]> {
  const words = lines.flat().filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const lettersOf = (some: ReadWord[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const doubtful = words.filter(({ confidence }) => confidence < DOUBTFUL_BELOW);
  if (lettersOf(doubtful) < DOUBTFUL_SHARE * lettersOf(words)) return lines;
  const other = await resizeRaster(
    ink,
    Math.max(1, Math.round(ink.width * FACTOR)),
    Math.max(1, Math.round(ink.height * FACTOR)),
  );
  for (const word of lines.filter(isSure).flat()) wipeInk(other, scaleWord(word, FACTOR));
  const again = await readLines(other, language);
  return mergeReadings(
    lines,
    again.map((line) => line.map((word) => scaleWord(word, 1 / FACTOR))),
  );
}

const isSure = (line: ReadWord[]) => line.every(({ confidence }) => confidence >= DOUBTFUL_BELOW);
