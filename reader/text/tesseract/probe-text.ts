import { languageOfPage } from '../../page-language.ts';
import { findMarks, markHeight } from '../../picture/marks.ts';
import { type Raster, turnRaster } from '../../picture/raster.ts';
import type { OcrLanguage, PageLanguage } from '../../reading.ts';
import { type ReadWord, readLines } from './ocr-words.ts';

/** The sample is a band across the page, with this share of its height. */
const BAND = 0.14;
/** A word of so many letters with this confidence was read the right way up. */
const SURE = 0.75;
const MIN_LETTERS = 3;
/** With this share of its letters sure, a sample needs no second look. */
const UPRIGHT_FROM = 0.5;
/** The upside-down reading must be this much better, and more than a chance word. */
const CLEARLY = 1.6;
const ENOUGH_LETTERS = 15;

/** `sure_letters` counts the letters of plain words that were confidently read, the right way up. */
export type Probe = { is_upside_down: boolean; sure_letters: number; language: PageLanguage };

/**
 * Reads a sample of a level page of dark letters, in a fraction of the time of the whole page: returns its orientation,
 * and the language to read it in (`fallback` if too few words determine it).
 */
export async function probeText(ink: Raster, fallback: OcrLanguage): Promise<Probe> {
  const sample = takeSample(ink);
  const upright = (await readLines(sample, fallback)).flat();
  const letters = lettersOf(upright);
  if (letters >= ENOUGH_LETTERS && sureLettersOf(upright) >= UPRIGHT_FROM * letters)
    return tell(false, upright, fallback);
  const turned = (await readLines(await turnRaster(sample, 180), fallback)).flat();
  const sure = sureLettersOf(turned);
  const isUpsideDown = sure >= ENOUGH_LETTERS && sure > CLEARLY * sureLettersOf(upright);
  return tell(isUpsideDown, isUpsideDown ? turned : upright, fallback);
}

function tell(isUpsideDown: boolean, words: ReadWord[], fallback: OcrLanguage): Probe {
  const texts = words.filter(isSure).map(({ text }) => text);
  return {
    is_upside_down: isUpsideDown,
    sure_letters: sureLettersOf(words),
    language: languageOfPage(texts, fallback),
  };
}

const isSure = ({ text, confidence }: ReadWord) => confidence >= SURE && /^\P{L}*\p{L}+/u.test(text);
const lettersIn = ({ text }: ReadWord) => text.replace(/[^\p{L}]/gu, '').length;
const lettersOf = (words: ReadWord[]) => words.reduce((sum, word) => sum + lettersIn(word), 0);
const sureLettersOf = (words: ReadWord[]) =>
  lettersOf(words.filter((word) => isSure(word) && lettersIn(word) >= MIN_LETTERS));

/** The band with the most marks of usual letter size. */
function takeSample(ink: Raster): Raster {
  const height = Math.max(1, Math.round(BAND * ink.height));
  const step = Math.max(1, Math.floor(height / 4));
  const marks = findMarks(ink).marks.filter((mark) => markHeight(mark) >= 6);
  const usualHeight = marks.map(markHeight).toSorted((a, b) => a - b)[marks.length >> 1] ?? 0;
  const counts = new Int32Array(Math.ceil(ink.height / step));
  for (const mark of marks) {
    if (markHeight(mark) < 0.6 * usualHeight || markHeight(mark) > 2.5 * usualHeight) continue;
    const rowIndex = Math.floor((mark.y0 + mark.y1) / 2 / step);
    counts[rowIndex] = (counts[rowIndex] ?? 0) + 1;
  }
  let bestRow = 0;
  let maxCount = -1;
  for (let first = 0; first + 4 <= counts.length; first += 1) {
    const count = counts.subarray(first, first + 4).reduce((sum, each) => sum + each, 0);
    if (count > maxCount) [bestRow, maxCount] = [first, count];
  }
  const top = Math.min(ink.height - height, bestRow * step);
  return { ...ink, data: ink.data.slice(top * ink.width, (top + height) * ink.width), height };
}
