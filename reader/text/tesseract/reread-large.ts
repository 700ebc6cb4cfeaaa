import { type Raster, resizeRaster } from '../../picture/raster.ts';
import type { OcrLanguage } from '../../reading.ts';
import { type ReadWord, readLines } from './ocr-words.ts';
import { wipeInk } from './sheet.ts';
import { heightOf, overlap, scaleWord } from './word-boxes.ts';

/** OCR is trained on letters about 30 pixels high; far larger headlines are read again at a smaller size. */
const LARGE_FROM = 68;
const WANTED = 36;
/** Minimum confidence of a headline that the first reading missed. */
const SURE = 0.8;
const READ = 0.5;

/** Reads headlines again at OCR's best size, keeps the more confident reading, and adds those that were missed. */
export async function rereadLarge(lines: ReadWord[][], ink: Raster, language: OcrLanguage): Promise<ReadWord[][]> {
  const large = lines.flat().filter(isLarge);
  if (large.length === 0) return lines;
  const heights = large.map(heightOf).toSorted((a, b) => a - b);
  const factor = WANTED / (heights[Math.floor(heights.length / 2)] ?? WANTED);
  const small = await resizeRaster(
    ink,
    Math.max(1, Math.round(ink.width * factor)),
    Math.max(1, Math.round(ink.height * factor)),
  );
  // Words that were read well are wiped: reading them again only costs time.
  for (const word of lines.flat())
    if (!isLarge(word) && word.confidence > READ) wipeInk(small, scaleWord(word, factor));
  const again = (await readLines(small, language))
    .map((line) => line.map((word) => scaleWord(word, 1 / factor)).filter(isLarge))
    .filter((line) => line.length > 0);
  const all = lines.flat();
  const betterLines = again.filter((line) => {
    const covered = all.filter((word) => line.some((other) => overlap(word, other) > 0.5));
    if (covered.length === 0) return weightedConfidence(line) > SURE;
    if (!covered.every((word) => large.includes(word))) return false;
    return lettersOf(line) >= lettersOf(covered) && weightedConfidence(line) > weightedConfidence(covered) - 0.05;
  });
  const replaced = betterLines.flat();
  return [
    ...lines
      .map((line) => line.filter((word) => !replaced.some((other) => overlap(word, other) > 0.5)))
      .filter((line) => line.length > 0),
    ...betterLines,
  ];
}

const isLarge = (word: ReadWord) => heightOf(word) >= LARGE_FROM && /\p{L}{2}/u.test(word.text);
const lettersOf = (words: ReadWord[]) => words.reduce((sum, { text }) => sum + text.length, 0);

/** Mean confidence over all letters. */
function weightedConfidence(words: ReadWord[]): number {
  const sum = words.reduce((all, { text, confidence }) => all + confidence * text.length, 0);
  return sum / Math.max(1, lettersOf(words));
}
